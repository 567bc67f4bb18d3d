import type { Sound } from '@penumbra/board/pure';
import { unreachable } from '@penumbra/kit';
import { cellsIn } from '../src/components.ts';
import type { Event } from '../src/events.ts';

/** How long each event is shown with full motion, in ms. Nothing may hold up the player: see the sum of a round. */
export function duration(event: Event): number {
  switch (event.kind) {
    case 'tiles-revealed':
      return 700;
    case 'bids-revealed':
      return 1300;
    case 'tile-won':
      return 500;
    case 'tile-placed':
      return 620;
    case 'energy-moved':
    case 'energy-dropped':
      return 480;
    case 'path-summoned':
      return 1300 + 60 * cellsIn(event.cells).length;
    case 'tile-discarded':
    case 'four-point-cleared':
      return 320;
    case 'sudden-death-begun':
    case 'soul-tile-claimed':
      return 900;
    case 'order-fixed':
      return 350;
    case 'flowers-drawn':
      return 300;
    case 'stack-renewed':
    case 'tiebreak-set':
    case 'hand-drawn':
    case 'hands-returned':
    case 'round-begun':
    case 'game-ended':
      return 0;
    default:
      return unreachable(event);
  }
}

export function sound(event: Event): Sound | undefined {
  switch (event.kind) {
    case 'tiles-revealed':
    case 'bids-revealed':
      return 'reveal';
    case 'tile-placed':
      return 'place';
    case 'flowers-drawn':
    case 'energy-moved':
    case 'energy-dropped':
      return 'pick';
    case 'path-summoned':
      return event.taken.some((n) => n > 0) ? 'gain' : 'loss';
    case 'game-ended':
      return 'end';
    default:
      return undefined;
  }
}

/** Whether the scene at this moment already shows what the event did, or still what it does it to. */
export const showsAfter = (event: Event): boolean =>
  !['path-summoned', 'tile-discarded', 'four-point-cleared', 'energy-dropped'].includes(event.kind);
