import { type Cell, type CellSet, NO_TILE, type Tile } from '../src/components.ts';
import type { Heap } from '../src/flowers.ts';

/** A complete path, with its own frame. */
export interface MarkedPath {
  readonly cells: CellSet;
  /** How many tiles it has. */
  readonly tag: string;
  readonly isChosen: boolean;
}

/** What is marked on the board's picture. */
export interface GardenMarks {
  /** Cells that can be chosen. */
  readonly targets: CellSet;
  /** The path that is looked at, complete or not. */
  readonly lit: CellSet;
  /** Complete paths: everything else is veiled. */
  readonly paths: readonly MarkedPath[];
  /** The path that is being summoned: its flowers have lifted. */
  readonly leaving: CellSet;
  readonly hinted: CellSet;
  readonly pointed: CellSet;
  /** The tile that was laid last. */
  readonly last: Cell | undefined;
  /** A tile on its way: not joined to anything yet. */
  readonly moving: Cell | undefined;
  /** The tile to be laid: its course is drawn in every target. */
  readonly held: Tile;
  /** A tile, or flowers alone, as they would lie. */
  readonly ghost: { readonly cell: Cell; readonly tile: Tile; readonly energy: Heap } | undefined;
  /** Flowers that would go from one tile to another. */
  readonly carry: { readonly from: Cell; readonly to: Cell } | undefined;
}

export const NO_MARKS: GardenMarks = {
  targets: 0 as CellSet,
  lit: 0 as CellSet,
  paths: [],
  leaving: 0 as CellSet,
  hinted: 0 as CellSet,
  pointed: 0 as CellSet,
  last: undefined,
  moving: undefined,
  held: NO_TILE,
  ghost: undefined,
  carry: undefined,
};
