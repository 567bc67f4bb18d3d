import { eventLines, everySeat } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Event } from './events.ts';
import { seat } from './notation.ts';
import { cupOf } from './state.ts';

/** One line in the game's words, for logs in text. */
export const eventText = eventLines<Event, TableConfig>()(
  {
    'dice-rolled': '{seat} rolled {dice}',
    claimed: '{seat} claimed {count}x{face}',
    'cups-lifted': '{seat} doubted; {cups}; found {found}',
    'die-lost': '{seat} lost a die, left {left}',
    'game-ended': 'over ({ending})',
  },
  {
    seat,
    dice: (dice) => dice.join(' '),
    cups: (cups, { seats }) =>
      everySeat(seats)
        .map((of) => `${seats[of]}:${cupOf(cups, of).join('') || '-'}`)
        .join(' '),
  },
);
