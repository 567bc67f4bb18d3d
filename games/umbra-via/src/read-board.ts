// Import of what lies on the board.
import { bitsOf, type Source } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import {
  BLOCK,
  BOARD,
  type Cell,
  type CellSet,
  cellNamed,
  cellOf,
  FOUR_POINT,
  firstCell,
  NO_TILE,
  OPENINGS,
  shapeOf,
  TILE_NAMES,
  type Tile,
  VOID,
} from './components.ts';
import { NO_HEAP } from './flowers.ts';
import { parseTile } from './notation.ts';
import { BESIDE_CELL, occupied, pathAt } from './paths.ts';
import { readHeap } from './read-pieces.ts';
import type { State } from './state.ts';

const readCell = (source: Source, name: string): Cell =>
  cellNamed(name) ?? source.fail('unknown-id', `there is no cell ${name}`);

export function readTile(source: Source, config: TableConfig): Tile {
  const tile = parseTile(source.text());
  if (tile === undefined) return source.fail('unknown-id', `unknown tile; known: ${TILE_NAMES.join(', ')}`);
  if (config.box.shapes[shapeOf(tile)] === 0) source.fail('impossible', 'this tile is not in the game');
  return tile;
}

export function readBoard(source: Source, s: State): void {
  for (const [name, entry] of source.entries()) {
    const cell = readCell(entry, name);
    if (entry.absent) continue;
    const { tile, energy } = entry.fields('tile', 'energy');
    s.tiles[cell] = readTile(tile, s.config);
    if (s.tiles[cell] === VOID || s.tiles[cell] === BLOCK) tile.fail('impossible', 'this tile is never placed');
    s.energy[cell] = readHeap(energy, s.config);
  }
}

export function readLoose(source: Source, s: State): State['loose'] {
  for (const [name, entry] of source.entries()) {
    const cell = readCell(entry, name);
    s.loose[cell] = readHeap(entry, s.config);
    if (s.loose[cell] !== NO_HEAP && s.tiles[cell] !== NO_TILE)
      entry.fail('impossible', 'there is a tile on this cell');
  }
  return s.loose;
}

export function checkBoard(_: Source, s: State, { board }: { readonly board: Source }): void {
  const cell = cellOf(s.tiles, FOUR_POINT);
  // A Four Point hands its flowers on as soon as it has a neighbour: only while that is decided may it hold some.
  if (
    cell >= 0 &&
    s.phase !== 'shift' &&
    s.energy[cell] !== NO_HEAP &&
    (occupied(s.tiles) & BESIDE_CELL[cell]!) !== 0
  ) {
    const energy = board.child(BOARD.names[cell]!).child('energy');
    energy.fail('impossible', 'a four-point keeps no flowers beside another tile');
  }
  // Between placements a full board cannot be: a path without an empty cell beside it is complete.
  const isFull = occupied(s.tiles) === 0xffff && !['shift', 'summon', 'over'].includes(s.phase);
  if (isFull) board.fail('impossible', 'no cell is empty');
}

/** The first cells of the paths that are named by any of theirs. */
export function readSummoning(source: Source, s: State): CellSet {
  let firsts = 0;
  for (const entry of source.list()) {
    const cell = readCell(entry, entry.text());
    if ((s.tiles[cell]! & OPENINGS) === 0) entry.fail('impossible', 'there is no path on this cell');
    const bit = 1 << firstCell(pathAt(s.tiles, cell));
    if (firsts & bit) entry.fail('impossible', 'this path is listed twice');
    firsts |= bit;
  }
  return bitsOf(firsts);
}
