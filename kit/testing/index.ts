import { test } from 'node:test';
import {
  type Config,
  everyConfig,
  type Game,
  type GameTypes,
  type JsonObject,
  readPosition,
  Source,
} from '@penumbra/kit';
import type { Law, Style } from './law.ts';
import { LAWS } from './laws/index.ts';
import { byCause, describeConfig, type Failure, Telling } from './report.ts';
import { checkRun, type Opening } from './run.ts';

export { checkScenario, goldenRecords, positionsIn, replayGolden, rulings, scenarios } from './files.ts';
export type { Law } from './law.ts';
export { LAWS } from './laws/index.ts';
export { journalLaw, REFEREE, type Referee } from './laws/journal.ts';
export { cluesIn } from './reach.ts';
export { wordedReasons } from './reasons.ts';
export type { Failure } from './report.ts';

/** So many configs are looked at in full; the more there are, the less of each is sampled, and the time stays the same. */
const FULL = 10;

/** So many times the usual number of games, for whoever has the time: a change of the rules deserves it. */
const THOROUGH = Number(process.env.PENUMBRA_GAMES ?? 1);

export interface ConformanceOptions<T extends GameTypes = GameTypes> {
  /** Games per config. */
  readonly games?: number;
  /** Another seed plays other games. */
  readonly seed?: string;
  /** Who plays: `mixed` lets the hints play every fourth game. */
  readonly player?: Style | 'mixed';
  /** Which configs, of all player counts and options. */
  readonly configs?: (config: Config<T>) => boolean;
  /** Law 18: instead of the configs, positions with components or a map of their own; every law holds from there on. */
  readonly positions?: readonly JsonObject[];
  readonly laws?: readonly Law[];
  /** How much of what a law samples is looked at; 1 is a full look, and shared between the configs if left out. */
  readonly effort?: number;
}

/** Registers the tests that every game passes: one per config or position, with one inside it per law. */
export function conformance<T extends GameTypes>(game: Game<T>, options: ConformanceOptions<T> = {}): void {
  const laws = options.laws ?? LAWS;
  const { positions } = options;
  const configs = everyConfig(game).filter(options.configs ?? (() => true));
  const openings = positions?.map((position) => openingOf(game, position)) ?? configs.map((config) => ({ config }));
  const effort = options.effort ?? Math.min(1, FULL / openings.length);
  const telling = new Telling();
  for (const [i, opening] of openings.entries()) {
    const law18 = positions ? `law 18 · position ${i} · ` : '';
    test(`${law18}${game.facts.id} · ${describeConfig(opening.config as Config)}`, async (t) => {
      const failures = breaches(game, opening as Opening, { ...options, effort });
      const broken = (law: Law): void => report(telling, failures, law);
      for (const { law } of failures) if (!laws.includes(law)) broken(law);
      for (const law of byCause(laws)) await t.test(`law ${law.number} · ${law.title}`, () => broken(law));
    });
  }
}

/** The opening of a position, which may leave out its game. Its config is the one there is. */
export function openingOf<T extends GameTypes>(game: Game<T>, position: JsonObject): Opening {
  const { id } = game.facts;
  const source = new Source({ game: id, ...position }, 'the position');
  const { config, state } = readPosition({ [id]: game as unknown as Game }, source);
  return { config, start: state };
}

function report(telling: Telling, failures: readonly Failure[], law: Law): void {
  const failure = failures.find((one) => one.law === law);
  if (!failure) return;
  const error = new Error(telling.messageOf(failure, failures));
  // Where this was thrown says nothing; the message says where play broke the law.
  error.stack = error.message;
  throw error;
}

/** Plays from one opening and gives what broke, without a test runner. */
export function breaches<T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  options: ConformanceOptions<T> = {},
): readonly Failure[] {
  return checkRun(game as unknown as Game, opening, {
    games: Math.ceil((options.games ?? 200) * THOROUGH),
    seed: options.seed ?? 'conformance',
    player: options.player ?? 'mixed',
    laws: options.laws ?? LAWS,
    effort: options.effort ?? 1,
  });
}
