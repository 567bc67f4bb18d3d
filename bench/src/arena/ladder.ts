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

/** The games of those who are linked to `random` by games; without it, all. Of others nobody knows how far above it they are. */
function connected(pairs: readonly Pair[]): readonly Pair[] {
  const linked = new Set(['random']);
  const isLinked = ({ a, b }: Pair): boolean => linked.has(a) || linked.has(b);
  if (!pairs.some(isLinked)) return pairs;
  for (let size = 0; size < linked.size; ) {
    size = linked.size;
    for (const { a, b } of pairs.filter(isLinked)) linked.add(a).add(b);
  }
  return pairs.filter(isLinked);
}

/** Elo of everybody who has played, in the order of their first games: above `random`, or around the average without it. */
export function ratingsOf(pairs: readonly Pair[]): Ratings {
  const met = connected(pairs);
  const names = [...new Set(met.flatMap(({ a, b }) => [b, a]))];
  const encounters = met.map(({ a, b, games, aWins }) => ({
    a: names.indexOf(a),
    b: names.indexOf(b),
    games,
    aWins,
  }));
  const ratings = eloRatings(names.length, encounters, names.indexOf('random'));
  return Object.fromEntries(names.map((name, i) => [name, ratings[i] as Rating]));
}
