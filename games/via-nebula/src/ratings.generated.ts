// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 237,
  novice: 508,
  casual: 693,
};
