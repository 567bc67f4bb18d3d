import type { Duel, Entrant } from './duel.ts';
import { nameOf } from './duel.ts';
import type { Arena, Pair } from './pool.ts';
import { eloRatings, type Rating } from './stats.ts';

export interface Standing {
  readonly pairs: readonly Pair[];
  readonly elo: { readonly [name: string]: Rating };
}

export interface Contest {
  readonly game: string;
  readonly entrants: readonly Entrant[];
  readonly ms: number;
  readonly games: number;
  /** How many rungs two may be apart to meet; everybody meets if left out. */
  readonly reach?: number | undefined;
  readonly onPair?: (pair: Pair) => void;
}

/** Everybody against everybody, two at a table. */
export async function roundRobin(arena: Arena, contest: Contest): Promise<Standing> {
  const { game, entrants, ms, games, reach = entrants.length, onPair } = contest;
  const pairs: Pair[] = [];
  const encounters = [];
  for (let i = 1; i < entrants.length; i++) {
    for (let j = Math.max(0, i - reach); j < i; j++) {
      const [a, b] = [entrants[i] as Duel['a'], entrants[j] as Duel['b']];
      const pair = await arena.play({ game, players: 2, a, b, ms, games });
      onPair?.(pair);
      pairs.push(pair);
      encounters.push({ a: i, b: j, games, aWins: pair.aWins });
    }
  }
  const ratings = eloRatings(entrants.length, encounters);
  return { pairs, elo: Object.fromEntries(entrants.map((entrant, i) => [nameOf(entrant), ratings[i] as Rating])) };
}
