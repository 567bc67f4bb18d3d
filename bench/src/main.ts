import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { games } from './arena/duel.ts';
import { BENCHMARKS, type BenchmarkName, OPPONENTS } from './benchmarks.ts';
import { loadPeer } from './peer.ts';
import { keep } from './results.ts';

const WRONG_USAGE = 2;
const NAMES = Object.keys(BENCHMARKS).join(', ');
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
  threads: { type: 'string' },
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

async function main(): Promise<void> {
  const { positionals, values } = readArgs();
  const [what = 'speed', ...rest] = positionals;
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
