// Simulated people who play against `fair`: does it find them, and are the games worth playing?
import { drawLevel, estimateAfter, mixFor, NEWCOMER, type Ratings } from '@penumbra/bots/fair';
import { type Dial, type Game, Rng, type Seat } from '@penumbra/kit';
import { type Entrant, games } from './duel.ts';
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

/** A bot of a strength between two levels: its dial is as far between theirs, on the scale of logarithms. */
function personOf({ hints }: Game, elo: number): Entrant {
  const { lower, upper, share } = mixFor(hints.ratings ?? {}, { rating: elo });
  const [from, to] = [hints.levels?.[lower], hints.levels?.[upper]];
  if (!from || !to) return share < 0.5 ? lower : upper;
  const between = (a: number | undefined, b: number | undefined): number | undefined =>
    a === undefined || b === undefined ? (share < 0.5 ? a : b) : a ** (1 - share) * b ** share;
  const whole = (x: number | undefined): number | undefined => x && Math.max(1, Math.round(x));
  const strength = {
    iterations: whole(between(from.iterations, to.iterations)),
    depth: whole(between(from.depth, to.depth)),
    notices: whole(between(from.notices, to.notices)),
    noise: between(from.noise, to.noise),
  };
  const set = Object.entries(strength).filter(([, figure]) => figure !== undefined);
  return { name: `person of ${elo}`, plan: {}, strength: Object.fromEntries(set) as unknown as Dial };
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
