import {
  everySeat,
  field,
  hasSeat,
  itemOf,
  type Known,
  nothingAt,
  type Seat,
  type Seats,
  type StateOf,
} from '@penumbra/kit';
import { colourName, type TableConfig } from './box.ts';
import { type CellSet, FLOWERS_IN_ALL, NO_TILE, SHAPES, shapeOf, type Tile } from './components.ts';
import type { Ending } from './events.ts';
import {
  countOf,
  energyOf,
  type Flowers,
  type Heap,
  KINDS,
  NEUTRAL,
  NEUTRAL_KINDS,
  NEUTRAL_SOUL,
  OWN_KINDS,
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
/** Fields to look at, of a state or a part of one. */
type Having<K extends keyof State> = Pick<Known<State>, K>;

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

/** Flowers of a kind in bags, hands and bids: of a seat, or of all seats where they are neutral. */
export function held(s: State, kind: number, colour: number): number {
  const own = (list: readonly Flowers[]) => list.filter((_, at) => colour === NEUTRAL || at % MAX_PLAYERS === colour);
  return [s.bags, s.hands, s.bids].flatMap(own).reduce((sum, all) => sum + countOf(all, kind), 0);
}
/** How many of a kind should be held: all of the colour that lie nowhere else. */
export function owned(s: State, kind: number, colour: number): number {
  const all = colour === NEUTRAL && !s.config.box.neutral ? 0 : itemOf(FLOWERS_IN_ALL, kind);
  if (kind === SOUL || kind === NEUTRAL_SOUL) return all - soulsOf(s, colour) - itemOf(s.box, colour);
  return [...s.energy, ...s.loose].reduce((left, heap) => left - energyOf(heap, colour), all);
}
export const tilesAround = (s: State, shape: number): number =>
  [...s.tiles, ...s.altar].filter((tile) => tile !== NO_TILE && shapeOf(tile) === shape).length +
  itemOf(s.discard, shape);

type KindOf = readonly [kind: number, colour: number];
const NEUTRALS = NEUTRAL_KINDS.map((kind): KindOf => [kind, NEUTRAL]);
export function invariants(s: State): string | undefined {
  const owns = everySeat(s.bags).flatMap((seat) => OWN_KINDS.map((kind): KindOf => [kind, seat]));
  const odd = [...owns, ...NEUTRALS].find((of) => held(s, ...of) !== owned(s, ...of));
  if (odd) return `${held(s, ...odd)} ${KINDS[odd[0]]} of ${colourName(s.config, odd[1])}, not ${owned(s, ...odd)}`;
  const shape = SHAPES.findIndex((_, i) => tilesAround(s, i) + itemOf(s.stack, i) !== s.config.box.shapes[i]);
  if (shape >= 0) return `${tilesAround(s, shape)} tiles ${SHAPES[shape]} beside the stack`;
  const lists = [s.souls, s.box, s.stack, s.discard, s.bags, s.hands, s.bids, s.energy, s.loose];
  if (lists.some((list: readonly number[]) => list.some((n) => n < 0))) return 'a negative count';
  if (s.tiles.some((tile, cell) => tile === NO_TILE && s.energy[cell] !== 0)) return 'energy on a cell without a tile';
  if (s.phase !== 'bid' && s.hands.some((hand) => hand !== 0)) return `a hand in phase ${s.phase}`;
  if (s.phase === 'over' && s.winners === 0) return 'over without a winner';
  return undefined;
}

export const isWinner = (s: State, seat: Seat): boolean => hasSeat(s.winners, seat);

// What stands in a list.
export const bagOf = (s: Having<'bags'>, seat: number): Flowers => s.bags[seat] ?? nothingAt(seat);
export const bidOn = (s: Having<'bids'>, at: number): Flowers => s.bids[at] ?? nothingAt(at);
export const handOf = (s: Having<'hands'>, seat: number): Flowers => s.hands[seat] ?? nothingAt(seat);
export const heapAt = (s: Having<'energy'>, cell: number): Heap => s.energy[cell] ?? nothingAt(cell);
export const soulsOf = (s: Having<'souls'>, colour: number): number => s.souls[colour] ?? nothingAt(colour);
export const altarTile = (s: Having<'altar'>, slot: number): Tile => s.altar[slot] ?? nothingAt(slot);
