import { hexGrid, itemOf, nothingAt } from '@penumbra/kit';
import type { MapRows } from './components.ts';
import { setOf, wordsFor } from './hexes.ts';
import {
  type Cell,
  cellAt,
  FORBIDDEN,
  FOREST,
  type Hex,
  hexNumbered,
  MAX_CELLS,
  MEADOW,
  type Meadow,
  MIST,
  meadowNumbered,
  NOTHING,
  RUINS,
  type Terrain,
} from './words.ts';

/** A map compiled: hexes in reading order, and the lists the rules go through. */
export interface Atlas {
  readonly rows: MapRows;
  readonly size: number;
  readonly hexes: readonly Hex[];
  /** By hex. */
  readonly terrain: readonly Terrain[];
  readonly cells: readonly Cell[];
  readonly names: readonly string[];
  readonly neighbours: readonly (readonly Hex[])[];
  /** By cell; −1 where the map has no hex. */
  readonly hexOf: readonly Hex[];
  readonly meadows: readonly Hex[];
  /** By hex; −1 where no meadow is printed. */
  readonly meadowOf: readonly Meadow[];
  readonly ruins: readonly Hex[];
  readonly mist: readonly Hex[];
  readonly forest: readonly Hex[];
  readonly forbidden: readonly Hex[];
  /** How many words a set of hexes has. */
  readonly words: number;
  /** By hex and word: the set of a hex and its neighbours. */
  readonly around: readonly number[];
  readonly ruinSet: readonly number[];
  readonly mistSet: readonly number[];
  readonly forestSet: readonly number[];
  readonly forbiddenSet: readonly number[];
  /** Mist and forest: what can be explored. */
  readonly wildSet: readonly number[];
  /** What only tiles make a meadow of. */
  readonly tileSet: readonly number[];
  /** By hex, the actions to make it an empty meadow: 1 or 2, or `ENTRY_RUIN`, or `ENTRY_CLOSED`. */
  readonly entry: readonly number[];
}

export const ENTRY_RUIN = 3;
export const ENTRY_CLOSED = 4;
const ENTRY: { readonly [terrain in Terrain]?: number } = { [MIST]: 1, [FOREST]: 2, [RUINS]: ENTRY_RUIN };

export function atlasOf(rows: MapRows): Atlas {
  const grid = hexGrid(rows.map((row) => [...row].map((letter) => letter !== NOTHING)));
  const terrain = grid.places.map(({ column, row }) => rows[row]?.[column] as Terrain);
  const cells = grid.places.map(({ column, row }) => cellAt(column, row));
  const hexOf = new Array<Hex>(MAX_CELLS).fill(hexNumbered(-1));
  cells.forEach((cell, hex) => {
    hexOf[cell] = hexNumbered(hex);
  });
  const all = terrain.map((_, hex) => hexNumbered(hex));
  const where = (...kinds: Terrain[]): readonly Hex[] => all.filter((hex) => kinds.includes(itemOf(terrain, hex)));
  const meadows = where(MEADOW);
  const neighbours = grid.neighbours.map((list) => list.map(hexNumbered));
  const words = wordsFor(grid.size);
  const set = (...kinds: Terrain[]): readonly number[] => setOf(where(...kinds), words);
  return Object.freeze({
    rows,
    size: grid.size,
    hexes: all,
    terrain,
    cells,
    names: grid.names,
    neighbours,
    hexOf,
    meadows,
    meadowOf: all.map((hex) => meadowNumbered(meadows.indexOf(hex))),
    ruins: where(RUINS),
    mist: where(MIST),
    forest: where(FOREST),
    forbidden: where(FORBIDDEN),
    words,
    around: all.flatMap((hex) => setOf([hex, ...itemOf(neighbours, hex)], words)),
    ruinSet: set(RUINS),
    mistSet: set(MIST),
    forestSet: set(FOREST),
    forbiddenSet: set(FORBIDDEN),
    wildSet: set(MIST, FOREST),
    tileSet: set(MIST, FOREST, FORBIDDEN),
    entry: terrain.map((kind) => ENTRY[kind] ?? ENTRY_CLOSED),
  });
}

export const hexAt = (atlas: Atlas, cell: Cell): Hex | undefined => {
  const hex = atlas.hexOf[cell] ?? nothingAt(cell);
  return hex < 0 ? undefined : hex;
};
/** The same where it is known that there is one. */
export const hexOn = (atlas: Atlas, cell: Cell): Hex => hexAt(atlas, cell) ?? nothingAt(cell);
export const meadowAt = (atlas: Atlas, cell: Cell): Meadow | undefined => {
  const hex = atlas.hexOf[cell] ?? nothingAt(cell);
  const meadow = hex < 0 ? undefined : (atlas.meadowOf[hex] ?? nothingAt(hex));
  return meadow === undefined || meadow < 0 ? undefined : meadow;
};
