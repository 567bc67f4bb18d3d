import type { Dial } from '@penumbra/kit';

/** Found by `penumbra bench calibrate`; how far they are apart stands in bench/results.md, Levels. */
export const levels: { readonly [level: string]: Dial } = {
  beginner: { iterations: 12, depth: 1, notices: 3, noise: 0.13 },
  novice: { iterations: 20, depth: 1, notices: 5, noise: 0.06 },
  casual: { iterations: 36, depth: 1, notices: 9, noise: 0.032 },
  skilled: { iterations: 68, depth: 1, notices: 17, noise: 0.017 },
  strong: { iterations: 120, search: { rethink: 0 } },
};
