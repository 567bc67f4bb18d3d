import { type Into, internedList, itemOf, type Refusal, type Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import { DISCARDED, heapIn, markersOf, type State, stageAt, topAt } from '../state.ts';
import { advance, endGame, spacesOpen } from '../turn.ts';
import { colourOn, withOne } from '../umbrellas.ts';
import {
  BLACK,
  type Colour,
  colourNumbered,
  type Dance,
  danceOf,
  FACES,
  faceOf,
  NO_DANCE,
  SLOTS,
  SPACES,
  tileOf,
  WHITE,
  zoneNumbered,
} from '../words.ts';
import { type RefusalCode, refused } from './refusal.ts';

/** A marker for a choreography: the tile of a slot is completed on a space. */
export interface Complete {
  readonly kind: 'complete';
  readonly slot: number;
  readonly space: number;
  /** The side that will be up for the other player; −1 where it is not chosen. */
  readonly face: number;
}

const KEPT = -1;
const MOVES = internedList(
  SLOTS * SPACES.length * 3,
  (key): Complete => ({
    kind: 'complete',
    slot: Math.floor(key / 30),
    space: Math.floor(key / 3) % SPACES.length,
    face: (key % 3) - 1,
  }),
);
export const completeMove = (slot: number, space: number, face: number): Complete =>
  MOVES[(slot * SPACES.length + space) * 3 + face + 1]!;

// ruling UM-5.5: the side is named with the marker, before powers and uncovering; with two players only.
const choosesFace = (s: State): boolean => s.config.box.players === 2;
const CHOSEN: readonly number[] = [WHITE, BLACK];
const NOT_CHOSEN: readonly number[] = [KEPT];

export function legalCompletions(s: State, moves: Into<Complete>): void {
  const faces = choosesFace(s) ? CHOSEN : NOT_CHOSEN;
  for (let slot = 0; slot < SLOTS; slot++) {
    const spaces = spacesOpen(s, slot);
    if (spaces === 0) continue;
    for (let space = 0; space < SPACES.length; space++) {
      if (spaces & (1 << space)) for (const face of faces) moves.push(completeMove(slot, space, face));
    }
  }
}

export function refuseComplete(s: State, move: Complete): Refusal<RefusalCode> | undefined {
  const { slot, space, face } = move;
  const at = [String(slot + 1), itemOf(SPACES, space)] as const;
  if (spacesOpen(s, slot) & (1 << space)) {
    if (choosesFace(s)) return face === KEPT ? refused('side-wanted', ...at) : undefined;
    return face === KEPT ? undefined : refused('side-not-chosen', itemOf(FACES, face));
  }
  const dance = topAt(s, 4 * s.turn + slot);
  if (dance === NO_DANCE) return refused('no-tile', at[0]);
  if (colourOn(stageAt(s, s.turn), s.config.box.patterns[4 * dance + slot]!) < 0) {
    return refused('pattern-not-formed', at[0]);
  }
  if (s.pool + s.aside === 0) return refused('no-marker-left');
  return refused(markersOf(s, s.turn) & (1 << space) ? 'space-taken' : 'space-does-not-fit', ...at);
}

// ruling UM-5.1: marker, powers, uncovering, passing, end of the turn, in this order.
export function playComplete(s: State, move: Complete, tell?: Tell<Event>): void {
  const at = 4 * s.turn + move.slot;
  const dance = topAt(s, at);
  placeMarker(s, move, dance, tell);
  const { solo } = s.config.box;
  // ruling UM-9.9: alone, the sixth marker ends the game on the spot, the tile stays where it lies.
  if (isSixth(s)) {
    endGame(s, 'six-markers', tell);
    return;
  }
  s.tops[at] = s.under[tileOf(dance)] ?? NO_DANCE;
  s.under[tileOf(dance)] = NO_DANCE;
  s.pushed = -1;
  if (solo && faceOf(dance) === WHITE) {
    s.under[tileOf(dance)] = DISCARDED;
    tell?.say({ kind: 'tile-discarded', tile: dance });
  } else {
    s.passing = danceOf(tileOf(dance), solo ? WHITE : move.face === KEPT ? faceOf(dance) : move.face);
  }
  s.phase = 'power';
  advance(s, tell);
}

const isSixth = (s: State): boolean => s.config.box.solo && s.pool === 0;

function placeMarker(s: State, { slot, space }: Complete, dance: Dance, tell?: Tell<Event>): void {
  const seat = s.turn;
  const colour = colourOn(stageAt(s, seat), s.config.box.patterns[4 * dance + slot]!) as Colour;
  const fromAside = s.pool === 0;
  if (fromAside) s.aside--;
  else s.pool--;
  const filled = markersOf(s, seat) | (1 << space);
  s.markers[seat] = filled;
  tell?.say({ kind: 'marker-placed', seat, slot, tile: dance, colour, space, fromAside });
  firePowers(s, space, filled, tell);
}

export const SWAP = 1;
export const TRADE = 2;
export function powerNames(powers: number): string[] {
  const names: string[] = [];
  for (let rest = powers; rest !== 0; rest >>= 2) names.push((rest & 3) === SWAP ? 'swap' : 'trade');
  return names;
}

// ruling UM-8.8: powers fired together are decided in the order of the score tile; `again` asks nothing.
function firePowers(s: State, space: number, filled: number, tell?: Tell<Event>): void {
  const askable = !isSixth(s);
  let queued = 0;
  for (const { spaces, power } of s.config.box.powers) {
    if ((spaces & (1 << space)) === 0 || (spaces & filled) !== spaces) continue;
    if (power !== 'again' && !askable) continue;
    tell?.say({ kind: 'power-fired', seat: s.turn, power });
    if (power === 'again') winAgain(s, tell);
    else s.powers |= (power === 'swap' ? SWAP : TRADE) << (2 * queued++);
  }
}

// ruling UM-9.6: alone, `again` saves the umbrella pushed out in the turn that fired it.
function winAgain(s: State, tell?: Tell<Event>): void {
  if (!s.config.box.solo) {
    s.again = true;
    return;
  }
  if (s.pushed < 0) return;
  const zone = zoneNumbered(s.pushed >> 2);
  const colour = colourNumbered(s.pushed & 3);
  s.zones[zone] = withOne(heapIn(s, zone), colour);
  s.pushed = -1;
  tell?.say({ kind: 'umbrella-returned', zone, colour });
}
