import { judgeBy, type Seat, unreachable } from '@penumbra/kit';
import { POINTS_PER_MARKER } from './components.ts';
import { features, WAITING } from './features.ts';
import { levels } from './levels.ts';
import type { Complete } from './moves/complete.ts';
import type { Move } from './moves/index.ts';
import type { Slide } from './moves/slide.ts';
import { lookAt, tileValue } from './outlook.ts';
import { ratings } from './ratings.generated.ts';
import { result } from './scoring.ts';
import { receiverOf, type State, stageAt } from './state.ts';
import { colourAt, type Stage, slid, withColour } from './umbrellas.ts';
import { weights } from './weights.ts';
import { BLACK, SIDES, SPACES } from './words.ts';

/** Every tile but the best one counts for less: only one is completed in a turn. */
const BESIDES = 0.35;

/** What the visible tiles of a seat promise if its stage were this one. */
function outlookOn(s: State, seat: number, stage: Stage): number {
  const { best, sum } = lookAt(s, seat, stage);
  return best + BESIDES * (sum - best);
}

/** How promising a legal move looks, in points. */
function promise(s: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'slide':
      return promiseOfSlide(s, move);
    case 'complete':
      return promiseOfCompletion(s, move);
    case 'cover':
      return -tileValue(s, receiverOf(s), move.slot, stageAt(s, seat));
    case 'swap': {
      const stage = stageAt(s, seat);
      const [a, b] = move.cells;
      const after = withColour(withColour(stage, a, colourAt(stage, b)), b, colourAt(stage, a));
      return outlookOn(s, seat, after);
    }
    case 'trade': {
      const own = !s.config.box.solo && move.zone === s.config.box.personal[seat];
      return outlookOn(s, seat, withColour(stageAt(s, seat), move.cell, move.colour)) + (own ? 0.01 : 0);
    }
    case 'decline':
      return s.phase === 'complete' ? 0 : outlookOn(s, seat, stageAt(s, seat));
    case 'stop':
      return -SPACES.length;
    default:
      return unreachable(move);
  }
}

function promiseOfSlide(s: State, { side, line, colour, from }: Slide): number {
  const stage = stageAt(s, s.turn);
  const after = outlookOn(s, s.turn, slid(stage, side, line, colour));
  if (s.config.box.solo) return after;
  // Umbrellas in the personal zone cost points: the side at the bottom gives one away, the top lets one in.
  const price = s.last > 0 ? 1 : WAITING;
  return after + (SIDES[side] === 'bottom' && from < 0 ? price : 0) - (SIDES[side] === 'top' ? price : 0);
}

function promiseOfCompletion(s: State, { space, face }: Complete): number {
  const { outlook } = s.config.box;
  const filled = s.markers[s.turn] ?? 0;
  const gain = (outlook[filled | (1 << space)] ?? 0) - (outlook[filled] ?? 0);
  return POINTS_PER_MARKER + gain + (face === BLACK ? 0.1 : 0);
}

const judgement = judgeBy({ features, weights, result });

export const hints = { ...judgement, features, weights, promise, levels, ratings };
