// The rows there are. JSON is kept as text, yes and no as 1 and 0, moments as milliseconds since 1970.

import type { Status } from '@penumbra/protocol';
import type { Generated, Selectable } from 'kysely';

export interface Schema {
  people: {
    id: string;
    name: string;
    created: number;
  };
  /** A token is kept as its SHA-256. */
  sessions: {
    hash: string;
    person: string;
    created: number;
  };
  passkeys: {
    id: string;
    person: string;
    key: string;
    counter: number;
    transports: string;
    created: number;
  };
  challenges: {
    challenge: string;
    person: string | null;
    expires: number;
  };
  tables: {
    id: string;
    /** Grows with every change of what is around the board. */
    n: number;
    game: string;
    rules: number;
    options: string;
    components: string;
    colours: string;
    start: string | null;
    seed: string;
    settings: string;
    visibility: string;
    status: Status;
    host: string | null;
    created: number;
    changed: number;
    next: string | null;
    /** When the server itself has to do something: at once for bots, or when a clock runs out. */
    wake: number | null;
    /** The seats that the game waits for, one bit each. */
    waiting: number;
    clocks: string | null;
    result: string | null;
  };
  seats: {
    table_id: string;
    seat: number;
    kind: 'person' | 'bot' | 'open';
    person: string | null;
    level: string | null;
    /** The level was drawn to be a match for the host. */
    fair: Generated<number>;
    stand_in: string | null;
    /** Who may take it before the others. */
    reserved: string | null;
    muted: number;
    vacation: number;
  };
  /** The truth: an entry per row, never changed, never removed while the table is kept. */
  journal: {
    table_id: string;
    n: number;
    who: string;
    what: string;
    /** The id that a client gave it, so that it happens once. */
    client: string | null;
    at: number;
  };
  snapshots: {
    table_id: string;
    n: number;
    position: string;
    steps: string;
  };
  chat: {
    table_id: string;
    n: number;
    person: string | null;
    seat: number | null;
    text: string;
    client: string;
    at: number;
  };
  requests: {
    table_id: string;
    n: number;
    kind: 'takeback' | 'pause';
    seat: number;
    /** The journal's length when it was asked. */
    entry: number;
    agreed: string;
  };
  links: {
    id: string;
    table_id: string;
    seat: number;
    person: string;
    state: 'open' | 'used' | 'revoked';
    made: number;
  };
  /** How well somebody plays a game, by the games that were taken in. */
  strengths: {
    person: string;
    game: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
  };
  /** Finished games that have not been taken in yet. */
  lessons: {
    person: string;
    game: string;
    table_id: string;
    finished: string;
    at: number;
  };
  pushes: {
    endpoint: string;
    person: string;
    keys: string;
    language: string;
    created: number;
  };
  /** What the server made for itself on its first start: keys. */
  settings: {
    key: string;
    value: string;
  };
}

export type TableRow = Selectable<Schema['tables']>;
export type SeatRow = Selectable<Schema['seats']>;
export type JournalRow = Selectable<Schema['journal']>;
export type PersonRow = Selectable<Schema['people']>;
export type RequestRow = Selectable<Schema['requests']>;
