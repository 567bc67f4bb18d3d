import { everySeat, field, hasSeat, type Known, nothingAt, type Seat, type Seats, type StateOf } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import {
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
  KINDS,
  NEUTRAL,
  NEUTRAL_ENERGY,
  NEUTRAL_SOUL,
  NO_FLOWERS,
  SOUL,
} from './flowers.ts';

export const PHASES = ['order', 'reveal', 'draw', 'bid', 'place', 'drop', 'shift', 'summon', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const PLACING: readonly Phase[] = ['place', 'drop', 'shift', 'summon'];
export const ORDERED: readonly Phase[] = [...PLACING, 'over'];

export const FIELDS = {
  config: field.open<TableConfig>(),
  round: field.open<number>(),
  phase: field.open<Phase>(),
  bid: field.open<number>(),
  /** By cell. */
  tiles: field.open<Tile[]>(),
  energy: field.open<Heap[]>(),
  loose: field.open<Heap[]>(),
  /** By slot. */
  altar: field.open<Tile[]>(),
  /** By slot and seat: `bids[bidAt(slot, seat)]`. */
  bids: field.open<Flowers[]>(),
  /** The slots still to place, the current one first. */
  order: field.open<number[]>(),
  /** −1 while nobody is placing. */
  placer: field.open<Seat>(),
  /** Top first. */
  tiebreak: field.open<Seat[]>(),
  /** Left on the Soul Tiles, by colour. */
  souls: field.open<number[]>(),
  /** By seat. */
  bags: field.hidden<Flowers[]>(),
  hands: field.hidden<Flowers[]>(),
  /** First cells of the complete paths that are still to summon. */
  summoning: field.open<CellSet>(),
  /** By shape. */
  stack: field.open<number[]>(),
  discard: field.open<number[]>(),
  /** Souls out of the game, by colour. */
  box: field.open<number[]>(),
  suddenDeath: field.open<boolean>(),
  winners: field.open<Seats>(),
  /** Undefined until it is over. */
  ending: field.open<Ending | undefined>(),
};
export interface State extends StateOf<typeof FIELDS> {}

export const MAX_PLAYERS = 4;
export const bidAt = (slot: number, seat: number): number => slot * MAX_PLAYERS + seat;

export const clone = (s: Known<State>): State => ({
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
  ending: s.ending,
});

/** Every count of a piece that should be constant, as `[what, count, wanted]`. */
function pieceCounts(s: State): (readonly [what: string, count: number, wanted: number])[] {
  return [
    ...everySeat(s.bags).flatMap((seat) =>
      [ENERGY, SOUL].map(
        (kind) => [`${s.config.seats[seat]} ${KINDS[kind]}`, held(s, seat, kind), owned(s, seat, kind)] as const,
      ),
    ),
    ...[NEUTRAL_ENERGY, NEUTRAL_SOUL].map(
      (kind) => [KINDS[kind] ?? '', heldByAll(s, kind), owned(s, NEUTRAL, kind)] as const,
    ),
    ...SHAPES.map((shape, i) => [shape, tilesAround(s, i) + (s.stack[i] ?? 0), s.config.box.shapes[i] ?? 0] as const),
  ];
}

/** A seat's flowers of a kind in bag, hand and bids. */
export function held(s: State, seat: number, kind: number): number {
  let sum = countOf(s.bags[seat] ?? NO_FLOWERS, kind) + countOf(s.hands[seat] ?? NO_FLOWERS, kind);
  for (let slot = 0; slot < SLOTS; slot++) sum += countOf(s.bids[bidAt(slot, seat)] ?? NO_FLOWERS, kind);
  return sum;
}
export const heldByAll = (s: State, kind: number): number =>
  s.bags.reduce((sum, _, seat) => sum + held(s, seat, kind), 0);

/** How many of a kind should be held: all of the colour that lie nowhere else. */
export function owned(s: State, colour: number, kind: number): number {
  const isSoul = kind === SOUL || kind === NEUTRAL_SOUL;
  const energy = colour === NEUTRAL ? 2 * NEUTRAL_ENERGY_PER_BAG : ENERGY_IN_BAG;
  const souls = colour === NEUTRAL ? SOULS_ON_TILE + 2 * NEUTRAL_SOULS_PER_BAG : SOULS_IN_ALL;
  const all = colour === NEUTRAL && !s.config.box.neutral ? 0 : isSoul ? souls : energy;
  return all - (isSoul ? soulsAround(s, colour) : energyAround(s, colour));
}
const energyAround = (s: State, colour: number): number =>
  [...s.energy, ...s.loose].reduce((sum, heap) => sum + energyOf(heap, colour), 0);
const soulsAround = (s: State, colour: number): number => (s.souls[colour] ?? 0) + (s.box[colour] ?? 0);
export function tilesAround(s: State, shape: number): number {
  const shown = [...s.tiles, ...s.altar].filter((tile) => tile !== NO_TILE && shapeOf(tile) === shape);
  return shown.length + (s.discard[shape] ?? 0);
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

// What stands in a list.
export const bagOf = (s: { readonly bags: readonly Flowers[] }, seat: number): Flowers =>
  s.bags[seat] ?? nothingAt(seat);
export const bidOn = (s: { readonly bids: readonly Flowers[] }, at: number): Flowers => s.bids[at] ?? nothingAt(at);
export const handOf = (s: { readonly hands: readonly Flowers[] }, seat: number): Flowers =>
  s.hands[seat] ?? nothingAt(seat);
export const heapAt = (s: { readonly energy: readonly Heap[] }, cell: number): Heap =>
  s.energy[cell] ?? nothingAt(cell);
export const soulsOf = (s: { readonly souls: readonly number[] }, colour: number): number =>
  s.souls[colour] ?? nothingAt(colour);
export const altarTile = (s: { readonly altar: readonly Tile[] }, slot: number): Tile =>
  s.altar[slot] ?? nothingAt(slot);
