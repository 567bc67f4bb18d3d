// The table between two truths: what stood before, with the events that have been shown so far.
import { type Moment, type Scenery, type ShownScene, shownScene } from '@penumbra/board/pure';
import type { Seen } from '@penumbra/kit';
import type { Event } from '../src/events.ts';
import type { Umbrella } from '../src/index.ts';
import { freeSlot } from '../src/state.ts';
import { colourAt, type Heap, type Stage, slid, withColour, withOne, withoutOne } from '../src/umbrellas.ts';
import type { View } from '../src/view.ts';
import { type Dance, danceOf, NO_DANCE, tileOf } from '../src/words.ts';
import { neighbourOn, topOf } from './facts.ts';

/** A view that is being written on. */
type Draft = { -readonly [field in keyof View]: View[field] };

const set = <T>(list: readonly T[], index: number, value: T): readonly T[] => list.with(index, value);
const change = (v: Draft, zone: number, by: (heap: Heap) => Heap): void => {
  v.zones = set(v.zones, zone, by(v.zones[zone] as Heap));
};
const restage = (v: Draft, seat: number, by: (stage: Stage) => Stage): void => {
  v.stages = set(v.stages, seat, by(v.stages[seat] as Stage));
};

type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

function slide(v: Draft, { seat, from, side, line, colour, out, to }: Told<'umbrella-slid'>): void {
  change(v, from, (heap) => withoutOne(heap, colour));
  restage(v, seat, (stage) => slid(stage, side, line, colour));
  if (to >= 0) change(v, to, (heap) => withOne(heap, out));
  v.again = false;
}

function placeMarker(v: Draft, { seat, slot, tile, space, fromAside }: Told<'marker-placed'>): void {
  v.markers = set(v.markers, seat, (v.markers[seat] as number) | (1 << space));
  if (fromAside) v.aside--;
  else v.pool--;
  // Alone, the sixth marker ends the game on the spot, the tile stays where it lies.
  if (v.config.box.solo && v.pool === 0) return;
  v.tops = set(v.tops, 4 * seat + slot, v.under[tileOf(tile)] as Dance);
  v.under = set(v.under, tileOf(tile), NO_DANCE);
  v.passing = tile;
}

function swap(v: Draft, { seat, cells: [a, b] }: Told<'umbrellas-swapped'>): void {
  restage(v, seat, (stage) => withColour(withColour(stage, a, colourAt(stage, b)), b, colourAt(stage, a)));
}

function trade(v: Draft, { seat, zone, cell, taken, given }: Told<'umbrellas-traded'>): void {
  restage(v, seat, (stage) => withColour(stage, cell, taken));
  change(v, zone, (heap) => withOne(withoutOne(heap, taken), given));
}

function lay(v: Draft, { seat, slot, tile }: Told<'tile-laid'>): void {
  const at = 4 * seat + slot;
  v.under = set(v.under, tileOf(tile), v.tops[at] as Dance);
  v.tops = set(v.tops, at, tile);
  v.passing = NO_DANCE;
}

function uncover(v: Draft, seat: number, slot: number, tile: Dance): void {
  const at = 4 * seat + slot;
  v.tops = set(v.tops, at, tile);
  v.unseen = set(v.unseen, at, (v.unseen[at] as number) - 1);
  v.under = set(v.under, tileOf(tile), NO_DANCE);
}

function apply(v: Draft, event: Event): void {
  switch (event.kind) {
    case 'first-drawn':
      v.turn = event.seat;
      return;
    case 'tiles-dealt':
      for (const [i, tile] of event.tiles.entries()) uncover(v, i >> 1, i & 1, tile);
      return;
    case 'umbrella-slid':
      return slide(v, event);
    case 'marker-placed':
      return placeMarker(v, event);
    case 'umbrella-returned':
      return change(v, event.zone, (heap) => withOne(heap, event.colour));
    case 'umbrellas-swapped':
      return swap(v, event);
    case 'umbrellas-traded':
      return trade(v, event);
    case 'tile-uncovered':
      return uncover(v, event.seat, event.slot, event.tile);
    case 'tile-laid':
      return lay(v, event);
    case 'tile-discarded':
      v.passing = NO_DANCE;
      return;
    case 'turn-began':
      v.turn = event.seat;
      v.phase = 'slide';
      v.again = event.extra;
      return;
    case 'game-ended':
      v.phase = 'over';
      return;
    default:
      return;
  }
}

export function sceneAfter(view: View, event: Event): View {
  const draft: Draft = { ...view };
  apply(draft, event);
  return draft;
}

const SCENERY: Scenery<Umbrella, View> = { of: (view) => view, after: sceneAfter, showsAfter: () => true };

interface Stand {
  readonly seen: Seen<Umbrella>;
  readonly before?: Seen<Umbrella> | undefined;
  readonly moments?: readonly Moment<Umbrella>[];
}

/** What stands on the table at this moment, for the board and for the panels. */
export const sceneOf = (stand: Stand): ShownScene<Umbrella, View> => shownScene(stand, SCENERY);

/** The slot a tile that is passed on would come to; −1 if its new owner has to choose. */
const slotFor = (v: View, seat: number): number => {
  const at = freeSlot(v, seat);
  return at < 0 ? -1 : at & 3;
};

/** The tile of a slot at the left neighbour's; on a full plan its owner chooses, and the first corner stands for all. */
export const passedTo = (v: View, me: number, slot: number, face: number): { dance: Dance; slot: number } => {
  const other = neighbourOn(v, me, 0);
  return { dance: danceOf(tileOf(topOf(v, me, slot)), face), slot: Math.max(0, slotFor(v, other)) };
};
