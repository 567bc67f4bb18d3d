// Pan and zoom as numbers: a scale, and how far the content's corner is moved, in pixels of the frame.
import type { Box, Point } from '../geometry.ts';

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
export function zoomAt(view: Viewport, factor: number, point: Point, frame: Frame, most = MOST_ZOOM): Viewport {
  const scale = clamp(view.scale * factor, 1, most);
  const by = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, frame);
}

export const pan = (view: Viewport, dx: number, dy: number, frame: Frame): Viewport =>
  within({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** Two fingers: what was under each stays under it, as far as the bounds allow. */
export function pinch(view: Viewport, from: Fingers, to: Fingers, frame: Frame, most = MOST_ZOOM): Viewport {
  const [before, after] = [middle(from), middle(to)];
  const moved = { ...view, x: view.x + after.x - before.x, y: view.y + after.y - before.y };
  return zoomAt(moved, apart(to) / Math.max(1, apart(from)), after, frame, most);
}
export type Fingers = readonly [Point, Point];
const apart = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** As large as it can be with all of a part of the content in the frame; the part is given as it lies at home. */
export function fit({ left, top, width, height }: Box, frame: Frame, most = MOST_ZOOM): Viewport {
  const scale = clamp(Math.min(frame.width / width, frame.height / height), 1, most);
  const x = frame.width / 2 - (left + width / 2) * scale;
  const y = frame.height / 2 - (top + height / 2) * scale;
  return within({ scale, x, y }, frame);
}

/** The least way that brings a box of the frame, as it lies now, into it. */
export function reveal(view: Viewport, { left, top, width, height }: Box, frame: Frame): Viewport {
  const into = (start: number, size: number, room: number): number =>
    start < 0 || size > room ? -start : Math.min(0, room - start - size);
  return pan(view, into(left, width, frame.width), into(top, height, frame.height), frame);
}

/** The content always covers the frame, so it cannot be lost. */
export function within({ scale, x, y }: Viewport, frame: Frame): Viewport {
  return {
    scale,
    x: clamp(x, frame.width * (1 - scale), 0),
    y: clamp(y, frame.height * (1 - scale), 0),
  };
}

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);
