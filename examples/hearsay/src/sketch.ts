import { draw, everySeat, itemOf, type Say, type Sketch } from '@penumbra/kit';
import { CLAIMS } from './moves/claim.ts';
import { claimText } from './notation.ts';
import { cupOf } from './state.ts';
import type { View } from './view.ts';

const { coloured, columns, dim, row } = draw;

/** The table in characters: the terminal and the text board of the browser show it. */
export function sketch(v: View, say: Say): Sketch {
  const { seats } = v.config;
  const claim = CLAIMS[v.claim];
  const cups = everySeat(seats).map((seat) => [
    coloured(itemOf(seats, seat), say(itemOf(seats, seat))),
    cupOf(v.cups, seat).join(' ') || '? '.repeat(itemOf(v.dice, seat)).trim() || '-',
  ]);
  return [
    { name: 'claim', lines: [row(claim ? `${claimText(claim)} ` : '-', dim(say(seats[v.claimer] ?? '')))] },
    { name: 'seats', lines: columns(cups) },
  ];
}
