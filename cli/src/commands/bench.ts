import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';

const MAIN = fileURLToPath(new URL('../../../bench/src/main.ts', import.meta.url));

interface Flags {
  readonly game?: string;
  readonly quick?: boolean;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .argument('[what]', 'speed', 'speed')
    .option('--game <game>', 'only this game')
    .option('--quick', 'a short run, for a first look')
    .option('--json', 'as JSON')
    .action(measure);
}

/** The benchmarks are a program of their own, in a process that has done nothing else before. */
async function measure(what: string, { game, quick, json }: Flags): Promise<void> {
  const args = [
    what,
    ...(game === undefined ? [] : ['--game', game]),
    ...(quick ? ['--quick'] : []),
    ...(json ? ['--json'] : []),
  ];
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'inherit' });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.on('error', reject);
  child.on('exit', (code) => resolve(code ?? 1));
  process.exitCode = await promise;
}
