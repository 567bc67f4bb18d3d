import { type Answer, everySeat, no, type Seat, type Viewer, yes } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Chance } from './chance.ts';
import { DICE } from './components.ts';
import { claimOf } from './moves/claim.ts';
import { DOUBT } from './moves/doubt.ts';
import type { Move } from './moves/index.ts';
import { cupOf, type State } from './state.ts';

export const NOTATION_ERRORS = ['unreadable-move', 'unreadable-chance'] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

const wordsOf = (text: string): string[] => text.trim().toLowerCase().split(/\s+/);

/** `claim 3x5`: at least three fives. */
export const moveText = (move: Move): string => (move.kind === 'doubt' ? 'doubt' : `claim ${claimText(move)}`);
export const claimText = ({ count, face }: { readonly count: number; readonly face: number }): string =>
  `${count}x${face}`;

export function parseMove(text: string, _s: State, _seat: Seat): Answer<Move, NotationError> {
  const words = wordsOf(text);
  if (words.join(' ') === 'doubt') return yes(DOUBT);
  const [, count, face] = /^(?:claim )?(\d+)x(\d)$/.exec(words.join(' ')) ?? [];
  const claim = claimOf(Number(count), Number(face));
  return claim ? yes(claim) : no('unreadable-move', text);
}

/** `roll purple:135 blue:24`; seats that are out are left out. */
export function chanceText({ cups }: Chance, { seats }: TableConfig, viewer?: Viewer): string {
  const shown = everySeat(seats).flatMap((seat) => {
    const dice = cupOf(cups, seat).join('');
    const known = viewer === undefined || viewer === seat;
    return dice ? [`${seats[seat]}:${known ? dice : '?'.repeat(dice.length)}`] : [];
  });
  return ['roll', ...shown].join(' ');
}

export function parseChance(text: string, s: State): Answer<Chance, NotationError> {
  const [kind, ...words] = wordsOf(text);
  const cups = new Array<number>(s.cups.length).fill(0);
  for (const word of words) {
    const [, colour = '', dice = ''] = /^([a-z]+):([1-6]+)$/.exec(word) ?? [];
    const seat = s.config.seats.indexOf(colour);
    if (seat < 0 || dice.length > DICE) return no('unreadable-chance', text);
    [...dice].forEach((face, i) => {
      cups[seat * DICE + i] = Number(face);
    });
  }
  return kind === 'roll' ? yes({ kind, cups }) : no('unreadable-chance', text);
}
