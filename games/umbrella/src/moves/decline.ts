import type { Seat, Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { advance, endTurn } from '../turn.ts';

// ruling: a completion and a power may be declined.
export interface Decline {
  readonly kind: 'decline';
}
export const DECLINE: Decline = Object.freeze({ kind: 'decline' });

export const mayDecline = (s: State): boolean => s.phase === 'complete' || s.phase === 'power';

export function playDecline(s: State, tell?: Tell<Event>): void {
  const seat = s.turn as Seat;
  if (s.phase === 'complete') {
    tell?.say({ kind: 'completion-declined', seat });
    endTurn(s, tell);
    return;
  }
  s.powers >>= 2;
  tell?.say({ kind: 'power-declined', seat });
  advance(s, tell);
}
