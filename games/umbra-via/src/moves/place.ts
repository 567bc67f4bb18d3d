// UV-4.3: the winner lays the tile on an empty cell.
import { interned, internedList, type Refusal, type Tell } from '@penumbra/kit';
import { BOARD, CELLS, CENTRAL_CELLS, type Cell, type CellSet, cellsIn, FOUR_POINT, NO_TILE } from '../components.ts';
import type { Event } from '../events.ts';
import { type Heap, join, NO_HEAP } from '../flowers.ts';
import { BESIDE_CELL, besideSet, occupied } from '../paths.ts';
import type { State } from '../state.ts';
import { completePaths, takeTile } from '../turn.ts';

export interface Place {
  readonly kind: 'place';
  readonly cell: Cell;
}
export const PLACE_REFUSALS = ['cell-occupied', 'first-tile-not-central', 'not-next-to-a-tile'] as const;
export type PlaceRefusal = (typeof PLACE_REFUSALS)[number];

export const PLACES = internedList(CELLS, (cell): Place => ({ kind: 'place', cell: cell as Cell }));
const PLACES_IN = interned((set): { readonly list: readonly Place[] } => ({
  list: cellsIn(set as CellSet).map((cell) => PLACES[cell] as Place),
}));

function placeableCells(s: State): CellSet {
  const taken = occupied(s.tiles);
  return taken === 0 ? CENTRAL_CELLS : ((besideSet(taken) & ~taken) as CellSet);
}

export const legalPlaces = (s: State): readonly Place[] => PLACES_IN(placeableCells(s)).list;

export function refusePlace(s: State, { cell }: Place): Refusal<PlaceRefusal> | undefined {
  if (placeableCells(s) & (1 << cell)) return undefined;
  const at = [BOARD.names[cell] as string];
  if (s.tiles[cell] !== NO_TILE) return { code: 'cell-occupied', at };
  return { code: occupied(s.tiles) === 0 ? 'first-tile-not-central' : 'not-next-to-a-tile', at };
}

export function playPlace(s: State, { cell }: Place, tell?: Tell<Event>): void {
  const { tile, energy } = takeTile(s);
  s.tiles[cell] = tile;
  s.energy[cell] = join(energy, s.loose[cell] as Heap);
  s.loose[cell] = NO_HEAP;
  tell?.say({ kind: 'tile-placed', seat: s.placer as never, cell, tile, energy });
  const near = (occupied(s.tiles) & (BESIDE_CELL[cell] as CellSet)) as CellSet;
  if (tile === FOUR_POINT) {
    // ruling: without any energy there is nothing to move, and nobody is asked
    if (near !== 0 && s.energy[cell] !== NO_HEAP) {
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
  const energy = s.energy[from] as Heap;
  s.energy[to] = join(s.energy[to] as Heap, energy);
  s.energy[from] = NO_HEAP;
  tell?.say({ kind: 'energy-moved', from, to, energy });
}
