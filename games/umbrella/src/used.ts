import type { Used } from '@penumbra/kit';
import type { Event } from './events.ts';
import type { Setting } from './state.ts';
import { tileOf } from './words.ts';

/** Tiles count as a whole, whichever face shows. */
export function used(event: Event, { box }: Setting): Used | undefined {
  switch (event.kind) {
    case 'marker-placed':
    case 'tile-laid':
    case 'tile-uncovered':
      return { seat: event.seat, component: box.tiles[tileOf(event.tile)] as string };
    default:
      return undefined;
  }
}
