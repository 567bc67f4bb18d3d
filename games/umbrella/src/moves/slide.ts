import { type Into, interned, internedList, itemOf, type Refusal, type Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import { heapIn, type State, stageAt } from '../state.ts';
import { advance } from '../turn.ts';
import { countOf, type Heap, pushedOut, slid, withOne, withoutOne } from '../umbrellas.ts';
import {
  COLOURS,
  type Colour,
  colourNumbered,
  LINES,
  SIDES,
  type Side,
  sideNumbered,
  type Zone,
  zoneNumbered,
} from '../words.ts';
import { type RefusalCode, refused } from './refusal.ts';

/** An umbrella from the zone on a side is pushed into one of that side's lines. */
export interface Slide {
  readonly kind: 'slide';
  readonly side: Side;
  readonly colour: Colour;
  readonly line: number;
  /** Named exactly when all four zones around the stage are empty; −1 otherwise. */
  readonly from: Zone | -1;
}

const slideOf = (from: Zone | -1, key: number): Slide => ({
  kind: 'slide',
  side: sideNumbered(key >> 4),
  colour: colourNumbered((key >> 2) & 3),
  line: key & 3,
  from,
});
const PLAIN = internedList(64, (key) => slideOf(-1, key));
const elsewhere = interned((key) => slideOf(zoneNumbered(key >> 6), key & 63));
const keyOf = (side: number, colour: number, line: number): number => (side << 4) | (colour << 2) | line;

export const slideMove = (side: number, colour: number, line: number, from: number): Slide =>
  from < 0 ? PLAIN[keyOf(side, colour, line)]! : elsewhere((from << 6) | keyOf(side, colour, line));

const zoneOn = (s: State, side: number): Zone => s.config.box.zoneAt[4 * s.turn + side]!;
function surroundedByNothing(s: State): boolean {
  return SIDES.every((_, side) => s.zones[zoneOn(s, side)] === 0);
}

export function legalSlides(s: State, moves: Into<Slide>): void {
  SIDES.forEach((_, side) => {
    pushSlides(heapIn(s, zoneOn(s, side)), side, -1, moves);
  });
  if (moves.length > 0) return;
  s.zones.forEach((heap, zone) => {
    SIDES.forEach((_, side) => {
      pushSlides(heap, side, zone, moves);
    });
  });
}

function pushSlides(heap: Heap, side: number, from: number, moves: Into<Slide>): void {
  if (heap === 0) return;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (countOf(heap, colour) === 0) continue;
    for (let line = 0; line < LINES; line++) moves.push(slideMove(side, colour, line, from));
  }
}

/** How many different umbrellas can be taken from the zones around the stage; each goes into four lines. */
export function umbrellasAtHand(s: State): number {
  let count = 0;
  for (let side = 0; side < SIDES.length; side++) count += kindsIn(heapIn(s, zoneOn(s, side)));
  return count;
}
const kindsIn = (heap: Heap): number =>
  (heap & 0xff ? 1 : 0) + (heap & 0xff00 ? 1 : 0) + (heap & 0xff0000 ? 1 : 0) + (heap >>> 24 ? 1 : 0);

/** The nth slide of the legal list, without listing. Requires: n is below four times the umbrellas at hand. */
export function nthSlide(s: State, n: number): Slide {
  let skip = n >> 2;
  for (let side = 0; ; side++) {
    const heap = heapIn(s, zoneOn(s, side));
    const kinds = kindsIn(heap);
    if (skip >= kinds) {
      skip -= kinds;
      continue;
    }
    for (let colour = 0; ; colour++) {
      if (countOf(heap, colour) > 0 && skip-- === 0) return slideMove(side, colour, n & 3, -1);
    }
  }
}

export function refuseSlide(s: State, move: Slide): Refusal<RefusalCode> | undefined {
  const { zones, zoneAt } = s.config.box;
  const colour = itemOf(COLOURS, move.colour);
  if (move.from === -1) {
    const zone = zoneOn(s, move.side);
    if (countOf(heapIn(s, zone), move.colour) > 0) return undefined;
    return surroundedByNothing(s)
      ? refused('zone-wanted', itemOf(zones, zone))
      : refused('colour-not-in-zone', itemOf(zones, zone), colour);
  }
  const name = zones[move.from];
  if (name === undefined) return refused('colour-not-in-zone', colour);
  if (!surroundedByNothing(s)) return refused('zones-not-empty', name);
  if (zoneAt.slice(4 * s.turn, 4 * s.turn + 4).includes(move.from)) return refused('own-zone', name);
  return countOf(heapIn(s, move.from), move.colour) > 0 ? undefined : refused('colour-not-in-zone', name, colour);
}

export function playSlide(s: State, move: Slide, tell?: Tell<Event>): void {
  const { side, colour, line } = move;
  const seat = s.turn;
  const from = move.from === -1 ? zoneOn(s, side) : move.from;
  const to = zoneOn(s, side ^ 1);
  const stage = stageAt(s, seat);
  const out = pushedOut(stage, side, line);
  const { solo } = s.config.box;
  s.again = false;
  s.zones[from] = withoutOne(heapIn(s, from), colour);
  s.stages[seat] = slid(stage, side, line, colour);
  if (!solo) s.zones[to] = withOne(heapIn(s, to), out);
  s.phase = 'complete';
  s.pushed = solo ? 4 * to + out : -1;
  tell?.say({ kind: 'umbrella-slid', seat, from, side, line, colour, out, to: solo ? -1 : to });
  advance(s, tell);
}
