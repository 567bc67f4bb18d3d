import type { Command } from 'commander';
import { print, printJson } from '../output.ts';
import { paint } from '../paint.ts';
import { openPosition, viewerNamed } from '../tables.ts';

interface Flags {
  readonly json?: boolean;
  readonly text?: boolean;
}

export function define(command: Command): void {
  command
    .argument('<position>', 'a file, or - for standard input')
    .argument('<viewer>', 'a seat, or public')
    .option('--json', 'on one line')
    .option('--text', 'draw the board in characters instead')
    .action((file: string, name: string, flags: Flags) => {
      const table = openPosition(file);
      const { game, state } = table;
      const view = game.view(state, viewerNamed(table, name));
      if (flags.text) print(paint(game.sketch(view)));
      else printJson(game.notation.view(view), { compact: flags.json });
    });
}
