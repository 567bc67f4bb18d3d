import { everySeat, field, type Known, NO_SEAT, type Seat, type StateOf, seatNumbered } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { DICE, FACES } from './components.ts';

export const PHASES = ['roll', 'talk', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * What is kept, and who knows it: a hidden field is in no view. Small integers and lists of them, because a search copies
 * a state hundreds of thousands of times a second.
 */
export const FIELDS = {
  config: field.open<TableConfig>(),
  phase: field.open<Phase>(),
  turn: field.open<Seat>(),
  /** By seat: how many are left. */
  dice: field.open<number[]>(),
  /** What lies under the cups, `DICE` places a seat; 0 where there is no die, and between rounds. */
  cups: field.hidden<number[]>(),
  /** The last claim of the round, a number of `CLAIMS`; −1 before there is one. */
  claim: field.open<number>(),
  /** Who made it. */
  claimer: field.open<Seat>(),
};
export interface State extends StateOf<typeof FIELDS> {}

/** One literal: a field that is forgotten does not compile. */
export const clone = (s: Known<State>): State => ({
  config: s.config,
  phase: s.phase,
  turn: s.turn,
  dice: s.dice.slice(),
  cups: s.cups.slice(),
  claim: s.claim,
  claimer: s.claimer,
});

export const diceOf = (dice: readonly number[]): number => dice.reduce((sum, n) => sum + n, 0);
export const cupOf = (cups: readonly number[], seat: Seat): number[] =>
  cups.slice(seat * DICE, (seat + 1) * DICE).filter((face) => face > 0);

/** The next seat, after this one, that has dice. */
export function nextSeat(s: State, after: Seat): Seat {
  const { players } = s.config.box;
  let seat = after;
  do seat = seatNumbered((seat + 1) % players);
  while (s.dice[seat] === 0);
  return seat;
}

/** Whether all dice of a seat are under its cup; between rounds none are. */
export const isFull = (s: State, seat: Seat): boolean =>
  cupOf(s.cups, seat).length === (s.phase === 'talk' ? s.dice[seat] : 0);

/** What should never be: pieces lost, counters out of range. */
export function invariants(s: State): string | undefined {
  const { seats } = s.config;
  if (s.dice.some((n) => n < 0 || n > DICE)) return `dice: ${s.dice}`;
  if (s.cups.some((face) => face < 0 || face > FACES)) return `cups: ${s.cups}`;
  if (everySeat(seats).some((seat) => !isFull(s, seat))) return 'a cup with too many or too few dice';
  if ((s.claim === -1) !== (s.claimer === NO_SEAT)) return 'a claim that nobody made';
  const alive = s.dice.filter((n) => n > 0).length;
  return (s.phase === 'over') === (alive === 1) ? undefined : `${alive} seats with dice`;
}
