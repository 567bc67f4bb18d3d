import { useWords } from '../../app/words.ts';
import type { TableModel } from './model.ts';
import styles from './TablePage.module.css';

/** What is asked, as one sentence at the top. */
export function Prompt({ model }: { readonly model: TableModel }) {
  const { t } = useWords();
  const { session, face } = model;
  const { table, eyes, seen } = session;
  const seat = eyes.kind === 'seat' ? eyes.seat : undefined;
  const mine = seen.legal.length > 0;
  return (
    <div className={styles.prompt} data-mine={mine} data-testid="prompt">
      <p className={styles.round}>{t.table.round(table.game.round(table.state))}</p>
      <p className={styles.sentence} role="status" aria-label={t.table.prompt}>
        {face.text.prompt(seen, seat)}
      </p>
    </div>
  );
}
