import { bitsOf } from '@penumbra/kit';
import { BOARD, CELLS, type Cell, type CellSet, NO_CELLS, NO_TILE, OPENINGS, type Tile } from './components.ts';

/** By cell and side, flat: the neighbour there, −1 off the board. */
const BESIDE: readonly number[] = BOARD.beside.flat();
const facing = (side: number): number => 1 << ((side + 2) & 3);

/** The tiles joined to this one through connected openings, itself included. */
export function pathAt(tiles: readonly Tile[], cell: Cell): CellSet {
  return trace(tiles, cell, false);
}

/** The path of this tile if none of its openings is open; otherwise 0. A tile without openings is on no path. */
export function completePathAt(tiles: readonly Tile[], cell: Cell): CellSet {
  if ((tiles[cell]! & OPENINGS) === 0) return NO_CELLS;
  return trace(tiles, cell, true);
}

function trace(tiles: readonly Tile[], start: Cell, onlyComplete: boolean): CellSet {
  let path = 1 << start;
  let frontier = path;
  while (frontier !== 0) {
    const cell = 31 - Math.clz32(frontier);
    frontier &= ~(1 << cell);
    const openings = tiles[cell]! & OPENINGS;
    for (let side = 0; side < 4; side++) {
      if ((openings & (1 << side)) === 0) continue;
      const next = BESIDE[cell * 4 + side]!;
      if (next < 0) continue;
      const neighbour = tiles[next]!;
      if (neighbour === NO_TILE) {
        if (onlyComplete) return NO_CELLS;
        continue;
      }
      const bit = 1 << next;
      if ((neighbour & facing(side)) !== 0 && (path & bit) === 0) {
        path |= bit;
        frontier |= bit;
      }
    }
  }
  return bitsOf(path);
}

/** How many openings of a path face an empty cell. */
export function openEnds(tiles: readonly Tile[], path: CellSet): number {
  let open = 0;
  for (let rest: number = path; rest !== 0; rest &= rest - 1) {
    const cell = 31 - Math.clz32(rest & -rest);
    for (let side = 0; side < 4; side++) {
      if ((tiles[cell]! & (1 << side)) === 0) continue;
      const next = BESIDE[cell * 4 + side]!;
      if (next >= 0 && tiles[next] === NO_TILE) open++;
    }
  }
  return open;
}

export function occupied(tiles: readonly Tile[]): CellSet {
  let set = 0;
  for (let cell = 0; cell < CELLS; cell++) if (tiles[cell] !== NO_TILE) set |= 1 << cell;
  return bitsOf(set);
}

const LAST_COLUMN = 0x8888;
const FIRST_COLUMN = 0x1111;
/** The cells that share an edge with a cell of the set; some may be in the set themselves. */
export const besideSet = (set: CellSet): CellSet =>
  bitsOf(((set << 4) | (set >> 4) | ((set & ~LAST_COLUMN) << 1) | ((set & ~FIRST_COLUMN) >> 1)) & 0xffff);
export const BESIDE_CELL: readonly CellSet[] = Array.from({ length: CELLS }, (_, cell) => besideSet(bitsOf(1 << cell)));
