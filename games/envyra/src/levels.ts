import type { Dial, SearchAdvice } from '@penumbra/kit';

/** How those below the expert search: what they were measured with. */
const search: SearchAdvice = { joint: 'regret', least: 0.25 };

/** Found by `penumbra bench calibrate`; how far they are apart stands in bench/results.md, Levels. */
export const levels: { readonly [level: string]: Dial } = {
  beginner: { iterations: 8, depth: 1, notices: 2, noise: 0.13, search },
  novice: { iterations: 24, depth: 1, notices: 6, noise: 0.053, search },
  casual: { iterations: 48, depth: 1, notices: 12, noise: 0.026, search },
  skilled: { iterations: 160, depth: 1, notices: 40, noise: 0.0076, search },
  strong: { iterations: 600, search },
};
