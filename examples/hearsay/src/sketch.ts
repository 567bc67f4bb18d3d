import { everySeat, padded, type Sketch, span, toneOf } from '@penumbra/kit';
import { CLAIMS } from './moves/claim.ts';
import { claimText } from './notation.ts';
import { cupOf } from './state.ts';
import type { View } from './view.ts';

/** The table in characters: the terminal and the text board of the browser show it. */
export function sketch(v: View): Sketch {
  const claim = CLAIMS[v.claim];
  return [
    {
      name: 'claim',
      lines: [[span(claim ? `${claimText(claim)} ` : '-'), span(v.config.seats[v.claimer] ?? '', 'dim')]],
    },
    {
      name: 'seats',
      lines: everySeat(v.config.seats).map((seat) => {
        const colour = v.config.seats[seat] ?? '';
        return [
          padded(colour, 8, toneOf(colour)),
          span(cupOf(v.cups, seat).join(' ') || '? '.repeat(v.dice[seat] ?? 0).trim() || '-'),
        ];
      }),
    },
  ];
}
