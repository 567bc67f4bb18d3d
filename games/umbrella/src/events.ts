import type { Kinds, Seat } from '@penumbra/kit';
import type { Cell, Colour, Dance, Power, Side, Zone } from './words.ts';

/** How the last turns, or the end, came about. */
export const ENDINGS = ['pool-empty', 'no-tiles', 'score-tile-full'] as const;
export const SOLO_ENDINGS = ['six-markers', 'no-umbrellas', 'stopped'] as const;
export type Ending = (typeof ENDINGS)[number] | (typeof SOLO_ENDINGS)[number];

/** What happened, in the past tense. Everybody hears all of it: nothing in this game is hidden. */
export type Event = Kinds<{
  'first-drawn': { seat: Seat };
  'zones-filled': object;
  'tiles-dealt': { tiles: readonly Dance[] };
  'umbrella-slid': {
    seat: Seat;
    from: Zone;
    side: Side;
    line: number;
    colour: Colour;
    out: Colour;
    /** Where the umbrella pushed out went; −1 if it was discarded. */
    to: Zone | -1;
  };
  'marker-placed': { seat: Seat; slot: number; tile: Dance; colour: Colour; space: number; fromAside: boolean };
  'completion-declined': { seat: Seat };
  'extra-turn-declined': { seat: Seat };
  'power-fired': { seat: Seat; power: Power };
  'umbrella-returned': { zone: Zone; colour: Colour };
  'umbrellas-swapped': { seat: Seat; cells: readonly [Cell, Cell] };
  'umbrellas-traded': { seat: Seat; zone: Zone; cell: Cell; taken: Colour; given: Colour };
  'power-declined': { seat: Seat };
  'tile-uncovered': { seat: Seat; slot: number; tile: Dance };
  'tile-laid': { seat: Seat; slot: number; tile: Dance; covering: boolean };
  'tile-discarded': { tile: Dance };
  'last-turns-began': { seat: Seat; ending: Ending };
  'turn-began': { seat: Seat; extra: boolean };
  'game-ended': { ending: Ending };
}>;
