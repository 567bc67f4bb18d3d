import {
  type Change,
  type Config,
  type Game,
  type Games,
  type GameTypes,
  Rng,
  rngOfStep,
  type Seat,
  sha256hex,
  Table,
} from '@penumbra/kit';
import type { Law, Moment, Move, Played, Run, State, Style, Watch } from './law.ts';
import { accepted, askedSeats, choose } from './player.ts';
import { describeFailure, type Failure, type Scene } from './report.ts';

/** Where games begin: at the start of a config, or in a position. */
export interface Opening {
  readonly config: Config;
  readonly start?: State | undefined;
}

export interface RunOptions {
  readonly games: number;
  readonly seed: string;
  readonly player: Style | 'mixed';
  readonly laws: readonly Law[];
  /** Of a full look, the share that is taken where a law samples. */
  readonly effort: number;
}

/** Of mixed play, one game in so many follows the hints. */
const MIX = 4;
/** One commitment in so many is taken back once before it stands. */
const SECOND_THOUGHTS = 8;

/** Plays many games from one opening and gives what broke, each law once. */
export function checkRun(game: Game, { config, start }: Opening, options: RunOptions): readonly Failure[] {
  const key = `${options.seed}/${config.game}/${config.seats.length}/${JSON.stringify(config.given.options)}`;
  const run = newRun(game, { config, start }, { key, effort: options.effort });
  const watches = options.laws.map((law) => new Guard(law, run));
  for (let number = 0; number < options.games; number++) {
    const style = options.player === 'mixed' ? (number % MIX === MIX - 1 ? 'promise' : 'random') : options.player;
    const seed = sha256hex(`${key}/${number}`).slice(0, 32);
    const crash = playGame({ run, watches, number, seed, style });
    if (crash) return [...watches.flatMap((watch) => watch.failure ?? []), crash];
  }
  for (const watch of watches) watch.conclude();
  return watches.flatMap((watch) => watch.failure ?? []);
}

function newRun(game: Game, { config, start }: Opening, { key, effort }: { key: string; effort: number }): Run {
  const games: Games = { [config.game]: game };
  const texts = new Map<Move, string>();
  const text = (move: Move): string => {
    let known = texts.get(move);
    if (known === undefined) {
      known = game.notation.move(move, config);
      texts.set(move, known);
    }
    return known;
  };
  const open = (seed: string): Table => new Table(game, config, { seed, start: start && game.clone(start) });
  return { game, games, config, open, rng: new Rng(key), effort, text };
}

/** A law's watch until it breaks. */
class Guard {
  readonly #law: Law;
  readonly #run: Run;
  readonly #watch: Watch;
  failure: Failure | undefined;

  constructor(law: Law, run: Run) {
    this.#law = law;
    this.#run = run;
    this.#watch = law.watch(run);
  }

  moment(m: Moment, number: number): void {
    if (!this.#watch.moment || this.failure) return;
    try {
      this.#watch.moment(m);
    } catch (error) {
      this.#note(error, { number, table: m.table });
    }
  }

  end(played: Played, number: number): void {
    if (!this.#watch.end || this.failure) return;
    try {
      this.#watch.end(played);
    } catch (error) {
      this.#note(error, { number, table: played.table });
    }
  }

  conclude(): void {
    if (this.failure) return;
    try {
      this.#watch.conclude?.();
    } catch (error) {
      this.#note(error);
    }
  }

  #note(error: unknown, scene?: Scene): void {
    this.failure = describeFailure(this.#law, error, this.#run.config, scene);
  }
}

interface Session {
  readonly run: Run;
  readonly watches: readonly Guard[];
  readonly number: number;
  readonly seed: string;
  readonly style: Style;
}

const CRASH: Law = { number: 0, title: 'the game can be played', watch: () => ({}) };

/** Gives a failure if the game could not be played on at all. */
function playGame(session: Session): Failure | undefined {
  const { run, watches, number, seed, style } = session;
  const table = run.open(seed);
  const log: Log = [];
  const rng = new Rng(`${seed}/moves`);
  try {
    for (;;) {
      const moment = momentOf(run, table);
      for (const watch of watches) watch.moment(moment, number);
      if (moment.turn.kind === 'over' || table.steps.length > run.game.facts.longest) break;
      log.push(...takeStep(moment, style, rng));
    }
  } catch (error) {
    return describeFailure(CRASH, error, run.config, { number, table });
  }
  const played: Played = { table, style, log, over: table.turn.kind === 'over' };
  for (const watch of watches) watch.end(played, number);
  return undefined;
}

function momentOf(run: Run, table: Table): Moment {
  const { game, config } = run;
  const { state, turn } = table;
  const legal = config.seats.map((_, seat) => game.legal(state, seat as Seat));
  const outcome =
    turn.kind === 'chance' ? game.nature.sample(state, rngOfStep(table.seed as string, table.steps.length)) : undefined;
  return { run, table, state, turn, legal, outcome, kind: kindOf(turn.kind, outcome?.kind, legal) };
}

function kindOf(turn: string, outcome: string | undefined, legal: readonly (readonly Move[])[]): string {
  if (outcome !== undefined) return `chance ${outcome}`;
  const moves = legal.find((list) => list.length > 0);
  return moves ? `${turn} ${moves[0]?.kind} ${moves.at(-1)?.kind}` : turn;
}

type Log = (Change<GameTypes> | undefined)[];

/** Gives the log of the steps that were taken: one, or one per seat of a joint turn. */
function takeStep({ run, table, state, turn, legal, outcome }: Moment, style: Style, rng: Rng): Log {
  if (turn.kind === 'chance') return [accepted(table.chance(outcome))];
  const seats = rng.shuffle([...askedSeats(turn)]);
  const choices = seats.map((seat) => {
    const list = legal[seat] as readonly Move[];
    return { seat, list, move: choose({ game: run.game, state, seat, legal: list }, style, rng) };
  });
  let change: Change<GameTypes> | undefined;
  for (const { seat, list, move } of choices) {
    if (seat !== seats.at(-1) && rng.below(SECOND_THOUGHTS) === 0) {
      accepted(table.submit(seat, rng.pick(list)));
      accepted(table.retract(seat));
    }
    change = accepted(table.submit(seat, move));
  }
  return [...seats.slice(1).map(() => undefined), change];
}
