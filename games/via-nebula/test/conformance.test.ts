import { conformance, positionsIn } from '@penumbra/kit/testing';
import { viaNebula } from '@penumbra/via-nebula';

// The maps run through the same code and differ in where things lie: a shorter look at the second one. It still needs
// games enough to meet what is rare there: somebody draws a contract in secret, and the deck is unknown (law 8).
const effort = 0.6;
conformance(viaNebula, { games: 70, configs: ({ options }) => options.map === 'beginner', effort });
conformance(viaNebula, { games: 60, configs: ({ options }) => options.map === 'expert', effort: 0.4 });
conformance(viaNebula, { games: 30, positions: positionsIn(new URL('own-tables.json', import.meta.url)) });
