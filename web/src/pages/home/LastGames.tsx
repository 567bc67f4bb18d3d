import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf } from '../../games/cards.ts';
import { seatNames } from '../../games/names.ts';
import { type CardWords, rankWord } from '../../games/plain.ts';
import { Of } from '../../parts/Of.tsx';
import { Seat } from '../../parts/Seat.tsx';
import { type Outcome, outcomeOf, ownSeat, type ShelfEntry } from '../../shelf/entry.ts';
import { listOf, type ShellText } from '../../text/index.ts';
import { minutesSince } from './Hero.tsx';
import styles from './LastGames.module.css';
import { Menu } from './Menu.tsx';

interface Props {
  readonly entries: readonly ShelfEntry[];
  onRemove(entry: ShelfEntry): void;
}

const SHOWN = 3;

/** Finished games: how they ended for you, and their review. */
export function LastGames({ entries, onRemove }: Props) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <section className={styles.last} aria-label={t.home.last}>
      <div className={styles.head}>
        <h2>{t.home.last}</h2>
        <a href={links.stats}>{t.home.stats}</a>
      </div>
      <ul className="card">
        {shown.map((entry) => (
          <Game key={entry.id} entry={entry} onRemove={onRemove} />
        ))}
      </ul>
      {entries.length > shown.length && (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          {t.home.allLast(entries.length)}
        </button>
      )}
    </section>
  );
}

function Game({ entry, onRemove }: { readonly entry: ShelfEntry } & Pick<Props, 'onRemove'>) {
  const { t, lang } = useWords();
  const { name } = cardOf(entry.game, lang);
  const own = ownSeat(entry);
  const names = seatNames(entry.players, t);
  const outcome = outcomeOf(entry);
  const others = names.filter((_, seat) => seat !== own);
  const seat = own ?? entry.winners[0] ?? 0;
  return (
    <li>
      <Seat size="s" game={entry.game} colour={entry.seats[seat] as string} player={undefined} />
      <span className={styles.what}>
        <b>{name}</b>
        <span className="soft">
          {t.home.ago(minutesSince(entry.changed))} ·{' '}
          {others.length > 0 ? t.home.with(listOf(lang, others)) : t.home.alone}
        </span>
      </span>
      <span className={styles.end}>
        <span className={outcome.kind === 'won' || outcome.kind === 'shared' ? 'badge good' : 'badge'}>
          {outcome.kind === 'won' && <Icon name="crown" size={14} />}
          {entry.broken ? t.home.over : outcomeWords(outcome, names, { t, card: cardOf(entry.game, lang) })}
        </span>
        {!entry.broken && (
          <a href={links.replay(entry.id)} data-testid="finished-entry">
            {t.home.review}
            <Of name={name} />
          </a>
        )}
      </span>
      <Menu name={t.home.moreName(name)} label={t.home.more}>
        <button type="button" className="quiet" onClick={() => onRemove(entry)}>
          {t.home.remove}
        </button>
      </Menu>
    </li>
  );
}

interface Said {
  readonly t: ShellText;
  readonly card: CardWords;
}

function outcomeWords(outcome: Outcome, names: readonly string[], { t, card }: Said): string {
  switch (outcome.kind) {
    case 'won':
    case 'shared':
    case 'lost':
      return t.home[outcome.kind];
    case 'place':
      return t.home.place(outcome.place, outcome.of);
    case 'rank':
      return rankWord(card, outcome.rank);
    case 'points':
      return t.home.points(outcome.points);
    case 'winners': {
      const [first, ...more] = outcome.winners;
      if (first === undefined) return t.home.over;
      return more.length > 0 ? t.home.shared : t.home.wonBy(names[first] as string);
    }
    default:
      return outcome satisfies never;
  }
}
