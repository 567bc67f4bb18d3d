import { gridLayout } from '@penumbra/board';
import type { CellSet } from '../src/components.ts';

/** Where the cells lie in the picture of the board. */
export const LAYOUT = gridLayout({ columns: 4, rows: 4, size: 100, gap: 5, margin: 21 });
export const has = (set: CellSet, cell: number): boolean => (set & (1 << cell)) !== 0;
