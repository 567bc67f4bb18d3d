import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { botsNamed } from '../bot-names.ts';
import { type Draft, draftFile, writeWhole } from '../files.ts';
import { configOf, gameNamed, type TableFlags, wholeNumber, withTableFlags } from '../games.ts';
import { counted, print, printJson } from '../output.ts';
import type { Plan, Played } from '../sim/match.ts';
import type { Outcome } from '../sim/outcome.ts';
import { runMatches } from '../sim/pool.ts';
import { progressBar } from '../sim/progress.ts';
import { reportPage } from '../sim/report.ts';
import { type Summary, summarize } from '../sim/tally.ts';
import { summaryText } from '../sim/text.ts';

interface Flags extends TableFlags {
  readonly games: number;
  readonly bots: string;
  readonly rotate?: boolean;
  readonly seed: string;
  readonly ms?: number;
  readonly iterations?: number;
  readonly threads?: number;
  readonly trace?: string;
  readonly records?: string;
  readonly report?: string;
  readonly json?: boolean;
}

export function define(command: Command): void {
  withTableFlags(command.argument('<game>'))
    .option('--games <n>', 'how many games', wholeNumber(1), 100)
    .option('--bots <names>', 'one bot for all seats, or one for each, by commas', 'random')
    .option('--rotate', 'let the bots move one seat on from game to game')
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--ms <n>', 'how long bots think that think by the clock', wholeNumber(1))
    .option('--iterations <n>', 'how many worlds those look at instead, whatever the machine', wholeNumber(1))
    .option('--threads <n>', 'on how many cores; all, if left out', wholeNumber(1))
    .option('--trace <file>', 'write every step as a line of JSON')
    .option('--records <folder>', 'write every game as a record, named after its ending')
    .option('--report <file>', 'write a page with charts')
    .option('--json', 'as JSON')
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const game = gameNamed(id);
  const config = configOf(game, flags);
  const bots = botsNamed(flags.bots, config.seats.length);
  const { seed, games } = flags;
  const thinking = { ms: flags.ms, iterations: flags.iterations };
  const rotate = flags.rotate ?? false;
  const plan: Plan = {
    game,
    config,
    bots,
    rotate,
    seed,
    thinking,
    trace: flags.trace !== undefined,
    records: flags.records !== undefined,
  };
  const trace = flags.trace === undefined ? undefined : draftFile(flags.trace);
  const report = flags.report === undefined ? undefined : draftFile(flags.report);
  const { outcomes, seconds } = await play(plan, flags, trace);
  trace?.finish();
  const summary = summarize(config.seats, outcomes, plan.game.facts.counts);
  report?.write(reportPage({ plan, outcomes, summary }));
  report?.finish();
  show(plan, summary, { seconds, json: flags.json ?? false, games });
}

async function play(
  plan: Plan,
  flags: Flags,
  trace: Draft | undefined,
): Promise<{ outcomes: Outcome[]; seconds: number }> {
  const outcomes: Outcome[] = [];
  const progress = progressBar(flags.games);
  const threads = Math.min(flags.threads ?? availableParallelism(), Math.ceil(flags.games / 4));
  const start = performance.now();
  await runMatches({
    plan,
    games: flags.games,
    threads,
    onMatch: (played) => {
      if (flags.records !== undefined) keepRecord(flags.records, plan, outcomes.length, played);
      outcomes.push(played.outcome);
      trace?.write(played.trace);
      progress(outcomes.length);
    },
  });
  return { outcomes, seconds: (performance.now() - start) / 1000 };
}

/** `stuck-3-players-0041.json`: what golden records are chosen by. */
function keepRecord(folder: string, { config }: Plan, match: number, { outcome, record }: Played): void {
  mkdirSync(folder, { recursive: true });
  const options = Object.values(config.given.options).map(String);
  const name = [outcome.ending, config.seats.length, 'players', ...options, String(match).padStart(4, '0')].join('-');
  writeWhole(path.join(folder, `${name}.json`), `${JSON.stringify(record)}\n`);
}

interface Shown {
  readonly seconds: number;
  readonly games: number;
  readonly json: boolean;
}

function show({ config, bots, seed }: Plan, summary: Summary, { seconds, games, json }: Shown): void {
  const gamesPerSecond = Math.round((10 * games) / seconds) / 10;
  if (json) {
    const { options, components } = config.given;
    const head = { game: config.game, seats: config.seats, options, components, bots, seed };
    printJson(JSON.parse(JSON.stringify({ ...head, ...summary, gamesPerSecond })), { compact: true });
    return;
  }
  print(
    `${config.game}, ${counted(games, 'game')}, seed ${seed}: ${seconds.toFixed(1)} s, ${gamesPerSecond} games/s\n`,
  );
  print(summaryText(summary));
}
