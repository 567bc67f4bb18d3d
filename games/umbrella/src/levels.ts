import type { Dial } from '@penumbra/kit';

/** Found by `penumbra bench calibrate`; how far they are apart stands in bench/results.md, Levels. */
export const levels: { readonly [level: string]: Dial } = {
  beginner: { iterations: 8, depth: 1, notices: 2, noise: 0.13 },
  novice: { iterations: 16, depth: 1, notices: 4, noise: 0.085 },
  casual: { iterations: 24, depth: 1, notices: 6, noise: 0.055 },
  skilled: { iterations: 40, depth: 1, notices: 10, noise: 0.03 },
  strong: { iterations: 30 },
};
