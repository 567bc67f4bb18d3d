// What was written by hand before anything was learned (bench/before).
import type { Weights } from '@penumbra/kit';

/** What each feature counts in logits, at the start of a game and at its end. */
export const weights: Weights = {
  soulsLeft0: [1.4, 1.4],
  soulsLeft1: [1.06, 1.06],
  soulsLeft2: [0.72, 0.72],
  soulsLeft3: [0.35, 0.35],
  soulsLeft4: [0.2, 0.2],
  soulsLeft5: [0, 0],
  soulsLeft6: [-0.05, -0.05],
  soulsLeft7: [-0.3, -0.3],
  soulsLeft8: [-0.45, -0.45],
  soulsLeft9: [-0.55, -0.55],
  soulsLeft10: [-0.6, -0.6],
  soulsLeft11: [-0.65, -0.65],
  soulsOnPaths: [0.145, 0.145],
  firstOnPaths: [0, 0],
  claimsClosed: [1.15, 1.15],
  claimsOpen2: [0.43, 0.43],
  claimsOpen3: [0.08, 0.08],
  claimsIn1: [0.37, 0.37],
  claimsIn2: [0.17, 0.17],
  energyHeld: [-0.082, -0.082],
  soulsHeld: [0.02, 0.02],
  neutralHeld: [-0.018, -0.018],
  leading: [0.095, 0.095],
  placing: [0.15, 0.15],
  tiebreak: [0, 0],
};
