import { internedList, nothingAt } from '@penumbra/kit';
import { type Cell, type CellSet, cellsIn } from '../box.ts';

const MOST_CELLS = 12;

/** One move per cell, and the list of moves of every set of cells, made when first asked for. */
export function movesByCell<M extends object>(
  make: (cell: Cell) => M,
): {
  readonly move: (cell: Cell) => M;
  readonly list: (cells: CellSet) => readonly M[];
} {
  const moves = internedList(MOST_CELLS, make);
  const move = (cell: Cell): M => moves[cell] ?? nothingAt(cell);
  return { move, list: listsBySet((cells) => cellsIn(cells).map(move)) };
}

/** A list per set of cells, kept: positions ask for the same ones over and over. */
export function listsBySet<M>(make: (cells: CellSet) => readonly M[]): (cells: CellSet) => readonly M[] {
  const known = new Array<readonly M[] | undefined>(1 << MOST_CELLS).fill(undefined);
  return (cells) => {
    let list = known[cells];
    if (list === undefined) {
      list = Object.freeze(make(cells));
      known[cells] = list;
    }
    return list;
  };
}
