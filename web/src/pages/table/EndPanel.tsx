import { Icon } from '../../app/icons.tsx';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { playerName } from '../../games/names.ts';
import type { Player } from '../../session/players.ts';
import { rematch } from '../../session/tables.ts';
import { listOf } from '../../text/index.ts';
import type { TableModel } from './model.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import styles from './TablePage.module.css';

/** The end: who won and why, the score sheet, and what to do next. */
export function EndPanel({ model }: { readonly model: TableModel }) {
  const { t, lang } = useWords();
  const { session, face, showing } = model;
  const { result, config } = session.table;
  // The last scene is shown first.
  if (!result || showing) return null;
  const names = session.players.map((player: Player) => playerName(player, t));
  const winners = result.winners.map((seat) => names[seat] as string);
  return (
    <section className={styles.end} aria-label={t.end.title} data-testid="end">
      <h2>
        <Icon name="crown" /> {winners.length > 0 ? t.end.wins(listOf(lang, winners), winners.length) : t.end.nobody}
      </h2>
      <p>{face.text.ending(result.ending)}</p>
      <ScoreSheet {...{ face, result, config, names }} view={session.seen.view} />
      <div className="row">
        <button type="button" className="main" onClick={() => go(links.table(rematch(session.saved).id))}>
          {t.end.rematch}
        </button>
        <a className="button" href={links.replay(session.id, 0)}>
          {t.end.replay}
        </a>
        <a className="button" href={links.fresh(config.game)}>
          {t.end.fresh}
        </a>
        <a className="button quiet" href={links.home}>
          {t.app.home}
        </a>
      </div>
    </section>
  );
}
