import { bitsOf, type Refusal } from '@penumbra/kit';
import { type CellSet, cellsIn } from '../box.ts';
import type { State } from '../state.ts';

export const REFUSALS = [
  'wrong-phase',
  'no-such-cell',
  'no-tile',
  'one-or-two-cells',
  'one-cell-only',
  'not-planned',
  'tile-gone',
  'restricted',
  'not-restricted',
  'has-cubes',
  // chance
  'wrong-kind',
  'wrong-cells',
  'wrong-count',
  'drawn-twice',
  'cannot-be-drawn',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const refused = (code: RefusalCode, ...at: readonly string[]): Refusal<RefusalCode> => ({ code, at });
export const WRONG_PHASE = Object.freeze(refused('wrong-phase'));

export const cellNames = (s: State, cells: CellSet): string[] =>
  cellsIn(cells).map((cell) => s.config.box.grid.names[cell] ?? `cell ${cell}`);

/** Cells that the grid of this game does not have. */
export const cellsOutside = (s: State, cells: CellSet): CellSet => bitsOf(cells & (-1 << s.config.box.cells));
