import { CHANCE_TURN, OVER_TURN, type Seat, seatTurn, type Tell, type Turn } from '@penumbra/kit';
import type { Ending, Event } from './events.ts';
import { coveredSlot, freeSlot, type Known, nextSeat, receiverOf, type State } from './state.ts';
import { colourOn } from './umbrellas.ts';
import { ALL_SPACES, type Dance, NO_DANCE, SLOTS, tileOf } from './words.ts';

/** The seat that is asked, or −1. */
export function asked(s: Known): number {
  switch (s.phase) {
    case 'slide':
    case 'complete':
    case 'power':
      return s.turn;
    case 'cover':
      return receiverOf(s);
    default:
      return -1;
  }
}

export function turn(s: Known): Turn {
  const seat = asked(s);
  if (seat >= 0) return seatTurn(seat as Seat);
  return s.phase === 'over' ? OVER_TURN : CHANCE_TURN;
}

/** The spaces that would take a completion of the tile in `slot` as the stage stands; 0 if it is not complete. */
export function spacesOpen(s: Known, slot: number): number {
  const { patterns, fits } = s.config.box;
  const dance = s.tops[4 * s.turn + slot] as Dance;
  // ruling: without a marker left, in the pool or aside, nothing is completed.
  if (dance === NO_DANCE || s.pool + s.aside === 0) return 0;
  const colour = colourOn(s.stages[s.turn]!, patterns[4 * dance + slot]!);
  return colour < 0 ? 0 : (fits[4 * colour + slot] as number) & ~(s.markers[s.turn] as number);
}

function canComplete(s: Known): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (spacesOpen(s, slot) !== 0) return true;
  return false;
}

/**
 * Runs on until a seat is asked or chance is awaited. The phases after a slide, in order: each either waits or
 * hands over to the next.
 */
export function advance(s: State, tell?: Tell<Event>): void {
  if (s.phase === 'complete') {
    if (canComplete(s)) return;
    endTurn(s, tell);
    return;
  }
  if (s.phase === 'power') {
    if (s.powers !== 0) return;
    s.phase = 'uncover';
  }
  if (s.phase === 'uncover') {
    if (coveredSlot(s) >= 0) return;
    s.phase = 'cover';
  }
  if (s.phase === 'cover') {
    const free = s.passing === NO_DANCE ? -1 : freeSlot(s, receiverOf(s));
    if (s.passing !== NO_DANCE && free < 0) return;
    if (free >= 0) lay(s, free, tell);
    endTurn(s, tell);
  }
}

/** The tile in hand goes on a slot: a free one, or on top of a stack. */
export function lay(s: State, at: number, tell?: Tell<Event>): void {
  const tile = s.passing;
  const below = s.tops[at] as Dance;
  s.under[tileOf(tile)] = below;
  s.tops[at] = tile;
  s.passing = NO_DANCE;
  tell?.say({
    kind: 'tile-laid',
    seat: (at >> 2) as Seat,
    slot: at & 3,
    tile,
    covering: below !== NO_DANCE,
  });
}

export function endTurn(s: State, tell?: Tell<Event>): void {
  const { again } = s;
  s.again = false;
  s.pushed = -1;
  if (s.config.box.solo) {
    if (s.zones.every(isEmpty)) endGame(s, 'no-umbrellas', tell);
    else beginTurn(s, s.turn, false, tell);
    return;
  }
  if (s.last === 0) {
    const ending = endingNow(s);
    if (ending) {
      // An extra turn is lost to the end that the same turn triggers.
      s.last = s.config.box.players - 1;
      tell?.say({ kind: 'last-turns-began', seat: s.turn as Seat, ending });
      beginTurn(s, nextSeat(s), false, tell);
      return;
    }
    beginTurn(s, again ? s.turn : nextSeat(s), again, tell);
    return;
  }
  // ruling: an extra turn won in a last turn is played.
  if (again) {
    beginTurn(s, s.turn, true, tell);
    return;
  }
  s.last--;
  if (s.last === 0) endGame(s, endingOf(s), tell);
  else beginTurn(s, nextSeat(s), false, tell);
}

function beginTurn(s: State, seat: number, extra: boolean, tell?: Tell<Event>): void {
  s.turn = seat;
  s.phase = 'slide';
  s.round++;
  tell?.say({ kind: 'turn-began', seat: seat as Seat, extra });
}

export function endGame(s: State, ending: Ending, tell?: Tell<Event>): void {
  s.phase = 'over';
  s.turn = 0;
  s.again = false;
  s.pushed = -1;
  tell?.say({ kind: 'game-ended', ending });
}

const isEmpty = (heap: number): boolean => heap === 0;
const hasNoTiles = (s: Known): boolean => {
  for (let at = 4 * s.turn; at < 4 * s.turn + SLOTS; at++) {
    if (s.tops[at] !== NO_DANCE || (s.unseen[at] as number) > 0) return false;
  }
  return true;
};

/** What brings about the last turns as the present turn ends. */
function endingNow(s: Known): Ending | undefined {
  if (s.pool === 0) return 'pool-empty';
  if (s.markers[s.turn] === ALL_SPACES) return 'score-tile-full';
  return hasNoTiles(s) ? 'no-tiles' : undefined;
}

/** How a finished game ended, as far as its last position tells. */
export function endingOf(s: Known): Ending {
  if (s.config.box.solo) {
    if (s.pool === 0) return 'six-markers';
    return s.zones.every(isEmpty) ? 'no-umbrellas' : 'stopped';
  }
  if (s.pool === 0) return 'pool-empty';
  return s.markers.includes(ALL_SPACES) ? 'score-tile-full' : 'no-tiles';
}
