import type { Event } from './events.ts';

/** Who takes what; whose cubes lay there is different in every world. */
export function gist(event: Event): Event | undefined {
  switch (event.kind) {
    case 'tile-captured':
      return { ...event, cubes: [] };
    case 'card-won':
    case 'seat-stuck':
      return event;
    default:
      return undefined;
  }
}
