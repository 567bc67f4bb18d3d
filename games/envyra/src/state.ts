import {
  bitsOf,
  FIRST_SEAT,
  field,
  type Known,
  NO_SEAT,
  NO_SEATS,
  type Owned,
  ownerOf,
  type Seat,
  type Seats,
  type StateOf,
  seatNumbered,
  thingOf,
} from '@penumbra/kit';
import {
  type Cell,
  type CellSet,
  covers,
  NO_CELL,
  NO_CELLS,
  NO_THEMES,
  sizeOf,
  type TableConfig,
  type ThemeCounts,
} from './box.ts';
import { type Card, CUBES_PER_PLAYER, NO_CARD, NO_TILE, type Tile } from './components.ts';
import { type Cubes, cubeCount, cubesOf } from './cubes.ts';

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

/** @public Until the board says `TableConfig`. */
export type EnvyraConfig = TableConfig;

export const NOBODY_YET = NO_SEAT;

export const FIELDS = {
  config: field.open<TableConfig>(),
  phase: field.open<Phase>(),
  round: field.open<number>(),
  /** The starting player; nobody in `first`. */
  start: field.open<Seat>(),
  /** Whose turn it is in `deploy` and `remove`; otherwise nobody. */
  turn: field.open<Seat>(),
  /** 1 there, 2 back; 0 outside `deploy`. */
  pass: field.open<number>(),
  /** Where a tile was removed, in `replace`. */
  cell: field.open<Cell>(),
  quiet: field.open<number>(),
  lastRound: field.open<boolean>(),
  sittingOut: field.open<Seats>(),
  /** By cell. */
  tiles: field.open<Tile[]>(),
  cubes: field.open<Cubes[]>(),
  /** By seat. */
  reserve: field.open<number[]>(),
  plans: field.open<CellSet[]>(),
  /** What `captured` amounts to, kept because every turn asks for it. */
  themes: field.hidden<ThemeCounts[]>(),
  /** By seat, and within a seat in the order of capture. */
  captured: field.open<Owned<Tile>[]>(),
  removed: field.open<Tile[]>(),
  /** Sorted. Whatever tile is nowhere is out of the game. */
  supply: field.hidden<Tile[]>(),
  /** Sorted. */
  open: field.open<Card[]>(),
  /** By seat, and within a seat in the order of taking. */
  won: field.open<Owned<Card>[]>(),
  /** By seat. */
  secret: field.hidden<Card[]>(),
};
export interface State extends StateOf<typeof FIELDS> {}

/** What a score depends on, in a state or in a view. */
export type Scored = Pick<Known<State>, 'config' | 'captured' | 'won' | 'secret'>;

/** Nothing anywhere, nothing done: setup and import start from it. */
export function blankState(config: TableConfig): State {
  const { players, cells } = config.box;
  return {
    config,
    phase: 'first',
    round: 1,
    start: NOBODY_YET,
    turn: NOBODY_YET,
    pass: 0,
    cell: NO_CELL,
    quiet: 0,
    lastRound: false,
    sittingOut: NO_SEATS,
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

export const clone = (s: Known<State>): State => ({
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
});

/** Adds to a list that is ordered by seat, behind what the seat has already. */
export function addOwned<T extends number>(list: Owned<T>[], entry: Owned<T>): void {
  let i = list.length;
  while (i > 0 && ownerOf(list[i - 1]!) > ownerOf(entry)) {
    list[i] = list[i - 1]!;
    i--;
  }
  list[i] = entry;
}

/** Takes one out of a sorted list. */
export function takeOut<T extends number>(list: T[], thing: T): void {
  const at = list.indexOf(thing);
  if (at < 0) throw new Error(`not there: ${thing}`);
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
}

const around = (s: State, place: number): Seat => seatNumbered(place % s.config.box.players);
export const seatBefore = (s: State, seat: Seat): Seat => around(s, seat + s.config.box.players - 1);
export const nextSeat = (s: State, seat: Seat): Seat => around(s, seat + 1);

/** Whether a seat may deploy on a tile: it owns what the tile asks for. */
export const meets = (s: State, seat: Seat, tile: Tile): boolean => covers(s.themes[seat]!, s.config.box.needs[tile]!);

/** Whether a seat owns tiles showing all symbols of a card. */
export function ownsSymbols(s: Scored, seat: Seat, card: Card): boolean {
  const { kind, cardKinds } = s.config.box;
  const shows = (kinds: readonly number[]): boolean =>
    s.captured.some((entry) => ownerOf(entry) === seat && kinds.includes(kind[thingOf(entry)]!));
  return cardKinds[card]!.every(shows);
}

export function cellsWithTile(s: State): CellSet {
  let set = 0;
  for (let cell = 0; cell < s.tiles.length; cell++) if (s.tiles[cell] !== NO_TILE) set |= 1 << cell;
  return bitsOf(set);
}

/** The cells whose tile a seat may deploy on. */
export function openCells(s: State, seat: Seat): CellSet {
  let set = 0;
  for (let cell = 0; cell < s.tiles.length; cell++) {
    const tile = s.tiles[cell]!;
    if (tile !== NO_TILE && meets(s, seat, tile)) set |= 1 << cell;
  }
  return bitsOf(set);
}

/** The cubes of a seat that lie on tiles. */
export function cubesOnTiles(s: Pick<State, 'cubes'>, seat: Seat): number {
  let sum = 0;
  for (const cubes of s.cubes) sum += cubesOf(cubes, seat);
  return sum;
}

export function invariants(s: State): string | undefined {
  const { box, seats } = s.config;
  const places = [...s.tiles.filter((tile) => tile !== NO_TILE), ...s.captured.map(thingOf), ...s.removed, ...s.supply];
  if (new Set(places).size !== places.length) return 'a tile in two places';
  const cards = [...s.open, ...s.won.map(thingOf), ...s.secret.filter((card) => card !== NO_CARD)];
  if (new Set(cards).size !== cards.length) return 'a card in two places';
  for (let seat = FIRST_SEAT; seat < box.players; seat++) {
    const all = cubesOnTiles(s, seat) + s.reserve[seat]! + sizeOf(s.plans[seat]!);
    if (all !== CUBES_PER_PLAYER) return `${seats[seat]} has ${all} cubes`;
  }
  for (let cell = 0; cell < box.cells; cell++) {
    const count = cubeCount(s.cubes[cell]!);
    const tile = s.tiles[cell]!;
    if (count > 0 && tile === NO_TILE) return 'cubes on a cell without a tile';
    if (count > 0 && count >= box.required[tile]!) return 'a full tile that was not captured';
  }
  if (s.phase !== 'deploy' && s.plans.some((plan) => plan !== NO_CELLS)) return `plans in phase ${s.phase}`;
  if (s.supply.some((tile, i) => i > 0 && tile <= s.supply[i - 1]!)) return 'the supply is out of order';
  return undefined;
}
