import { internedList, type Refusal, type Seat, type Tell } from '@penumbra/kit';
import { MOST } from '../components.ts';
import type { Event } from '../events.ts';
import { nextSeat, type State } from '../state.ts';
import { type RefusalCode, refused } from './refusal.ts';

export interface Take {
  readonly kind: 'take';
  readonly stones: number;
}

/** Equal moves are the same object: a search compares them by identity. */
export const TAKES = internedList(MOST, (i): Take => ({ kind: 'take', stones: i + 1 }));

export const refuseTake = (s: State, { stones }: Take): Refusal<RefusalCode> | undefined =>
  stones > s.heap ? refused('not-so-many', 'heap') : undefined;

export function playTake(s: State, seat: Seat, { stones }: Take, tell?: Tell<Event>): void {
  s.heap -= stones;
  s.taken[seat] = (s.taken[seat] ?? 0) + stones;
  tell?.say({ kind: 'stones-taken', seat, stones });
  if (s.heap > 0) {
    s.turn = nextSeat(s);
    return;
  }
  s.last = seat;
  s.phase = 'over';
  // Told with `reveal`, because everything is open at the end: nobody takes it back after that.
  tell?.reveal({ kind: 'game-ended', ending: 'heap-empty' });
}
