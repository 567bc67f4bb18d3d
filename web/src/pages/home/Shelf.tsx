import type { Lang } from '@penumbra/board/pure';
import { listSeats, type Table } from '@penumbra/kit';
import { useMemo, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf } from '../../games/face.ts';
import { playerName } from '../../games/names.ts';
import { type Player, personSeats } from '../../session/players.ts';
import type { Saved } from '../../session/saved.ts';
import { Session } from '../../session/session.ts';
import { listOf, type ShellText } from '../../text/index.ts';
import { SILENT_WORLD } from '../replay/silent.ts';
import styles from './HomePage.module.css';

interface ShelfProps {
  readonly title: string;
  readonly list: readonly Saved[];
  onRemove(id: string): void;
}

const SHOWN = 4;

/** Tables of this device, the last played first. */
export function Shelf({ title, list, onRemove }: ShelfProps) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? list : list.slice(0, SHOWN);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.shelf}>
        {shown.map((saved) => (
          <Entry key={saved.id} saved={saved} onRemove={onRemove} />
        ))}
      </ul>
      {list.length > shown.length && (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          {t.text.more(list.length - shown.length)}
        </button>
      )}
    </section>
  );
}

function Entry({ saved, onRemove }: { readonly saved: Saved; onRemove(id: string): void }) {
  const { t, lang } = useWords();
  const { name } = cardOf(saved.config.game, lang);
  const state = useMemo(() => stateOf(saved, t, lang), [saved, t, lang]);
  const minutes = Math.floor((Date.now() - saved.changed) / 60_000);
  return (
    <li className={styles.entry}>
      <a href={saved.over ? links.replay(saved.id) : links.table(saved.id)} data-testid="shelf-entry">
        <b>{name}</b>
        <span>{state}</span>
        <span className="soft">
          {saved.players.map((player) => playerName(player, t)).join(' · ')} · {t.home.ago(minutes)}
        </span>
        <span className={styles.go}>{saved.over ? t.home.review : t.home.open}</span>
      </a>
      <button
        type="button"
        className="quiet"
        aria-label={t.home.removeName(name)}
        onClick={() => confirm(t.home.removeSure) && onRemove(saved.id)}
      >
        <Icon name="bin" />
      </button>
    </li>
  );
}

/** Whose turn it is, in a few words; a table that no longer opens says so instead of breaking the page. */
function stateOf(saved: Saved, t: ShellText, lang: Lang): string {
  try {
    return whoseTurn(new Session(saved, SILENT_WORLD).table, saved, t, lang);
  } catch (error) {
    return t.table.problem(error instanceof Error ? error.message : String(error));
  }
}

function whoseTurn(table: Table, saved: Saved, t: ShellText, lang: Lang): string {
  const nameOf = (seat: number): string => playerName(saved.players[seat] as Player, t);
  const { turn, result } = table;
  if (result) return result.winners.length > 0 ? t.home.wonBy(listOf(lang, result.winners.map(nameOf))) : t.home.over;
  const round = t.home.round(table.game.round(table.state));
  if (turn.kind === 'joint' && listSeats(table.waiting).length > 1) return `${round} · ${t.home.waiting}`;
  const waiting = listSeats(table.waiting)[0];
  if (waiting === undefined) return round;
  const people = personSeats(saved.players);
  const who = people.length === 1 && people[0] === waiting ? t.home.yourTurn : t.home.turnOf(nameOf(waiting));
  return `${round} · ${who}`;
}
