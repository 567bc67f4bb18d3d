// Written by a program, not by hand; the same command writes the same file again:
// penumbra train envyra --rounds 2 --games 600 --iterations 80 --most 600 --seed 1 --date 2026-11-18
// Fitted to 480 games; log loss on 120 others 0.6702 before, 0.6145 after.
// Won 320 of 576 games at 80 iterations against the player before.
import type { Weights } from '@penumbra/kit';

/** What each feature counts in logits, at the start of a game and at its end. */
export const weights: Weights = {
  points: [0.2158, 0.2034],
  inReach: [0.141, 0.3135],
  pointsNearEnd: [0.1547, 0.0408],
  inReachNearEnd: [0.1471, 0.1408],
  themes0: [-0.371, -2.1169],
  themes1: [-0.1248, -0.7125],
  themes2: [0.1723, 0.0969],
  themes3: [0.2856, 1.0127],
  starting: [0.1583, 0.1951],
  barred: [-0.0875, -0.1419],
  setPoints: [-0.1067, 0.1039],
  reserve: [-0.0762, 0.1224],
  cubesOut: [0.0762, -0.1224],
  ahead: [-0.0245, -0.2906],
};
