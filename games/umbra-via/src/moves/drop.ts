// UV-6.4: Void is discarded, and its winner puts its energy on any empty cell.
import { internedList, nothingAt, type Refusal, type Tell, without } from '@penumbra/kit';
import { CELLS, type Cell, type CellSet, cellName, cellsIn, EVERY_CELL } from '../components.ts';
import type { Event } from '../events.ts';
import { join } from '../flowers.ts';
import { occupied } from '../paths.ts';
import type { State } from '../state.ts';
import { discardVoid, nextTile, takeTile } from '../turn.ts';
import { type RefusalCode, refused } from './refusal.ts';

export interface Drop {
  readonly kind: 'drop';
  readonly cell: Cell;
}
export const DROPS = internedList(CELLS, (cell: Cell): Drop => ({ kind: 'drop', cell }));

const emptyCells = (s: State): CellSet => without(EVERY_CELL, occupied(s.tiles));

export const legalDrops = (s: State): readonly Drop[] =>
  cellsIn(emptyCells(s)).map((cell) => DROPS[cell] ?? nothingAt(cell));

export const refuseDrop = (s: State, { cell }: Drop): Refusal<RefusalCode> | undefined =>
  emptyCells(s) & (1 << cell) ? undefined : refused('cell-occupied', cellName(cell));

export function playDrop(s: State, { cell }: Drop, tell?: Tell<Event>): void {
  const { slot, energy } = takeTile(s);
  s.loose[cell] = join(s.loose[cell]!, energy);
  tell?.say({ kind: 'energy-dropped', seat: s.placer, cell, energy });
  discardVoid(s, slot, tell);
  nextTile(s, tell);
}
