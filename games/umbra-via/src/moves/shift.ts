// UV-6.1: a Four Point's placer moves all its energy onto one adjacent tile, before completion is checked.
import { common, internedList, nothingAt, type Refusal, type Tell } from '@penumbra/kit';
import { CELLS, type Cell, type CellSet, cellName, cellOf, cellsIn, FOUR_POINT, NO_TILE } from '../components.ts';
import type { Event } from '../events.ts';
import { BESIDE_CELL, occupied } from '../paths.ts';
import type { State } from '../state.ts';
import { completePaths } from '../turn.ts';
import { moveEnergy } from './place.ts';
import type { RefusalCode } from './refusal.ts';

export interface Shift {
  readonly kind: 'shift';
  readonly cell: Cell;
}
export const SHIFTS = internedList(CELLS, (cell: Cell): Shift => ({ kind: 'shift', cell }));

const fourPointOf = (s: State): Cell => cellOf(s.tiles, FOUR_POINT);
const targets = (s: State): CellSet => common(occupied(s.tiles), BESIDE_CELL[fourPointOf(s)]!);

export const legalShifts = (s: State): readonly Shift[] =>
  cellsIn(targets(s)).map((cell) => SHIFTS[cell] ?? nothingAt(cell));

export function refuseShift(s: State, { cell }: Shift): Refusal<RefusalCode> | undefined {
  if (targets(s) & (1 << cell)) return undefined;
  return {
    code: s.tiles[cell] === NO_TILE ? 'no-tile-there' : 'not-next-to-four-point',
    at: [cellName(cell)],
  };
}

export function playShift(s: State, { cell }: Shift, tell?: Tell<Event>): void {
  const from = fourPointOf(s);
  moveEnergy(s, from, cell, tell);
  completePaths(s, from, tell);
}
