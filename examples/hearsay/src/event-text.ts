import { everySeat } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Event } from './events.ts';
import { claimText } from './notation.ts';
import { cupOf } from './state.ts';

/** One line in the game's words, for logs in text. */
export function eventText(event: Event, { seats }: TableConfig): string {
  switch (event.kind) {
    case 'dice-rolled':
      return `${seats[event.seat]} rolled ${event.dice.join(' ')}`;
    case 'claimed':
      return `${seats[event.seat]} claimed ${claimText(event)}`;
    case 'cups-lifted': {
      const cups = everySeat(seats).map((seat) => `${seats[seat]}:${cupOf(event.cups, seat).join('') || '-'}`);
      return `${seats[event.seat]} doubted; ${cups.join(' ')}; found ${event.found}`;
    }
    case 'die-lost':
      return `${seats[event.seat]} lost a die, left ${event.left}`;
    case 'game-ended':
      return `over (${event.ending})`;
  }
}
