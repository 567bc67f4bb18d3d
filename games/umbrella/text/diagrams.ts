// Positions for the pictures of the rules page. The real rules read them, so none can be impossible.
import type { JsonObject } from '@penumbra/kit';

const position = (state: JsonObject, options: JsonObject = {}): JsonObject => ({
  format: 'penumbra/position@1',
  game: 'umbrella',
  options,
  seats: ['violet', 'teal', 'orange'],
  state,
});

export const DIAGRAMS = {
  /** A place at the table before the first turn. */
  place: position({
    dances: {
      violet: [
        ['c24w', '?'],
        ['c14w', '?'],
      ],
      teal: [
        ['c05w', '?'],
        ['c01w', '?'],
      ],
      orange: [
        ['c02w', '?'],
        ['c03w', '?'],
      ],
    },
  }),
  /** Blue into row 1 from the right makes four blue corners: choreography 3. */
  complete: position(
    {
      phase: 'complete',
      stages: { violet: ['BGYB', 'YGBY', 'RRGR', 'BGYB'] },
      zones: {
        center: 'RRBYGG',
        'side:0': 'RBY',
        'side:1': 'BYY',
        'side:2': 'YGG',
        'personal:violet': 'BYG',
        'personal:teal': '',
        'personal:orange': 'B',
      },
      dances: { violet: [['c08w'], ['c02w'], ['c14w'], ['c05w']] },
      markers: { violet: ['s4', 's8'] },
    },
    { level: 1 },
  ),
  /** Three markers side by side, one of them on a white space, and a pair. */
  runs: position(
    {
      dances: { violet: [['c08w'], ['c02w'], ['c18b'], ['c05w']] },
      markers: { violet: ['s2', 's3', 's4', 's9', 's10'] },
      zones: {
        center: 'RBYG',
        'side:0': 'RB',
        'side:1': 'YG',
        'side:2': 'RG',
        'personal:violet': '',
        'personal:teal': 'R',
        'personal:orange': 'BY',
      },
    },
    { level: 4 },
  ),
} satisfies { readonly [name: string]: JsonObject };
