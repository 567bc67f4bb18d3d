// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 193,
  novice: 402,
  casual: 685,
  skilled: 984,
  strong: 1299,
  expert: 2020,
  master: 2264,
};
