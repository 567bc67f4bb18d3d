import type { Answer, Seat } from './base.ts';
import { configure } from './config.ts';
import { Fault } from './fault.ts';
import type { Config, Game, GameTypes } from './game.ts';
import type { Change } from './news.ts';
import { type Games, gameOf, readPosition, writeStart } from './position.ts';
import { writeResult } from './result.ts';
import { rngOfStep } from './rng.ts';
import { type JsonObject, quote, Source } from './source.ts';
import { type Entry, RETRACT, type Step, TAKE_BACK, Table, UNDO } from './table.ts';

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

export interface RecordExtras {
  readonly names?: readonly string[];
}

/** The record of a table. The seed is written only when the game is over: until then it is a secret. */
export function recordOf<T extends GameTypes>(table: Table<T>, extras: RecordExtras = {}): GameRecord {
  const { game, config, result } = table;
  return {
    game: game as unknown as Game,
    config: config as Config,
    rules: game.facts.rules,
    names: extras.names ?? [],
    start: writeStart(table),
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
  const opening = readOpening(games, fields, RECORD_FORMAT);
  if (fields.steps.absent) fields.steps.fail('missing-key', 'a list of steps is missing');
  return {
    ...opening,
    names: fields.names.list().map((name) => name.text()),
    steps: fields.steps.list().map((step) => readEntry(step, opening.config)),
    result: fields.result.absent ? undefined : (fields.result.value as JsonObject),
  };
}

/** What a record and a journal begin with. */
export type Opening = Pick<GameRecord, 'game' | 'config' | 'rules' | 'start' | 'seed'>;
const OPENING_KEYS = ['format', 'game', 'rules', 'options', 'components', 'seats', 'start', 'seed'] as const;

export function readOpening(
  games: Games,
  fields: { readonly [key in (typeof OPENING_KEYS)[number]]: Source },
  format: string,
): Opening {
  if (fields.format.text() !== format)
    fields.format.fail('bad-format', `${quote(fields.format.value)} is not ${format}`);
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
  const seed = fields.seed.absent ? undefined : readSeed(fields.seed);
  if (fields.start.absent) return { game, config, rules, start: undefined, seed };
  if (fields.start.child('game').value !== config.game) {
    fields.start.child('game').fail('wrong-game', `the record is of ${config.game}`);
  }
  const start = fields.start.value as JsonObject;
  return { game, config: configOfStart(game, config, fields.start), rules, start, seed };
}

/** A position may bring a map of its own: then its config is the one there is. */
function configOfStart(game: Game, config: Config, start: Source): Config {
  if (!start.child('sealed').absent) {
    start.child('sealed').fail('impossible', 'whatever was chosen stands among the steps');
  }
  const { config: own } = readPosition({ [config.game]: game }, start);
  if (own.seats.join() !== config.seats.join()) {
    start.child('seats').fail('impossible', `the record seats ${config.seats.join(', ')}`);
  }
  return own;
}

function readSeed(source: Source): string {
  const seed = source.text();
  return /^[0-9a-f]+$/.test(seed) ? seed : source.fail('bad-value', `${quote(seed)} is not a hexadecimal seed`);
}

export function readEntry(source: Source, config: Config): Entry {
  const [who, what, ...rest] = source.list();
  if (!who || !what || rest.length > 0) source.fail('bad-type', 'it has to be a pair: who, what');
  return [who.oneOf(['chance', ...config.seats], 'seat'), what.text()];
}

/** The table of a record or a journal before its first step. */
export function openTable({ game, config, start, seed }: Opening): Table {
  return start
    ? readPosition({ [config.game]: game }, new Source(start, 'start'), seed)
    : new Table(game, config, { seed });
}

export interface ReplayOptions {
  /** How many steps to play; all, if left out. */
  readonly to?: number | undefined;
  readonly onStep?: (table: Table, change: Change, index: number) => void;
}

/** Plays a record; a step that the rules refuse, or a result that is not the stored one, is a `Fault`. */
export function replay(record: GameRecord, options: ReplayOptions = {}): Table {
  const table = openTable(record);
  const to = Math.min(options.to ?? record.steps.length, record.steps.length);
  for (let i = 0; i < to; i++) {
    const change = applyEntry(table, record.steps[i] as Step, `steps[${i}]`);
    options.onStep?.(table, change, i);
  }
  if (to === record.steps.length) checkResult(table, record);
  return table;
}

/** Makes one entry of a record or a journal; what the rules refuse is a `Fault`. */
export function applyEntry(table: Table, [who, what]: Entry, at: string): Change {
  const answer = enter(table, who, what);
  if (answer.ok) return answer.value;
  const { code, at: elements } = answer.refusal;
  const where = elements.length > 0 ? ` (${elements.join(', ')})` : '';
  throw new Fault('bad-step', at, `${who} cannot do ${quote(what)}: ${code}${where}`);
}

function enter(table: Table, who: string, what: string): Answer<Change> {
  if (who === 'chance') return table.chanceText(what);
  const seat = table.config.seats.indexOf(who) as Seat;
  if (what === RETRACT) return table.retract(seat);
  if (what === TAKE_BACK) return table.takeBack(seat);
  return what === UNDO ? table.undo(seat) : table.submitText(seat, what);
}

/** A stored result that is not what the steps lead to is a `Fault`. */
export function checkResult(table: Table, record: Pick<GameRecord, 'result'>): void {
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
  const table = openTable(record);
  let outcomes = 0;
  record.steps.forEach((step, i) => {
    if (step[0] === 'chance') {
      outcomes++;
      const drawn = table.turn.kind === 'chance' ? drawnOutcome(table) : step[1];
      if (drawn !== step[1]) {
        throw new Fault('bad-step', `steps[${i}]`, `the seed gives ${quote(drawn)}, the record says ${quote(step[1])}`);
      }
    }
    applyEntry(table, step, `steps[${i}]`);
  });
  checkResult(table, record);
  return { outcomes };
}

/** What the seed fixes for the next step, in notation. */
function drawnOutcome({ game, state, config, seed, steps }: Table): string {
  return game.notation.chance(game.nature.sample(state, rngOfStep(seed as string, steps.length)), config);
}
