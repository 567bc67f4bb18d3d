import { itemOf, type Used } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Event } from './events.ts';
import { tileOf } from './words.ts';

/** Tiles count as a whole, whichever face shows. */
export function used(event: Event, { box }: TableConfig): Used | undefined {
  switch (event.kind) {
    case 'marker-placed':
    case 'tile-laid':
    case 'tile-uncovered':
      return { seat: event.seat, component: itemOf(box.tiles, tileOf(event.tile)) };
    default:
      return undefined;
  }
}
