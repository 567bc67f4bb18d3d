import { hasSeat, type Refusal, type Seat, type Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { turn } from '../turn.ts';
// #joint
import { ADDS, type Add } from './add.ts';
// #end
import { type RefusalCode, refused } from './refusal.ts';
import { playTake, refuseTake, TAKES, type Take } from './take.ts';

export type Move =
  // #joint
  | Add
  // #end
  | Take;

const MOVES: readonly Move[] = [
  // #joint
  ...ADDS,
  // #end
  ...TAKES,
];

/** Legality is written once: the list is whatever is not refused. */
export const legal = (s: State, seat: Seat): readonly Move[] => MOVES.filter((move) => !refuse(s, seat, move));

export function refuse(s: State, seat: Seat, move: Move): Refusal<RefusalCode> | undefined {
  const asked = turn(s);
  const mine = asked.kind === 'joint' ? hasSeat(asked.seats, seat) : asked.kind === 'seat' && asked.seat === seat;
  if (!mine) return refused('not-your-turn');
  // A phase is named after the move it waits for.
  if (move.kind !== s.phase) return refused('wrong-phase');
  return move.kind === 'take' ? refuseTake(s, move) : undefined;
}

export function play(s: State, seat: Seat, move: Move, tell?: Tell<Event>): void {
  if (move.kind === 'take') playTake(s, seat, move, tell);
}
