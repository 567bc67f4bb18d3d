// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 252,
  novice: 547,
  casual: 842,
  skilled: 1138,
  strong: 1453,
  expert: 2426,
  master: 2598,
};
