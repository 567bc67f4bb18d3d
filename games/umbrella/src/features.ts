import type { Features } from '@penumbra/kit';
import { EMPTY_ZONE_BONUS } from './components.ts';
import { lookAt } from './outlook.ts';
import { scoreOf, waiting } from './scoring.ts';
import { countBits, type State, stageAt } from './state.ts';

/** What a seat's chances rest on; what each is worth was learned (`weights.ts`). */
const NAMES = [
  'points',
  'scoreTile',
  'zoneRelief',
  'outlook',
  'besides',
  'turn',
  'waiting',
  'markers',
  'lastTurn',
] as const;

const GOOD_SOLO_SCORE = 36;
/** What every tile but the best one counts for somebody alone: only one is completed in a turn. */
const BESIDES = 0.35;
/**
 * What an umbrella in the personal zone counts before the last turns. It can still be slid away, and at its full price
 * nobody would dare to slide from the top any more.
 */
export const WAITING = 0.2;

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
  const mixed = Math.imul((stageAt(s, seat) ^ Math.imul(s.round, 0x9e3779b1)) | 1, 0x85ebca6b);
  return ((mixed >>> 8) / 0x1000000) * Math.min(MOST_RESTLESS, late / PATIENCE);
}

/** What the score charges too much for the personal zone as long as the game goes on. */
function relief(s: State, seat: number): number {
  if (s.last > 0 || s.config.box.solo) return 0;
  const umbrellas = waiting(s, seat);
  return umbrellas === 0 ? WAITING - EMPTY_ZONE_BONUS : (1 - WAITING) * umbrellas;
}

/** What may still come on the score tile. */
function onScoreTile(s: State, seat: number): number {
  const { bonus, outlook } = s.config.box;
  const filled = s.markers[seat] ?? 0;
  return (outlook[filled] ?? 0) - (bonus[filled] ?? 0);
}

function write(s: State, into: Float64Array): void {
  for (let seat = 0, at = 0; seat < s.config.box.players; seat++) {
    const isOwn = s.turn === seat;
    into[at++] = scoreOf(s, seat);
    into[at++] = onScoreTile(s, seat);
    into[at++] = relief(s, seat);
    const { best, sum } = lookAt(s, seat, stageAt(s, seat));
    into[at++] = best + restlessness(s, seat);
    into[at++] = sum - best;
    into[at++] = isOwn ? 1 : 0;
    into[at++] = waiting(s, seat);
    into[at++] = countBits(s.markers[seat] ?? 0);
    into[at++] = s.last > 0 && isOwn ? 1 : 0;
  }
}

/** Markers are what runs out. */
const progress = (s: State): number => (s.last > 0 ? 1 : 1 - s.pool / Math.max(1, s.config.box.pool));

/** Somebody alone has nobody to compare with: points so far and in prospect. */
function alone(s: State): number {
  if (s.phase === 'over') return Math.max(0, Math.min(1, scoreOf(s, 0) / GOOD_SOLO_SCORE));
  const { best, sum } = lookAt(s, 0, stageAt(s, 0));
  const points = scoreOf(s, 0) + onScoreTile(s, 0) + best + BESIDES * (sum - best) + restlessness(s, 0);
  return Math.max(0, Math.min(0.99, points / GOOD_SOLO_SCORE));
}

export const features: Features<State> = { names: NAMES, write, progress, alone };
