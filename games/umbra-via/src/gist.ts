import { NO_CELLS } from './components.ts';
import type { Event } from './events.ts';
import { NO_HEAP } from './flowers.ts';

/** Who gets what counts; by how much a tile was won and which cells a path has is different in every world. */
export function gist(event: Event): Event | undefined {
  switch (event.kind) {
    case 'tile-won':
      return { ...event, worth: 0, tie: false };
    case 'path-summoned': {
      const { kind, earned, taken } = event;
      return { kind, cells: NO_CELLS, energy: NO_HEAP, earned, taken };
    }
    case 'soul-tile-claimed':
      return event;
    default:
      return undefined;
  }
}
