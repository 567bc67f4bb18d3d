// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  random: 0,
  beginner: 247,
  novice: 528,
  casual: 854,
  skilled: 1143,
  strong: 1391,
};
