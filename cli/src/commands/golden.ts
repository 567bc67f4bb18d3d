import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { digestOf } from '@penumbra/kit';
import type { Command } from 'commander';
import { reading, writeWhole } from '../files.ts';
import { gameNamed, games } from '../games.ts';
import { counted, print, printJson } from '../output.ts';
import { openRecordFile } from '../tables.ts';

const GAMES = new URL('../../../games/', import.meta.url);

export function define(command: Command): void {
  command
    .argument('[game]', 'only this one')
    .option('--json', 'print them as JSON and keep nothing')
    .addHelpText(
      'after',
      '\nFor whoever changes a game: what its golden records (games/GAME/records) show, tell and allow is kept as a digest\neach, in games/GAME/test/digests.json. A test fails when one is no longer the same; this makes them again.',
    )
    .action((id: string | undefined, flags: { readonly json?: boolean }) => {
      const ids = id === undefined ? Object.keys(games) : [gameNamed(id).facts.id];
      const found = ids.map((one) => [one, digestsOf(one)] as const);
      if (flags.json) printJson(Object.fromEntries(found), { compact: true });
      else for (const [one, digests] of found) keep(one, digests);
    });
}

type Digests = { readonly [record: string]: string };

function digestsOf(id: string): Digests {
  const folder = fileURLToPath(new URL(`${id}/records/`, GAMES));
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, digestIn(`${folder}${name}`)]));
}

function keep(id: string, digests: Digests): void {
  writeWhole(fileURLToPath(new URL(`${id}/test/digests.json`, GAMES)), `${JSON.stringify(digests, null, 2)}\n`);
  print(`${id}: ${counted(Object.keys(digests).length, 'golden record')}`);
}

function digestIn(file: string): string {
  const record = openRecordFile(file);
  return reading(file, () => digestOf(record));
}
