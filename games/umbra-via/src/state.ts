import { copyList, hasSeat, type Known, type Seat, type Seats } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import {
  CELLS,
  type CellSet,
  ENERGY_IN_BAG,
  NEUTRAL_ENERGY_PER_BAG,
  NEUTRAL_SOULS_PER_BAG,
  NO_TILE,
  SHAPES,
  SLOTS,
  SOULS_IN_ALL,
  SOULS_ON_TILE,
  shapeOf,
  type Tile,
} from './components.ts';
import type { Ending } from './events.ts';
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

export const PHASES = ['order', 'reveal', 'draw', 'bid', 'place', 'drop', 'shift', 'summon', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const PLACING: readonly Phase[] = ['place', 'drop', 'shift', 'summon'];
export const ORDERED: readonly Phase[] = [...PLACING, 'over'];

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
  placer: Seat;
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
  /** Undefined until it is over. */
  ending: Ending | undefined;
}

export const MAX_PLAYERS = 4;
export const bidAt = (slot: number, seat: number): number => slot * MAX_PLAYERS + seat;

export function clone(s: Known<State>, into?: State): State {
  return {
    config: s.config,
    round: s.round,
    phase: s.phase,
    bid: s.bid,
    tiles: copyList(s.tiles, into?.tiles),
    energy: copyList(s.energy, into?.energy),
    loose: copyList(s.loose, into?.loose),
    altar: copyList(s.altar, into?.altar),
    bids: copyList(s.bids, into?.bids),
    order: copyList(s.order, into?.order),
    placer: s.placer,
    tiebreak: copyList(s.tiebreak, into?.tiebreak),
    souls: copyList(s.souls, into?.souls),
    bags: copyList(s.bags, into?.bags),
    hands: copyList(s.hands, into?.hands),
    summoning: s.summoning,
    stack: copyList(s.stack, into?.stack),
    discard: copyList(s.discard, into?.discard),
    box: copyList(s.box, into?.box),
    suddenDeath: s.suddenDeath,
    winners: s.winners,
    ending: s.ending,
  };
}

/** Every count of a piece that should be constant, as `[what, count, wanted]`. */
function pieceCounts(s: State): (readonly [what: string, count: number, wanted: number])[] {
  const { players, neutral, shapes } = s.config.box;
  const counts: [string, number, number][] = [];
  for (let seat = 0; seat < players; seat++) {
    const colour = s.config.seats[seat]!;
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
    counts.push([shape, tilesAround(s, i) + s.stack[i]!, shapes[i]!]);
  });
  return counts;
}
export const NEUTRAL_SOULS = SOULS_ON_TILE + 2 * NEUTRAL_SOULS_PER_BAG;

/** A seat's flowers of a kind in bag, hand and bids. */
export function held(s: State, seat: number, kind: number): number {
  let sum = countOf(s.bags[seat]!, kind) + countOf(s.hands[seat]!, kind);
  for (let slot = 0; slot < SLOTS; slot++) sum += countOf(s.bids[bidAt(slot, seat)]!, kind);
  return sum;
}
export function energyAround(s: State, colour: number): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    sum += energyOf(s.energy[cell]!, colour) + energyOf(s.loose[cell]!, colour);
  }
  return sum;
}
export const soulsAround = (s: State, colour: number): number => s.souls[colour]! + s.box[colour]!;
export function tilesAround(s: State, shape: number): number {
  const shown = [...s.tiles, ...s.altar].filter((tile) => tile !== NO_TILE && shapeOf(tile) === shape);
  return shown.length + s.discard[shape]!;
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
