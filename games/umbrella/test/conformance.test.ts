import { conformance } from '@penumbra/kit/testing';
import { umbrella } from '../src/index.ts';

// 200 games with every player count and option. Random games are twenty times as long as guided ones, and meet covers,
// powers and the rarer endings less often.
conformance(umbrella, { games: 60, player: 'random' });
conformance(umbrella, { games: 140, player: 'promise' });
