import { internedList, nothingAt, type Tell } from '@penumbra/kit';
import type { Event } from '../events.ts';
import { receiverOf, type State } from '../state.ts';
import { endTurn, lay } from '../turn.ts';
import { SLOTS } from '../words.ts';

/** Whoever gets a tile and has no free slot lays it on one of their stacks, at once. */
export interface Cover {
  readonly kind: 'cover';
  readonly slot: number;
}

const MOVES = internedList(SLOTS, (slot): Cover => ({ kind: 'cover', slot }));
export const coverMove = (slot: number): Cover => MOVES[slot] ?? nothingAt(slot);

/** Every stack can be covered: the phase is reached only when all four slots are taken. */
export const legalCovers: readonly Cover[] = MOVES;

export function playCover(s: State, { slot }: Cover, tell?: Tell<Event>): void {
  lay(s, 4 * receiverOf(s) + slot, tell);
  endTurn(s, tell);
}
