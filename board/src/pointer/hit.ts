// Areas that a finger can hit, whatever the size of the drawing.
import type { Point } from '../geometry.ts';

/** The least side of what can be touched, in px. */
export const FINGER = 44;

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the drawing grown about its middle until a finger can hit it; `scale` is px per unit of the drawing. */
export function hitRect({ x, y, width, height }: Rect, scale: number): Rect {
  const least = FINGER / scale;
  const [wide, high] = [Math.max(width, least), Math.max(height, least)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}
