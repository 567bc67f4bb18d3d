import type { Dial } from '@penumbra/kit';

/** Found by `penumbra bench calibrate`; how far they are apart stands in bench/results.md, Levels. */
export const levels: { readonly [level: string]: Dial } = {
  beginner: { iterations: 16, depth: 1, notices: 4, noise: 0.09 },
  novice: { iterations: 80, depth: 1, notices: 20, noise: 0.015 },
  casual: { iterations: 150 },
  skilled: { iterations: 900 },
  strong: { iterations: 3_500 },
};
