import type { TableConfig } from './box.ts';
import type { Event } from './events.ts';

/** One line in the game's words, for logs in text. */
export function eventText(event: Event, { seats }: TableConfig): string {
  switch (event.kind) {
    case 'heap-filled':
      return `heap: ${event.stones}`;
    // #hidden
    case 'number-dealt':
      return `${seats[event.seat]} has ${event.lucky}`;
    // #end
    // #joint
    case 'stones-added':
      return `added: ${event.stones.join(' ')}`;
    // #end
    case 'stones-taken':
      return `${seats[event.seat]} took ${event.stones}`;
    case 'game-ended':
      return `over (${event.ending})`;
  }
}
