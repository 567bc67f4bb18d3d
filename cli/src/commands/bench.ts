import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { runProgram } from '../program.ts';

const MAIN = fileURLToPath(new URL('../../../bench/src/main.ts', import.meta.url));

interface Flags {
  readonly [flag: string]: string | boolean;
}

export function define(command: Command): void {
  command
    .argument(
      '[what]',
      'speed, iterations, strength, ladder, calibrate, fair, tournament, sprt, time, foresight, exploit; of the server: load, faults, fuzz, lasting',
      'speed',
    )
    .argument('[who...]', 'sprt: two entrants: a level, a method of the tournament, learned, before, or weights@FILE')
    .option('--game <game>', 'only this game')
    .option('--games <n>', 'how many games a pair, or decisions')
    .option('--ms <n>', 'thinking time of an expert')
    .option('--against <bot>', 'strength, ladder, tournament: only the rows against this one')
    .option('--players <n>', 'strength: only the rows of so many at the table')
    .option('--reach <n>', 'ladder: only bots that are at most so many rungs apart meet')
    .option('--step <elo>', 'calibrate: how far each level is to be above the one before')
    .option('--from <level>', 'calibrate: the first level to be set')
    .option('--threads <n>', 'on how many cores; all, if left out')
    .option('--only <suite>', 'faults: kill, proxy, nodes, redis, disk or gone')
    .option('--iterations <n>', 'sprt: worlds an expert looks at, instead of a clock')
    .option('--elo0 <n>', 'sprt: what the first may be ahead without counting as stronger; 0, if left out')
    .option('--elo1 <n>', 'sprt: what it has to be ahead; 50, if left out; fair: nobody stronger than this')
    .option('--seed <text>', 'faults, fuzz: that of a run that failed; sprt: other deals')
    .option('--times <n>', 'faults, fuzz, lasting: how often something goes wrong, how many inputs, tables')
    .option('--quick', 'a short run, for a first look')
    .option('--add', 'strength, ladder, tournament, sprt: play on from the games that bench/results.md has already')
    .option('--json', 'as JSON')
    .option('--write', 'keep what was found in bench/results.md')
    .action(measure);
}

async function measure(what: string, who: readonly string[], flags: Flags): Promise<void> {
  const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, ...(value === true ? [] : [`${value}`])]);
  // Memory is measured after collecting it.
  process.exitCode = await runProgram(['--expose-gc', MAIN, what, ...who, ...args]);
}
