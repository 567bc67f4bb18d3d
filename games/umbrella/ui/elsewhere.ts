// Pavements that do not touch one's own stage: when they are asked for, and how they stand on a phone.
import { powerNames } from '../src/moves/complete.ts';
import { asked } from '../src/turn.ts';
import { countOf } from '../src/umbrellas.ts';
import type { View } from '../src/view.ts';
import type { Zone } from '../src/words.ts';
import { EVERY_COLOUR, EVERY_SIDE, seatsAt, zoneOn, zonesElsewhere } from './facts.ts';
import type { Box } from './layout.ts';

/** All four pavements of one's own are empty: umbrellas come from elsewhere. */
const isBare = (view: View, seat: number): boolean =>
  EVERY_SIDE.every((side) => view.zones[zoneOn(view, seat, side)] === 0);

/** Whether umbrellas of other pavements are asked for now. */
export function isElsewhere(view: View, me: number): boolean {
  if (asked(view) !== me || zonesWaiting(view, me).length === 0) return false;
  if (view.phase === 'power') return powerNames(view.powers)[0] === 'trade';
  return view.phase === 'slide' && isBare(view, me);
}

const FINGER = 46;
export const GLYPH = 17;

export interface Shelf {
  readonly zone: Zone;
  readonly box: Box;
  readonly colours: readonly number[];
}

/** On a phone only what is there, one after the other, row after row; each as large as a finger. */
export function shelves(view: View, me: number, { x, y, w }: Omit<Box, 'h'>): Shelf[] {
  let [left, top] = [x + 4, y + 2];
  return zonesWaiting(view, me).map((zone) => {
    const colours = EVERY_COLOUR.filter((colour) => countOf(view.zones[zone]!, colour) > 0);
    const wide = seatsAt(view, zone).length * GLYPH + 6 + colours.length * FINGER;
    if (left + wide > x + w) [left, top] = [x + 4, top + FINGER];
    const box = { x: left, y: top, w: wide, h: FINGER };
    left += wide;
    return { zone, box, colours };
  });
}

export const zonesWaiting = (view: View, me: number): Zone[] =>
  zonesElsewhere(view, me).filter((zone) => view.zones[zone] !== 0);

/** How high such a tray is on a phone; nothing where other pavements are not asked for. */
export function trayRoom(view: View, me: number, width: number): number {
  if (!isElsewhere(view, me)) return 0;
  const last = shelves(view, me, { x: 0, y: 0, w: width }).at(-1);
  return last ? last.box.y + last.box.h + 4 : 0;
}
