import { conformance } from '@penumbra/kit/testing';
import { umbrella } from '../src/index.ts';

conformance(umbrella, { games: 200 });
