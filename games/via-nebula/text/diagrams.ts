// Positions for the pictures of the rules page: small valleys, so that only what is talked about is seen.
import type { JsonObject } from '@penumbra/kit';

const position = (state: JsonObject): JsonObject => ({
  format: 'penumbra/position@1',
  game: 'via-nebula',
  options: {},
  seats: ['blue', 'black', 'white', 'red'],
  state,
});

export const DIAGRAMS = {
  /** Every kind of ground, a token, and heaps of goods. */
  ground: position({
    map: ['M~RM~', '~FX~M', 'R~~FR'],
    tokens: { a1: 'wood-4' },
    exploitations: { d1: { owner: 'blue', resources: { clay: 3 } }, e2: { resources: { food: 5 } } },
    meadows: ['b3'],
    sites: [{ at: 'c1', owner: 'blue', resources: { clay: 1 } }],
    buildings: [{ at: 'e3', owner: 'red' }],
  }),
  /** Blue may clear b1, a2, a3, c3 and the forest b2, but not c2. */
  clearing: position({
    map: ['M~~~F', '~F~~~', '~~~R~'],
    exploitations: { a1: { owner: 'blue', resources: { stone: 3 } } },
    meadows: ['b3'],
    sites: [{ at: 'd3', owner: 'red' }],
  }),
  /** Wood from a1 walks over b1, b2 and c3 to Blue's site on d3; the clay on e1 has no way. */
  carrying: position({
    map: ['M~F~M', '~~~~~', 'X~~R~'],
    exploitations: { a1: { owner: 'red', resources: { wood: 2 } }, e1: { resources: { clay: 4 } } },
    meadows: ['b1', 'b2', 'c3'],
    sites: [
      { at: 'd3', owner: 'black', resources: { food: 1 } },
      { at: 'd3', owner: 'blue', resources: { stone: 1 } },
    ],
  }),
} satisfies { readonly [name: string]: JsonObject };
