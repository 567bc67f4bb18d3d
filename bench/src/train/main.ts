import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { planFor } from '@penumbra/bots';
import type { Game } from '@penumbra/kit';
import { Crew } from '../arena/crew.ts';
import { games } from '../arena/duel.ts';
import { fileOf } from './file.ts';
import { planText, readPlan } from './plan.ts';
import { train } from './rounds.ts';
import { beforeOf, readWeights } from './weights-file.ts';

const WRONG_USAGE = 2;
const FEWEST = 25;

function wrong(sentence: string): never {
  process.stderr.write(`penumbra train: ${sentence}.\n`);
  process.exit(WRONG_USAGE);
}

const FLAGS = {
  rounds: { type: 'string', default: '2' },
  games: { type: 'string', default: '1000' },
  iterations: { type: 'string', default: '100' },
  most: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  search: { type: 'string' },
  from: { type: 'string' },
  out: { type: 'string' },
  threads: { type: 'string' },
} as const;

function readArgs() {
  try {
    return parseArgs({ allowPositionals: true, options: FLAGS });
  } catch (error) {
    const flags = Object.keys(FLAGS).map((flag) => `--${flag}`);
    return wrong(`${(error as Error).message.split('.')[0]}; there are ${flags.join(', ')}`);
  }
}

function count(name: string, text: string): number {
  const n = Number(text);
  return Number.isSafeInteger(n) && n > 0 ? n : wrong(`--${name} is no whole number from 1 on; there are only those`);
}

const gameFile = (id: string): string => fileURLToPath(new URL(`../../../games/${id}/src/weights.ts`, import.meta.url));

function watcher(): (what: string, done: number, total: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (what, done, total) =>
    process.stderr.write(`\r\u001b[K${done} of ${total} ${what}${done === total ? '\n' : ''}`);
}

async function main(): Promise<void> {
  const { positionals, values } = readArgs();
  const [id = '', ...rest] = positionals;
  const game: Game | undefined = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game || rest.length > 0)
    wrong(`"${positionals.join(' ')}" is no game; there are: ${Object.keys(games).join(', ')}`);
  if (!game.hints.features) wrong(`${id} has no features to learn from; docs/add-a-game.md says how to give it some`);
  if (values.from !== undefined && !existsSync(values.from)) wrong(`there is no file ${values.from}`);
  const { rounds, seed, date, search, from, out = gameFile(id) } = values;
  const plan = search === undefined ? planFor(game, {}) : readPlan(search);
  if (typeof plan === 'string') wrong(`--search: ${plan}`);
  const numbers = {
    rounds: count('rounds', rounds),
    games: count('games', values.games),
    iterations: count('iterations', values.iterations),
    most: count('most', values.most),
  };
  if (numbers.games < FEWEST) wrong(`--games is less than ${FEWEST}; a fifth of the games is kept back to judge by`);
  const crew = new Crew(values.threads === undefined ? undefined : count('threads', values.threads));
  try {
    const start = from === undefined ? beforeOf(id) : readWeights(readFileSync(from, 'utf8'));
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    const { weights, won } = await train(crew, {
      ...{ game: id, ...numbers, plan, seed, from: start, watch: watcher(), say },
    });
    if (won.length === 0) return say('No new player took over: nothing is written.');
    const flags = Object.entries({ ...numbers, seed, date, search: planText(plan), ...(from && { from }) }).map(
      ([flag, v]) => `--${flag} ${v}`,
    );
    writeFileSync(out, fileOf(weights, `penumbra train ${id} ${flags.join(' ')}`, won));
    say(`Written: ${out}`);
  } finally {
    await crew.close();
  }
}

await main();
