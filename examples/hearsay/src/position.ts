import { everySeat, type Json, type JsonObject, NO_SEAT, type Seat } from '@penumbra/kit';
import { CLAIMS } from './moves/claim.ts';
import { claimText } from './notation.ts';
import { cupOf, type State } from './state.ts';
import type { View } from './view.ts';

const bySeat = ({ config }: State | View, of: (seat: Seat) => Json): JsonObject =>
  Object.fromEntries(everySeat(config.seats).map((seat) => [config.seats[seat] ?? '', of(seat)]));

/** The `state` of a position. */
export const stateJson = (s: State | View): JsonObject => {
  const claim = CLAIMS[s.claim];
  return {
    phase: s.phase,
    turn: s.config.seats[s.turn] ?? '',
    dice: bySeat(s, (seat) => s.dice[seat] ?? 0),
    ...(s.phase === 'talk' && { cups: bySeat(s, (seat) => cupOf(s.cups, seat).join('')) }),
    ...(claim && { claim: claimText(claim) }),
    ...(s.claimer !== NO_SEAT && { claimer: s.config.seats[s.claimer] ?? '' }),
  };
};

export const viewJson = (v: View): JsonObject => stateJson(v);
