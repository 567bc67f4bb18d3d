import type { Dial, SearchAdvice } from '@penumbra/kit';

/** How those below the expert search: what they were measured with. */
const search: SearchAdvice = { joint: 'decoupled', least: 0.25, cutoff: 12, policy: 'random' };

/** Found by `penumbra bench calibrate`; how far they are apart stands in bench/results.md, Levels. */
export const levels: { readonly [level: string]: Dial } = {
  beginner: { iterations: 16, depth: 1, notices: 4, noise: 0.09, search },
  novice: { iterations: 80, depth: 1, notices: 20, noise: 0.015, search },
  casual: { iterations: 150, search },
  skilled: { iterations: 900, search },
  strong: { iterations: 3_500, search },
};
