import type { Game, GameTypes, Rng, Seat, Seen } from '@penumbra/kit';

/** How long a bot may think. A bot has no clock of its own: whoever drives it may pass one in. */
export interface Budget {
  /** How many worlds or iterations at most; each bot has a default. */
  readonly iterations?: number;
  readonly late?: () => boolean;
  /** The share of the time that is left: whoever is given it may answer as soon as more time could not change the answer. */
  readonly left?: () => number;
}

/** So many milliseconds from now, by a clock. */
export function timed(now: () => number, ms: number): Budget {
  const start = now();
  return { late: () => now() - start >= ms, left: () => 1 - (now() - start) / ms };
}

/** Everything a bot is given. There is no state in it, so a bot that peeks does not type-check. */
export interface Request<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly seen: Seen<T>;
  readonly seat: Seat;
  /** The bot's own stream: the same view and the same stream give the same move. */
  readonly rng: Rng;
  readonly budget: Budget;
}

/** One bot in one seat. It may keep scratch memory between choices, but nothing that changes a choice. */
export interface Bot {
  readonly name: string;
  /** Requires: the seat is asked, so `seen.legal` is not empty. */
  choose<T extends GameTypes>(request: Request<T>): T['Move'];
}
