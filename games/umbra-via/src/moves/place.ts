// UV-4.3: the winner lays the tile on an empty cell.
import { common, interned, internedList, nothingAt, type Refusal, type Tell, without } from '@penumbra/kit';
import {
  CELLS,
  CENTRAL_CELLS,
  type Cell,
  type CellSet,
  cellName,
  cellsIn,
  FOUR_POINT,
  NO_TILE,
} from '../components.ts';
import type { Event } from '../events.ts';
import { join, NO_HEAP } from '../flowers.ts';
import { BESIDE_CELL, besideSet, occupied } from '../paths.ts';
import { heapAt, type State } from '../state.ts';
import { completePaths, takeTile } from '../turn.ts';
import type { RefusalCode } from './refusal.ts';

export interface Place {
  readonly kind: 'place';
  readonly cell: Cell;
}
export const PLACES = internedList(CELLS, (cell: Cell): Place => ({ kind: 'place', cell }));
const PLACES_IN = interned((set: CellSet): { readonly list: readonly Place[] } => ({
  list: cellsIn(set).map((cell) => PLACES[cell] ?? nothingAt(cell)),
}));

function placeableCells(s: State): CellSet {
  const taken = occupied(s.tiles);
  return taken === 0 ? CENTRAL_CELLS : without(besideSet(taken), taken);
}

export const legalPlaces = (s: State): readonly Place[] => PLACES_IN(placeableCells(s)).list;

export function refusePlace(s: State, { cell }: Place): Refusal<RefusalCode> | undefined {
  if (placeableCells(s) & (1 << cell)) return undefined;
  const at = [cellName(cell)];
  if (s.tiles[cell] !== NO_TILE) return { code: 'cell-occupied', at };
  return { code: occupied(s.tiles) === 0 ? 'first-tile-not-central' : 'not-next-to-a-tile', at };
}

export function playPlace(s: State, { cell }: Place, tell?: Tell<Event>): void {
  const { tile, energy } = takeTile(s);
  s.tiles[cell] = tile;
  s.energy[cell] = join(energy, s.loose[cell]!);
  s.loose[cell] = NO_HEAP;
  tell?.say({ kind: 'tile-placed', seat: s.placer, cell, tile, energy });
  const near = common(occupied(s.tiles), BESIDE_CELL[cell]!);
  if (tile === FOUR_POINT) {
    // ruling UV-6.6: without any energy there is nothing to move, and nobody is asked
    if (near !== 0 && s.energy[cell] !== NO_HEAP) {
      // ruling UV-6.1: its flowers move before completion is checked
      s.phase = 'shift';
      return;
    }
  } else {
    pullFromFourPoint(s, cell, near, tell);
  }
  completePaths(s, cell, tell);
}

/** UV-6.2: flowers waiting on a Four Point go to the first tile that is laid next to it. */
function pullFromFourPoint(s: State, cell: Cell, near: CellSet, tell?: Tell<Event>): void {
  for (const from of cellsIn(near)) {
    if (s.tiles[from] === FOUR_POINT && s.energy[from] !== NO_HEAP) moveEnergy(s, from, cell, tell);
  }
}

export function moveEnergy(s: State, from: Cell, to: Cell, tell?: Tell<Event>): void {
  const energy = heapAt(s, from);
  s.energy[to] = join(heapAt(s, to), energy);
  s.energy[from] = NO_HEAP;
  tell?.say({ kind: 'energy-moved', from, to, energy });
}
