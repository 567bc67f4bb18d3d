import type { Used } from '@penumbra/kit';

import type { Event } from './events.ts';
import type { EnvyraConfig } from './state.ts';

export function used(event: Event, { box }: EnvyraConfig): Used | undefined {
  switch (event.kind) {
    case 'tile-captured':
    case 'tile-removed':
      return { seat: event.seat, component: box.tileIds[event.tile] as string };
    case 'card-won':
      return { seat: event.seat, component: box.cardIds[event.card] as string };
    default:
      return undefined;
  }
}
