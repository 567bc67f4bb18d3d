import type { Config, Seat, Seats } from '@penumbra/kit';
import { type Box, type Cell, type CellSet, covers, NO_CELLS, NO_THEMES, setOf, type ThemeCounts } from './box.ts';
import { type Card, type Components, CUBES_PER_PLAYER, NO_CARD, NO_TILE, type Tile } from './components.ts';
import { type Cubes, cubesOf } from './cubes.ts';
import type { Options } from './options.ts';

export const PHASES = [
  'first',
  'deal',
  'lay',
  'open',
  'secret',
  'plan',
  'deploy',
  'remove',
  'replace',
  'refill',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export type EnvyraConfig = Config & {
  readonly options: Options;
  readonly components: Components;
  readonly box: Box;
};

/** What a seat has, with the order it was taken in: `holding` and its two inverses. */
export type Holding = number;
const SEAT_BITS = 2;
export const holding = (seat: Seat, thing: Tile | Card): Holding => (thing << SEAT_BITS) | seat;
export const holder = (entry: Holding): Seat => (entry & ((1 << SEAT_BITS) - 1)) as Seat;
export const heldTile = (entry: Holding): Tile => (entry >> SEAT_BITS) as Tile;
export const heldCard = (entry: Holding): Card => (entry >> SEAT_BITS) as Card;

export const NOBODY_YET = -1 as Seat;

export interface State {
  readonly config: EnvyraConfig;
  phase: Phase;
  round: number;
  /** The starting player; nobody in `first`. */
  start: Seat;
  /** Whose turn it is in `deploy` and `remove`; otherwise nobody. */
  turn: Seat;
  /** 1 there, 2 back; 0 outside `deploy`. */
  pass: number;
  /** Where a tile was removed, in `replace`. */
  cell: Cell;
  quiet: number;
  lastRound: boolean;
  sittingOut: Seats;
  /** By cell. */
  tiles: Tile[];
  cubes: Cubes[];
  /** By seat. */
  reserve: number[];
  plans: CellSet[];
  /** What `captured` amounts to, kept because every turn asks for it. */
  themes: ThemeCounts[];
  /** By seat, and within a seat in the order of capture. */
  captured: Holding[];
  removed: Tile[];
  /** Sorted. Whatever tile is nowhere is out of the game. */
  supply: Tile[];
  /** Sorted. */
  open: Card[];
  /** By seat, and within a seat in the order of taking. */
  won: Holding[];
  /** By seat. */
  secret: Card[];
}

/** What everybody knows, in a state or in a view. */
export type Open = {
  readonly [K in Exclude<keyof State, 'themes' | 'supply' | 'secret'>]: State[K] extends (infer Item)[]
    ? readonly Item[]
    : State[K];
};

/** What a score depends on, in a state or in a view. */
export interface Scored {
  readonly config: EnvyraConfig;
  readonly captured: readonly Holding[];
  readonly won: readonly Holding[];
  readonly secret: readonly Card[];
}

/** Nothing anywhere, nothing done: setup and import start from it. */
export function blankState(config: EnvyraConfig): State {
  const { players, cells } = config.box;
  return {
    config,
    phase: 'first',
    round: 1,
    start: NOBODY_YET,
    turn: NOBODY_YET,
    pass: 0,
    cell: -1 as Cell,
    quiet: 0,
    lastRound: false,
    sittingOut: 0 as Seats,
    tiles: new Array(cells).fill(NO_TILE),
    cubes: new Array(cells).fill(0),
    reserve: new Array(players).fill(CUBES_PER_PLAYER),
    plans: new Array(players).fill(NO_CELLS),
    themes: new Array(players).fill(NO_THEMES),
    captured: [],
    removed: [],
    supply: [],
    open: [],
    won: [],
    secret: new Array(players).fill(NO_CARD),
  };
}

export function clone(s: State, into?: State): State {
  if (into) return copyInto(s, into);
  const copy: State = {
    config: s.config,
    phase: s.phase,
    round: s.round,
    start: s.start,
    turn: s.turn,
    pass: s.pass,
    cell: s.cell,
    quiet: s.quiet,
    lastRound: s.lastRound,
    sittingOut: s.sittingOut,
    tiles: s.tiles.slice(),
    cubes: s.cubes.slice(),
    reserve: s.reserve.slice(),
    plans: s.plans.slice(),
    themes: s.themes.slice(),
    captured: s.captured.slice(),
    removed: s.removed.slice(),
    supply: s.supply.slice(),
    open: s.open.slice(),
    won: s.won.slice(),
    secret: s.secret.slice(),
  };
  return copy;
}

export function copyOpen(s: Open, into: State): void {
  (into as { config: EnvyraConfig }).config = s.config;
  into.phase = s.phase;
  into.round = s.round;
  into.start = s.start;
  into.turn = s.turn;
  into.pass = s.pass;
  into.cell = s.cell;
  into.quiet = s.quiet;
  into.lastRound = s.lastRound;
  into.sittingOut = s.sittingOut;
  copyList(s.tiles, into.tiles);
  copyList(s.cubes, into.cubes);
  copyList(s.reserve, into.reserve);
  copyList(s.plans, into.plans);
  copyList(s.captured, into.captured);
  copyList(s.removed, into.removed);
  copyList(s.open, into.open);
  copyList(s.won, into.won);
}

function copyInto(s: State, into: State): State {
  copyOpen(s, into);
  copyList(s.themes, into.themes);
  copyList(s.supply, into.supply);
  copyList(s.secret, into.secret);
  return into;
}

export function copyList<T>(from: readonly T[], to: T[]): void {
  if (to.length !== from.length) to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i] as T;
}

/** Adds to a list that is ordered by seat, behind what the seat has already. */
export function addHolding(list: Holding[], entry: Holding): void {
  let i = list.length;
  while (i > 0 && holder(list[i - 1] as Holding) > holder(entry)) {
    list[i] = list[i - 1] as Holding;
    i--;
  }
  list[i] = entry;
}

/** Takes one out of a sorted list. */
export function takeOut<T extends number>(list: T[], thing: T): void {
  const at = list.indexOf(thing);
  if (at < 0) throw new Error(`not there: ${thing}`);
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as T;
  list.pop();
}

export const nextSeat = (s: State, seat: Seat): Seat => ((seat + 1) % s.config.box.players) as Seat;

/** Whether a seat may deploy on a tile: it owns what the tile asks for. */
export const meets = (s: State, seat: Seat, tile: Tile): boolean =>
  covers(s.themes[seat] as ThemeCounts, s.config.box.needs[tile] as ThemeCounts);

/** Whether a seat owns tiles showing all symbols of a card. */
export function ownsSymbols(s: Scored, seat: Seat, card: Card): boolean {
  const { kind, cardKinds } = s.config.box;
  const shows = (kinds: readonly number[]): boolean =>
    s.captured.some((entry) => holder(entry) === seat && kinds.includes(kind[heldTile(entry)] as number));
  return (cardKinds[card] as readonly (readonly number[])[]).every(shows);
}

export function cellsWithTile(s: State): CellSet {
  let set = 0;
  for (let cell = 0; cell < s.tiles.length; cell++) if (s.tiles[cell] !== NO_TILE) set |= 1 << cell;
  return set as CellSet;
}

/** The cells whose tile a seat may deploy on. */
export function openCells(s: State, seat: Seat): CellSet {
  let set = 0;
  for (let cell = 0; cell < s.tiles.length; cell++) {
    const tile = s.tiles[cell] as Tile;
    if (tile !== NO_TILE && meets(s, seat, tile)) set |= setOf(cell as Cell);
  }
  return set as CellSet;
}

/** The cubes of a seat that lie on tiles. */
export function cubesOnTiles(s: Pick<State, 'cubes'>, seat: Seat): number {
  let sum = 0;
  for (const cubes of s.cubes) sum += cubesOf(cubes, seat);
  return sum;
}
