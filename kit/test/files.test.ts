import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { recordOf, writeRecord, writeRecordText } from '@penumbra/kit';
import { checkScenario, goldenRecords, replayGolden, scenarios } from '@penumbra/kit/testing';
import { dealtToy, games, openToy, playToEnd } from './fixtures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-files-'));
after(() => rmSync(folder, { recursive: true }));

const record = recordOf(playToEnd(openToy()));
const json = writeRecord(record);
const scenario = {
  name: 'a bid is of the own hand',
  rule: 'T-1',
  position: { game: 'toy', seats: ['red', 'blue'], state: { phase: 'bid', hands: { red: '1', blue: '2' } } },
  play: [['red', 'bid 2', 'illegal']],
};

for (const name of ['records', 'scenarios/deeper']) mkdirSync(path.join(folder, name), { recursive: true });
writeFileSync(path.join(folder, 'records/golden.json'), JSON.stringify(json));
writeFileSync(path.join(folder, 'records/golden.txt'), writeRecordText(record));
writeFileSync(path.join(folder, 'scenarios/deeper/one.json'), JSON.stringify(scenario));
const urlOf = (name: string): URL => pathToFileURL(path.join(folder, name));

// These register tests of their own, which must pass.
goldenRecords(games, urlOf('records'));
scenarios(games, urlOf('scenarios'));

test('law 14 · a golden record whose result is another, or missing, fails', () => {
  const wrong = JSON.stringify({ ...json, result: { winners: ['green'], scores: { red: 0, blue: 0, green: 1 } } });
  assert.throws(() => replayGolden(games, wrong, 'wrong.json'), /^Fault: result: the steps lead to/);
  const none = JSON.stringify(writeRecord(recordOf(dealtToy())));
  assert.throws(() => replayGolden(games, none, 'none.json'), /none\.json has no result/);
});

test('a scenario that fails says where, what was expected and what came', () => {
  const failing = JSON.stringify({ ...scenario, expect: { round: 2 } });
  assert.throws(() => checkScenario(games, failing, 'one.json'), /one\.json\n {2}expect\.round: expected 2, got 1/);
});

test('a folder without anything to test is a mistake', () => {
  mkdirSync(path.join(folder, 'empty'));
  assert.throws(() => scenarios(games, urlOf('empty')), /nothing to test/);
});
