// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 276,
  novice: 410,
  casual: 643,
  skilled: 906,
};
