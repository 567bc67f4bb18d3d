import { listSeats, type Result } from '@penumbra/kit';
import type { State } from './state.ts';

/** UV-7: there are no points; who claimed the Soul Tile has won, or who has the fewest flowers left. */
export const result = ({ ending, winners }: State): Result | undefined =>
  ending && { winners: listSeats(winners), ending };
