import {
  type Bits,
  type Brand,
  bitsOf,
  type ComponentSpec,
  EAST,
  firstBit,
  listBits,
  NO_BITS,
  NORTH,
  nothingAt,
  SOUTH,
  squareGrid,
  WEST,
} from '@penumbra/kit';

// The board: 4 × 4 cells, a1 top-left.
export const BOARD = squareGrid(4, 4);
export const CELLS = 16;
export type Cell = Brand<number, 'Cell'>;
/** A set of cells, one bit each in reading order. */
export type CellSet = Bits<Cell>;
export const NO_CELLS: CellSet = NO_BITS;
export const EVERY_CELL: CellSet = bitsOf(0xffff);
export const FIRST_CELL = 0 as Cell;
export const cellName = (cell: Cell): string => BOARD.names[cell] ?? nothingAt(cell);
export function cellNamed(name: string): Cell | undefined {
  const cell = BOARD.names.indexOf(name);
  return cell < 0 ? undefined : (cell as Cell);
}
export const CENTRAL_CELLS: CellSet = bitsOf((1 << 5) | (1 << 6) | (1 << 9) | (1 << 10));

export const cellsIn: (set: CellSet) => Cell[] = listBits;
/** Where a tile lies that is on the board once at most; −1 if it is not there. */
export const cellOf = (tiles: readonly Tile[], tile: Tile): Cell => tiles.indexOf(tile) as Cell;
export const firstCell: (set: CellSet) => Cell = firstBit;

// Tiles. A regular tile is the set of its openings; special ones have none.
export const SHAPES = ['straight', 'bend', 'tee', 'four-point', 'void', 'block'] as const;
export const REGULAR_SHAPES = 3;

export type Tile = Brand<number, 'Tile'>;
export const OPENINGS = 15;
export const NO_TILE = 0 as Tile;
export const FOUR_POINT = 16 as Tile;
export const VOID = 32 as Tile;
export const BLOCK = 48 as Tile;

const openings = (...sides: number[]): Tile => sides.reduce((set, side) => set | (1 << side), 0) as Tile;

/** The ways each shape can lie, all equally likely when it is revealed. */
export const ORIENTATIONS: readonly (readonly Tile[])[] = [
  [openings(NORTH, SOUTH), openings(EAST, WEST)],
  [openings(NORTH, EAST), openings(EAST, SOUTH), openings(SOUTH, WEST), openings(NORTH, WEST)],
  [
    openings(NORTH, EAST, SOUTH),
    openings(EAST, SOUTH, WEST),
    openings(NORTH, SOUTH, WEST),
    openings(NORTH, EAST, WEST),
  ],
  [FOUR_POINT],
  [VOID],
  [BLOCK],
];

export const TILES: readonly Tile[] = ORIENTATIONS.flat();

const SHAPE_OF_TILE: readonly number[] = Array.from({ length: BLOCK + 1 }, (_, tile) =>
  ORIENTATIONS.findIndex((tiles) => tiles.includes(tile as Tile)),
);
export const shapeOf = (tile: Tile): number => SHAPE_OF_TILE[tile] ?? nothingAt(tile);

const SPECIAL_NAMES = new Map<Tile, string>([
  [FOUR_POINT, 'four-point'],
  [VOID, 'void'],
  [BLOCK, 'block'],
]);
/** `NES`: the openings in the order north, east, south, west; or the name of a special tile. */
export const tileName = (tile: Tile): string =>
  SPECIAL_NAMES.get(tile) ?? [...'NESW'].filter((_, side) => tile & (1 << side)).join('');
export const TILE_NAMES: readonly string[] = TILES.map(tileName);

// Flowers of each colour.
export const ENERGY_IN_BAG = 32;
// ruling UV-9.3: the prototype has 11, too, where its rules say 10 and 11
export const SOULS_ON_TILE = 11;
export const SOULS_IN_BAG = 6;
export const SOULS_IN_ALL = SOULS_ON_TILE + SOULS_IN_BAG;
export const NEUTRAL_ENERGY_PER_BAG = 16;
export const NEUTRAL_SOULS_PER_BAG = 3;
/** By kind: of a colour, and of neutral. */
export const FLOWERS_IN_ALL: readonly number[] = [
  ENERGY_IN_BAG,
  SOULS_IN_ALL,
  2 * NEUTRAL_ENERGY_PER_BAG,
  SOULS_ON_TILE + 2 * NEUTRAL_SOULS_PER_BAG,
];

export const SLOTS = 4;
export const HAND_SIZE = 3;
export const LAST_ROUND = 50;

export interface Components {
  /** How many tiles of each regular shape there are: a reconstruction that a user may replace. */
  readonly tiles: { readonly [shape: string]: number };
}

const MANY = 1000;
/** Fifteen tiles fill the board as far as it can be filled between placements: one more can always be bid on. */
const FEWEST_TILES = 16;

export const COMPONENTS: ComponentSpec<Components> = {
  tables: {
    tiles: {
      entries: Object.freeze({ straight: 5, bend: 6, tee: 6 }),
      read: (source) => source.count(MANY),
      closed: true,
    },
  },
  check({ tiles }, source) {
    const all = Object.values(tiles).reduce((sum, n) => sum + n, 0);
    if (all < FEWEST_TILES) {
      source.child('tiles').fail('bad-component', `${all} tiles in all; at least ${FEWEST_TILES} are needed`);
    }
  },
};
