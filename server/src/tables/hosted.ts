// A table in memory: its rows, and the game that its journal comes to.
import {
  type Change,
  hasSeat,
  listSeats,
  type Seat,
  type Seats,
  seatsOf,
  type Table,
  type Viewer,
} from '@penumbra/kit';
import type { TableSettings } from '@penumbra/protocol';
import type { RequestRow, SeatRow, TableRow } from '../storage/schema.ts';
import type { Clocks } from './clocks.ts';

/** A seat with the name of the person who sits there. */
export interface Sitting extends SeatRow {
  readonly name: string | null;
}

/** Somebody's device that looks on. */
export interface Watcher {
  readonly person: string;
  send(text: string): void;
}

/** A game that has begun. */
export interface Play {
  readonly table: Table;
  /** What the entries from `from` on led to. */
  changes: Change[];
  from: number;
  /** When each of those entries was made. */
  times: number[];
  /** The ids of clients' deeds, and the entries that they became: each seat has ids of its own. */
  readonly clients: Clients;
  clocks: Clocks | null;
  /** Where the latest snapshot is. */
  snapshot: number;
  /** The same game as those see it who are told later. */
  late: Table | undefined;
}

export interface Hosted {
  readonly id: string;
  row: TableRow;
  settings: TableSettings;
  seats: readonly Sitting[];
  requests: readonly RequestRow[];
  play: Play | undefined;
  readonly watchers: Set<Watcher>;
  /** Seats whose bot is thinking, and about which step. */
  readonly thinking: Map<Seat, number>;
  /** Calls off what spectators would be told next who are told later. */
  callOffLate: (() => void) | undefined;
  /** What is in memory may be wrong: it is read again before it is used. */
  stale: boolean;
  /** Runs deeds one after the other. */
  readonly lock: Lock;
  /** When somebody last needed it. */
  used: number;
}

type Clients = Map<string, Map<string, number>>;

/** Remembers what a client's deed became. */
export function noteClient(clients: Clients, who: string, client: string | null, n: number): void {
  if (client === null) return;
  const own = clients.get(who);
  if (own) own.set(client, n);
  else clients.set(who, new Map([[client, n]]));
}

export interface Lock {
  readonly length: number;
  <T>(run: () => Promise<T>): Promise<T>;
}

/** The tables in memory. */
export interface Hosts {
  /** At once, if it is in memory. */
  get(id: string): Hosted | Promise<Hosted>;
  /** Only if it is in memory. */
  peek(id: string): Hosted | undefined;
  readonly all: Iterable<Hosted>;
  readonly size: number;
  /** Lets go of what nobody watches and nobody has needed since a moment. */
  sweep(before: number): void;
}

export function newLock(): Lock {
  const waiting: (() => void)[] = [];
  let length = 0;
  const lock = async <T>(run: () => Promise<T>): Promise<T> => {
    if (length++ > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      length--;
      waiting.shift()?.();
    }
  };
  return Object.defineProperty(lock, 'length', { get: () => length }) as Lock;
}

export const seatOf = ({ seats }: Pick<Hosted, 'seats'>, person: string | undefined): Seat | undefined => {
  const seat = person === undefined ? -1 : seats.findIndex((one) => one.person === person);
  return seat < 0 ? undefined : (seat as Seat);
};

export const viewerOf = (hosted: Pick<Hosted, 'seats'>, person: string | undefined): Viewer =>
  seatOf(hosted, person) ?? 'public';

/** The level of the bot that plays a seat, its own or one that stands in. */
export const botIn = ({ kind, level, stand_in }: SeatRow): string | null => (kind === 'bot' ? level : stand_in);

const seatsWhere = (seats: readonly Sitting[], is: (sitting: Sitting) => boolean): Seats =>
  seatsOf(seats.flatMap((sitting, seat) => (is(sitting) ? [seat as Seat] : [])));

/** People who play for themselves at the moment. */
export const activePeople = ({ seats }: Pick<Hosted, 'seats'>): Seats =>
  seatsWhere(seats, (sitting) => sitting.kind === 'person' && sitting.stand_in === null);

export const onVacation = ({ seats }: Pick<Hosted, 'seats'>): Seats =>
  seatsWhere(seats, (sitting) => sitting.vacation === 1);

export const waitingBots = ({ seats, play, row }: Hosted): Seat[] =>
  play && row.status === 'running' && seats.some((sitting) => botIn(sitting) !== null)
    ? listSeats(play.table.waiting).filter((seat) => botIn(seats[seat] as Sitting) !== null)
    : [];

/** Whether it begins by itself now: nothing but a crash can have come between. */
export const isReady = ({ row, settings, seats }: Pick<Hosted, 'row' | 'settings' | 'seats'>): boolean =>
  row.status === 'lobby' && settings.autostart && seats.every(({ kind }) => kind !== 'open');

/** Whose clock runs. */
export const runningClocks = (hosted: Hosted): Seats =>
  hosted.play && hosted.row.status === 'running'
    ? ((hosted.play.table.waiting & activePeople(hosted)) as Seats)
    : (0 as Seats);

/** Whether this viewer is told later than the others. */
export const isLate = ({ settings }: Pick<Hosted, 'settings'>, viewer: Viewer): boolean =>
  viewer === 'public' && settings.spectators.delay > 0;

/** Whether those who are told later have come to the end as well. */
export const isLateOver = ({ play }: Pick<Hosted, 'play'>): boolean => play?.late?.turn.kind === 'over';

/** Who may look at the board: those who sit there, and others where the table allows it. */
export const mayLook = ({ settings, seats }: Pick<Hosted, 'settings' | 'seats'>, person: string | undefined): boolean =>
  settings.spectators.allowed || seatOf({ seats }, person) !== undefined;

export const isWaitingFor = (waiting: number, seat: Seat | undefined): boolean =>
  seat !== undefined && hasSeat(waiting as Seats, seat);
