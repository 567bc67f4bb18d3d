import { listSeats, type Result } from '@penumbra/kit';
import type { Ending } from './events.ts';
import { NO_FLOWERS } from './flowers.ts';
import type { State } from './state.ts';

/** UV-7: there are no points; who claimed the Soul Tile has won, or who has the fewest flowers left. */
export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  // With all bags empty nobody can have claimed anything: a claim fills the claimer's bag.
  const ending: Ending = s.bags.every((bag) => bag === NO_FLOWERS) ? 'exhausted' : 'soul-tile';
  return { winners: listSeats(s.winners), ending };
}
