import { type Entrant, nameOf } from './duel.ts';
import type { Pair, Play } from './pool.ts';
import { eloRatings, type Rating } from './stats.ts';

export interface Contest {
  readonly game: string;
  readonly entrants: readonly Entrant[];
  readonly ms: number;
  readonly games: number;
  /** How many rungs two may be apart to meet; everybody meets if left out. */
  readonly reach?: number | undefined;
  /** Only the games against this one, as the lower of two. */
  readonly against?: string | undefined;
}

/** Everybody against everybody, two at a table. */
export async function roundRobin(
  play: Play,
  { game, entrants, ms, games, reach = entrants.length, against }: Contest,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (const [rung, a] of entrants.entries()) {
    for (const b of entrants.slice(Math.max(0, rung - reach), rung)) {
      if (against !== undefined && nameOf(b) !== against) continue;
      pairs.push(await play({ game, players: 2, a, b, ms, games }));
    }
  }
  return pairs;
}

export interface Ratings {
  readonly [name: string]: Rating;
}

/** Elo of everybody who has played, in the order of their first games. */
export function ratingsOf(pairs: readonly Pair[]): Ratings {
  const names = [...new Set(pairs.flatMap(({ a, b }) => [b, a]))];
  const encounters = pairs.map(({ a, b, games, aWins }) => ({
    a: names.indexOf(a),
    b: names.indexOf(b),
    games,
    aWins,
  }));
  const ratings = eloRatings(names.length, encounters);
  return Object.fromEntries(names.map((name, i) => [name, ratings[i] as Rating]));
}
