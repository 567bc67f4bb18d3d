import { test } from 'node:test';
import { type Config, everyConfig, type Game, type GameTypes } from '@penumbra/kit';
import type { Law, Style } from './law.ts';
import { LAWS } from './laws/index.ts';
import { describeConfig, type Failure } from './report.ts';
import { checkRun } from './run.ts';

export { checkScenario, goldenRecords, replayGolden, scenarios } from './files.ts';
export type { Law } from './law.ts';
export { LAWS } from './laws/index.ts';
export type { Failure } from './report.ts';

/** So many configs are looked at in full; the more there are, the less of each is sampled, and the time stays the same. */
const FULL = 10;

export interface ConformanceOptions<T extends GameTypes = GameTypes> {
  /** Games per config. */
  readonly games?: number;
  /** Another seed plays other games. */
  readonly seed?: string;
  /** Who plays: `mixed` lets the hints play every fourth game. */
  readonly player?: Style | 'mixed';
  /** Which configs, of all player counts and options. */
  readonly configs?: (config: Config<T>) => boolean;
  readonly laws?: readonly Law[];
  /** How much of what a law samples is looked at; 1 is a full look, and shared between the configs if left out. */
  readonly effort?: number;
}

/** Registers the tests that every game passes: one per config, with one inside it per law. */
export function conformance<T extends GameTypes>(game: Game<T>, options: ConformanceOptions<T> = {}): void {
  const laws = options.laws ?? LAWS;
  const configs = everyConfig(game).filter(options.configs ?? (() => true));
  const effort = options.effort ?? Math.min(1, FULL / configs.length);
  for (const config of configs) {
    test(`${game.facts.id} · ${describeConfig(config as Config)}`, async (t) => {
      const failures = breaches(game, config, { ...options, effort });
      const outside = failures.filter(({ law }) => !laws.includes(law));
      for (const law of laws) {
        await t.test(`law ${law.number} · ${law.title}`, () => report(failures.filter((f) => f.law === law)));
      }
      report(outside);
    });
  }
}

function report([failure]: readonly Failure[]): void {
  if (!failure) return;
  const error = new Error(failure.message);
  // Where this was thrown says nothing; the message says where play broke the law.
  error.stack = failure.message;
  throw error;
}

/** Plays one config and gives what broke, without a test runner. */
export function breaches<T extends GameTypes>(
  game: Game<T>,
  config: Config<T>,
  options: ConformanceOptions<T> = {},
): readonly Failure[] {
  return checkRun(game as unknown as Game, config as Config, {
    games: options.games ?? 200,
    seed: options.seed ?? 'conformance',
    player: options.player ?? 'mixed',
    laws: options.laws ?? LAWS,
    effort: options.effort ?? 1,
  });
}
