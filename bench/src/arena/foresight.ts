import { BOTS, playMatch } from '@penumbra/bots';
import { configure, type Game, type Seat, sha256hex, Table, usualSeats } from '@penumbra/kit';

/** How well the evaluation that a search ends with foretells who wins. */
export interface Foresight {
  readonly games: number;
  readonly positions: number;
  /** The logarithm of what was given to the winner, negated; on average. 0 knows, ln 2 guesses between two. */
  readonly logLoss: number;
  /** How often the one who was said to win did. */
  readonly right: number;
}

/** Few enough to play many games, enough to play them well. */
const ITERATIONS = 300;
/** Nobody is ever told that something cannot happen. */
const LEAST = 1e-6;

/** At every decision of games of two between searching bots that only count worlds: the same whenever it is asked. */
export function measureForesight(game: Game, games: number): Foresight {
  let surprise = 0;
  let positions = 0;
  let right = 0;
  for (let i = 0; i < games; i++) {
    const config = configure(game, { seats: usualSeats(game, 2) });
    const seed = sha256hex(`foresight/${i}`).slice(0, 32);
    const chances: number[] = [];
    const { winners } = playMatch({
      table: new Table(game, config, { seed }),
      bots: config.seats.map(() => BOTS.expert()),
      seed,
      budget: () => ({ iterations: ITERATIONS }),
      before: ({ state, turn, waiting }) => {
        // Of a joint turn one moment: before anybody has committed.
        const isMoment = turn.kind === 'seat' || (turn.kind === 'joint' && turn.seats === waiting);
        if (isMoment) chances.push(game.hints.evaluate(state, 0 as Seat));
      },
    });
    const won = winners.includes(0 as Seat) ? 1 / winners.length : 0;
    positions += chances.length;
    for (const chance of chances) {
      surprise += surpriseAt(chance, won);
      right += chance > 0.5 ? won : 1 - won;
    }
  }
  const rounded = (x: number): number => Math.round(1e4 * x) / 1e4;
  return { games, positions, logLoss: rounded(surprise / positions), right: rounded(right / positions) };
}

function surpriseAt(chance: number, won: number): number {
  const said = Math.max(LEAST, Math.min(1 - LEAST, chance));
  return -won * Math.log(said) - (1 - won) * Math.log(1 - said);
}
