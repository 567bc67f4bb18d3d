import { randomBytes } from 'node:crypto';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Crew } from './arena/crew.ts';
import { games, nameOf } from './arena/duel.ts';
import { rivalNamed } from './arena/rivals.ts';
import { runSprt, type Sprt, USUAL } from './arena/sprt.ts';
import { BENCHMARKS, type BenchmarkName, OPPONENTS } from './benchmarks.ts';
import { type FaultFlags, runFaults } from './faults/main.ts';
import { SUITES } from './faults/suites.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { measureLasting } from './lasting/lasting.ts';
import { measureLoad } from './load/measure.ts';
import { loadPeer } from './peer.ts';
import { keep, keptTest } from './results.ts';
import * as text from './text.ts';

const WRONG_USAGE = 2;
const NAMES = [...Object.keys(BENCHMARKS), 'sprt', 'load', 'faults', 'fuzz', 'lasting'].join(', ');
const WITH_PEER = ['speed', 'iterations'];

function wrong(sentence: string): never {
  process.stderr.write(`penumbra bench: ${sentence}.\n`);
  process.exit(WRONG_USAGE);
}

const FLAGS = {
  game: { type: 'string' },
  games: { type: 'string' },
  ms: { type: 'string' },
  reach: { type: 'string' },
  against: { type: 'string' },
  players: { type: 'string' },
  step: { type: 'string' },
  from: { type: 'string' },
  threads: { type: 'string' },
  only: { type: 'string' },
  iterations: { type: 'string' },
  elo0: { type: 'string' },
  elo1: { type: 'string' },
  seed: { type: 'string' },
  times: { type: 'string' },
  quick: { type: 'boolean' },
  add: { type: 'boolean' },
  json: { type: 'boolean' },
  write: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

function readArgs() {
  try {
    return parseArgs({ allowPositionals: true, options: FLAGS });
  } catch (error) {
    const flags = Object.keys(FLAGS).map((flag) => `--${flag}`);
    return wrong(`${(error as Error).message.split('.')[0]}; there are ${flags.join(', ')}`);
  }
}

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const n = Number(text);
  return Number.isSafeInteger(n) && n > 0 ? n : wrong(`--${name} is no whole number from 1 on; there are only those`);
}

function opponent(name: string | undefined): string | undefined {
  if (name === undefined || OPPONENTS.includes(name)) return name;
  return wrong(`nobody is called "${name}"; there are: ${OPPONENTS.join(', ')}`);
}

type Values = ReturnType<typeof readArgs>['values'];

async function findOut(what: string, flags: FaultFlags): Promise<object> {
  const { seed = randomBytes(4).toString('hex'), times = 100_000, quick, say } = flags;
  switch (what) {
    case 'load':
      return measureLoad({ quick, say });
    case 'fuzz': {
      const found = await fuzz({ seed, inputs: times, say });
      say(JSON.stringify(found, null, 1));
      if (found.problems.length > 0) process.exitCode = 1;
      return found;
    }
    case 'lasting':
      return measureLasting({ entries: quick ? 200 : 2_000, tables: flags.times ?? (quick ? 500 : 100_000), say });
    default:
      return runFaults(flags);
  }
}

/** What is measured of the server, not of each game. */
const OF_SERVER = ['load', 'faults', 'fuzz', 'lasting'];

async function measureServer(what: string, values: Values): Promise<void> {
  const { only, seed, times, quick = false, json = false, write = false } = values;
  const say = (line: string): void => void (json || process.stdout.write(`${line}\n`));
  const known = Object.keys(SUITES);
  if (only !== undefined && !known.includes(only)) wrong(`there is no suite "${only}"; there are: ${known.join(', ')}`);
  const found = await findOut(what, { only, seed, times: count('times', times), quick, say });
  if (write) keep(what, 'server', found);
  if (json) process.stdout.write(`${JSON.stringify(found)}\n`);
  // Clients of the peers keep timers of their own.
  process.exit();
}

const SPRT_GAMES = 2_000;
const SPRT_MS = 100;
/** After so many games of a test what was played is kept. */
const PLAYED_ON = 10;

/** A whole number, below zero too. */
const elo = (name: string, text: string | undefined, usual: number): number =>
  text === undefined
    ? usual
    : Number.isFinite(Number(text))
      ? Number(text)
      : wrong(`--${name} is no number of Elo points`);

async function testStrength(who: readonly string[], values: Values): Promise<void> {
  const { game, json = false, write = false, add = false, seed = '1' } = values;
  if (game === undefined || !Object.hasOwn(games, game)) wrong('sprt wants --game and the id of a game');
  const [a, b] = who.map((word) => rivalNamed(word, game) ?? wrong(`nobody is called "${word}"`));
  if (!a || !b || who.length > 2) wrong('sprt wants two entrants, such as: learned before');
  const iterations = count('iterations', values.iterations);
  const [elo0, elo1] = [elo('elo0', values.elo0, USUAL.elo0), elo('elo1', values.elo1, USUAL.elo1)];
  if (elo1 <= elo0) wrong('--elo1 has to be more than --elo0');
  const [ms, most] = [count('ms', values.ms) ?? SPRT_MS, count('games', values.games) ?? SPRT_GAMES];
  const before = add ? keptTest(game, { a: nameOf(a), b: nameOf(b), ms, iterations, seed }) : undefined;
  const crew = new Crew(count('threads', values.threads));
  const trial = { game, a, b, ms, iterations, seed, most, before, ...USUAL, elo0, elo1 };
  const found = await runSprt(crew, trial, watchTest(game, write));
  await crew.close();
  if (write) keep('sprt', game, { tests: [found] });
  process.stdout.write(`${json ? JSON.stringify({ games: { [game]: found } }) : text.sprt(game, found)}\n`);
}

/** Tells how it stands, and keeps it from time to time: what has taken hours is not lost with the last minute. */
function watchTest(game: string, write: boolean): (soFar: Sprt) => void {
  return (soFar) => {
    if (write && soFar.games % PLAYED_ON === 0) keep('sprt', game, { tests: [soFar] });
    if (!process.stderr.isTTY) return;
    process.stderr.write(`\r\u001b[K${soFar.games} games, log likelihood ratio ${soFar.ratio.toFixed(2)}`);
  };
}

async function main(): Promise<void> {
  const { positionals, values } = readArgs();
  const [what = 'speed', ...rest] = positionals;
  if (OF_SERVER.includes(what) && rest.length === 0) return measureServer(what, values);
  if (what === 'sprt') return testStrength(rest, values);
  if (!Object.hasOwn(BENCHMARKS, what) || rest.length > 0) {
    wrong(`there is no benchmark "${[what, ...rest].join(' ')}"; there are: ${NAMES}`);
  }
  const { game, quick = false, add = false, json = false, write = false } = values;
  const known = Object.keys(games);
  if (game !== undefined && !known.includes(game)) wrong(`there is no game "${game}"; there are: ${known.join(', ')}`);
  if (WITH_PEER.includes(what) && !loadPeer()) {
    process.stderr.write('penumbra bench: boardgame.io is not installed, so it is left out; npm ci installs it.\n');
  }
  const settings = {
    quick,
    add,
    games: count('games', values.games),
    ms: count('ms', values.ms),
    reach: count('reach', values.reach),
    against: opponent(values.against),
    players: count('players', values.players),
    step: count('step', values.step),
    from: opponent(values.from),
    elo1: count('elo1', values.elo1),
    threads: count('threads', values.threads),
    say: (line: string): void => void (json || process.stdout.write(`${line}\n`)),
  };
  const found: { [id: string]: object } = {};
  for (const id of game === undefined ? known : [game]) {
    found[id] = await BENCHMARKS[what as BenchmarkName](id, settings);
    if (write) keep(what, id, found[id]);
  }
  if (json) process.stdout.write(`${JSON.stringify({ games: found })}\n`);
}

await main();
