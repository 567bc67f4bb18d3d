import type { Lang } from '@penumbra/kit';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf } from '../../games/cards.ts';
import { seatNames } from '../../games/names.ts';
import { Of } from '../../parts/Of.tsx';
import { Seat } from '../../parts/Seat.tsx';
import { isMyTurn, ownSeat, type ShelfEntry } from '../../shelf/entry.ts';
import { listOf, type ShellText } from '../../text/index.ts';
import { minutesSince } from './Hero.tsx';
import { Menu } from './Menu.tsx';
import { Picture } from './Picture.tsx';
import styles from './TableCards.module.css';

interface Props {
  readonly entries: readonly ShelfEntry[];
  onRemove(entry: ShelfEntry): void;
}

const SHOWN = 6;

/** Tables in progress: the position, who sits there, whose turn it is. */
export function TableCards({ entries, onRemove }: Props) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <section className={styles.tables} aria-label={t.home.tables}>
      <h2>{t.home.tables}</h2>
      <ul>
        {shown.map((entry) => (
          <TableCard key={entry.id} entry={entry} onRemove={onRemove} />
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

function TableCard({ entry, onRemove }: { readonly entry: ShelfEntry } & Pick<Props, 'onRemove'>) {
  const { t, lang } = useWords();
  const { name } = cardOf(entry.game, lang);
  const mine = isMyTurn(entry);
  const names = seatNames(entry.players, t);
  return (
    <li className={`card ${styles.card}`} data-mine={mine || undefined}>
      <div className={styles.picture}>
        <Picture entry={entry} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>{name}</h3>
          <span className={mine ? 'badge turn' : 'badge'}>{turnWords(entry, names, t)}</span>
        </div>
        <p className={styles.seats} aria-hidden="true">
          {entry.seats.map((colour, seat) => (
            <Seat
              key={colour}
              size="s"
              game={entry.game}
              colour={colour}
              player={entry.players[seat]}
              lit={entry.asked.some((one) => one === seat)}
              presence={entry.online?.presence[seat]}
            />
          ))}
        </p>
        <p className={styles.about}>{aboutTable(entry, names, t, lang)}</p>
        <div className={styles.foot}>
          <span className="soft">{entry.online?.left ?? t.home.ago(minutesSince(entry.changed))}</span>
          {!entry.online && (
            <Menu name={t.home.moreName(name)} label={t.home.more}>
              <a className="button quiet" href={links.replay(entry.id)}>
                {t.home.replay}
              </a>
              <button type="button" className="quiet" onClick={() => onRemove(entry)}>
                {t.home.remove}
              </button>
            </Menu>
          )}
          {!entry.broken && (
            <a
              className={`button slim ${styles.open} ${mine ? 'sun' : ''}`}
              href={links.table(entry.id)}
              data-testid="shelf-entry"
            >
              {mine && <Icon name="play" size={18} />}
              {mine ? t.home.play : t.home.look}
              <Of name={name} />
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

function turnWords(entry: ShelfEntry, names: readonly string[], t: ShellText): string {
  if (entry.broken) return t.home.over;
  if (entry.online?.note) return entry.online.note;
  if (ownSeat(entry) !== undefined && isMyTurn(entry)) return t.home.yourTurn;
  const [first, ...others] = entry.asked;
  // Chance comes next, and needs nobody.
  if (first === undefined) return t.home.running;
  return others.length > 0 ? t.home.waiting : t.home.turnOf(names[first] as string);
}

function aboutTable(entry: ShelfEntry, names: readonly string[], t: ShellText, lang: Lang): string {
  if (entry.broken) return t.home.oldRules;
  if (entry.online?.about) return entry.online.about;
  const own = ownSeat(entry);
  const others = names.filter((_, seat) => seat !== own);
  const company = others.length > 0 ? t.home.with(listOf(lang, others)) : t.home.alone;
  return `${t.table.round(entry.round, entry.counts)} · ${company}`;
}
