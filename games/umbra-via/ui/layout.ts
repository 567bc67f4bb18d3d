import { gridLayout } from '@penumbra/board';
import { BOARD, type CellSet, cellsIn } from '../src/components.ts';

const [SIZE, GAP] = [100, 6];
export const HEDGE = 36;
/** Where the cells lie in the picture of the board. */
export const LAYOUT = gridLayout({ columns: 4, rows: 4, size: SIZE, gap: GAP, margin: HEDGE });
export const has = (set: CellSet, cell: number): boolean => (set & (1 << cell)) !== 0;
export const at = (cell: number): string => `translate(${LAYOUT.corner(cell).x} ${LAYOUT.corner(cell).y})`;

/** The line around a set of cells, `out` beyond their edges; so two sets side by side keep their own frames. */
export function outlineOf(cells: CellSet, out = 2.5): string {
  const bridge = GAP - 2 * out;
  let d = '';
  for (const cell of cellsIn(cells)) {
    const { x, y } = LAYOUT.corner(cell);
    const [left, top, right, bottom] = [x - out, y - out, x + SIZE + out, y + SIZE + out];
    const [n, e, s, w] = [0, 1, 2, 3].map((side) => {
      const next = BOARD.beside[cell]?.[side] as number;
      return next >= 0 && has(cells, next);
    });
    const [x1, x2] = [left - (w ? bridge : 0), right + (e ? bridge : 0)];
    const [y1, y2] = [top - (n ? bridge : 0), bottom + (s ? bridge : 0)];
    if (!n) d += `M${x1} ${top}H${x2}`;
    if (!s) d += `M${x1} ${bottom}H${x2}`;
    if (!w) d += `M${left} ${y1}V${y2}`;
    if (!e) d += `M${right} ${y1}V${y2}`;
  }
  return d;
}
