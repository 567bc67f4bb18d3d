import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { runProgram } from '../program.ts';

const MAIN = fileURLToPath(new URL('../../../bench/src/train/main.ts', import.meta.url));

interface Flags {
  readonly [flag: string]: string | boolean;
}

export function define(command: Command): void {
  command
    .argument('<game>', 'its features are in src/features.ts, what is learned goes into src/weights.ts')
    .option('--rounds <n>', 'how often a new player may challenge the one before; 2, if left out')
    .option('--games <n>', 'to learn from in each round; 1000, if left out')
    .option('--iterations <n>', 'how many worlds players look at before each move; 100, if left out')
    .option('--most <n>', 'in how many games a new player has to show that it is better; 400, if left out')
    .option('--seed <text>', 'the same seed gives the same file; 1, if left out')
    .option('--date <day>', 'what the file says about when it was made; today, if left out')
    .option(
      '--search <how>',
      'how players search: usual, or what differs from that, such as joint=pairs,cutoff=8; as the game advises now, if left out',
    )
    .option('--from <file>', 'weights to begin with; those of bench/before, if left out')
    .option('--out <file>', "where to write; the game's own file, if left out")
    .option('--threads <n>', 'on how many cores; all, if left out. Changes nothing but the time')
    .action(async (game: string, flags: Flags) => {
      const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, `${value}`]);
      process.exitCode = await runProgram([MAIN, game, ...args]);
    });
}
