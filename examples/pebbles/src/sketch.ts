import { draw, everySeat, itemOf, type Say, type Sketch } from '@penumbra/kit';
import type { View } from './view.ts';

const { coloured, columns, row } = draw;

/** The table in characters: the terminal and the text board of the browser show it. `say` has the reader's words. */
export const sketch = (v: View, say: Say): Sketch => [
  { name: 'heap', lines: [row('o '.repeat(v.heap).trim() || '-')] },
  {
    name: 'seats',
    lines: columns(
      everySeat(v.config.seats).map((seat) => [
        coloured(itemOf(v.config.seats, seat), say(itemOf(v.config.seats, seat))),
        itemOf(v.taken, seat),
        // #hidden
        v.lucky[seat] ? draw.dim(`${say('lucky')} ${v.lucky[seat]}`) : '',
        // #end
      ]),
    ),
  },
];
