import { type Bot, playMatch, type Request, Search, type SearchPlan, searchBot } from '@penumbra/bots';
import {
  configure,
  type Game,
  type GameTypes,
  type Seat,
  sha256hex,
  Table,
  usualSeats,
  type Weights,
  weighed,
} from '@penumbra/kit';
import { games } from '../arena/duel.ts';
import type { Lesson } from './fit.ts';

/** One game to learn from, as it travels to a thread. */
export interface LessonOrder {
  readonly kind: 'lesson';
  readonly game: string;
  readonly weights: Weights;
  readonly iterations: number;
  readonly plan: SearchPlan;
  readonly seed: string;
  readonly match: number;
}

/** How often a player does not do what it found best, so that positions differ. */
const WANDERING = 0.1;
/** Of five games so many are played by two, then by three, then by four. */
const TABLES = [2, 2, 3, 2, 4];

/** How many play a match; a game for fewer takes as many as it can. */
const playersOf = ({ facts }: Game, match: number): number =>
  Math.min(facts.players.max, Math.max(facts.players.min, TABLES[match % TABLES.length] as number));

/** A game between searching bots, seen by its features at every decision. */
export function playLesson({ game: id, weights, iterations, plan, seed, match }: LessonOrder): Lesson {
  const game = weighed(games[id] as Game, weights);
  const notes = new Notes(game);
  const config = configure(game, { seats: usualSeats(game, playersOf(game, match)) });
  const key = sha256hex(`lesson/${seed}/${id}/${match}`).slice(0, 32);
  const { winners } = playMatch({
    table: new Table(game, config, { seed: key }),
    bots: config.seats.map(() => learner(iterations, plan, notes)),
    seed: key,
    before: (table) => notes.take(table),
  });
  const got = config.seats.map((_, seat) => (winners.includes(seat as Seat) ? 1 / winners.length : 0));
  return notes.lesson(got);
}

/** A searching bot that tells what it expects, and sometimes strays. */
function learner(iterations: number, plan: SearchPlan, notes: Notes): Bot {
  const expert = searchBot('expert', { iterations, softness: 0 }, plan);
  return {
    name: 'learner',
    choose<T extends GameTypes>(request: Request<T>): T['Move'] {
      const { seen, rng } = request;
      if (seen.legal.length === 1) return seen.legal[0] as T['Move'];
      const search = new Search(request, plan);
      search.run({ iterations });
      notes.expect((seat) => search.expected(seat));
      const learned = search.learned();
      if (rng.fraction() >= WANDERING) return expert.decide(request, learned);
      // Where it looked twice as often it strays to twice as often.
      let left = rng.fraction() * learned.visits.reduce((sum, n) => sum + n + 1, 0);
      for (const [i, n] of learned.visits.entries()) {
        left -= n + 1;
        if (left < 0) return learned.moves[i] as T['Move'];
      }
      return learned.moves[0] as T['Move'];
    },
  };
}

/** What is written down while a game is played. */
class Notes {
  readonly #features: number[] = [];
  readonly #progress: number[] = [];
  readonly #expected: number[] = [];
  readonly #game: Game;
  #row = new Float64Array(0);
  #shares: number[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** The position before a decision; of a joint turn only one moment, before anybody has committed. */
  take({ state, turn, waiting, config }: Table): void {
    const { features } = this.#game.hints;
    if (!features || !(turn.kind === 'seat' || (turn.kind === 'joint' && turn.seats === waiting))) return;
    const quiet = features.settled?.(state) ?? state;
    // Of what is over as good as already there is nothing to learn.
    if (this.#game.result(quiet)) return;
    const size = config.seats.length * features.names.length;
    if (this.#row.length < size) this.#row = new Float64Array(size);
    features.write(quiet, this.#row);
    for (let i = 0; i < size; i++) this.#features.push(this.#row[i] as number);
    this.#progress.push(features.progress(quiet));
    // Until a search says more, what the evaluation says.
    this.#game.hints.shares?.(state, this.#shares);
    for (let seat = 0; seat < config.seats.length; seat++) this.#expected.push(this.#shares[seat] as number);
  }

  /** What the search at the latest position expects. */
  expect(of: (seat: Seat) => number): void {
    const players = this.#shares.length;
    const at = this.#expected.length - players;
    if (at >= 0) for (let seat = 0; seat < players; seat++) this.#expected[at + seat] = of(seat as Seat);
  }

  lesson(got: readonly number[]): Lesson {
    return {
      players: got.length,
      positions: this.#progress.length,
      features: Float64Array.from(this.#features),
      progress: Float64Array.from(this.#progress),
      expected: Float64Array.from(this.#expected),
      got,
    };
  }
}
