import { conformance } from '@penumbra/kit/testing';
import { envyra } from '../src/index.ts';

conformance(envyra, { games: 200 });
