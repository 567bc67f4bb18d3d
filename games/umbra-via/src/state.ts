import { type Config, hasSeat, type Seat, type Seats } from '@penumbra/kit';
import {
  CELLS,
  type CellSet,
  type Components,
  ENERGY_IN_BAG,
  NEUTRAL_ENERGY_PER_BAG,
  NEUTRAL_SOULS_PER_BAG,
  NO_TILE,
  REGULAR_SHAPES,
  SHAPES,
  SLOTS,
  SOULS_IN_ALL,
  SOULS_ON_TILE,
  shapeOf,
  type Tile,
} from './components.ts';
import {
  countOf,
  ENERGY,
  energyOf,
  type Flowers,
  type Heap,
  NEUTRAL,
  NEUTRAL_ENERGY,
  NEUTRAL_SOUL,
  SOUL,
} from './flowers.ts';
import type { Edition, Options } from './options.ts';

export const PHASES = ['order', 'reveal', 'draw', 'bid', 'place', 'drop', 'shift', 'summon', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What the rules look up during play. */
export interface Box {
  readonly players: number;
  readonly neutral: boolean;
  readonly edition: Edition;
  /** How many tiles of each shape the game is played with. */
  readonly shapes: readonly number[];
}

export interface TableConfig extends Config {
  readonly options: Options;
  readonly components: Components;
  readonly box: Box;
}

export interface State {
  readonly config: TableConfig;
  round: number;
  phase: Phase;
  bid: number;
  /** By cell. */
  tiles: Tile[];
  energy: Heap[];
  loose: Heap[];
  /** By slot. */
  altar: Tile[];
  /** By slot and seat: `bids[bidAt(slot, seat)]`. */
  bids: Flowers[];
  /** The slots still to place, the current one first. */
  order: number[];
  /** −1 while nobody is placing. */
  placer: Seat | -1;
  /** Top first. */
  tiebreak: Seat[];
  /** Left on the Soul Tiles, by colour. */
  souls: number[];
  /** By seat. */
  bags: Flowers[];
  hands: Flowers[];
  /** First cells of the complete paths that are still to summon. */
  summoning: CellSet;
  /** By shape. */
  stack: number[];
  discard: number[];
  /** Souls out of the game, by colour. */
  box: number[];
  suddenDeath: boolean;
  winners: Seats;
}

export const MAX_PLAYERS = 4;
export const bidAt = (slot: number, seat: number): number => slot * MAX_PLAYERS + seat;

export function clone(s: State, into?: State): State {
  if (into) return copyInto(s, into);
  const copy: State = {
    config: s.config,
    round: s.round,
    phase: s.phase,
    bid: s.bid,
    tiles: s.tiles.slice(),
    energy: s.energy.slice(),
    loose: s.loose.slice(),
    altar: s.altar.slice(),
    bids: s.bids.slice(),
    order: s.order.slice(),
    placer: s.placer,
    tiebreak: s.tiebreak.slice(),
    souls: s.souls.slice(),
    bags: s.bags.slice(),
    hands: s.hands.slice(),
    summoning: s.summoning,
    stack: s.stack.slice(),
    discard: s.discard.slice(),
    box: s.box.slice(),
    suddenDeath: s.suddenDeath,
    winners: s.winners,
  };
  return copy;
}

function copyInto(s: State, into: State): State {
  (into as { config: TableConfig }).config = s.config;
  into.round = s.round;
  into.phase = s.phase;
  into.bid = s.bid;
  into.placer = s.placer;
  into.summoning = s.summoning;
  into.suddenDeath = s.suddenDeath;
  into.winners = s.winners;
  copyList(s.tiles, into.tiles);
  copyList(s.energy, into.energy);
  copyList(s.loose, into.loose);
  copyList(s.altar, into.altar);
  copyList(s.bids, into.bids);
  copyList(s.order, into.order);
  copyList(s.tiebreak, into.tiebreak);
  copyList(s.souls, into.souls);
  copyList(s.bags, into.bags);
  copyList(s.hands, into.hands);
  copyList(s.stack, into.stack);
  copyList(s.discard, into.discard);
  copyList(s.box, into.box);
  return into;
}

function copyList<T>(from: readonly T[], to: T[]): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i] as T;
}

/** Every count of a piece that should be constant, as `[what, count, wanted]`. */
function pieceCounts(s: State): (readonly [what: string, count: number, wanted: number])[] {
  const { players, neutral, shapes } = s.config.box;
  const counts: [string, number, number][] = [];
  for (let seat = 0; seat < players; seat++) {
    const colour = s.config.seats[seat] as string;
    counts.push([`${colour} energy`, energyAround(s, seat) + held(s, seat, ENERGY), ENERGY_IN_BAG]);
    counts.push([`${colour} soul`, soulsAround(s, seat) + held(s, seat, SOUL), SOULS_IN_ALL]);
  }
  const heldByAll = (kind: number): number => s.bags.reduce((sum, _, seat) => sum + held(s, seat, kind), 0);
  counts.push([
    'neutral energy',
    energyAround(s, NEUTRAL) + heldByAll(NEUTRAL_ENERGY),
    neutral ? 2 * NEUTRAL_ENERGY_PER_BAG : 0,
  ]);
  counts.push(['neutral soul', soulsAround(s, NEUTRAL) + heldByAll(NEUTRAL_SOUL), neutral ? NEUTRAL_SOULS : 0]);
  SHAPES.forEach((shape, i) => {
    counts.push([shape, tilesAround(s, i) + (s.stack[i] as number), shapes[i] as number]);
  });
  return counts;
}
export const NEUTRAL_SOULS = SOULS_ON_TILE + 2 * NEUTRAL_SOULS_PER_BAG;

/** A seat's flowers of a kind in bag, hand and bids. */
export function held(s: State, seat: number, kind: number): number {
  let sum = countOf(s.bags[seat] as Flowers, kind) + countOf(s.hands[seat] as Flowers, kind);
  for (let slot = 0; slot < SLOTS; slot++) sum += countOf(s.bids[bidAt(slot, seat)] as Flowers, kind);
  return sum;
}
export function energyAround(s: State, colour: number): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    sum += energyOf(s.energy[cell] as Heap, colour) + energyOf(s.loose[cell] as Heap, colour);
  }
  return sum;
}
export const soulsAround = (s: State, colour: number): number =>
  (s.souls[colour] as number) + (s.box[colour] as number);
export function tilesAround(s: State, shape: number): number {
  const shown = [...s.tiles, ...s.altar].filter((tile) => tile !== NO_TILE && shapeOf(tile) === shape);
  return shown.length + (s.discard[shape] as number);
}

export function invariants(s: State): string | undefined {
  for (const [what, count, wanted] of pieceCounts(s)) if (count !== wanted) return `${what}: ${count}, not ${wanted}`;
  const lists = [s.souls, s.box, s.stack, s.discard, s.bags, s.hands, s.bids, s.energy, s.loose];
  if (lists.some((list: readonly number[]) => list.some((n) => n < 0))) return 'a negative count';
  if (s.tiles.some((tile, cell) => tile === NO_TILE && s.energy[cell] !== 0)) return 'energy on a cell without a tile';
  if (s.phase !== 'bid' && s.hands.some((hand) => hand !== 0)) return `a hand in phase ${s.phase}`;
  if (s.phase === 'over' && s.winners === 0) return 'over without a winner';
  return undefined;
}

export const isWinner = (s: State, seat: Seat): boolean => hasSeat(s.winners, seat);
export const regularShapes = (components: Components): number[] =>
  SHAPES.slice(0, REGULAR_SHAPES).map((shape) => components.tiles[shape] as number);
