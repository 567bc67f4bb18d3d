/** A rectangle of square cells named `a1` (top-left), `b1` …, in reading order. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly names: readonly string[];
  /** Per cell the neighbours to the north, east, south and west; −1 is off the board. */
  readonly beside: readonly (readonly number[])[];
  /** Per cell the neighbours that exist. */
  readonly neighbours: readonly (readonly number[])[];
}

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

export function squareGrid(columns: number, rows: number): Grid {
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const names = cells.map((cell) => cellName(cell % columns, Math.floor(cell / columns)));
  const beside = cells.map((cell) => {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    return [
      row > 0 ? cell - columns : -1,
      column < columns - 1 ? cell + 1 : -1,
      row < rows - 1 ? cell + columns : -1,
      column > 0 ? cell - 1 : -1,
    ];
  });
  return { columns, rows, names, beside, neighbours: beside.map((four) => four.filter((cell) => cell >= 0)) };
}

/** `a1` for column 0, row 0. */
export const cellName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;
