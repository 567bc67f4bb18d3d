// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 179,
  novice: 477,
  casual: 652,
  skilled: 912,
  strong: 1162,
  expert: 1328,
  master: 1311,
};
