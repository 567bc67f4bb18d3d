import type { Event } from './events.ts';

export function gist(event: Event): Event | undefined {
  switch (event.kind) {
    case 'marker-placed':
    case 'power-fired':
    case 'last-turns-began':
      return event;
    default:
      return undefined;
  }
}
