import { type Game, type Json, readComponents, Source } from '@penumbra/kit';
import type { Command } from 'commander';
import { refusalText } from '../errors.ts';
import { nameOf, reading, readJson } from '../files.ts';
import { gameNamed } from '../games.ts';
import { print, printJson } from '../output.ts';

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
  const read = reading(file, () => readComponents(game.components, new Source(source.value, 'components')));
  const advice = (game.components.advise?.(read.components) ?? []).map(refusalText);
  const tables = Object.entries(read.given).map(([table, entries]) => [table, Object.keys(entries as object)] as const);
  if (flags.json) printJson({ ok: true, entries: Object.fromEntries(tables), advice }, { compact: true });
  else {
    const parts = tables.map(([table, ids]) => `${ids.length} of ${table}`);
    print(`${nameOf(file)} fits ${game.facts.id}: ${parts.join(', ') || 'it changes nothing'}`);
    for (const line of advice) print(`  note: ${line}`);
  }
}
