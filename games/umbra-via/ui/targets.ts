import type { Seen } from '@penumbra/kit';
import { BOARD, type Cell, type CellSet, NO_TILE, type Tile } from '../src/components.ts';
import { type Heap, heapOf, join, NO_HEAP } from '../src/flowers.ts';
import type { UmbraVia } from '../src/index.ts';
import { DROPS } from '../src/moves/drop.ts';
import type { Move } from '../src/moves/index.ts';
import { PLACES } from '../src/moves/place.ts';
import { SHIFTS } from '../src/moves/shift.ts';
import { SUMMONS } from '../src/moves/summon.ts';
import { pathAt } from '../src/paths.ts';
import { bidAt } from '../src/state.ts';
import type { View } from '../src/view.ts';

export const NO_CELLS = 0 as CellSet;
export const cellSet = (...cells: readonly number[]): CellSet =>
  cells.reduce((set, cell) => set | (1 << cell), 0) as CellSet;

/** The move that choosing a cell means in this phase; any cell of a path stands for it. */
export function moveAt(view: View, cell: Cell): Move | undefined {
  switch (view.phase) {
    case 'place':
      return PLACES[cell];
    case 'drop':
      return DROPS[cell];
    case 'shift':
      return SHIFTS[cell];
    case 'summon':
      return SUMMONS[pathFirst(view, cell)];
    default:
      return undefined;
  }
}

const pathFirst = (view: View, cell: Cell): Cell => {
  if (view.tiles[cell] === NO_TILE) return cell;
  const path = pathAt(view.tiles, cell);
  const first = BOARD.names.findIndex((_, other) => path & view.summoning & (1 << other));
  return first < 0 ? cell : (first as Cell);
};

/** Cells that a move of the board is about: a whole path for a summoning. */
export function cellsOfMove(view: View, move: Move | undefined): CellSet {
  if (!move || move.kind === 'bid') return NO_CELLS;
  return move.kind === 'summon' ? pathAt(view.tiles, move.cell) : cellSet(move.cell);
}

/** All cells that can be chosen now. */
export const targetCells = ({ view, legal }: Seen<UmbraVia>): CellSet =>
  legal.reduce((set, move) => set | cellsOfMove(view, move), 0) as CellSet;

/** The tile of the current slot with its energy, as it would lie on a cell. */
export function ghostOf(view: View, move: Move | undefined): { cell: Cell; tile: Tile; energy: Heap } | undefined {
  if (!move || (move.kind !== 'place' && move.kind !== 'drop')) return undefined;
  const slot = view.order[0] ?? 0;
  const energy = view.config.seats.reduce<Heap>(
    (heap, _, seat) => join(heap, heapOf(seat as never, view.bids[bidAt(slot, seat)] ?? (0 as never))),
    NO_HEAP,
  );
  const tile = move.kind === 'place' ? (view.altar[slot] as Tile) : NO_TILE;
  return { cell: move.cell, tile, energy: join(energy, view.loose[move.cell] as Heap) };
}
