import { eventLines, form, grammarOf, no, type Seat, slots } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Chance } from './chance.ts';
import type { Event } from './events.ts';
// #joint
import { ADDS } from './moves/add.ts';
// #end
import type { Move } from './moves/index.ts';
import { TAKES } from './moves/take.ts';
import type { State } from './state.ts';

export const NOTATION_ERRORS = ['unreadable-move', 'unreadable-chance'] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

const { named, number } = slots.termsOf<TableConfig, NotationError>();
const stones = number();
const seat = named<Seat>(({ seats }) => seats, 'unreadable-chance');

/** By kind what stands behind its name, in slots: that is how it is written, and how it is read again. */
export const moveNotation = grammarOf<Move, State, NotationError>(
  { unknown: (text) => no('unreadable-move', text), unreadable: 'unreadable-move' },
  {
    // #joint
    add: form({ stones }, (it) => ADDS[it.stones - 1]),
    // #end
    take: form({ stones }, (it) => TAKES[it.stones - 1]),
  },
);

export const chanceNotation = grammarOf<Chance, State, NotationError>(
  { unknown: (text) => no('unreadable-chance', text), unreadable: 'unreadable-chance' },
  {
    // #hidden
    deal: { lucky: slots.forEach(seat, number('unreadable-chance'), { hide: () => '?' }) },
    // #end
    fill: { stones },
  },
);

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
