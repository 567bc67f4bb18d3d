import { internedList, type Refusal, type Seat, type Tell } from '@penumbra/kit';
import { DICE, FACES, MOST_PLAYERS, WILD } from '../components.ts';
import type { Event } from '../events.ts';
import { diceOf, nextSeat, type State } from '../state.ts';
import { type RefusalCode, refused } from './refusal.ts';

export interface Claim {
  readonly kind: 'claim';
  readonly count: number;
  readonly face: number;
  /** Its place among all claims, from the lowest. */
  readonly rank: number;
}

const KINDS = FACES - WILD;

/** From the lowest to the highest; equal moves are the same object: a search compares them by identity. */
export const CLAIMS = internedList(
  MOST_PLAYERS * DICE * KINDS,
  (rank): Claim => ({
    kind: 'claim',
    count: 1 + Math.floor(rank / KINDS),
    face: WILD + 1 + (rank % KINDS),
    rank,
  }),
);

export const claimOf = (count: number, face: number): Claim | undefined =>
  face > WILD && face <= FACES ? CLAIMS[(count - 1) * KINDS + face - WILD - 1] : undefined;

/** All claims that are higher than the last and not about more dice than there are. */
export const higherClaims = (s: State): readonly Claim[] => CLAIMS.slice(s.claim + 1, diceOf(s.dice) * KINDS);

export function refuseClaim(s: State, { rank, count }: Claim): Refusal<RefusalCode> | undefined {
  if (count > diceOf(s.dice)) return refused('not-so-many', 'dice');
  return rank > s.claim ? undefined : refused('not-higher', 'claim');
}

export function playClaim(s: State, seat: Seat, { rank, count, face }: Claim, tell?: Tell<Event>): void {
  s.claim = rank;
  s.claimer = seat;
  s.turn = nextSeat(s, seat);
  tell?.say({ kind: 'claimed', seat, count, face });
}
