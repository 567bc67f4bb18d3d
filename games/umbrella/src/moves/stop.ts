import type { Refusal, Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { endGame, endingOf } from '../turn.ts';
import { type RefusalCode, refused } from './refusal.ts';

/** A solo player has had enough. */
export interface Stop {
  readonly kind: 'stop';
}
export const STOP: Stop = Object.freeze({ kind: 'stop' });

// ruling UM-9.11: legal in every slide phase of a solo game.
export const refuseStop = (s: State): Refusal<RefusalCode> | undefined =>
  s.config.box.solo ? undefined : refused('not-solo');

export function playStop(s: State, tell?: Tell<Event>): void {
  endGame(s, endingOf(s), tell);
}
