// The tables of the server as the home page shows them.
import { configure, type Game, type Lang, listSeats, readSeen, type Seat, type Seen, Source } from '@penumbra/kit';
import type { SeatInfo, Sync, TableLine } from '@penumbra/protocol';
import { isGame } from '../games/cards.ts';
import { catalog, loadAllRules } from '../games/catalog.ts';
import { timeWords } from '../pages/online/clock-words.ts';
import type { Presence } from '../parts/Seat.tsx';
import type { Player } from '../session/players.ts';
import type { ShelfEntry } from '../shelf/entry.ts';
import { loadText, type ShellText } from '../text/index.ts';
import type { OnlineText } from '../text/online.en.ts';
import { isLevel, STANDARD_LEVEL } from '../think/levels.ts';
import { keepFinished } from './keep.ts';
import { type Meeting, meet } from './meeting.ts';
import { loadOnlineWords } from './words.ts';

export interface OnlineTables {
  readonly mine: readonly ShelfEntry[];
  readonly open: readonly TableLine[];
}

/** Finished games that this device did not see end are fetched a few at a time. */
const KEEP_AT_ONCE = 3;
/** Positions are drawn for the first few; the others show the game's cover. */
const DRAWN = 6;

export async function readOnline(lang: Lang): Promise<OnlineTables> {
  const [meeting, t, words] = await Promise.all([meet(), loadText(lang), loadOnlineWords(lang)]);
  const { connection } = meeting;
  const [{ tables: mine }, { tables: open }] = await Promise.all([
    connection.call('tables.mine', {}),
    connection.call('tables.open', {}),
  ]);
  const known = mine.filter(({ game }) => isGame(game));
  await loadAllRules([...new Set(known.map(({ game }) => game))]);
  for (const line of known.filter(({ status }) => status === 'over').slice(0, KEEP_AT_ONCE)) {
    const names = line.seats.map((seat, i) => nameOf(seat, i, t));
    await keepFinished(meeting, line.id, { names, you: (line.mine ?? undefined) as Seat | undefined }).catch(() => {});
  }
  const running = known.filter(({ status }) => status !== 'over');
  const entries = await Promise.all(
    running.map((line, i) => entryOf(line, { meeting, t, words, isDrawn: i < DRAWN && line.status !== 'lobby' })),
  );
  const own = new Set(mine.map(({ id }) => id));
  return { mine: entries, open: open.filter(({ id, game }) => !own.has(id) && isGame(game)) };
}

const nameOf = ({ kind, name }: SeatInfo, seat: number, t: ShellText): string =>
  name || (kind === 'open' ? '' : t.create.friend(seat + 1));

const presenceOf = ({ kind, present, standIn }: SeatInfo): Presence | undefined =>
  kind !== 'person' ? undefined : standIn ? 'gone' : present ? 'here' : 'away';

const playerOf = (seat: SeatInfo, i: number, t: ShellText): Player =>
  seat.kind === 'bot'
    ? { kind: 'bot', level: isLevel(seat.name) ? seat.name : STANDARD_LEVEL, ...(seat.fair && { fair: true }) }
    : { kind: 'person', name: nameOf(seat, i, t) };

interface About {
  readonly meeting: Meeting;
  readonly t: ShellText;
  readonly words: OnlineText;
  readonly isDrawn: boolean;
}

async function entryOf(line: TableLine, { meeting, t, words, isDrawn }: About): Promise<ShelfEntry> {
  const game = catalog[line.game] as Game;
  const got = isDrawn
    ? await meeting.connection.call('tables.get', { table: line.id }).catch(() => undefined)
    : undefined;
  const seen = got?.sync ? seenIn(game, line, got.sync) : undefined;
  const you = (line.mine ?? undefined) as Seat | undefined;
  const asked = seen ? listSeats(seen.waiting) : line.myTurn && you !== undefined ? [you] : [];
  const clock = got?.sync?.clocks?.[asked[0] ?? -1];
  const left = clock && clock[clock.uses] - (clock.since === null ? 0 : meeting.now() - clock.since);
  return {
    id: line.id,
    game: line.game,
    seats: line.seats.map(({ colour }) => colour),
    players: line.seats.map((seat, i) => playerOf(seat, i, t)),
    round: seen?.round ?? 0,
    counts: game.facts.counts,
    asked,
    over: false,
    winners: [],
    scores: undefined,
    rank: undefined,
    changed: line.changed,
    you: you ?? (-1 as Seat),
    seen,
    online: {
      note: noteOf(line, words),
      about: line.status === 'lobby' ? lobbyOf(line, t, words) : undefined,
      left: left === undefined ? undefined : words.clocks.left(timeWords(words, left)),
      presence: line.seats.map(presenceOf),
    },
    broken: false,
  };
}

function noteOf({ status, mine }: TableLine, { home }: OnlineText): string | undefined {
  if (status === 'paused') return home.paused;
  if (status !== 'lobby') return undefined;
  // A seat that is kept for somebody who has not come yet.
  return mine === null ? home.invitation : home.lobby;
}

/** Who sits there so far. */
function lobbyOf({ seats, mine }: TableLine, t: ShellText, { invite }: OnlineText): string {
  const here = seats.filter(({ kind }) => kind !== 'open').length;
  const others = seats.flatMap((seat, i) => (seat.kind === 'person' && i !== mine ? [nameOf(seat, i, t)] : []));
  const company = others.length > 0 ? ` · ${t.home.with(others.join(', '))}` : '';
  return `${invite.here(here, seats.length)}${company}`;
}

function seenIn(game: Game, { seats, options }: TableLine, { seen }: Sync): Seen | undefined {
  try {
    const config = configure(game, { seats: seats.map(({ colour }) => colour), options });
    return readSeen(game, config, new Source(seen));
  } catch {
    return undefined;
  }
}
