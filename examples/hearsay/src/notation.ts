import { alone, eventLines, everySeat, form, grammarOf, no, type Seat, slots, wordsOf } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Chance } from './chance.ts';
import { DICE } from './components.ts';
import type { Event } from './events.ts';
import { type Claim, claimOf } from './moves/claim.ts';
import { DOUBT } from './moves/doubt.ts';
import type { Move } from './moves/index.ts';
import { cupOf, type State } from './state.ts';

const { paired, termsOf, zipped } = slots;

export const NOTATION_ERRORS = ['unreadable-move', 'unreadable-chance'] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

const { named, term } = termsOf<TableConfig, NotationError>();
const seat = named<Seat>(({ seats }) => seats, 'unreadable-chance');

/** `3x5`: at least three fives. */
export const claimText = ({ count, face }: { readonly count: number; readonly face: number }): string =>
  `${count}x${face}`;
const claim = term<Claim>({
  write: claimText,
  read(word) {
    const [, count, face] = /^(\d+)x(\d)$/.exec(word) ?? [];
    return claimOf(Number(count), Number(face));
  },
});

export const moveNotation = grammarOf<Move, State, NotationError>(
  {
    // A claim needs no keyword.
    words: (text) => wordsOf(text.replace(/^\s*(?=\d)/, 'claim ')),
    unknown: (text) => no('unreadable-move', text),
    unreadable: 'unreadable-move',
  },
  {
    claim: form(
      { claim },
      (it) => it.claim,
      (move) => ({ claim: move }),
    ),
    doubt: alone(DOUBT),
  },
);

/** `135`: the dice under a cup. */
const dice = term<readonly number[]>(
  {
    write: (faces) => faces.join(''),
    read: (word) => (/^[1-6]+$/.test(word) && word.length <= DICE ? [...word].map(Number) : undefined),
  },
  'unreadable-chance',
);

export const chanceNotation = grammarOf<Chance, State, NotationError>(
  { unknown: (text) => no('unreadable-chance', text), unreadable: 'unreadable-chance' },
  {
    /** Seats that are out are left out. */
    roll: form(
      { cups: paired(seat, dice, { hide: (faces) => '?'.repeat(faces.length) }) },
      ({ cups }, { config }) => {
        const all = new Array<number>(config.seats.length * DICE).fill(0);
        for (const [of, faces] of cups) all.splice(of * DICE, faces.length, ...faces);
        return { kind: 'roll', cups: all };
      },
      ({ cups }, { seats }) => {
        const all = everySeat(seats);
        return {
          cups: zipped(
            all,
            all.map((of) => cupOf(cups, of)),
          ).filter(([, faces]) => faces.length > 0),
        };
      },
    ),
  },
);

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
