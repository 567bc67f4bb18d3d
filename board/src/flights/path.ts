// The way of a piece through the air, as numbers: transforms from place to place, for the browser's animation engine.
import type { Box } from '../geometry.ts';

export type Path = 'line' | 'arc';

export interface Stage {
  readonly transform: string;
  readonly opacity: number;
  readonly offset: number;
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
const fixed = (n: number): number => Math.round(n * 100) / 100;

/** How high an arc rises above the straight line, as a part of its length, and at most, in px. */
const RISE = 0.22;
const MOST_RISE = 90;
const STEPS = 8;

/**
 * Keyframes for a piece of `size` px that is drawn around the window's corner: from the middle of one box to the middle
 * of another, as large as each of them allows.
 */
export function keyframes(from: Box, to: Box, size: number, path: Path): readonly Stage[] {
  const [start, end] = [middle(from), middle(to)];
  const [first, last] = [scaleFor(from, size), scaleFor(to, size)];
  const rise = path === 'line' ? 0 : Math.min(MOST_RISE, RISE * Math.hypot(end.x - start.x, end.y - start.y));
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const x = start.x + (end.x - start.x) * t;
    const y = start.y + (end.y - start.y) * t - rise * 4 * t * (1 - t);
    const scale = first + (last - first) * t;
    return {
      transform: `translate(${fixed(x)}px, ${fixed(y)}px) translate(-50%, -50%) scale(${fixed(scale)})`,
      opacity: 1,
      offset: t,
    };
  });
}

/** A piece never grows over what it starts from or lands on; in a larger place it keeps its size. */
const scaleFor = ({ width, height }: Box, size: number): number => Math.min(1, Math.min(width, height) / size || 1);
