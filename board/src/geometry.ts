// Places of cells and hexes in SVG units, and small helpers for paths. Pure: tests run it on Node.
import { type HexPlace, hexCentre } from '@penumbra/kit';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface GridLayout {
  readonly width: number;
  readonly height: number;
  /** The distance between the middles of neighbours. */
  readonly pitch: number;
  readonly size: number;
  /** The top-left corner of a cell, counted in reading order. */
  corner(cell: number): Point;
  middle(cell: number): Point;
}

export interface GridMeasures {
  readonly columns: number;
  readonly rows: number;
  /** The side of a cell. */
  readonly size: number;
  readonly gap?: number;
  readonly margin?: number;
}

/** A rectangle of square cells. */
export function gridLayout({ columns, rows, size, gap = 0, margin = 0 }: GridMeasures): GridLayout {
  const pitch = size + gap;
  const corner = (cell: number): Point => ({
    x: margin + (cell % columns) * pitch,
    y: margin + Math.floor(cell / columns) * pitch,
  });
  return {
    width: columns * pitch - gap + 2 * margin,
    height: rows * pitch - gap + 2 * margin,
    pitch,
    size,
    corner,
    middle: (cell) => {
      const { x, y } = corner(cell);
      return { x: x + size / 2, y: y + size / 2 };
    },
  };
}

/** The middle of a hex that is `width` wide, pointed at the top. */
export function hexMiddle(place: HexPlace, width: number): Point {
  const { x, y } = hexCentre(place);
  return { x: x * width, y: y * width };
}

/** The corners of a hex around a middle, clockwise from the top, as the `points` of a polygon. */
export function hexPoints({ x, y }: Point, width: number): string {
  const radius = width / Math.sqrt(3);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  }).join(' ');
}

/** Short numbers keep the markup small. */
export const round = (n: number): number => Math.round(n * 100) / 100;

/** From `a` to `b`, a fraction of the way. */
export const between = (a: Point, b: Point, fraction: number): Point => ({
  x: a.x + (b.x - a.x) * fraction,
  y: a.y + (b.y - a.y) * fraction,
});

/** `count` places on a circle, the first at the top; one place is the middle itself. */
export function around(middle: Point, radius: number, count: number): Point[] {
  if (count === 1) return [middle];
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return { x: round(middle.x + radius * Math.cos(angle)), y: round(middle.y + radius * Math.sin(angle)) };
  });
}

/** The smallest box with all of these in it. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
