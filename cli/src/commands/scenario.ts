import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Fault, type Mismatch, runScenario, Source } from '@penumbra/kit';
import type { Command } from 'commander';
import { FAILED, Failure } from '../errors.ts';
import { nameOf, readText } from '../files.ts';
import { games } from '../games.ts';
import { print, printJson } from '../output.ts';

export function define(command: Command): void {
  command
    .argument('<paths...>', 'scenario files, or folders of them; - for standard input')
    .option('--json', 'as JSON: how many passed and failed, and each failure')
    .action((paths: readonly string[], flags: { readonly json?: boolean }) => {
      const files = paths.flatMap(scenarioFiles);
      if (files.length === 0)
        throw new Failure(`there is no scenario in ${paths.join(', ')}; give .json files or folders with some`);
      let failed = 0;
      const failures = files.flatMap((file) => {
        const found = run(file);
        if (found.length > 0) failed++;
        return found.map((mismatch) => ({ file: nameOf(file), ...mismatch }));
      });
      const passed = files.length - failed;
      if (flags.json) printJson({ passed, failed, failures }, { compact: true });
      else {
        for (const { file, at, expected, got } of failures) print(`${file}: ${at}: expected ${expected}, got ${got}`);
        print(`${passed} passed, ${failed} failed`);
      }
      if (failed > 0) process.exitCode = FAILED;
    });
}

function scenarioFiles(where: string): string[] {
  if (where === '-') return [where];
  const stat = statSync(where, { throwIfNoEntry: false });
  if (!stat) throw new Failure(`there is no file or folder ${where}; give paths that exist`);
  if (!stat.isDirectory()) return [where];
  return readdirSync(where, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => path.join(where, file));
}

/** A scenario that cannot be read has failed, too: the others still run. */
function run(file: string): readonly Mismatch[] {
  try {
    return runScenario(games, Source.parse(readText(file), nameOf(file)));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return [{ at: error.at || 'the whole file', expected: 'a scenario', got: `${error.message} (${error.code})` }];
  }
}
