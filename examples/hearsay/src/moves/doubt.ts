import { NO_SEAT, type Refusal, type Seat, type Tell } from '@penumbra/kit';
import { WILD } from '../components.ts';
import type { Event } from '../events.ts';
import { nextSeat, type State } from '../state.ts';
import { CLAIMS } from './claim.ts';
import { type RefusalCode, refused } from './refusal.ts';

export interface Doubt {
  readonly kind: 'doubt';
}

export const DOUBT: Doubt = Object.freeze({ kind: 'doubt' });

export const refuseDoubt = (s: State): Refusal<RefusalCode> | undefined =>
  s.claim === -1 ? refused('nothing-to-doubt') : undefined;

export function playDoubt(s: State, seat: Seat, tell?: Tell<Event>): void {
  const claim = CLAIMS[s.claim];
  if (!claim) return;
  const found = s.cups.reduce((sum, face) => sum + (face === WILD || face === claim.face ? 1 : 0), 0);
  tell?.reveal({ kind: 'cups-lifted', seat, cups: [...s.cups], found });
  const loser = found >= claim.count ? seat : s.claimer;
  const left = (s.dice[loser] ?? 0) - 1;
  s.dice[loser] = left;
  s.cups.fill(0);
  s.claim = -1;
  s.claimer = NO_SEAT;
  // ruling HE-3.2: who is out cannot begin, so the next seat that has dice does
  s.turn = left > 0 ? loser : nextSeat(s, loser);
  tell?.say({ kind: 'die-lost', seat: loser, left });
  s.phase = s.dice.filter((n) => n > 0).length > 1 ? 'roll' : 'over';
  if (s.phase === 'over') tell?.say({ kind: 'game-ended', ending: 'last-with-dice' });
}
