import type { JsonObject } from '@penumbra/kit';
import type { State } from './state.ts';
import type { View } from './view.ts';

const bySeat = ({ config }: State | View, of: (seat: number) => number): JsonObject =>
  Object.fromEntries(config.seats.map((colour, seat) => [colour, of(seat)]));

/** The `state` of a position. */
export const stateJson = (s: State | View): JsonObject => ({
  phase: s.phase,
  turn: s.config.seats[s.turn] ?? '',
  heap: s.heap,
  taken: bySeat(s, (seat) => s.taken[seat] ?? 0),
  ...(s.last !== -1 && { last: s.config.seats[s.last] ?? '' }),
  // #hidden
  lucky: bySeat(s, (seat) => s.lucky[seat] ?? 0),
  // #end
});

export const viewJson = (v: View): JsonObject => stateJson(v);
