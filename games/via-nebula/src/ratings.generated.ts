// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 219,
  novice: 462,
  casual: 765,
  skilled: 1059,
  strong: 1338,
  expert: 2291,
  master: 2535,
};
