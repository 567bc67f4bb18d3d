import { useEffect, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import { Mark } from '../../parts/Mark.tsx';
import styles from './Curtain.module.css';
import type { TableModel } from './model.ts';

interface Props {
  readonly model: TableModel;
  readonly names: readonly string[];
}

/** Instead of the table, not above it: nothing of anybody's secret is in the page while it hangs. */
export function Curtain({ model, names }: Props) {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { curtain: seat, config } = model.link;
  useEffect(() => {
    if (seat !== undefined) button.current?.focus();
  }, [seat]);
  if (seat === undefined) return null;
  const name = names[seat] as string;
  return (
    <main className={`${styles.curtain} night`} id="content" tabIndex={-1} data-testid="curtain">
      <div className={styles.eclipse} aria-hidden="true">
        <Mark game={config.game} colour={config.seats[seat] as string} size={72} />
      </div>
      <p className={styles.soft}>{t.curtain.pass}</p>
      <h1>{t.curtain.title(name)}</h1>
      <p>{t.curtain.help}</p>
      <button ref={button} type="button" className="sun big" onClick={model.unveil}>
        {t.curtain.open(name)}
      </button>
    </main>
  );
}
