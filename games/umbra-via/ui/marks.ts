import type { Cell, CellSet, Tile } from '../src/components.ts';
import type { Heap } from '../src/flowers.ts';

/** What is marked on the board's picture. */
export interface GardenMarks {
  /** Cells that can be chosen. */
  readonly targets: CellSet;
  /** The path that is looked at. */
  readonly lit: CellSet;
  /** The path that is being summoned. */
  readonly leaving: CellSet;
  readonly hinted: CellSet;
  readonly pointed: CellSet;
  /** A tile on its way: drawn over everything else, not joined to anything yet. */
  readonly moving: Cell | undefined;
  /** A tile as it would lie. */
  readonly ghost: { readonly cell: Cell; readonly tile: Tile; readonly energy: Heap } | undefined;
}
