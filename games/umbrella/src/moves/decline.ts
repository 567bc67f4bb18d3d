import type { Refusal, Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { advance, endTurn, mustComplete } from '../turn.ts';
import { type RefusalCode, refused } from './refusal.ts';

/** No, thanks: to a completion that is not compulsory, to a power, to an extra turn. */
export interface Decline {
  readonly kind: 'decline';
}
export const DECLINE: Decline = Object.freeze({ kind: 'decline' });

export function refuseDecline(s: State): Refusal<RefusalCode> | undefined {
  if (s.phase === 'complete') return mustComplete(s) ? refused('must-complete') : undefined;
  // ruling UM-8.7: swap and trade may be declined.
  if (s.phase === 'power' || (s.phase === 'slide' && s.again)) return undefined;
  return refused('wrong-phase', s.phase);
}

export function playDecline(s: State, tell?: Tell<Event>): void {
  const seat = s.turn;
  switch (s.phase) {
    case 'complete':
      tell?.say({ kind: 'completion-declined', seat });
      endTurn(s, tell);
      return;
    case 'slide':
      s.again = false;
      tell?.say({ kind: 'extra-turn-declined', seat });
      endTurn(s, tell);
      return;
    default:
      s.powers >>= 2;
      tell?.say({ kind: 'power-declined', seat });
      advance(s, tell);
  }
}
