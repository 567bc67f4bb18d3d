// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 198,
  novice: 476,
  casual: 653,
  skilled: 913,
  strong: 1157,
  expert: 1346,
  master: 1329,
};
