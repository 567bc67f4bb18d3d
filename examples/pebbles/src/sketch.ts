import { padded, type Sketch, span, toneOf } from '@penumbra/kit';
import type { View } from './view.ts';

/** The table in characters: the terminal and the text board of the browser show it. */
export const sketch = (v: View): Sketch => [
  { name: 'heap', lines: [[span('o '.repeat(v.heap).trim() || '-')]] },
  {
    name: 'seats',
    lines: v.config.seats.map((colour, seat) => [
      padded(colour, 8, toneOf(colour)),
      span(String(v.taken[seat])),
      // #hidden
      span(v.lucky[seat] ? `  lucky ${v.lucky[seat]}` : '', 'dim'),
      // #end
    ]),
  },
];
