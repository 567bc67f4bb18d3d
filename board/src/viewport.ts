// Pan and zoom as numbers: a scale, and how far the content's corner is moved, in pixels of the frame.
import type { Point } from './geometry.ts';

export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const HOME: Viewport = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;

/** Zooms about a point of the frame: what lies under it stays there. */
export function zoomAt(view: Viewport, factor: number, point: Point, frame: Frame): Viewport {
  const scale = clamp(view.scale * factor, 1, MOST_ZOOM);
  const by = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, frame);
}

export const pan = (view: Viewport, dx: number, dy: number, frame: Frame): Viewport =>
  within({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** The content always covers the frame, so it cannot be lost. */
function within({ scale, x, y }: Viewport, frame: Frame): Viewport {
  return {
    scale,
    x: clamp(x, frame.width * (1 - scale), 0),
    y: clamp(y, frame.height * (1 - scale), 0),
  };
}

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);
