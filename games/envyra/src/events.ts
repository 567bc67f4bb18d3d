import type { BySeat, Kinds, Seat } from '@penumbra/kit';
import type { Cell, CellSet } from './box.ts';
import type { Card, Tile } from './components.ts';

export const ENDINGS = ['end-tile', 'stuck', 'quiet', 'supply', 'empty-grid', 'stopped'] as const;
/** `stopped`: over without a reason of the rules, which only a position can be. */
export type Ending = (typeof ENDINGS)[number];

export type Event = Kinds<{
  'start-drawn': { seat: Seat };
  /** Which tiles is for nobody to know. */
  'tiles-dealt': { count: number };
  'tile-laid': { cell: Cell; tile: Tile };
  'card-opened': { card: Card };
  /** To the seat alone; the others hear `card-hidden`. */
  'card-dealt': { seat: Seat; card: Card };
  'card-hidden': { seat: Seat };
  'round-begun': { round: number; start: Seat };
  'seat-stuck': { seat: Seat };
  'tile-removed': { seat: Seat; cell: Cell; tile: Tile };
  'seats-sat-out': { seats: readonly Seat[] };
  'plans-revealed': { plans: BySeat<CellSet> };
  'cube-deployed': { seat: Seat; cell: Cell };
  'turn-skipped': { seat: Seat; pass: number };
  'tile-captured': {
    seat: Seat;
    cell: Cell;
    tile: Tile;
    /** Whose cubes went home, in the order they were placed. */
    cubes: readonly Seat[];
  };
  'card-won': { seat: Seat; card: Card };
  /** Planned cubes that did not go. */
  'cubes-returned': { seat: Seat; cells: CellSet };
  /** All five lay on tiles. */
  'cubes-taken-back': { seat: Seat; cells: CellSet };
  'card-shown': { seat: Seat; card: Card };
  'game-ended': { ending: Ending };
}>;
