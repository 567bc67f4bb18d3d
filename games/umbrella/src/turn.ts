import {
  CHANCE_TURN,
  FIRST_SEAT,
  NO_SEAT,
  OVER_TURN,
  type Seat,
  seatNumbered,
  seatTurn,
  type Tell,
  type Turn,
} from '@penumbra/kit';
import type { Ending, Event } from './events.ts';
import {
  coveredSlot,
  freeSlot,
  type Known,
  markersOf,
  nextSeat,
  receiverOf,
  type State,
  stageAt,
  topAt,
  unseenAt,
} from './state.ts';
import { colourOn } from './umbrellas.ts';
import { ALL_SPACES, NO_DANCE, SLOTS, tileOf } from './words.ts';

/** The seat that is asked, or −1. */
export function asked(s: Known): Seat {
  switch (s.phase) {
    case 'slide':
    case 'complete':
    case 'power':
      return s.turn;
    case 'cover':
      return receiverOf(s);
    default:
      return NO_SEAT;
  }
}

export function turn(s: Known): Turn {
  const seat = asked(s);
  if (seat >= 0) return seatTurn(seat);
  return s.phase === 'over' ? OVER_TURN : CHANCE_TURN;
}

/** The spaces that would take a completion of the tile in `slot` as the stage stands; 0 if it is not complete. */
export function spacesOpen(s: Known, slot: number): number {
  const { patterns, fits } = s.config.box;
  const dance = topAt(s, 4 * s.turn + slot);
  // Without a marker left, in the pool or aside, nothing is completed.
  if (dance === NO_DANCE || s.pool + s.aside === 0) return 0;
  const colour = colourOn(stageAt(s, s.turn), patterns[4 * dance + slot]!);
  return colour < 0 ? 0 : fits[4 * colour + slot]! & ~markersOf(s, s.turn);
}

const canComplete = (s: Known): boolean => anyTileFits(s, ALL_SPACES);

// ruling UM-4.8: what a coloured space can take is completed; only where nothing but white ones fit, one may decline.
export const mustComplete = (s: Known): boolean =>
  s.config.options.completion === 'must' && anyTileFits(s, s.config.box.coloured);

/** Whether one of these spaces would take a tile. */
function anyTileFits(s: Known, spaces: number): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (spacesOpen(s, slot) & spaces) return true;
  return false;
}

/**
 * Runs on until a seat is asked or chance is awaited. The phases after a slide, in order: each either waits or
 * hands over to the next.
 */
// ruling UM-6.7: none of them is skipped because the game is about to end.
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
  const below = topAt(s, at);
  s.under[tileOf(tile)] = below;
  s.tops[at] = tile;
  s.passing = NO_DANCE;
  tell?.say({
    kind: 'tile-laid',
    seat: seatNumbered(at >> 2),
    slot: at & 3,
    tile,
    covering: below !== NO_DANCE,
  });
}

export function endTurn(s: State, tell?: Tell<Event>): void {
  s.pushed = -1;
  if (s.config.box.solo) {
    if (s.zones.every(isEmpty)) endGame(s, 'no-umbrellas', tell);
    else beginTurn(s, s.turn, tell);
    return;
  }
  // ruling UM-8.3: an extra turn is played before the end is tested;
  // ruling UM-8.4: in a last turn, too.
  if (s.again) {
    beginTurn(s, s.turn, tell);
    return;
  }
  if (s.last > 0) {
    s.last--;
    if (s.last === 0) return endGame(s, endingOf(s), tell);
  } else {
    const ending = endingNow(s);
    if (ending) {
      s.last = s.config.box.players - 1;
      tell?.say({ kind: 'last-turns-began', seat: s.turn, ending });
    }
  }
  beginTurn(s, nextSeat(s), tell);
}

function beginTurn(s: State, seat: Seat, tell?: Tell<Event>): void {
  s.turn = seat;
  s.phase = 'slide';
  if (!s.again) s.round++;
  tell?.say({ kind: 'turn-began', seat, extra: s.again });
}

export function endGame(s: State, ending: Ending, tell?: Tell<Event>): void {
  s.phase = 'over';
  s.turn = FIRST_SEAT;
  s.again = false;
  s.pushed = -1;
  tell?.say({ kind: 'game-ended', ending });
}

const isEmpty = (heap: number): boolean => heap === 0;
const hasNoTiles = (s: Known): boolean => {
  for (let at = 4 * s.turn; at < 4 * s.turn + SLOTS; at++) {
    if (s.tops[at] !== NO_DANCE || unseenAt(s, at) > 0) return false;
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
