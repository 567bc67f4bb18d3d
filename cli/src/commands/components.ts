import { type Game, type Json, readComponents, Source } from '@penumbra/kit';
import type { Command } from 'commander';
import { nameOf, reading, readJson } from '../files.ts';
import { gameNamed } from '../games.ts';
import { counted, print, printJson } from '../output.ts';

interface Flags {
  readonly check?: string;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .argument('<game>')
    .option('--check <file>', 'say whether the tables of a file fit instead of printing the box')
    .option('--json', 'on one line')
    .action((id: string, flags: Flags) => {
      const game = gameNamed(id);
      if (flags.check !== undefined) check(game, flags.check, flags);
      else
        printJson(readComponents(game.components, new Source(undefined)).components as Json, { compact: flags.json });
    });
}

function check(game: Game, file: string, flags: Flags): void {
  const source = readJson(file);
  const { given } = reading(file, () => readComponents(game.components, new Source(source.value, 'components')));
  const tables = Object.entries(given).map(([table, entries]) => [table, Object.keys(entries as object)] as const);
  if (flags.json) printJson({ ok: true, entries: Object.fromEntries(tables) }, { compact: true });
  else if (tables.length === 0) print(`${nameOf(file)} fits ${game.facts.id}, and changes nothing`);
  else {
    const parts = tables.map(
      ([table, ids]) => `${counted(ids.length, 'entry').replace(/entrys$/, 'entries')} of ${table}`,
    );
    print(`${nameOf(file)} fits ${game.facts.id}: ${parts.join(', ')}`);
  }
}
