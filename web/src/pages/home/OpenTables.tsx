import type { TableLine } from '@penumbra/protocol';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf, gameIds } from '../../games/cards.ts';
import { useOnlineWords } from '../../online/words.ts';
import { Of } from '../../parts/Of.tsx';
import { listOf } from '../../text/index.ts';
import styles from './LastGames.module.css';

const SHOWN = 4;

/** Tables that wait for anybody. */
export function OpenTables({ lines }: { readonly lines: readonly TableLine[] }) {
  const { lang } = useWords();
  const { home } = useOnlineWords();
  return (
    <section className={styles.last} aria-label={home.open}>
      <div className={styles.head}>
        <h2>{home.open}</h2>
      </div>
      <ul className="card">
        {lines.slice(0, SHOWN).map((line) => (
          <Line key={line.id} line={line} />
        ))}
        <li>
          <span className={styles.what}>
            <span className="soft">{lines.length > 0 ? home.others : home.none}</span>
          </span>
          <a className="button slim" href={links.friends(gameIds[0] as string)}>
            {home.openOne}
            <Of name={cardOf(gameIds[0] as string, lang).name} />
          </a>
        </li>
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: TableLine }) {
  const { lang } = useWords();
  const { home } = useOnlineWords();
  const { name } = cardOf(line.game, lang);
  const taken = line.seats.filter(({ kind }) => kind !== 'open');
  const people = taken.flatMap(({ kind, name: called }) => (kind === 'person' && called ? [called] : []));
  return (
    <li data-testid="open-table">
      <span className={styles.what}>
        <b>{name}</b>
        <span className="soft">{listOf(lang, people)}</span>
      </span>
      <span className="num">{home.seats(taken.length, line.seats.length)}</span>
      <a className="button slim" href={links.table(line.id)}>
        {home.join}
        <Of name={name} />
      </a>
    </li>
  );
}
