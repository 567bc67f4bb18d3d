// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 191,
  novice: 456,
  casual: 652,
  skilled: 898,
  strong: 1171,
  expert: 1348,
  master: 1331,
};
