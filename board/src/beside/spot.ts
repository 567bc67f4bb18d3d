// Where a bubble stands: beside what it describes and never over it, where it hides least of everything else.
import type { Box } from '../geometry.ts';

export const SIDES = ['above', 'below', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What had better not be covered; the heavier, the less. Anything of weight 1 counts by its covered area. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

export interface BesideWish {
  readonly anchor: Box;
  readonly size: Size;
  /** What it may stand in: the window, or the stage. */
  readonly within: Box;
  readonly keep?: readonly Kept[];
  /** Between bubble and anchor, in px; the tail stands there. */
  readonly gap?: number;
  /** Tried first, and taken when no other hides less. */
  readonly prefer?: readonly Side[];
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** Where along its edge the tail points at the anchor's middle, in px. */
  readonly tail: number;
}

const GAP = 10;
/** The anchor itself: covered only when there is no room at all. */
const NEVER = 1e6;

export function spotBeside(wish: BesideWish): Spot {
  const { anchor, keep = [], prefer = [] } = wish;
  const sides = [...new Set([...prefer, ...SIDES])];
  const all = [...keep, { box: anchor, weight: NEVER }];
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of sides.flatMap((side) => spotsOn(side, wish))) {
    const box = { left: spot.left, top: spot.top, ...wish.size };
    const hidden = all.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 0);
    if (hidden >= least) continue;
    least = hidden;
    best = spot;
  }
  return best as Spot;
}

/** On one side: centred, then towards either end, always inside. */
function spotsOn(side: Side, { anchor, size, within, gap = GAP }: BesideWish): Spot[] {
  const isUpright = side === 'above' || side === 'below';
  const x = anchor.left + anchor.width / 2;
  const y = anchor.top + anchor.height / 2;
  const away = isUpright
    ? side === 'above'
      ? anchor.top - gap - size.height
      : anchor.top + anchor.height + gap
    : side === 'left'
      ? anchor.left - gap - size.width
      : anchor.left + anchor.width + gap;
  const long = isUpright ? size.width : size.height;
  // The tail needs some edge on either side of it.
  const shifts = [-long / 2, -long + Math.min(28, long / 2), -Math.min(28, long / 2)];
  return shifts.map((shift) => {
    const left = clamp(isUpright ? x + shift : away, within.left, within.left + within.width - size.width);
    const top = clamp(isUpright ? away : y + shift, within.top, within.top + within.height - size.height);
    return { left, top, side, tail: clamp(isUpright ? x - left : y - top, 0, long) };
  });
}

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));
