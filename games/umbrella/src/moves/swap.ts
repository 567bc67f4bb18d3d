import { type Into, internedList, itemOf, type Refusal, type Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import { type State, stageAt } from '../state.ts';
import { advance } from '../turn.ts';
import { colourAt, withColour } from '../umbrellas.ts';
import { CELLS, type Cell, cellNumbered, GRID } from '../words.ts';
import { SWAP } from './complete.ts';
import { type RefusalCode, refused } from './refusal.ts';

/** A power: two umbrellas side by side on one's stage change places. */
export interface Swap {
  readonly kind: 'swap';
  /** In reading order. */
  readonly cells: readonly [Cell, Cell];
}

const MOVES = internedList(
  256,
  (key): Swap => ({ kind: 'swap', cells: Object.freeze([cellNumbered(key >> 4), cellNumbered(key & 15)] as const) }),
);
export const swapMove = (a: number, b: number): Swap => MOVES[(Math.min(a, b) << 4) | Math.max(a, b)]!;

const ADJACENT: readonly Swap[] = CELLS.flatMap((_, cell) =>
  GRID.neighbours[cell]!.filter((other) => other > cell)
    .sort((a, b) => a - b)
    .map((other) => swapMove(cell, other)),
);

// ruling UM-8.7: only exchanges of two different colours are moves.
const changesSomething = (s: State, { cells }: Swap): boolean =>
  colourAt(stageAt(s, s.turn), cells[0]) !== colourAt(stageAt(s, s.turn), cells[1]);

export function legalSwaps(s: State, moves: Into<Swap>): void {
  for (const move of ADJACENT) if (changesSomething(s, move)) moves.push(move);
}

export function refuseSwap(s: State, move: Swap): Refusal<RefusalCode> | undefined {
  const at = move.cells.map((cell) => itemOf(CELLS, cell));
  if ((s.powers & 3) !== SWAP) return refused('other-power', 'trade');
  if (!ADJACENT.includes(move)) return refused('not-adjacent', ...at);
  return changesSomething(s, move) ? undefined : refused('same-colour', ...at);
}

export function playSwap(s: State, { cells }: Swap, tell?: Tell<Event>): void {
  const stage = stageAt(s, s.turn);
  const [a, b] = cells;
  s.stages[s.turn] = withColour(withColour(stage, a, colourAt(stage, b)), b, colourAt(stage, a));
  s.powers >>= 2;
  tell?.say({ kind: 'umbrellas-swapped', seat: s.turn, cells });
  advance(s, tell);
}
