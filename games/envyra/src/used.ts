import { itemOf, type Used } from '@penumbra/kit';
import type { TableConfig } from './box.ts';

import type { Event } from './events.ts';

export function used(event: Event, { box }: TableConfig): Used | undefined {
  switch (event.kind) {
    case 'tile-captured':
    case 'tile-removed':
      return { seat: event.seat, component: itemOf(box.tileIds, event.tile) };
    case 'card-won':
      return { seat: event.seat, component: itemOf(box.cardIds, event.card) };
    default:
      return undefined;
  }
}
