// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 193,
  novice: 402,
  casual: 685,
  skilled: 979,
  strong: 1278,
  expert: 1999,
  master: 2243,
};
