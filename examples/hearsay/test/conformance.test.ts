import { conformance } from '@penumbra/kit/testing';
import { hearsay } from '../src/index.ts';

conformance(hearsay, { games: 12, effort: 0.5 });
