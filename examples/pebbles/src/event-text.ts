import { eventLines } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Event } from './events.ts';
import { seat } from './notation.ts';

/** One line in the game's words, for logs in text: a template an event, and how its fields are written. */
export const eventText = eventLines<Event, TableConfig>()(
  {
    'heap-filled': 'heap: {stones}',
    // #hidden
    'number-dealt': '{seat} has {lucky}',
    // #end
    // #joint
    'stones-added': 'added: {stones}',
    // #end
    'stones-taken': '{seat} took {stones}',
    'game-ended': 'over ({ending})',
  },
  { seat, stones: (stones) => [stones].flat().join(' ') },
);
