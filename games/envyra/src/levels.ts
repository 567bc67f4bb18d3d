import type { Dial } from '@penumbra/kit';

/** Found by `penumbra bench calibrate`; how far they are apart stands in bench/results.md, Levels. */
export const levels: { readonly [level: string]: Dial } = {
  beginner: { iterations: 12, depth: 1, notices: 3, noise: 0.1 },
  novice: { iterations: 28, depth: 1, notices: 7, noise: 0.043 },
  casual: { iterations: 64, depth: 1, notices: 16, noise: 0.019 },
  skilled: { iterations: 60 },
  strong: { iterations: 400 },
};
