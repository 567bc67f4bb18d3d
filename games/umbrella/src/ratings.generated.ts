// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  expert: 1787,
  master: 1993,
  random: 0,
  beginner: 237,
  novice: 508,
  casual: 741,
  skilled: 923,
  strong: 1228,
};
