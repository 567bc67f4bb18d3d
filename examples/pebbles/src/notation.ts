import { type Answer, no, type Seat, type Viewer, yes } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Chance } from './chance.ts';
import { MOVES, type Move } from './moves/index.ts';
import type { State } from './state.ts';

export const NOTATION_ERRORS = ['unreadable-move', 'unreadable-chance'] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

const wordsOf = (text: string): string[] => text.trim().toLowerCase().split(/\s+/);

export const moveText = (move: Move): string => `${move.kind} ${move.stones}`;

export function parseMove(text: string, _s: State, _seat: Seat): Answer<Move, NotationError> {
  const wanted = wordsOf(text).join(' ');
  const move = MOVES.find((one) => moveText(one) === wanted);
  return move ? yes(move) : no('unreadable-move', text);
}

export function chanceText(outcome: Chance, config: TableConfig, viewer?: Viewer): string {
  // #hidden
  if (outcome.kind === 'deal') {
    const shown = (lucky: number, seat: number): string =>
      `${config.seats[seat]}:${viewer === undefined || viewer === seat ? lucky : '?'}`;
    return ['deal', ...outcome.lucky.map(shown)].join(' ');
  }
  // #end
  return `fill ${outcome.stones}`;
}

export function parseChance(text: string, s: State): Answer<Chance, NotationError> {
  const [kind, ...words] = wordsOf(text);
  // #hidden
  if (kind === 'deal' && words.length === s.config.seats.length) {
    const lucky = words.map((word, seat) => Number(word.replace(`${s.config.seats[seat]}:`, '')));
    return lucky.every(Number.isInteger) ? yes({ kind, lucky }) : no('unreadable-chance', text);
  }
  // #end
  const stones = words.length === 1 && /^\d+$/.test(words[0] ?? '') ? Number(words[0]) : undefined;
  return kind === 'fill' && stones !== undefined ? yes({ kind, stones }) : no('unreadable-chance', text);
}
