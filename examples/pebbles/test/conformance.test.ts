import { conformance } from '@penumbra/kit/testing';
import { pebbles } from '../src/index.ts';

conformance(pebbles, { games: 60 });
