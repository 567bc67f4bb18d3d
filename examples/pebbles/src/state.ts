import { field, type Known, type Seat, type StateOf, seatNumbered } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { HEAPS, MOST, SMALLEST_HEAP } from './components.ts';

export const PHASES = [
  'fill',
  // #hidden
  'deal',
  // #end
  // #joint
  'add',
  // #end
  'take',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Phases come one after the other. */
export const phaseAfter = (phase: Phase): Phase => PHASES[PHASES.indexOf(phase) + 1] ?? 'over';

/**
 * What is kept, and who knows it: a hidden field is in no view. Small integers and lists of them, because a search copies
 * a state hundreds of thousands of times a second.
 */
export const FIELDS = {
  config: field.open<TableConfig>(),
  phase: field.open<Phase>(),
  turn: field.open<Seat>(),
  heap: field.open<number>(),
  /** By seat. */
  taken: field.open<number[]>(),
  /** Who took the last stone; −1 before. */
  last: field.open<Seat | -1>(),
  // #hidden
  /** By seat; 0 before it is dealt. */
  lucky: field.hidden<number[]>(),
  // #end
};
export interface State extends StateOf<typeof FIELDS> {}

/** One literal: a field that is forgotten does not compile. */
export const clone = (s: Known<State>): State => ({
  config: s.config,
  phase: s.phase,
  turn: s.turn,
  heap: s.heap,
  taken: s.taken.slice(),
  last: s.last,
  // #hidden
  lucky: s.lucky.slice(),
  // #end
});

export const nextSeat = (s: State): Seat => seatNumbered((s.turn + 1) % s.config.box.players);

/** What should never be: pieces lost, counters out of range. */
export function invariants(s: State): string | undefined {
  const stones = s.heap + s.taken.reduce((sum, n) => sum + n, 0);
  const most = SMALLEST_HEAP + HEAPS - 1 + MOST * s.config.box.players;
  if (stones > most || s.heap < 0) return `${stones} stones`;
  return s.phase === 'over' && s.heap > 0 ? 'over with stones on the heap' : undefined;
}
