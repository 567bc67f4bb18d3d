import type { Dial } from '@penumbra/kit';

/** Found by `penumbra bench calibrate`; how far they are apart stands in bench/results.md, Levels. */
export const levels: { readonly [level: string]: Dial } = {
  beginner: { iterations: 12, depth: 1, notices: 3, noise: 0.13 },
  novice: { iterations: 20, depth: 1, notices: 5, noise: 0.06 },
  casual: { iterations: 28, depth: 1, notices: 7, noise: 0.042 },
  skilled: { iterations: 100, depth: 1, notices: 25, noise: 0.012 },
  strong: { iterations: 150 },
};
