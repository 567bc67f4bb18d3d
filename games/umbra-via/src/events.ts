import type { BySeat, Kinds, Seat } from '@penumbra/kit';
import type { Cell, CellSet, Tile } from './components.ts';
import type { Flowers, Heap } from './flowers.ts';

export const ENDINGS = ['soul-tile', 'exhausted', 'long'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Event = Kinds<{
  'tiebreak-set': { order: readonly Seat[] };
  'stack-renewed': object;
  'tiles-revealed': { tiles: readonly Tile[] };
  /** To the seat alone; the others hear `hand-drawn`. */
  'flowers-drawn': { seat: Seat; hand: Flowers };
  'hand-drawn': { seat: Seat; size: number };
  /** By seat, what went on each slot. */
  'bids-revealed': { bids: BySeat<readonly Flowers[]> };
  'hands-returned': object;
  'tile-discarded': { slot: number; tile: Tile };
  'order-fixed': { order: readonly number[] };
  'tile-won': { slot: number; seat: Seat; worth: number; tie: boolean };
  'tile-placed': { seat: Seat; cell: Cell; tile: Tile; energy: Heap };
  'energy-moved': { from: Cell; to: Cell; energy: Heap };
  'energy-dropped': { seat: Seat; cell: Cell; energy: Heap };
  'path-summoned': {
    cells: CellSet;
    energy: Heap;
    /** By colour, neutral last: what was earned, and what of it could be taken. */
    earned: readonly number[];
    taken: readonly number[];
    /** Who gets the neutral flowers, in the variant. */
    heir?: Seat;
  };
  'four-point-cleared': { cell: Cell };
  'sudden-death-begun': object;
  'soul-tile-claimed': { seat: Seat };
  'round-begun': { round: number };
  'game-ended': { winners: readonly Seat[]; ending: Ending };
}>;
