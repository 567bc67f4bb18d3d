import type { JsonObject } from '@penumbra/kit';

const position = (state: JsonObject, options: JsonObject = {}, seats = ['purple', 'blue', 'red']): JsonObject => ({
  format: 'penumbra/position@1',
  game: 'umbra-via',
  options,
  seats,
  state,
});

/** Positions that the rules page shows. The real rules read them, so none can be impossible. */
export const DIAGRAMS = {
  /** The worked auction of the rules: slot III goes to blue with 6 against 4. */
  auction: position({
    round: 1,
    phase: 'place',
    bid: 2,
    tiebreak: ['red', 'purple', 'blue'],
    board: { b2: { tile: 'NES', energy: { red: 2 } } },
    altar: [
      { tile: 'NS', bids: { purple: { energy: 2 }, red: { energy: 1 } } },
      { tile: 'SW', bids: { purple: { energy: 1 }, red: { energy: 1 } } },
      { tile: 'EW', bids: { purple: { energy: 2, soul: 1 }, blue: { energy: 2, soul: 2 } } },
      { tile: 'NES', bids: { red: { energy: 4 }, blue: { energy: 1 } } },
    ],
    order: [2, 1, 4, 3],
    placer: 'red',
  }),
  /** A bend in the corner, its two ends at the edge and at a wall: complete. The other path has two open ends. */
  paths: position({
    round: 3,
    phase: 'reveal',
    board: {
      b1: { tile: 'NS', energy: { purple: 1 } },
      b2: { tile: 'NE', energy: { purple: 2, red: 1 } },
      c2: { tile: 'NS', energy: { blue: 3 } },
      c3: { tile: 'ES', energy: { red: 2 } },
      d3: { tile: 'NW', energy: { red: 1, blue: 1 } },
    },
  }),
  summoning: position({
    round: 4,
    phase: 'reveal',
    board: {
      a1: { tile: 'NE', energy: { red: 2, purple: 1 } },
      b1: { tile: 'SW', energy: { blue: 3, purple: 2 } },
      b2: { tile: 'NW', energy: { red: 2, blue: 1 } },
      a2: { tile: 'NS', energy: { blue: 1 } },
    },
  }),
  special: position(
    {
      round: 2,
      phase: 'draw',
      bid: 1,
      tiebreak: ['red', 'purple', 'blue'],
      board: { b2: { tile: 'NES', energy: { purple: 3, blue: 1 } }, c2: { tile: 'four-point' } },
      loose: { a4: { red: 2, blue: 1 } },
      altar: [{ tile: 'void' }, { tile: 'block' }, { tile: 'NW' }, { tile: 'NS' }],
    },
    { specialTiles: true },
  ),
  neutral: position(
    {
      round: 3,
      phase: 'reveal',
      board: {
        b1: { tile: 'NS', energy: { purple: 2, neutral: 3 } },
        b2: { tile: 'NES', energy: { blue: 2, neutral: 3 } },
        b3: { tile: 'NE', energy: { blue: 1 } },
      },
      souls: { neutral: 2 },
    },
    {},
    ['purple', 'blue'],
  ),
} as const satisfies { readonly [name: string]: JsonObject };
