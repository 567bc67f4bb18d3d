import type { Refusal, Seat } from '@penumbra/kit';
import { type Cell, NO_CELLS, setOf } from '../box.ts';
import { NO_TILE } from '../components.ts';
import type { Telling } from '../finish.ts';
import { meets, type State } from '../state.ts';
import { removableCells, replaceOrSitOut } from '../stuck.ts';
import { movesByCell } from './move-lists.ts';
import { cellNames, cellsOutside, type RefusalCode, refused, WRONG_PHASE } from './refusal.ts';

// E-3: a stuck player takes a tile out of the game.

export interface RemoveMove {
  readonly kind: 'remove';
  readonly cell: Cell;
}

const moves = movesByCell<RemoveMove>((cell) => ({ kind: 'remove', cell }));
export const removeMove = moves.move;

export const mayRemove = (s: State, seat: Seat): boolean => s.phase === 'remove' && s.turn === seat;

export const legalRemovals = (s: State, seat: Seat): readonly RemoveMove[] => moves.list(removableCells(s, seat));

export function refuseRemoval(s: State, seat: Seat, { cell }: RemoveMove): Refusal<RefusalCode> | undefined {
  if (!mayRemove(s, seat)) return WRONG_PHASE;
  const set = setOf(cell);
  if ((removableCells(s, seat) & set) !== 0) return undefined;
  const names = cellNames(s, set);
  if (cellsOutside(s, set) !== NO_CELLS) return refused('no-such-cell', ...names);
  const tile = s.tiles[cell]!;
  if (tile === NO_TILE) return refused('no-tile', ...names);
  return refused(meets(s, seat, tile) ? 'not-restricted' : 'has-cubes', ...names);
}

export function playRemoval(s: State, seat: Seat, { cell }: RemoveMove, tell: Telling): void {
  const tile = s.tiles[cell]!;
  s.tiles[cell] = NO_TILE;
  s.removed.push(tile);
  s.cell = cell;
  // What follows shows whether the hidden supply holds a tile that fits.
  tell?.reveal({ kind: 'tile-removed', seat, cell, tile });
  replaceOrSitOut(s, tell);
}
