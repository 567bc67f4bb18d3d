import type { Refusal as Refused } from '@penumbra/kit';
import { type CellSet, cellsIn } from '../box.ts';
import type { State } from '../state.ts';

export const REFUSALS = [
  'not-asked',
  'no-such-cell',
  'no-tile',
  'one-or-two-cells',
  'one-cell-only',
  'not-planned',
  'tile-gone',
  'restricted',
  'not-restricted',
  'has-cubes',
  'end-tile',
  // chance
  'wrong-kind',
  'wrong-cells',
  'wrong-count',
  'drawn-twice',
  'cannot-be-drawn',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export const refused = (code: Refusal, ...at: readonly string[]): Refused<Refusal> => ({ code, at });
export const NOT_ASKED = Object.freeze(refused('not-asked'));

export const cellNames = (s: State, cells: CellSet): string[] =>
  cellsIn(cells).map((cell) => s.config.box.grid.names[cell] ?? `cell ${cell}`);

/** Cells that the grid of this game does not have. */
export const cellsOutside = (s: State, cells: CellSet): CellSet => (cells & (-1 << s.config.box.cells)) as CellSet;
