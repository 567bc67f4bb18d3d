import { type Brand, squareGrid } from '@penumbra/kit';

// The closed sets everything else is written in. A member is passed around as its index.

export const SEATS = ['violet', 'teal', 'orange', 'slate'] as const;
export const MAX_PLAYERS = SEATS.length;

export const COLOURS = ['R', 'B', 'Y', 'G'] as const;
export type Colour = Brand<number, 'Colour'>;
export const colourNumbered = (n: number): Colour => n as Colour;

export const GRID = squareGrid(4, 4);
export const CELLS = GRID.names;
/** A cell of a stage, 0 … 15 in reading order. */
export type Cell = Brand<number, 'Cell'>;
export const cellNumbered = (n: number): Cell => n as Cell;

/** The sides of a stage that umbrellas come in from. The side opposite is `side ^ 1`. */
export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = Brand<number, 'Side'>;
export const sideNumbered = (n: number): Side => n as Side;
export const LINES = 4;
export const ROW_NAMES = ['1', '2', '3', '4'] as const;
export const COLUMN_NAMES = ['a', 'b', 'c', 'd'] as const;
export const lineNames = (side: Side): readonly string[] => (side < 2 ? ROW_NAMES : COLUMN_NAMES);

/** Slot k has its mark in corner k, and turns a tile by k quarter turns. */
// ruling UM-1.4: slot 1 top-left, 2 top-right, 3 bottom-right, 4 bottom-left.
export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export const SLOTS = CORNERS.length;
export const SLOT_NAMES = ['1', '2', '3', '4'] as const;

/** The sides of a choreography tile. */
export const FACES = ['white', 'black'] as const;
export const FACE_LETTERS = ['w', 'b'] as const;
export type Face = (typeof FACES)[number];
export const WHITE = 0;
export const BLACK = 1;

// ruling UM-1.5: one row of ten on every level.
export const SPACES = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'] as const;
export const ALL_SPACES = (1 << SPACES.length) - 1;

export const POWERS = ['again', 'swap', 'trade'] as const;
export type Power = (typeof POWERS)[number];
export const LEVELS = [1, 2, 3, 4] as const;

/** A place where umbrellas wait: an index into the zones of the table. */
export type Zone = Brand<number, 'Zone'>;
export const zoneNumbered = (n: number): Zone => n as Zone;
/** A tile with the side that is up: twice the tile's index, plus 1 if black is up. */
export type Dance = Brand<number, 'Dance'>;
export const danceNumbered = (n: number): Dance => n as Dance;
export const NO_DANCE = danceNumbered(-1);
export const danceOf = (tile: number, face: number): Dance => danceNumbered(2 * tile + face);
export const tileOf = (dance: Dance): number => dance >> 1;
export const faceOf = (dance: Dance): number => dance & 1;
