import type { Seat } from '@penumbra/kit';
import { diceOf, type State } from './state.ts';

/** How well a seat stands, from 0 to 1: its share of the dice. Cheap, a search asks it at every leaf. */
const evaluate = (s: State, seat: Seat): number => (s.dice[seat] ?? 0) / diceOf(s.dice);

export const hints = { evaluate };
