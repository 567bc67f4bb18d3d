import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';

const MAIN = fileURLToPath(new URL('../../../bench/src/main.ts', import.meta.url));

interface Flags {
  readonly [flag: string]: string | boolean;
}

export function define(command: Command): void {
  command
    .argument('[what]', 'speed, iterations, strength, ladder, tournament, time, foresight or exploit', 'speed')
    .option('--game <game>', 'only this game')
    .option('--games <n>', 'how many games a pair, or decisions')
    .option('--ms <n>', 'thinking time of an expert')
    .option('--against <bot>', 'strength, ladder, tournament: only the rows against this one')
    .option('--players <n>', 'strength: only the rows of so many at the table')
    .option('--reach <n>', 'ladder: only bots that are at most so many rungs apart meet')
    .option('--threads <n>', 'on how many cores; all, if left out')
    .option('--quick', 'a short run, for a first look')
    .option('--add', 'strength, ladder, tournament: play on from the games that bench/results.md has already')
    .option('--json', 'as JSON')
    .option('--write', 'keep what was found in bench/results.md')
    .action(measure);
}

/** The benchmarks are a program of their own, in a process that has done nothing else before. */
async function measure(what: string, flags: Flags): Promise<void> {
  const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, ...(value === true ? [] : [`${value}`])]);
  // Memory is measured after collecting it.
  const child = spawn(process.execPath, ['--expose-gc', MAIN, what, ...args], { stdio: 'inherit' });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.on('error', reject);
  child.on('exit', (code) => resolve(code ?? 1));
  process.exitCode = await promise;
}
