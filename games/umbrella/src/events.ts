import type { Seat } from '@penumbra/kit';
import type { Cell, Colour, Dance, Power, Side, Zone } from './words.ts';

/** How the last turns, or the end, came about. */
export const ENDINGS = ['pool-empty', 'no-tiles', 'score-tile-full'] as const;
export const SOLO_ENDINGS = ['six-markers', 'no-umbrellas', 'stopped'] as const;
export type Ending = (typeof ENDINGS)[number] | (typeof SOLO_ENDINGS)[number];

/** What happened, in the past tense. Everybody hears all of it: nothing in this game is hidden. */
export type Event =
  | { readonly kind: 'first-drawn'; readonly seat: Seat }
  | { readonly kind: 'zones-filled' }
  | { readonly kind: 'tiles-dealt'; readonly tiles: readonly Dance[] }
  | {
      readonly kind: 'umbrella-slid';
      readonly seat: Seat;
      readonly from: Zone;
      readonly side: Side;
      readonly line: number;
      readonly colour: Colour;
      readonly out: Colour;
      /** Where the umbrella pushed out went; −1 if it was discarded. */
      readonly to: Zone | -1;
    }
  | {
      readonly kind: 'marker-placed';
      readonly seat: Seat;
      readonly slot: number;
      readonly tile: Dance;
      readonly colour: Colour;
      readonly space: number;
      readonly fromAside: boolean;
    }
  | { readonly kind: 'completion-declined'; readonly seat: Seat }
  | { readonly kind: 'extra-turn-declined'; readonly seat: Seat }
  | { readonly kind: 'power-fired'; readonly seat: Seat; readonly power: Power }
  | { readonly kind: 'umbrella-returned'; readonly zone: Zone; readonly colour: Colour }
  | { readonly kind: 'umbrellas-swapped'; readonly seat: Seat; readonly cells: readonly [Cell, Cell] }
  | {
      readonly kind: 'umbrellas-traded';
      readonly seat: Seat;
      readonly zone: Zone;
      readonly cell: Cell;
      readonly taken: Colour;
      readonly given: Colour;
    }
  | { readonly kind: 'power-declined'; readonly seat: Seat }
  | { readonly kind: 'tile-uncovered'; readonly seat: Seat; readonly slot: number; readonly tile: Dance }
  | {
      readonly kind: 'tile-laid';
      readonly seat: Seat;
      readonly slot: number;
      readonly tile: Dance;
      readonly covering: boolean;
    }
  | { readonly kind: 'tile-discarded'; readonly tile: Dance }
  | { readonly kind: 'last-turns-began'; readonly seat: Seat; readonly ending: Ending }
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly extra: boolean }
  | { readonly kind: 'game-ended'; readonly ending: Ending };
