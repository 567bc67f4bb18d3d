import { useEffect, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import styles from './Curtain.module.css';
import type { TableModel } from './model.ts';

/** Instead of the table, not above it: nothing of anybody's secret is in the page while it hangs. */
export function Curtain({ model }: { readonly model: TableModel }) {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { eyes, players, table } = model.session;
  const seat = eyes.kind === 'curtain' ? eyes.seat : undefined;
  useEffect(() => {
    if (seat !== undefined) button.current?.focus();
  }, [seat]);
  if (seat === undefined) return null;
  const player = players[seat];
  const colour = table.config.seats[seat] as string;
  const name = player?.kind === 'person' ? player.name : colour;
  return (
    <main className={styles.curtain} id="content" tabIndex={-1} data-testid="curtain">
      <div className={styles.card} data-tone={colour}>
        <h1>{t.curtain.title(name)}</h1>
        <p className={styles.seat}>{model.face.text.seat(colour)}</p>
        <p>{t.curtain.help}</p>
        <button ref={button} type="button" className="main" onClick={model.unveil}>
          {t.curtain.open(name)}
        </button>
      </div>
    </main>
  );
}
