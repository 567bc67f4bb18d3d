import type { Refusal, Seat, Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { type Claim, higherClaims, playClaim, refuseClaim } from './claim.ts';
import { DOUBT, type Doubt, playDoubt, refuseDoubt } from './doubt.ts';
import { type RefusalCode, refused } from './refusal.ts';

export type Move = Claim | Doubt;

const isAsked = (s: State, seat: Seat): boolean => s.phase === 'talk' && s.turn === seat;

export function legal(s: State, seat: Seat): readonly Move[] {
  if (!isAsked(s, seat)) return [];
  return refuseDoubt(s) ? higherClaims(s) : [DOUBT, ...higherClaims(s)];
}

export function refuse(s: State, seat: Seat, move: Move): Refusal<RefusalCode> | undefined {
  if (!isAsked(s, seat)) return refused('not-your-turn');
  return move.kind === 'claim' ? refuseClaim(s, move) : refuseDoubt(s);
}

export function play(s: State, seat: Seat, move: Move, tell?: Tell<Event>): void {
  if (move.kind === 'claim') playClaim(s, seat, move, tell);
  else playDoubt(s, seat, tell);
}
