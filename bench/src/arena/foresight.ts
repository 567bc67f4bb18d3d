import { BOTS, playMatch } from '@penumbra/bots';
import { configure, type Game, type Seat, sha256hex, Table, usualSeats, weighed } from '@penumbra/kit';
import { beforeOf } from '../train/weights-file.ts';

interface Figures {
  /** The logarithm of what was given to the winner, negated; on average. 0 knows, ln 2 guesses between two. */
  readonly logLoss: number;
  /** How often the one who was said to win did. */
  readonly right: number;
}

/** How well the evaluation that a search ends with foretells who wins. */
export interface Foresight extends Figures {
  readonly games: number;
  readonly positions: number;
  /** The same of the evaluation from before anything was learned, at the same moments. */
  readonly before?: Figures;
}

/** Few enough to play many games, enough to play them well. */
const ITERATIONS = 300;
/** Nobody is ever told that something cannot happen. */
const LEAST = 1e-6;

/** At every decision of games of two between searching bots that only count worlds: the same whenever it is asked. */
export function measureForesight(game: Game, games: number): Foresight {
  const weights = beforeOf(game.facts.id);
  const judges = [game.hints, ...(Object.keys(weights).length > 0 ? [weighed(game, weights).hints] : [])];
  const sums = judges.map(() => ({ surprise: 0, right: 0 }));
  let positions = 0;
  for (let i = 0; i < games; i++) {
    const config = configure(game, { seats: usualSeats(game, 2) });
    const seed = sha256hex(`foresight/${i}`).slice(0, 32);
    const chances = judges.map((): number[] => []);
    const { winners } = playMatch({
      table: new Table(game, config, { seed }),
      bots: config.seats.map(() => BOTS.expert()),
      seed,
      budget: () => ({ iterations: ITERATIONS }),
      before: ({ state, turn, waiting }) => {
        // Of a joint turn one moment: before anybody has committed.
        const isMoment = turn.kind === 'seat' || (turn.kind === 'joint' && turn.seats === waiting);
        if (isMoment) for (const [j, { evaluate }] of judges.entries()) chances[j]?.push(evaluate(state, 0 as Seat));
      },
    });
    const won = winners.includes(0 as Seat) ? 1 / winners.length : 0;
    positions += chances[0]?.length ?? 0;
    for (const [j, sum] of sums.entries()) {
      for (const chance of chances[j] ?? []) {
        sum.surprise += surpriseAt(chance, won);
        sum.right += chance > 0.5 ? won : 1 - won;
      }
    }
  }
  const rounded = (x: number): number => Math.round(1e4 * x) / 1e4;
  const [now, before] = sums.map(({ surprise, right }) => ({
    logLoss: rounded(surprise / positions),
    right: rounded(right / positions),
  }));
  return { games, positions, ...(now as Figures), ...(before && { before }) };
}

function surpriseAt(chance: number, won: number): number {
  const said = Math.max(LEAST, Math.min(1 - LEAST, chance));
  return -won * Math.log(said) - (1 - won) * Math.log(1 - said);
}
