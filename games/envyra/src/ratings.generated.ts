// Written by `penumbra bench ladder --write`: Elo above somebody who plays at random.
export const ratings: { readonly [level: string]: number } = {
  expert: 1247,
  master: 1230,
  random: 0,
  beginner: 237,
  novice: 448,
  casual: 692,
  skilled: 832,
  strong: 1081,
};
