// What was written by hand before anything was learned (bench/before).
import type { Weights } from '@penumbra/kit';

/** What each feature counts in logits, at the start of a game and at its end. */
export const weights: Weights = {
  points: [0.33, 0.33],
  inReach: [0.33, 0.33],
  pointsNearEnd: [0.14, 0.14],
  inReachNearEnd: [0.14, 0.14],
  themes0: [-0.75, -0.75],
  themes1: [-0.55, -0.55],
  themes2: [0, 0],
  themes3: [0.8, 0.8],
  starting: [0.23, 0.23],
  barred: [-0.42, -0.42],
  setPoints: [0, 0],
  reserve: [0, 0],
  cubesOut: [0, 0],
  ahead: [0, 0],
};
