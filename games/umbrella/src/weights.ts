// Written by a program, not by hand; the same command writes the same file again:
// penumbra train umbrella --rounds 2 --games 400 --iterations 60 --most 200 --seed 1 --date 2026-11-18 --search usual
// Fitted to 320 games; log loss on 80 others 0.8188 before, 0.7876 after.
// Won 70 of 110 games at 60 iterations against the player before.
import type { Weights } from '@penumbra/kit';

/** What each feature counts in logits, at the start of a game and at its end. */
export const weights: Weights = {
  points: [-0.1315, 0.5615],
  scoreTile: [-0.0309, 0.4784],
  zoneRelief: [0.3853, 0.4174],
  outlook: [0.1248, 0.7344],
  besides: [0.3184, 0.0184],
  turn: [0.0727, 0.1863],
  waiting: [-0.5388, -0.237],
  markers: [1.0973, -0.5383],
  lastTurn: [0, -0.1022],
};
