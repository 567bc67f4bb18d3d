import type { Dial } from '@penumbra/kit';

/** Found by `penumbra bench calibrate`; how far they are apart stands in bench/results.md, Levels. */
export const levels: { readonly [level: string]: Dial } = {
  beginner: { iterations: 8, depth: 1, notices: 2, noise: 0.13 },
  novice: { iterations: 24, depth: 1, notices: 6, noise: 0.053 },
  casual: { iterations: 48, depth: 1, notices: 12, noise: 0.026 },
  skilled: { iterations: 160, depth: 1, notices: 40, noise: 0.0076 },
  strong: { iterations: 600 },
};
