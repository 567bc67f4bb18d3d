import { conformance } from '@penumbra/kit/testing';
import { umbraVia } from '../src/index.ts';

conformance(umbraVia, { games: 200 });
