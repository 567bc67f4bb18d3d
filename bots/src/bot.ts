import type { Game, GameTypes, Rng, Seat, Seen } from '@penumbra/kit';

/** How long a bot may think. A bot has no clock of its own: whoever drives it may pass one in. */
export interface Budget {
  /** How many worlds or iterations at most; each bot has a default. */
  readonly iterations?: number;
  readonly late?: () => boolean;
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
