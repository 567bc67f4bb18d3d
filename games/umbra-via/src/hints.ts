import { judgeBy, type SearchAdvice } from '@penumbra/kit';
import { features } from './features.ts';
import { levels } from './levels.ts';
import { ratings } from './ratings.generated.ts';
import { result } from './scoring.ts';
import { weights } from './weights.ts';

// Found by tournament (bench/results.md, Methods).
const search: SearchAdvice = { cutoff: 12, priors: 'evaluate', exploration: 1 };

const judgement = judgeBy({ features, weights, result });

export const hints = { ...judgement, features, weights, search, levels, ratings };
