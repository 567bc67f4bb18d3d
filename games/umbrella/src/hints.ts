import { type Seat, unreachable } from '@penumbra/kit';
import { EMPTY_ZONE_BONUS, POINTS_PER_MARKER } from './components.ts';
import type { Complete } from './moves/complete.ts';
import type { Move } from './moves/index.ts';
import type { Slide } from './moves/slide.ts';
import { result, scoreOf, waiting } from './scoring.ts';
import { distanceOn, patternDistance } from './solver.ts';
import { receiverOf, type State } from './state.ts';
import { cellsWith, colourAt, type Stage, slid, withColour } from './umbrellas.ts';
import { BLACK, COLOURS, type Dance, NO_DANCE, SIDES, SLOTS, SPACES } from './words.ts';

/** Found by tournament (bench/results.md, Levels). */
export const levels = {
  novice: { iterations: 60, softness: 0.4 },
  casual: { iterations: 200, softness: 0.3 },
  skilled: { iterations: 1_200, softness: 0.15 },
};

/** What a choreography n slides away counts of the points it would bring. */
const NEARNESS = [0.7, 0.54, 0.36, 0.22, 0.12, 0.06, 0.03] as const;
/** How many slides are searched with the umbrellas at hand; beyond that every colour counts as near. */
const EXACT = 2;
/** Every tile but the best one counts for less: only one is completed in a turn. */
const BESIDES = 0.35;
/** A lead of this many points is about three games won out of four. */
const SCALE = 4;
const GOOD_SOLO_SCORE = 36;
/**
 * What an umbrella in the personal zone counts before the last turns. It can still be slid away, and at its full price
 * nobody would dare to slide from the top any more.
 */
const WAITING = 0.2;

/** How well a seat stands, from 0 to 1: points so far and in prospect, against the best of the others. */
export function evaluate(s: State, seat: Seat): number {
  if (s.phase === 'over') return finalValue(s, seat);
  const mine = strength(s, seat);
  if (s.config.box.solo) return Math.max(0, Math.min(0.99, mine / GOOD_SOLO_SCORE));
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.config.box.players; other++) {
    if (other !== seat) best = Math.max(best, strength(s, other));
  }
  return 1 / (1 + Math.exp((best - mine) / SCALE));
}

function finalValue(s: State, seat: Seat): number {
  if (s.config.box.solo) return Math.max(0, Math.min(1, scoreOf(s, seat) / GOOD_SOLO_SCORE));
  const winners = result(s)?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Turns a player has before restlessness sets in: twice as many as a game takes. */
const PATIENCE = 50;
const MOST_RESTLESS = 2;

/**
 * Players who look one step ahead can take the same umbrella from each other for ever. When a game takes too long,
 * some stages begin to look better than they are, others every turn, until the circle is broken.
 */
function restlessness(s: State, seat: number): number {
  const late = s.round / s.config.box.players - PATIENCE;
  if (late <= 0) return 0;
  const mixed = Math.imul((s.stages[seat]! ^ Math.imul(s.round, 0x9e3779b1)) | 1, 0x85ebca6b);
  return ((mixed >>> 8) / 0x1000000) * Math.min(MOST_RESTLESS, late / PATIENCE);
}

function strength(s: State, seat: number): number {
  const { bonus, outlook } = s.config.box;
  const filled = s.markers[seat] as number;
  const prospect = (outlook[filled] as number) - (bonus[filled] as number);
  return scoreOf(s, seat) + prospect + relief(s, seat) + outlookOn(s, seat, s.stages[seat]!) + restlessness(s, seat);
}

/** What the score charges too much for the personal zone as long as the game goes on. */
function relief(s: State, seat: number): number {
  if (s.last > 0 || s.config.box.solo) return 0;
  const umbrellas = waiting(s, seat);
  return umbrellas === 0 ? WAITING - EMPTY_ZONE_BONUS : (1 - WAITING) * umbrellas;
}

/** What the visible tiles of a seat promise if its stage were this one. */
function outlookOn(s: State, seat: number, stage: Stage): number {
  let best = 0;
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const value = tileValue(s, seat, slot, stage);
    sum += value;
    if (value > best) best = value;
  }
  return best + BESIDES * (sum - best);
}

function tileValue(s: State, seat: number, slot: number, stage: Stage): number {
  const dance = s.tops[4 * seat + slot] as Dance;
  if (dance === NO_DANCE) return 0;
  const { fits, outlook, cells } = s.config.box;
  const filled = s.markers[seat] as number;
  let best = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const open = (fits[4 * colour + slot] as number) & ~filled;
    if (open === 0) continue;
    const points = POINTS_PER_MARKER + bestSpace(outlook, filled, open);
    // The exact distance is looked for only where the cheap one leaves hope of a better value.
    if (points * nearness(distanceOn(cells[dance] as number, slot, cellsWith(stage, colour))) <= best) continue;
    const value = points * nearness(patternDistance(s, { seat, slot, colour, stage }, EXACT));
    if (value > best) best = value;
  }
  return best;
}

const nearness = (slides: number): number => NEARNESS[Math.min(slides, NEARNESS.length - 1)] as number;

/** The most that a marker on one of the open spaces adds. */
function bestSpace(outlook: readonly number[], filled: number, open: number): number {
  let best = 0;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const gain = (outlook[filled | (rest & -rest)] as number) - (outlook[filled] as number);
    if (gain > best) best = gain;
  }
  return best;
}

/** How promising a legal move looks, in points. */
export function promise(s: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'slide':
      return promiseOfSlide(s, move);
    case 'complete':
      return promiseOfCompletion(s, move);
    case 'cover':
      return -tileValue(s, receiverOf(s), move.slot, s.stages[seat]!);
    case 'swap': {
      const stage = s.stages[seat]!;
      const [a, b] = move.cells;
      const after = withColour(withColour(stage, a, colourAt(stage, b)), b, colourAt(stage, a));
      return outlookOn(s, seat, after);
    }
    case 'trade': {
      const own = !s.config.box.solo && move.zone === s.config.box.personal[seat];
      return outlookOn(s, seat, withColour(s.stages[seat]!, move.cell, move.colour)) + (own ? 0.01 : 0);
    }
    case 'decline':
      return s.phase === 'power' ? outlookOn(s, seat, s.stages[seat]!) : 0;
    case 'stop':
      return -SPACES.length;
    default:
      return unreachable(move);
  }
}

function promiseOfSlide(s: State, { side, line, colour, from }: Slide): number {
  const stage = s.stages[s.turn]!;
  const after = outlookOn(s, s.turn, slid(stage, side, line, colour));
  if (s.config.box.solo) return after;
  // Umbrellas in the personal zone cost points: the side at the bottom gives one away, the top lets one in.
  const price = s.last > 0 ? 1 : WAITING;
  return after + (SIDES[side] === 'bottom' && from < 0 ? price : 0) - (SIDES[side] === 'top' ? price : 0);
}

function promiseOfCompletion(s: State, { space, face }: Complete): number {
  const { outlook } = s.config.box;
  const filled = s.markers[s.turn] as number;
  const gain = (outlook[filled | (1 << space)] as number) - (outlook[filled] as number);
  return POINTS_PER_MARKER + gain + (face === BLACK ? 0.1 : 0);
}
