import type { BySeat, Seat } from '@penumbra/kit';
import type { Cell, CellSet, Tile } from './components.ts';
import type { Flowers, Heap } from './flowers.ts';

export const ENDINGS = ['soul-tile', 'exhausted', 'long'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Event =
  | { readonly kind: 'tiebreak-set'; readonly order: readonly Seat[] }
  | { readonly kind: 'stack-renewed' }
  | { readonly kind: 'tiles-revealed'; readonly tiles: readonly Tile[] }
  /** To the seat alone; the others hear `hand-drawn`. */
  | { readonly kind: 'flowers-drawn'; readonly seat: Seat; readonly hand: Flowers }
  | { readonly kind: 'hand-drawn'; readonly seat: Seat; readonly size: number }
  /** By seat, what went on each slot. */
  | { readonly kind: 'bids-revealed'; readonly bids: BySeat<readonly Flowers[]> }
  | { readonly kind: 'hands-returned' }
  | { readonly kind: 'tile-discarded'; readonly slot: number; readonly tile: Tile }
  | { readonly kind: 'order-fixed'; readonly order: readonly number[] }
  | {
      readonly kind: 'tile-won';
      readonly slot: number;
      readonly seat: Seat;
      readonly worth: number;
      readonly tie: boolean;
    }
  | {
      readonly kind: 'tile-placed';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly tile: Tile;
      readonly energy: Heap;
    }
  | { readonly kind: 'energy-moved'; readonly from: Cell; readonly to: Cell; readonly energy: Heap }
  | { readonly kind: 'energy-dropped'; readonly seat: Seat; readonly cell: Cell; readonly energy: Heap }
  | {
      readonly kind: 'path-summoned';
      readonly cells: CellSet;
      readonly energy: Heap;
      /** By colour, neutral last: what was earned, and what of it could be taken. */
      readonly earned: readonly number[];
      readonly taken: readonly number[];
      /** Who gets the neutral flowers, in the variant. */
      readonly heir?: Seat;
    }
  | { readonly kind: 'four-point-cleared'; readonly cell: Cell }
  | { readonly kind: 'sudden-death-begun' }
  | { readonly kind: 'soul-tile-claimed'; readonly seat: Seat }
  | { readonly kind: 'round-begun'; readonly round: number }
  | { readonly kind: 'game-ended'; readonly winners: readonly Seat[]; readonly ending: Ending };
