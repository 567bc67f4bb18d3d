// UV-6.4: Void is discarded, and its winner puts its energy on any empty cell.
import { internedList, type Refusal, type Seat, type Tell } from '@penumbra/kit';
import { BOARD, CELLS, type Cell, type CellSet, cellsIn } from '../components.ts';
import type { Event } from '../events.ts';
import { type Heap, join } from '../flowers.ts';
import { occupied } from '../paths.ts';
import type { State } from '../state.ts';
import { discardVoid, nextTile, takeTile } from '../turn.ts';

export interface Drop {
  readonly kind: 'drop';
  readonly cell: Cell;
}
export const DROP_REFUSALS = ['cell-occupied'] as const;
export type DropRefusal = (typeof DROP_REFUSALS)[number];

export const DROPS = internedList(CELLS, (cell): Drop => ({ kind: 'drop', cell: cell as Cell }));

const emptyCells = (s: State): CellSet => (~occupied(s.tiles) & 0xffff) as CellSet;

export const legalDrops = (s: State): readonly Drop[] => cellsIn(emptyCells(s)).map((cell) => DROPS[cell] as Drop);

export const refuseDrop = (s: State, { cell }: Drop): Refusal<DropRefusal> | undefined =>
  emptyCells(s) & (1 << cell) ? undefined : { code: 'cell-occupied', at: [BOARD.names[cell] as string] };

export function playDrop(s: State, { cell }: Drop, tell?: Tell<Event>): void {
  const { slot, energy } = takeTile(s);
  s.loose[cell] = join(s.loose[cell] as Heap, energy);
  tell?.say({ kind: 'energy-dropped', seat: s.placer as Seat, cell, energy });
  discardVoid(s, slot, tell);
  nextTile(s, tell);
}
