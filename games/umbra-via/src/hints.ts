import { judgeBy, type SearchAdvice } from '@penumbra/kit';
import { features } from './features.ts';
import { levels } from './levels.ts';
import { ratings } from './ratings.generated.ts';
import { result } from './scoring.ts';
import { weights } from './weights.ts';

// Found by tournament and by sequential tests (bench/results.md, Methods and Tests).
const search: SearchAdvice = { joint: 'pairs', heed: 1, cutoff: 12, priors: 'evaluate', exploration: 1 };

const judgement = judgeBy({ features, weights, result });

export const hints = { ...judgement, features, weights, search, levels, ratings };
