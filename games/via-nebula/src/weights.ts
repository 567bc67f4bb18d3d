// Written by a program, not by hand; the same command writes the same file again:
// penumbra train via-nebula --rounds 1 --games 600 --iterations 400 --most 300 --seed 2 --date 2026-11-18 --search usual
// Fitted to 480 games; log loss on 120 others 0.8120 before, 0.7279 after.
// Won 147.5 of 250 games at 400 iterations against the player before.
import type { Weights } from '@penumbra/kit';

/** What each feature counts in logits, at the start of a game and at its end. */
export const weights: Weights = {
  points: [0.0884, 0.3501],
  buildings: [0.6657, 0.7631],
  lastButOne: [3.5625, -0.6341],
  sites: [-0.0909, -0.4878],
  goodsOnSites: [0.0569, 0.0624],
  promised: [0.1771, 0.3045],
  nearest: [-0.1689, 0.4653],
  planned: [0.1616, -0.0454],
  stackTaken: [0.4428, 0.4213],
  craftsmen: [-0.0674, -0.2727],
  bonusToCome: [0.1364, 0.4079],
  goodsOut: [-0.0055, -0.1726],
  goodsAtRisk: [-0.0865, -0.4871],
  turn: [-0.1804, -0.1851],
  actions: [0.1931, 0.2437],
  ability: [0.1397, 0.3908],
  secret: [0.05, 0.05],
};
