import { cellName } from './grid.ts';

// Hexes in rows, pointed at the top; every second row (2, 4, …) is shifted right by half a hex.
// A hex is named by column letter and row number like the cell of a grid: `a1` is top-left.

export interface HexPlace {
  readonly column: number;
  readonly row: number;
}

/** Some hexes of such rows, numbered in reading order. */
export interface HexGrid {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly HexPlace[];
  readonly names: readonly string[];
  /** Per hex the neighbours that exist, in reading order. */
  readonly neighbours: readonly (readonly number[])[];
  /** The number of a hex; −1 where there is none. */
  at(column: number, row: number): number;
}

/** The six places around a place, in reading order, whether there is a hex or not. */
export function hexesAround({ column, row }: HexPlace): readonly HexPlace[] {
  const left = row % 2 === 0 ? column - 1 : column;
  return [
    { column: left, row: row - 1 },
    { column: left + 1, row: row - 1 },
    { column: column - 1, row },
    { column: column + 1, row },
    { column: left, row: row + 1 },
    { column: left + 1, row: row + 1 },
  ];
}

/** `present[row][column]` says where there is a hex. */
export function hexGrid(present: readonly (readonly boolean[])[]): HexGrid {
  const numbers = new Map<number, number>();
  const columns = Math.max(0, ...present.map((row) => row.length));
  const key = (column: number, row: number): number => row * columns + column;
  const places: HexPlace[] = [];
  present.forEach((cells, row) => {
    cells.forEach((there, column) => {
      if (!there) return;
      numbers.set(key(column, row), places.length);
      places.push({ column, row });
    });
  });
  const at = (column: number, row: number): number =>
    column >= 0 && column < columns ? (numbers.get(key(column, row)) ?? -1) : -1;
  return {
    size: places.length,
    columns,
    rows: present.length,
    places,
    names: places.map(({ column, row }) => cellName(column, row)),
    neighbours: places.map((place) =>
      hexesAround(place)
        .flatMap(({ column, row }) => at(column, row))
        .filter(isHex),
    ),
    at,
  };
}

const isHex = (hex: number): boolean => hex >= 0;

/** Steps between two places on a map without holes. */
export function hexDistance(a: HexPlace, b: HexPlace): number {
  const rows = Math.abs(a.row - b.row);
  const across = Math.abs(hexCentre(a).x - hexCentre(b).x);
  return rows + Math.max(0, Math.round(across - rows / 2));
}

/** The middle of a hex; hexes are one wide, rows √3⁄2 apart. */
export const hexCentre = ({ column, row }: HexPlace): { readonly x: number; readonly y: number } => ({
  x: column + (row % 2 === 0 ? 0.5 : 1),
  y: (row * Math.sqrt(3)) / 2 + 1 / Math.sqrt(3),
});

/** Connected areas of a graph: per node the number of its area from 1, in the order they are met; 0 outside. */
export function connectedAreas(
  neighbours: readonly (readonly number[])[],
  inside: (node: number) => boolean,
): { readonly area: number[]; readonly count: number } {
  const area = neighbours.map(() => 0);
  let count = 0;
  for (let start = 0; start < area.length; start++) {
    if (area[start] !== 0 || !inside(start)) continue;
    count++;
    area[start] = count;
    for (const stack = [start]; stack.length > 0; ) {
      for (const next of neighbours[stack.pop() as number] as readonly number[]) {
        if (area[next] !== 0 || !inside(next)) continue;
        area[next] = count;
        stack.push(next);
      }
    }
  }
  return { area, count };
}
