// Simulated people who play against `fair`: does it find them, and are the games worth playing?
import { STRENGTHS, type Strength } from '@penumbra/bots';
import { drawLevel, estimateAfter, type FairLevel, mixFor, NEWCOMER, type Ratings } from '@penumbra/bots/fair';
import { type Dial, type Game, Rng, type Seat } from '@penumbra/kit';
import { games, type Searcher } from './duel.ts';
import type { Play } from './pool.ts';

export interface Followed {
  readonly elo: number;
  readonly people: number;
  /** Of the games after the first ten. */
  readonly games: number;
  readonly won: number;
  /** The level that was seated most often in them. */
  readonly seated: string;
}

const FIRST = 10;
const NEXT = 40;

/**
 * How strong a level is that counts worlds; the expert, if it counted, too. Nobody plays as if by the clock: people of one
 * strength are the same people on any machine.
 */
const dialOf = ({ hints }: Game, level: FairLevel): Dial =>
  hints.levels?.[level] ?? { iterations: STRENGTHS[level].iterations };

/** A bot of a strength between two levels: its dial is as far between theirs, on the scale of logarithms. */
export function personOf(game: Game, elo: number): Searcher {
  const { lower, upper, share } = mixFor(game.hints.ratings ?? {}, { rating: elo });
  const [from, to] = [dialOf(game, lower), dialOf(game, upper)];
  const nearer = share < 0.5 ? from : to;
  const between = (figure: (dial: Dial) => number | undefined): number | undefined => {
    const [a, b] = [figure(from), figure(to)];
    return a === undefined || b === undefined ? figure(nearer) : a ** (1 - share) * b ** share;
  };
  const whole = (x: number | undefined): number | undefined => x && Math.max(1, Math.round(x));
  const [depth, notices] = [whole(between((d) => d.depth)), whole(between((d) => d.notices))];
  const noise = between((d) => d.noise);
  const strength: Strength = {
    iterations: whole(between((d) => d.iterations)) as number,
    ...(depth !== undefined && { depth }),
    ...(notices !== undefined && { notices }),
    ...(noise !== undefined && { noise }),
    ...(nearer.search && { search: nearer.search }),
  };
  return { name: `person of ${elo}`, strength };
}

interface Crowd {
  readonly elo: number;
  readonly people: number;
  readonly ms: number;
}

/** So many people of one strength, each of whom plays fifty games. Everybody who can `play` takes one after the other. */
export async function follow(plays: readonly Play[], id: string, { elo, people, ms }: Crowd): Promise<Followed> {
  const game = games[id] as Game;
  const ratings: Ratings = game.hints.ratings ?? {};
  const person = personOf(game, elo);
  const seated = new Map<string, number>();
  let won = 0;
  const playFifty = async (play: Play, nth: number): Promise<void> => {
    const rng = new Rng(`fair/${id}/${elo}/${nth}`);
    let estimate = NEWCOMER;
    for (let match = 0; match < FIRST + NEXT; match++) {
      const level = drawLevel(mixFor(ratings, estimate), rng);
      const from = nth * (FIRST + NEXT) + match;
      const { aWins } = await play({ game: id, players: 2, a: person, b: level, ms, games: 1, from, seed: 'fair' });
      const winners = (aWins === 1 ? [0] : aWins === 0 ? [1] : [0, 1]) as Seat[];
      estimate = estimateAfter(estimate, ratings, { you: 0 as Seat, winners, levels: [undefined, level] });
      if (match < FIRST) continue;
      won += aWins;
      seated.set(level, (seated.get(level) ?? 0) + 1);
    }
  };
  let next = 0;
  const takeOn = async (play: Play): Promise<void> => {
    while (next < people) await playFifty(play, next++);
  };
  await Promise.all(plays.map(takeOn));
  const [most = ''] = [...seated].sort(([, a], [, b]) => b - a).map(([level]) => level);
  return { elo, people, games: NEXT * people, won, seated: most };
}
