import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  digestOf,
  type Games,
  isRecordText,
  type JsonObject,
  readRecord,
  readRecordText,
  runScenario,
  Source,
} from '@penumbra/kit';

/** Law 14: one test per stored record of a folder; their digests stand in a file that `penumbra golden` writes. */
export function goldenRecords(games: Games, folder: URL, digests: URL): void {
  const stored: { readonly [name: string]: string } = JSON.parse(readFileSync(digests, 'utf8'));
  const files = filesIn(folder, /\.(json|txt)$/);
  for (const { name, text } of files) {
    test(`law 14 · ${name} replays to its stored result and digest`, () => {
      replayGolden(games, { name, text, digest: stored[name] });
    });
  }
  test('law 14 · every digest is of a record', () => {
    assert.deepEqual(Object.keys(stored).sort(), files.map(({ name }) => name).sort());
  });
}

interface Golden {
  readonly name: string;
  readonly text: string;
  readonly digest: string | undefined;
}

export function replayGolden(games: Games, { name, text, digest }: Golden): void {
  const record = isRecordText(text) ? readRecordText(games, text) : readRecord(games, Source.parse(text, name));
  if (!record.result) throw new Error(`${name} has no result to compare with`);
  if (digestOf(record) === digest) return;
  const { id } = record.game.facts;
  throw new Error(`${name} shows, tells or allows something else than before; if that is meant: penumbra golden ${id}`);
}

/** A file with a list of positions. */
export const positionsIn = (file: URL): readonly JsonObject[] => JSON.parse(readFileSync(file, 'utf8'));

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

/** Every ruling of a game's RULES.md is a visible line of its code, `// ruling UV-2.2: …`, and every such line a ruling. */
export function rulings(game: URL): void {
  test('every ruling of the rules is one visible line of the code', () => {
    const code = filesIn(new URL('src/', game), /\.ts$/).map(({ text }) => text);
    const lines = code.flatMap((text) =>
      [...text.matchAll(/\/\/ ruling ([A-Z]+-\d+\.\d+): /g)].map(([, rule]) => rule),
    );
    const rules = readFileSync(new URL('RULES.md', game), 'utf8');
    assert.deepEqual([...new Set(lines)].sort(), rulingsIn(rules).sort());
  });
}

/** The numbers of the rules that hold a ruling: sections are `## UV-2 …`, rules `1. …`, whose lines may go on indented. */
function rulingsIn(rules: string): string[] {
  let section = '';
  const whole = rules.replaceAll(/\n {2,}/g, ' ');
  return whole.split('\n').flatMap((line) => {
    section = /^## ([A-Z]+-\d+)/.exec(line)?.[1] ?? section;
    const number = /^(\d+)\. .*\*\*\[?ruling/i.exec(line)?.[1];
    return number === undefined ? [] : [`${section}.${number}`];
  });
}

function filesIn(folder: URL, pattern: RegExp): { name: string; text: string }[] {
  const root = fileURLToPath(folder);
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
  if (names.length === 0) throw new Error(`there is nothing to test in ${root}`);
  return names.sort().map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
}
