import type { Event } from './events.ts';
import { NO_GOODS } from './goods.ts';
import { cellNumbered } from './words.ts';

const ANYWHERE = { at: cellNumbered(0), nth: 1 };

/** What brings points, or keeps somebody from playing; where it stands and what was left over is by the way. */
export function gist(event: Event): Event | undefined {
  switch (event.kind) {
    case 'building-erected':
      return { ...event, site: ANYWHERE, paid: NO_GOODS, stored: NO_GOODS };
    case 'craftsman-placed':
    case 'explorer-uncovered':
    case 'end-card-taken':
    case 'action-gained':
    case 'turn-lost':
      return event;
    default:
      return undefined;
  }
}
