import { field, type Known as KnownOf, nothingAt, type Seat, type StateOf, seatNumbered } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { countOf, type Heap, heapOn, type Stage, sizeOf } from './umbrellas.ts';
import { COLOURS, type Dance, danceNumbered, NO_DANCE, SLOTS, tileOf } from './words.ts';

export const PHASES = ['first', 'fill', 'deal', 'slide', 'complete', 'power', 'uncover', 'cover', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Stands in `under` for a tile that lies in no stack. */
export const UNSEEN = danceNumbered(-2);
export const DISCARDED = danceNumbered(-3);

// Tiles nobody has seen are in no order until they are drawn: nothing is hidden.
export const FIELDS = {
  config: field.open<TableConfig>(),
  phase: field.open<Phase>(),
  /** Turns begun so far, extra ones apart. Only numbers the record: positions do not keep it. */
  round: field.open<number>(),
  /** The seat whose turn it is; without meaning in `first` and `over`. */
  turn: field.open<Seat>(),
  /** How many seats, counted clockwise from the one at turn, still have a last turn; 0 before the end is near. */
  last: field.open<number>(),
  pool: field.open<number>(),
  aside: field.open<number>(),
  /** An extra turn is due, or has begun with its slide still to come. */
  again: field.open<boolean>(),
  /** The powers still to decide, two bits each, the present one lowest. */
  powers: field.open<number>(),
  /** The tile between completion and its new place. */
  passing: field.open<Dance>(),
  /** Solo, while a completion is decided: what was pushed out, as 4 × zone + colour; −1 otherwise. */
  pushed: field.open<number>(),
  /** By seat. */
  stages: field.open<Stage[]>(),
  zones: field.open<Heap[]>(),
  /** The filled spaces, by seat. */
  markers: field.open<number[]>(),
  /** The visible tile, by seat and slot: `tops[4 * seat + slot]`. */
  tops: field.open<Dance[]>(),
  /** How many tiles nobody has seen lie at the bottom of each stack. */
  unseen: field.open<number[]>(),
  /** By tile: the known tile right below it in its stack, `NO_DANCE`, `UNSEEN` or `DISCARDED`. */
  under: field.open<Dance[]>(),
};
export interface State extends StateOf<typeof FIELDS> {}

/** A state to look at: what a view is made of, too. */
export type Known = KnownOf<State>;

export const clone = (s: Known): State => ({
  config: s.config,
  phase: s.phase,
  round: s.round,
  turn: s.turn,
  last: s.last,
  pool: s.pool,
  aside: s.aside,
  again: s.again,
  powers: s.powers,
  passing: s.passing,
  pushed: s.pushed,
  stages: s.stages.slice(),
  zones: s.zones.slice(),
  markers: s.markers.slice(),
  tops: s.tops.slice(),
  unseen: s.unseen.slice(),
  under: s.under.slice(),
});

export const nextSeat = (s: Known): Seat => seatNumbered((s.turn + 1) % s.config.box.players);
/** Who gets the tile in hand: the left neighbour; alone it is the player again. */
export const receiverOf = (s: Known): Seat => nextSeat(s);
export const isFree = (s: Known, at: number): boolean => s.tops[at] === NO_DANCE && s.unseen[at] === 0;
/** The slot that shows a tile nobody has seen, as an index into `tops`; −1 without one. */
export function coveredSlot(s: Known): number {
  for (let at = 4 * s.turn; at < 4 * s.turn + SLOTS; at++) {
    if (s.tops[at] === NO_DANCE && unseenAt(s, at) > 0) return at;
  }
  return -1;
}
/** The first free slot of a seat, as an index into `tops`; −1 without one. */
export function freeSlot(s: Known, seat: number): number {
  for (let at = 4 * seat; at < 4 * seat + SLOTS; at++) if (isFree(s, at)) return at;
  return -1;
}

/** The seats that still have a last turn, the one at turn first. */
export const lastSeats = (s: Known): Seat[] =>
  Array.from({ length: s.last }, (_, i) => seatNumbered((s.turn + i) % s.config.box.players));

/** The known tiles of a stack, the visible one first. */
export function knownTiles(s: Known, at: number): Dance[] {
  const dances: Dance[] = [];
  for (let dance = topAt(s, at); dance !== NO_DANCE; dance = s.under[tileOf(dance)] ?? NO_DANCE) dances.push(dance);
  return dances;
}

export function umbrellasOf(s: Known, colour: number): number {
  const heaps = [...s.zones, ...s.stages.map(heapOn)];
  return heaps.reduce((sum, heap) => sum + countOf(heap, colour), 0);
}
export const umbrellasInZones = (s: Known): number => s.zones.reduce((sum, heap) => sum + sizeOf(heap), 0);
export const markersPlaced = (s: Known): number => s.markers.reduce((sum, spaces) => sum + countBits(spaces), 0);
export const unseenTiles = (s: Known): number => s.under.reduce((sum, below) => sum + (below === UNSEEN ? 1 : 0), 0);

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function invariants(s: State): string | undefined {
  const { markers, umbrellas, tiles } = s.config.box;
  const inAll = markersPlaced(s) + s.pool + s.aside;
  if (inAll !== markers || s.pool < 0 || s.aside < 0) return `${inAll} markers, not ${markers}`;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const count = umbrellasOf(s, colour);
    if (count > umbrellas) return `${count} umbrellas ${COLOURS[colour]}, more than ${umbrellas}`;
  }
  const laid = s.tops.flatMap((_, at) => knownTiles(s, at)).map(tileOf);
  const known = s.passing === NO_DANCE ? laid : [...laid, tileOf(s.passing)];
  if (new Set(known).size !== known.length) return 'a tile in two places';
  const away = s.under.filter((below) => below === UNSEEN || below === DISCARDED).length;
  if (known.length + away !== tiles.length) return `${known.length + away} tiles, not ${tiles.length}`;
  if (s.unseen.reduce((sum, n) => sum + n, 0) > unseenTiles(s)) return 'more covered tiles than unseen ones';
  if (s.last >= s.config.box.players && s.last > 0) return `${s.last} last turns`;
  return undefined;
}

// What stands in a list.
export const unseenAt = (s: Known, at: number): number => s.unseen[at] ?? nothingAt(at);
export const stageAt = (s: Known, seat: number): Stage => s.stages[seat] ?? nothingAt(seat);
export const markersOf = (s: Known, seat: number): number => s.markers[seat] ?? nothingAt(seat);
export const heapIn = (s: Known, zone: number): Heap => s.zones[zone] ?? nothingAt(zone);
export const topAt = (s: Known, at: number): Dance => s.tops[at] ?? nothingAt(at);
