// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 242,
  novice: 514,
  casual: 861,
  skilled: 1144,
  strong: 1446,
  expert: 2420,
  master: 2625,
};
