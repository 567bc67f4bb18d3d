import { NO_CELLS } from './components.ts';
import type { Event } from './events.ts';
import { NEUTRAL, NO_HEAP } from './flowers.ts';

/** Instead of a number of souls: more than anybody else. */
export const MOST_SOULS = -1;

/**
 * Who gets what counts; by how much a tile was won and which cells a path has is different in every world. So is how
 * many souls a path frees that is not complete yet: then only who has most of it counts.
 */
export function gist(event: Event, when: 'now' | 'next'): Event | undefined {
  switch (event.kind) {
    case 'tile-won':
      return { ...event, worth: 0, tie: false };
    case 'path-summoned': {
      const { kind, earned, taken } = event;
      const summoned = { kind, cells: NO_CELLS, energy: NO_HEAP };
      if (when === 'now') return { ...summoned, earned, taken };
      const first = mostOf(taken);
      return first && { ...summoned, earned: first, taken: first };
    }
    case 'soul-tile-claimed':
      return event;
    default:
      return undefined;
  }
}

/** Undefined where nobody has more than the others. */
function mostOf(taken: readonly number[]): readonly number[] | undefined {
  const own = taken.slice(0, NEUTRAL);
  const most = Math.max(...own);
  if (most === 0 || own.filter((count) => count === most).length > 1) return undefined;
  return taken.map((count, seat) => (seat < NEUTRAL && count === most ? MOST_SOULS : 0));
}
