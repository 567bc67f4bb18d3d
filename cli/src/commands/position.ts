import { Table, writePosition } from '@penumbra/kit';
import type { Command } from 'commander';
import { configOf, gameNamed, type TableFlags, withTableFlags } from '../games.ts';
import { printJson } from '../output.ts';

interface Flags extends TableFlags {
  readonly seed?: string;
  readonly json?: boolean;
}

export function define(command: Command): void {
  withTableFlags(command.argument('<game>'))
    .option('--seed <text>', 'play chance with this seed until a seat is asked; without it nothing has happened yet')
    .option('--json', 'on one line')
    .action((id: string, flags: Flags) => {
      const game = gameNamed(id);
      const table = new Table(game, configOf(game, flags), { seed: flags.seed });
      if (flags.seed !== undefined) while (table.turn.kind === 'chance') table.chance();
      printJson(writePosition(table), { compact: flags.json });
    });
}
