import type { Event } from './events.ts';

/** Of a marker that is placed later: on whichever space is best then. */
export const ANY_SPACE = -1;

/** Who completes what; which of several spaces somebody takes later differs from world to world. */
export function gist(event: Event, when: 'now' | 'next'): Event | undefined {
  switch (event.kind) {
    case 'marker-placed':
      return when === 'now' ? event : { ...event, space: ANY_SPACE, fromAside: false };
    case 'power-fired':
    case 'last-turns-began':
      return event;
    default:
      return undefined;
  }
}
