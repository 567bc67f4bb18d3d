// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 238,
  novice: 402,
  casual: 563,
  skilled: 837,
  strong: 991,
  expert: 1092,
  master: 1092,
};
