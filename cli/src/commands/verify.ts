import { sha256hex, verify } from '@penumbra/kit';
import type { Command } from 'commander';
import { reading } from '../files.ts';
import { counted, print, printJson } from '../output.ts';
import { openRecordFile } from '../tables.ts';

export function define(command: Command): void {
  command
    .argument('<record>', 'a record or the journal of a table: a file, or - for standard input')
    .option('--json', 'as JSON')
    .action((file: string, flags: { readonly json?: boolean }) => {
      const record = openRecordFile(file);
      const { outcomes } = reading(file, () => verify(record));
      const steps = record.steps.length;
      // What was shown while the game ran and the seed was a secret.
      const seal = sha256hex(record.seed as string);
      if (flags.json) printJson({ verified: true, steps, outcomes, sealedSeed: seal }, { compact: true });
      else
        print(
          `verified: ${counted(steps, 'legal step')}, of which ${counted(outcomes, 'outcome')} of chance, each the one that the seed fixes\nsha-256 of the seed: ${seal}`,
        );
    });
}
