import { hasSeat, type Refusal, type Seat, type Tell, unreachable } from '@penumbra/kit';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { turn } from '../turn.ts';
import { type Bid, legalBids, refuseBid } from './bid.ts';
import { type Drop, legalDrops, playDrop, refuseDrop } from './drop.ts';
import { legalPlaces, type Place, playPlace, refusePlace } from './place.ts';
import { type RefusalCode, refused } from './refusal.ts';
import { legalShifts, playShift, refuseShift, type Shift } from './shift.ts';
import { legalSummons, playSummon, refuseSummon, type Summon } from './summon.ts';

export type Move = Bid | Place | Drop | Shift | Summon;

function isAsked(s: State, seat: Seat): boolean {
  const asked = turn(s);
  return asked.kind === 'joint' ? hasSeat(asked.seats, seat) : asked.kind === 'seat' && asked.seat === seat;
}

export function legal(s: State, seat: Seat): readonly Move[] {
  if (!isAsked(s, seat)) return [];
  switch (s.phase) {
    case 'bid':
      return legalBids(s, seat);
    case 'place':
      return legalPlaces(s);
    case 'drop':
      return legalDrops(s);
    case 'shift':
      return legalShifts(s);
    case 'summon':
      return legalSummons(s);
    default:
      return [];
  }
}

export function refuse(s: State, seat: Seat, move: Move): Refusal<RefusalCode> | undefined {
  if (!isAsked(s, seat)) return refused('not-your-turn');
  // A phase is named after the move it waits for.
  if (move.kind !== s.phase) return refused('wrong-phase');
  switch (move.kind) {
    case 'bid':
      return refuseBid(s, seat, move);
    case 'place':
      return refusePlace(s, move);
    case 'drop':
      return refuseDrop(s, move);
    case 'shift':
      return refuseShift(s, move);
    case 'summon':
      return refuseSummon(s, move);
    default:
      return unreachable(move);
  }
}

export function play(s: State, _seat: Seat, move: Move, tell?: Tell<Event>): void {
  switch (move.kind) {
    case 'bid':
      throw new Error('bids are resolved together');
    case 'place':
      return playPlace(s, move, tell);
    case 'drop':
      return playDrop(s, move, tell);
    case 'shift':
      return playShift(s, move, tell);
    case 'summon':
      return playSummon(s, move, tell);
    default:
      return unreachable(move);
  }
}
