// The tables of this browser: opening, forking, keeping.
import { configure, type Game, type Json, type JsonObject, journalOf, type Seat, Source, Table } from '@penumbra/kit';
import { firstTable } from '../games/cards.ts';
import { catalog } from '../games/catalog.ts';
import type { LocalLink } from '../link/local.ts';
import type { ReplayLink } from '../link/replay.ts';
import { STANDARD_LEVEL } from '../think/levels.ts';
import { seated } from './fair.ts';
import { botOf, type Player, type Players, playerOfName, readPlayer, YOU } from './players.ts';
import { ASSISTS, type Saved } from './saved.ts';
import { memoryStore, type Store, TableStore } from './storage.ts';
import { summaryOf } from './summary.ts';

function browserStore(): Store {
  try {
    localStorage.setItem('penumbra/probe', '1');
    localStorage.removeItem('penumbra/probe');
    return localStorage;
  } catch (error) {
    // What is full still holds the games that are there; what keeps nothing at all has none.
    const full = error instanceof DOMException && error.name === 'QuotaExceededError' && localStorage.length > 0;
    return full ? localStorage : memoryStore();
  }
}

export const tables = new TableStore(browserStore(), catalog);

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** All that is chosen on the page of a new table. */
export interface Wish {
  readonly seats: readonly string[];
  readonly options: JsonObject;
  readonly players: Players;
  readonly assist: Saved['assist'];
}

/** Gives the id of the new table. */
export function openTable(game: Game, wish: Wish): string {
  const config = configure(game, { seats: wish.seats, options: wish.options });
  tables.keepWish(game.facts.id, {
    seats: wish.seats,
    options: wish.options,
    players: wish.players as unknown as Json,
    assist: wish.assist,
  });
  const players = seated(tables, game, wish.players);
  return keep({ table: new Table(game, config, { seed: hex(16) }), players, assist: wish.assist });
}

/** The last wish for a game, if it can still be granted. */
export function lastWish(game: Game): Wish | undefined {
  const stored = tables.lastWish(game.facts.id);
  if (!stored) return undefined;
  try {
    const { seats, options, players, assist } = new Source(stored).fields('seats', 'options', 'players', 'assist');
    const config = configure(game, { seats: seats.value, options: options.value });
    const wish: Wish = {
      seats: config.seats,
      options: config.given.options,
      players: players.list().map(readPlayer),
      assist: assist.oneOf(ASSISTS),
    };
    return wish.players.length === config.seats.length ? wish : undefined;
  } catch {
    return undefined;
  }
}

/** You against bots that follow you, at the table that the game itself proposes for a first game. */
export function firstWish(game: Game): Wish {
  const { seats, options } = firstTable(game.facts.id);
  return {
    seats,
    options,
    players: seats.map((_, i): Player => (i === 0 ? YOU : botOf('fair'))),
    assist: 'legal',
  };
}

/** The same players at the same table, with new dice. */
export const rematch = ({
  config,
  game,
  players,
  assist,
}: Pick<LocalLink, 'config' | 'game' | 'players' | 'assist'>): string =>
  keep({ table: new Table(game, config, { seed: hex(16) }), players: seated(tables, game, players), assist });

/**
 * A table that starts where another stands. Its dice are its own, so nothing of the old game's future is known. With
 * `as` the person at this device takes that seat, and bots all the others.
 */
export function fork(link: ReplayLink, step: number, as?: Seat): string {
  const { record } = link.timeline;
  const standard: Player = { kind: 'bot', level: STANDARD_LEVEL };
  const players = record.config.seats.map((_, i): Player => playerOfName(record.names[i], i === 0 ? YOU : standard));
  const isPlayed = players.some(({ kind }) => kind === 'person');
  const seated = players.map((player, i) => {
    if (as !== undefined) return i === as ? YOU : player.kind === 'bot' ? player : standard;
    return isPlayed || i > 0 ? player : YOU;
  });
  return keep({ table: link.fork(step, hex(16)), players: seated, assist: 'legal' });
}

interface Kept {
  readonly table: Table;
  /** That of the table, if left out. */
  readonly seed?: string | undefined;
  readonly players: Players;
  readonly assist: Saved['assist'];
  /** Of a game that was played elsewhere: its id there, and the own seat. */
  readonly id?: string | undefined;
  readonly you?: Seat | undefined;
}

/** Gives the id under which it can be found again. */
function keep({ table, seed = table.seed, players, assist, id = hex(5), you }: Kept): string {
  const journal = { ...journalOf(table), seed };
  const saved: Saved = { id, journal, players, assist, changed: Date.now(), you };
  tables.save(saved, summaryOf(saved, table));
  tables.tidy();
  return saved.id;
}

/** A record that was opened from a file, kept as a table so that it can be found again. A seed it lacks stays lacking. */
export function keepRecord(link: ReplayLink, own: Pick<Kept, 'id' | 'you'> = {}): string {
  const { record } = link.timeline;
  const players = record.config.seats.map(
    (colour, i): Player => playerOfName(record.names[i], { kind: 'person', name: colour }),
  );
  return keep({ table: link.end, seed: record.seed, players, assist: 'legal', ...own });
}
