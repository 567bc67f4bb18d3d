import { listSeats } from '@penumbra/kit';
import type { Command } from 'commander';
import { counted, print, printJson } from '../output.ts';
import { legalTexts, openPosition, waitingText } from '../tables.ts';

export function define(command: Command): void {
  command
    .argument('<position>', 'a file, or - for standard input')
    .option('--json', 'as JSON: the moves by seat')
    .action((file: string, flags: { readonly json?: boolean }) => {
      const table = openPosition(file);
      const bySeat = listSeats(table.waiting).map(
        (seat) => [table.config.seats[seat] as string, legalTexts(table, seat)] as const,
      );
      if (flags.json) printJson(Object.fromEntries(bySeat), { compact: true });
      else if (bySeat.length === 0) print(`nobody can move: ${waitingText(table)}`);
      else
        for (const [colour, moves] of bySeat)
          print([`${colour}: ${counted(moves.length, 'move')}`, ...moves].join('\n  '));
    });
}
