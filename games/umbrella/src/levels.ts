import type { Dial } from '@penumbra/kit';

/** Found by `penumbra bench calibrate`; how far they are apart stands in bench/results.md, Levels. */
export const levels: { readonly [level: string]: Dial } = {
  beginner: { iterations: 8, depth: 1, notices: 2, noise: 0.17 },
  novice: { iterations: 12, depth: 1, notices: 3, noise: 0.085 },
  casual: { iterations: 20, depth: 1, notices: 5, noise: 0.0595 },
  skilled: { iterations: 32, depth: 1, notices: 8, noise: 0.039 },
  strong: { iterations: 52, depth: 1, notices: 13, noise: 0.023 },
};
