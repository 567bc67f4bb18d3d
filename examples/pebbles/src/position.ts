import { everyName, keysOf } from '@penumbra/kit';
import { HEAPS, MOST, SMALLEST_HEAP } from './components.ts';
import { PHASES, type State } from './state.ts';
import type { View } from './view.ts';

const mostStones = (s: State): number => SMALLEST_HEAP + HEAPS - 1 + MOST * s.config.box.players;

/** The keys of a position: how each is written and read. What is left out is as at the start of a game. */
const KEYS = keysOf<State, View>()({
  phase: { always: true, read: (it) => it.oneOf(PHASES, 'phase') },
  turn: { always: true, write: (s) => s.config.seats[s.turn] ?? '', read: (it, s) => it.seatIn(s.config.seats) },
  heap: { always: true, read: (it, s) => it.count(mostStones(s)) },
  taken: {
    always: true,
    write: (s) => everyName(s.config.seats, (seat) => s.taken[seat] ?? 0),
    read: (it, s) => it.counts(s.config.seats, mostStones(s)).map((count) => count ?? 0),
  },
  last: { write: (s) => s.config.seats[s.last] ?? '', read: (it, s) => it.seatIn(s.config.seats) },
  // #hidden
  lucky: {
    always: true,
    write: (s) => everyName(s.config.seats, (seat) => s.lucky[seat] ?? 0),
    read: (it, s) => it.counts(s.config.seats, MOST).map((count) => count ?? 0),
  },
  // #end
});

export const stateJson = KEYS.state;
export const viewJson = KEYS.view;
export const readKeys = KEYS.read;
