// UV-6.1: a Four Point's placer moves all its energy onto one adjacent tile, before completion is checked.
import { internedList, type Refusal, type Tell } from '@penumbra/kit';
import { BOARD, CELLS, type Cell, type CellSet, cellsIn, FOUR_POINT, NO_TILE } from '../components.ts';
import type { Event } from '../events.ts';
import { BESIDE_CELL, occupied } from '../paths.ts';
import type { State } from '../state.ts';
import { completePaths } from '../turn.ts';
import { moveEnergy } from './place.ts';

export interface Shift {
  readonly kind: 'shift';
  readonly cell: Cell;
}
export const SHIFT_REFUSALS = ['no-tile-there', 'not-next-to-four-point'] as const;
export type ShiftRefusal = (typeof SHIFT_REFUSALS)[number];

export const SHIFTS = internedList(CELLS, (cell): Shift => ({ kind: 'shift', cell: cell as Cell }));

const fourPointOf = (s: State): Cell => s.tiles.indexOf(FOUR_POINT) as Cell;
const targets = (s: State): CellSet => (occupied(s.tiles) & (BESIDE_CELL[fourPointOf(s)] as CellSet)) as CellSet;

export const legalShifts = (s: State): readonly Shift[] => cellsIn(targets(s)).map((cell) => SHIFTS[cell] as Shift);

export function refuseShift(s: State, { cell }: Shift): Refusal<ShiftRefusal> | undefined {
  if (targets(s) & (1 << cell)) return undefined;
  return {
    code: s.tiles[cell] === NO_TILE ? 'no-tile-there' : 'not-next-to-four-point',
    at: [BOARD.names[cell] as string],
  };
}

export function playShift(s: State, { cell }: Shift, tell?: Tell<Event>): void {
  const from = fourPointOf(s);
  moveEnergy(s, from, cell, tell);
  completePaths(s, from, tell);
}
