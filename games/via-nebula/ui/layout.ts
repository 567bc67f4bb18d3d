// Where the hexes lie, in units: the corner radius of a hex is 40. `wide` has pointed hexes, as the rules name them;
// `tall` is the same valley turned a quarter to the left, so that all of it fits a phone. Only the middles are turned.
import type { Point } from '@penumbra/board/pure';
import type { Atlas } from '../src/atlas.ts';
import { MAX_COLUMNS } from '../src/words.ts';

export const RADIUS = 40;
/** Between the middles of neighbours. */
export const PITCH = Math.sqrt(3) * RADIUS;

export type Shape = 'wide' | 'tall';
/** With the rim and its letters, or from edge to edge. */
export type Frame = 'rim' | 'bare';

export interface Layout {
  readonly shape: Shape;
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  /** By hex. */
  readonly middles: readonly Point[];
  /** Rows and columns, where their names stand. */
  readonly names: readonly (Point & { readonly name: string })[];
  /** Bays of the rim, where an outer row stands back by half a hex or more. */
  readonly bays: readonly Point[];
}

interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const MARGINS: { readonly [shape in Shape]: Margins } = {
  wide: { left: 30, top: 28, right: 17, bottom: 16 },
  tall: { left: 20, top: 10, right: 8, bottom: 14 },
};
const BARE: Margins = { left: 3, top: 2, right: 3, bottom: 2 };

/** The middle of a cell on a map of pointed hexes whose first hex touches left and top edge. */
const flat = (cell: number): Point => {
  const row = Math.floor(cell / MAX_COLUMNS);
  return { x: PITCH * ((cell % MAX_COLUMNS) + (row % 2 === 0 ? 0.5 : 1)), y: RADIUS * (1.5 * row + 1) };
};

const layouts = new WeakMap<Atlas, Map<string, Layout>>();

export function layoutOf(atlas: Atlas, shape: Shape, frame: Frame): Layout {
  const ofMap = layouts.get(atlas) ?? new Map<string, Layout>();
  layouts.set(atlas, ofMap);
  const key = `${shape} ${frame}`;
  const layout = ofMap.get(key) ?? makeLayout(atlas, shape, frame);
  ofMap.set(key, layout);
  return layout;
}

function makeLayout(atlas: Atlas, shape: Shape, frame: Frame): Layout {
  const margins = frame === 'bare' ? BARE : MARGINS[shape];
  const places = atlas.cells.map(flat);
  const span = (of: readonly number[], reach: number): readonly [number, number] =>
    of.length === 0 ? [0, 2 * reach] : [Math.min(...of) - reach, Math.max(...of) + reach];
  const [left, right] = span(
    places.map(({ x }) => x),
    PITCH / 2,
  );
  const [top, bottom] = span(
    places.map(({ y }) => y),
    RADIUS,
  );
  const turned = ({ x, y }: Point): Point =>
    shape === 'wide'
      ? { x: margins.left + x - left, y: margins.top + y - top }
      : { x: margins.left + y - top, y: margins.top + right - x };
  const [across, down] = shape === 'wide' ? [right - left, bottom - top] : [bottom - top, right - left];
  const width = margins.left + across + margins.right;
  const height = margins.top + down + margins.bottom;
  return {
    shape,
    frame,
    width,
    height,
    middles: places.map(turned),
    names: frame === 'bare' ? [] : rimNames(atlas, shape, { turned, width, height }),
    bays: frame === 'bare' ? [] : rimBays(places, turned, [left, right]),
  };
}

interface Turning {
  turned(point: Point): Point;
  readonly width: number;
  readonly height: number;
}

function rimNames(atlas: Atlas, shape: Shape, { turned, height }: Turning): Layout['names'] {
  const columns = [...new Set(atlas.cells.map((cell) => cell % MAX_COLUMNS))].sort((a, b) => a - b);
  const rows = [...new Set(atlas.cells.map((cell) => Math.floor(cell / MAX_COLUMNS)))];
  const wide = shape === 'wide';
  return [
    ...columns.map((column) => {
      const at = turned(flat(column));
      return { name: String.fromCharCode(97 + column), x: wide ? at.x : 10, y: wide ? 17 : at.y + 4 };
    }),
    ...rows.map((row) => {
      const at = turned(flat(row * MAX_COLUMNS));
      return { name: String(row + 1), x: wide ? 14 : at.x, y: wide ? at.y + 4 : height - 3.5 };
    }),
  ];
}

function rimBays(
  places: readonly Point[],
  turned: (point: Point) => Point,
  [left, right]: readonly [number, number],
): readonly Point[] {
  const rows = new Map<number, number[]>();
  for (const { x, y } of places) rows.set(y, [...(rows.get(y) ?? []), x]);
  return [...rows].flatMap(([y, xs]) => {
    const [first, last] = [Math.min(...xs) - PITCH / 2, Math.max(...xs) + PITCH / 2];
    return [
      ...(first - left >= PITCH / 3 ? [turned({ x: first - PITCH / 3, y })] : []),
      ...(right - last >= PITCH / 3 ? [turned({ x: last + PITCH / 3, y })] : []),
    ];
  });
}

const TURN: { readonly [shape in Shape]: number } = { wide: 30, tall: 0 };

export const cornersAt = ({ x, y }: Point, shape: Shape, radius = RADIUS): readonly Point[] =>
  Array.from({ length: 6 }, (_, k) => {
    const angle = ((60 * k + TURN[shape]) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });

const short = (n: number): string => String(Math.round(n * 10) / 10);
const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The outline of a hex as the `d` of a path. */
export const hexPath = (middle: Point, shape: Shape, radius?: number): string =>
  `M${cornersAt(middle, shape, radius).map(pair).join('L')}Z`;

/** A walk from middle to middle, rounded at every meadow, that stops `end` units before the last. */
export function walkPath(
  points: readonly Point[],
  end: number,
): { readonly d: string; readonly last: Point; readonly angle: number } {
  const [a, b] = points.slice(-2) as [Point, Point];
  const stop = end / Math.hypot(b.x - a.x, b.y - a.y);
  const last = towards(b, a, stop);
  const all = [...points.slice(0, -1), last];
  let d = `M${pair(all[0] as Point)}`;
  for (let i = 1; i < all.length - 1; i++) {
    const [before, here, after] = all.slice(i - 1, i + 2) as [Point, Point, Point];
    d += `L${pair(towards(here, before, 0.36))}Q${pair(here)} ${pair(towards(here, after, 0.36))}`;
  }
  return { d: `${d}L${pair(last)}`, last, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
}

export const towards = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export interface Plot extends Point {
  readonly width: number;
  readonly height: number;
}

/** The plots of a ruin around its middle: side by side between pointed corners, one above the other between flat ones. */
export function plotAt({ x, y }: Point, index: number, shape: Shape, places: number): Plot {
  if (places === 1) return { x, y: y + 3, width: 46, height: 36 };
  return shape === 'wide'
    ? { x: x + (index === 0 ? -16.5 : 16.5), y: y + 5, width: 30, height: 36 }
    : { x, y: y + (index === 0 ? -13 : 19), width: 56, height: 25 };
}
