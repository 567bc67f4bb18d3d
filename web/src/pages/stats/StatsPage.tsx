import { use, useState } from 'react';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { Moon } from '../../bots/Moon.tsx';
import { cardOf, gameIds } from '../../games/cards.ts';
import { Cover } from '../../parts/Cover.tsx';
import { readShelf } from '../../shelf/shelf.ts';
import { type GameStats, statsOf } from '../../shelf/stats.ts';
import { isLevel, LEVELS } from '../../think/levels.ts';
import styles from './StatsPage.module.css';

/** Played, won, against whom: from the finished games that this device keeps. */
export function StatsPage() {
  const { t } = useWords();
  const [reading] = useState(readShelf);
  const { games, shared } = statsOf(use(reading));
  const shown = gameIds.flatMap((id) => games.find(({ game }) => game === id) ?? []);
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>{t.stats.title}</h1>
      <p>{shown.length > 0 ? t.stats.text : t.stats.empty}</p>
      {shown.length === 0 && (
        <a className="button sun" href={links.home}>
          {t.app.backHome}
        </a>
      )}
      <ul className={styles.games}>
        {shown.map((stats) => (
          <Game key={stats.game} stats={stats} />
        ))}
      </ul>
      {shared > 0 && <p className="soft">{t.stats.friends(shared)}</p>}
    </main>
  );
}

type Rival = Parameters<GameStats['against']['get']>[0];
const ORDER: readonly Rival[] = [...LEVELS, 'mixed', 'people', 'solo'];

function Game({ stats }: { readonly stats: GameStats }) {
  const { t, lang } = useWords();
  const { name } = cardOf(stats.game, lang);
  const share = new Intl.NumberFormat(lang, { style: 'percent' });
  const count = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const rows = ORDER.flatMap((rival) => {
    const tally = stats.against.get(rival);
    return tally ? [{ rival, tally }] : [];
  });
  return (
    <li className={`card ${styles.game}`}>
      <Cover game={stats.game} still className={styles.art ?? ''} />
      <div className={styles.body}>
        <h2>{name}</h2>
        <dl className={styles.figures}>
          <Figure label={t.stats.played} value={String(stats.played)} />
          <Figure label={t.stats.won} value={count.format(stats.won)} />
          <Figure label={t.stats.share} value={share.format(stats.won / stats.played)} />
        </dl>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{t.stats.against}</th>
              <th scope="col">{t.stats.played}</th>
              <th scope="col">{t.stats.won}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rival, tally }) => (
              <tr key={rival}>
                <th scope="row">
                  <RivalName rival={rival} />
                </th>
                <td>{tally.played}</td>
                <td>{count.format(tally.won)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {stats.best !== undefined && <p className="soft">{t.stats.best(stats.best)}</p>}
      </div>
    </li>
  );
}

function RivalName({ rival }: { readonly rival: Rival }) {
  const { t } = useWords();
  if (!isLevel(rival)) return <>{t.stats[rival]}</>;
  return (
    <span className={styles.rival}>
      <Moon level={rival} size={22} />
      {t.bots.names[rival]} <span className="soft">{t.bots.levels[rival]}</span>
    </span>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
