import { type Change, type Config, everyEvent, type Game } from '@penumbra/kit';
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

  hear(change: Change): void {
    for (const event of everyEvent(change)) {
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
  /** What those seats scored on average; only in games with scores. */
  readonly score?: number;
}

/**
 * By kind of event, the commonest first, and component; the surest winners first, so that a single lucky game leads
 * nothing. Who plays alone always wins: there the best scores stand first.
 */
export type PartWorths = { readonly [kind: string]: { readonly [component: string]: PartWorth } };

interface Count {
  times: number;
  wins: number;
  played: number;
  points: number | undefined;
}

export function worthOfParts(outcomes: readonly Outcome[]): PartWorths {
  const worths: { [kind: string]: { [component: string]: PartWorth } } = {};
  const entries = [...countUses(outcomes)].map(([use, { times, wins, played, points }]) => ({
    use,
    worth: { times, share: shareOf(wins, played), ...(points !== undefined && { score: points / played }) },
  }));
  const isAlone = outcomes.every(({ bots }) => bots.length === 1);
  const rank = ({ share, score = 0 }: PartWorth): number => (isAlone ? score : share.low);
  entries.sort((a, b) => rank(b.worth) - rank(a.worth) || a.use.localeCompare(b.use));
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
  for (const { uses, winners, scores } of outcomes) {
    for (const [seat, list] of uses.entries()) {
      const win = winners.includes(seat) ? 1 / winners.length : 0;
      for (const [use, times] of Object.entries(list)) {
        const count = counts.get(use) ?? { times: 0, wins: 0, played: 0, points: scores && 0 };
        count.times += times;
        count.played++;
        count.wins += win;
        if (scores && count.points !== undefined) count.points += scores[seat] as number;
        counts.set(use, count);
      }
    }
  }
  return counts;
}
