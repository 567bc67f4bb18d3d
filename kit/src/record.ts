import type { Seat } from './base.ts';
import { configure } from './config.ts';
import { Fault } from './fault.ts';
import type { Config, Game, GameTypes, Result } from './game.ts';
import { type Games, gameOf, readPosition } from './position.ts';
import { rngOfStep } from './rng.ts';
import { type JsonObject, quote, Source } from './source.ts';
import { type Change, type Step, Table } from './table.ts';

export const RECORD_FORMAT = 'penumbra/record@1';
const KEYS = [
  'format',
  'game',
  'rules',
  'options',
  'components',
  'seats',
  'names',
  'start',
  'steps',
  'seed',
  'result',
] as const;

/** A whole game as data: replays without any generator, since the outcomes of chance are among the steps. */
export interface GameRecord {
  readonly game: Game;
  readonly config: Config;
  readonly rules: number;
  readonly names: readonly string[];
  /** The position it starts from; undefined for the game's own start. */
  readonly start: JsonObject | undefined;
  readonly steps: readonly Step[];
  readonly seed: string | undefined;
  readonly result: JsonObject | undefined;
}

export function writeResult<T extends GameTypes>(result: Result, config: Config<T>): JsonObject {
  const { winners, scores } = result;
  return {
    winners: winners.map((seat) => config.seats[seat] as string),
    ...(scores && { scores: Object.fromEntries(config.seats.map((colour, seat) => [colour, scores[seat] as number])) }),
  };
}

export interface RecordExtras {
  readonly names?: readonly string[];
  /** The position that the table was opened on, if it was not the start of a game. */
  readonly start?: JsonObject | undefined;
}

/** The record of a table. The seed is written only when the game is over: until then it is a secret. */
export function recordOf<T extends GameTypes>(table: Table<T>, extras: RecordExtras = {}): GameRecord {
  const { game, config, result } = table;
  return {
    game: game as unknown as Game,
    config: config as Config,
    rules: game.facts.rules,
    names: extras.names ?? [],
    start: extras.start,
    steps: [...table.steps],
    seed: result ? table.seed : undefined,
    result: result && writeResult(result, config),
  };
}

export function writeRecord(record: GameRecord): JsonObject {
  const { config, names, seed, result } = record;
  return {
    format: RECORD_FORMAT,
    game: config.game,
    rules: record.rules,
    options: config.given.options,
    components: config.given.components,
    seats: config.seats,
    ...(names.length > 0 && { names }),
    start: record.start ?? null,
    steps: record.steps,
    ...(seed !== undefined && { seed }),
    ...(result && { result }),
  };
}

/** Reads the form of a record; whether its steps can be played is found by `replay`. */
export function readRecord(games: Games, source: Source): GameRecord {
  const fields = source.fields(...KEYS);
  if (fields.format.text() !== RECORD_FORMAT) {
    fields.format.fail('bad-format', `${quote(fields.format.value)} is not ${RECORD_FORMAT}`);
  }
  const game = gameOf(games, fields.game);
  const rules = fields.rules.count();
  if (rules !== game.facts.rules) {
    fields.rules.fail(
      'wrong-rules',
      `played under rules ${rules} of ${game.facts.id}; these are rules ${game.facts.rules}`,
    );
  }
  const config = configure(game, {
    seats: fields.seats.value,
    options: fields.options.value,
    components: fields.components.value,
  });
  if (!fields.start.absent && fields.start.child('game').value !== config.game) {
    fields.start.child('game').fail('wrong-game', `the record is of ${config.game}`);
  }
  if (fields.steps.absent) fields.steps.fail('missing-key', 'a list of steps is missing');
  return {
    game,
    config,
    rules,
    names: fields.names.list().map((name) => name.text()),
    start: fields.start.absent ? undefined : (fields.start.value as JsonObject),
    steps: fields.steps.list().map((step) => readStep(step, config)),
    seed: fields.seed.absent ? undefined : readSeed(fields.seed),
    result: fields.result.absent ? undefined : (fields.result.value as JsonObject),
  };
}

function readSeed(source: Source): string {
  const seed = source.text();
  return /^[0-9a-f]+$/.test(seed) ? seed : source.fail('bad-value', `${quote(seed)} is not a hexadecimal seed`);
}

function readStep(source: Source, config: Config): Step {
  const [who, what, ...rest] = source.list();
  if (!who || !what || rest.length > 0) source.fail('bad-type', 'a step is a pair: who, what');
  return [who.oneOf(['chance', ...config.seats], 'seat'), what.text()];
}

/** The table of a record before its first step. */
export function openRecord(record: GameRecord): Table {
  const { game, config, seed } = record;
  if (!record.start) return new Table(game, config, { seed });
  const source = new Source(record.start, 'start');
  const table = readPosition({ [config.game]: game }, source, seed);
  if (table.config.seats.join() !== config.seats.join()) {
    source.child('seats').fail('impossible', `the record seats ${config.seats.join(', ')}`);
  }
  return table;
}

export interface ReplayOptions {
  /** How many steps to play; all, if left out. */
  readonly to?: number | undefined;
  readonly onStep?: (table: Table, change: Change<GameTypes>, index: number) => void;
}

/** Plays a record; a step that the rules refuse, or a result that is not the stored one, is a `Fault`. */
export function replay(record: GameRecord, options: ReplayOptions = {}): Table {
  const table = openRecord(record);
  const to = Math.min(options.to ?? record.steps.length, record.steps.length);
  for (let i = 0; i < to; i++) {
    const change = applyStep(table, record.steps[i] as Step, `steps[${i}]`);
    options.onStep?.(table, change, i);
  }
  if (to === record.steps.length) checkResult(table, record);
  return table;
}

/** One entry of a record on a table. */
export function applyStep(table: Table, [who, what]: Step, at: string): Change<GameTypes> {
  const seat = table.config.seats.indexOf(who);
  const answer = who === 'chance' ? table.chanceText(what) : table.submitText(seat as Seat, what);
  if (answer.ok) return answer.value;
  const { code, at: elements } = answer.refusal;
  const where = elements.length > 0 ? ` (${elements.join(', ')})` : '';
  throw new Fault('bad-step', at, `${who} cannot do ${quote(what)}: ${code}${where}`);
}

function checkResult(table: Table, record: GameRecord): void {
  if (!record.result) return;
  const { result, config } = table;
  if (!result) throw new Fault('wrong-result', 'result', 'the steps end before the game does');
  const got = JSON.stringify(writeResult(result, config));
  const stored = new Source(record.result, 'result').fields('winners', 'scores');
  const expected = JSON.stringify({
    winners: stored.winners.list().map((name) => name.text()),
    ...(!stored.scores.absent && {
      scores: Object.fromEntries(config.seats.map((colour) => [colour, stored.scores.child(colour).value])),
    }),
  });
  if (got !== expected)
    throw new Fault('wrong-result', 'result', `the steps lead to ${got}, the record says ${expected}`);
}

/** Whether every outcome of chance is the one that the seed fixes; the first that is not is a `Fault`. */
export function verify(record: GameRecord): { readonly outcomes: number } {
  if (record.seed === undefined) throw new Fault('missing-key', 'seed', 'the record has no seed to verify against');
  const table = openRecord(record);
  let outcomes = 0;
  record.steps.forEach((step, i) => {
    if (step[0] === 'chance') {
      outcomes++;
      const drawn = table.turn.kind === 'chance' ? drawnOutcome(table) : step[1];
      if (drawn !== step[1]) {
        throw new Fault('bad-step', `steps[${i}]`, `the seed gives ${quote(drawn)}, the record says ${quote(step[1])}`);
      }
    }
    applyStep(table, step, `steps[${i}]`);
  });
  checkResult(table, record);
  return { outcomes };
}

/** What the seed fixes for the next step, in notation. */
function drawnOutcome({ game, state, config, seed, steps }: Table): string {
  return game.notation.chance(game.nature.sample(state, rngOfStep(seed as string, steps.length)), config);
}
