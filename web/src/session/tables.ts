// The tables of this browser: opening, forking, keeping.
import {
  type Config,
  configure,
  type Game,
  type GameRecord,
  type Json,
  type JsonObject,
  readPosition,
  Source,
  type Table,
  writePosition,
} from '@penumbra/kit';
import { catalog } from '../games/catalog.ts';
import { STANDARD_LEVEL } from '../think/levels.ts';
import { type Player, type Players, playerOfName, readPlayer } from './players.ts';
import { ASSISTS, type Saved } from './saved.ts';
import { memoryStore, type Store, TableStore } from './storage.ts';

function browserStore(): Store {
  try {
    localStorage.setItem('penumbra/probe', '1');
    localStorage.removeItem('penumbra/probe');
    return localStorage;
  } catch {
    return memoryStore();
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

export function openTable(game: Game, wish: Wish): Saved {
  const config = configure(game, { seats: wish.seats, options: wish.options });
  tables.keepWish(game.facts.id, {
    seats: wish.seats,
    options: wish.options,
    players: wish.players as unknown as Json,
    assist: wish.assist,
  });
  return keep({ game, config, players: wish.players, assist: wish.assist });
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

/** You against bots, on the usual seats. */
export function firstWish(game: Game, you: string): Wish {
  const { colours, players } = game.facts;
  const seats = colours.slice(0, Math.min(Math.max(players.min, 2), players.max));
  return {
    seats,
    options: {},
    players: seats.map(
      (_, i): Player => (i === 0 ? { kind: 'person', name: you } : { kind: 'bot', level: STANDARD_LEVEL }),
    ),
    assist: 'legal',
  };
}

/** The same players at the same table, with new dice. */
export function rematch(old: Saved): Saved {
  return keep({ game: old.game, config: old.config, players: old.players, assist: old.assist });
}

/** A table that starts where another stands. Its dice are its own, so nothing of the old game's future is known. */
export function fork(table: Table, record: GameRecord, you: string): Saved {
  const start = writePosition(table);
  const players = record.config.seats.map((_, i): Player => {
    const standard: Player = i === 0 ? { kind: 'person', name: you } : { kind: 'bot', level: STANDARD_LEVEL };
    return playerOfName(record.names[i], standard);
  });
  const anyPerson = players.some(({ kind }) => kind === 'person');
  const seated = anyPerson
    ? players
    : players.map((player, i) => (i === 0 ? ({ kind: 'person', name: you } as const) : player));
  // Read once, so that a position which cannot be opened is noticed here.
  readPosition(catalog, new Source(start));
  return keep({ game: record.game, config: record.config, players: seated, assist: 'legal', start });
}

interface Kept {
  readonly game: Game;
  readonly config: Config;
  readonly players: Players;
  readonly assist: Saved['assist'];
  readonly start?: JsonObject;
}

function keep({ game, config, players, assist, start }: Kept): Saved {
  const saved: Saved = {
    id: hex(5),
    game,
    config,
    start,
    steps: [],
    sealed: [],
    seed: hex(16),
    players,
    assist,
    over: false,
    changed: Date.now(),
  };
  tables.save(saved);
  tables.tidy();
  return saved;
}

/** A record that was opened from a file or a link, kept as a finished table so that it can be found again. */
export function keepRecord(record: GameRecord): Saved {
  const players = record.config.seats.map(
    (colour, i): Player => playerOfName(record.names[i], { kind: 'person', name: colour }),
  );
  const saved: Saved = {
    id: hex(5),
    game: record.game,
    config: record.config,
    start: record.start,
    steps: record.steps,
    sealed: [],
    seed: record.seed ?? hex(16),
    players,
    assist: 'legal',
    over: record.result !== undefined,
    changed: Date.now(),
  };
  tables.save(saved);
  return saved;
}
