import { conformance, positionsIn } from '@penumbra/kit/testing';
import { umbraVia } from '../src/index.ts';

conformance(umbraVia, { games: 60 });
conformance(umbraVia, { games: 20, positions: positionsIn(new URL('own-tables.json', import.meta.url)) });
