import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Games, isRecordText, readRecord, readRecordText, replay, runScenario, Source } from '@penumbra/kit';

/** Law 14: one test per stored record of a folder, which must replay to its stored result. */
export function goldenRecords(games: Games, folder: URL): void {
  for (const { name, text } of filesIn(folder, /\.(json|txt)$/)) {
    test(`law 14 · ${name} replays to its stored result`, () => replayGolden(games, text, name));
  }
}

export function replayGolden(games: Games, text: string, name: string): void {
  const record = isRecordText(text) ? readRecordText(games, text) : readRecord(games, Source.parse(text, name));
  if (!record.result) throw new Error(`${name} has no result to compare with`);
  replay(record);
}

/** One test per scenario of a folder and its folders, titled by rule and name. */
export function scenarios(games: Games, folder: URL): void {
  for (const { name, text } of filesIn(folder, /\.json$/)) {
    test(scenarioTitle(text, name), () => checkScenario(games, text, name));
  }
}

function scenarioTitle(text: string, file: string): string {
  try {
    const { rule, name } = JSON.parse(text) as { rule?: unknown; name?: unknown };
    return [rule, name ?? file].filter((part) => typeof part === 'string').join(' · ');
  } catch {
    return file;
  }
}

export function checkScenario(games: Games, text: string, name: string): void {
  const mismatches = runScenario(games, Source.parse(text, name));
  if (mismatches.length === 0) return;
  const lines = mismatches.map(({ at, expected, got }) => `  ${at}: expected ${expected}, got ${got}`);
  throw new Error(`${name}\n${lines.join('\n')}`);
}

function filesIn(folder: URL, pattern: RegExp): { name: string; text: string }[] {
  const root = fileURLToPath(folder);
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
  if (names.length === 0) throw new Error(`there is nothing to test in ${root}`);
  return names.sort().map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
}
