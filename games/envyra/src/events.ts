import type { BySeat, Seat } from '@penumbra/kit';
import type { Cell, CellSet } from './box.ts';
import type { Card, Tile } from './components.ts';

export const ENDINGS = ['end-tile', 'stuck', 'quiet', 'supply', 'empty-grid', 'stopped'] as const;
/** `stopped`: over without a reason of the rules, which only a position can be. */
export type Ending = (typeof ENDINGS)[number];

export type Event =
  | { readonly kind: 'start-drawn'; readonly seat: Seat }
  /** Which tiles is for nobody to know. */
  | { readonly kind: 'tiles-dealt'; readonly count: number }
  | { readonly kind: 'tile-laid'; readonly cell: Cell; readonly tile: Tile }
  | { readonly kind: 'card-opened'; readonly card: Card }
  /** To the seat alone; the others hear `card-hidden`. */
  | { readonly kind: 'card-dealt'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'card-hidden'; readonly seat: Seat }
  | { readonly kind: 'round-begun'; readonly round: number; readonly start: Seat }
  | { readonly kind: 'seat-stuck'; readonly seat: Seat }
  | { readonly kind: 'tile-removed'; readonly seat: Seat; readonly cell: Cell; readonly tile: Tile }
  | { readonly kind: 'seats-sat-out'; readonly seats: readonly Seat[] }
  | { readonly kind: 'plans-revealed'; readonly plans: BySeat<CellSet> }
  | { readonly kind: 'cube-deployed'; readonly seat: Seat; readonly cell: Cell }
  | { readonly kind: 'turn-skipped'; readonly seat: Seat; readonly pass: number }
  | {
      readonly kind: 'tile-captured';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly tile: Tile;
      /** Whose cubes went home, in the order they were placed. */
      readonly cubes: readonly Seat[];
    }
  | { readonly kind: 'card-won'; readonly seat: Seat; readonly card: Card }
  /** Planned cubes that did not go. */
  | { readonly kind: 'cubes-returned'; readonly seat: Seat; readonly cells: CellSet }
  /** All five lay on tiles. */
  | { readonly kind: 'cubes-taken-back'; readonly seat: Seat; readonly cells: CellSet }
  | { readonly kind: 'card-shown'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'game-ended'; readonly ending: Ending };
