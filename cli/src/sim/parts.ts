import type { Change, Config, Game, GameTypes } from '@penumbra/kit';
import type { Outcome } from './outcome.ts';
import { type Share, shareOf } from './statistics.ts';

/** Which components every seat used, as the game reads its own events. */
export class PartUses {
  readonly #game: Game;
  readonly #config: Config;
  readonly bySeat: readonly { [use: string]: number }[];

  constructor(game: Game, config: Config) {
    this.#game = game;
    this.#config = config;
    this.bySeat = config.seats.map(() => ({}));
  }

  hear({ all }: Change<GameTypes>): void {
    for (const event of all) {
      const used = this.#game.used?.(event, this.#config);
      const uses = used && this.bySeat[used.seat];
      if (!uses) continue;
      const use = `${event.kind} ${used.component}`;
      uses[use] = (uses[use] ?? 0) + 1;
    }
  }
}

export interface PartWorth {
  /** How often it happened in all. */
  readonly times: number;
  /** How often seats won that had to do with it, out of how many. */
  readonly share: Share;
}

/** By kind of event, the commonest first, and component; the surest winners first, so that a single lucky game leads nothing. */
export type PartWorths = { readonly [kind: string]: { readonly [component: string]: PartWorth } };

interface Count {
  times: number;
  wins: number;
  played: number;
}

export function worthOfParts(outcomes: readonly Outcome[]): PartWorths {
  const worths: { [kind: string]: { [component: string]: PartWorth } } = {};
  const entries = [...countUses(outcomes)].map(([use, { times, wins, played }]) => ({
    use,
    worth: { times, share: shareOf(wins, played) },
  }));
  entries.sort((a, b) => b.worth.share.low - a.worth.share.low || a.use.localeCompare(b.use));
  for (const { use, worth } of entries) {
    const [kind = '', component = ''] = use.split(' ');
    worths[kind] ??= {};
    worths[kind][component] = worth;
  }
  const timesOf = (kind: string): number =>
    Object.values(worths[kind] ?? {}).reduce((sum, { times }) => sum + times, 0);
  return Object.fromEntries(Object.entries(worths).sort(([a], [b]) => timesOf(b) - timesOf(a)));
}

function countUses(outcomes: readonly Outcome[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const { uses, winners } of outcomes) {
    for (const [seat, list] of uses.entries()) {
      const win = winners.includes(seat) ? 1 / winners.length : 0;
      for (const [use, times] of Object.entries(list)) {
        const count = counts.get(use) ?? { times: 0, wins: 0, played: 0 };
        count.times += times;
        count.played++;
        count.wins += win;
        counts.set(use, count);
      }
    }
  }
  return counts;
}
