import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { digestOf, type Game, readRecord, recordOf, replay, Source, writeRecord, writeRecordText } from '@penumbra/kit';
import { checkScenario, goldenRecords, replayGolden, scenarios } from '@penumbra/kit/testing';
import { dealtToy, games, openToy, playToEnd } from './fixtures.ts';
import { type Toy, toy } from './toy-game.ts';

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
const digest = digestOf(record);
writeFileSync(path.join(folder, 'digests.json'), JSON.stringify({ 'golden.json': digest, 'golden.txt': digest }));
writeFileSync(path.join(folder, 'scenarios/deeper/one.json'), JSON.stringify(scenario));
const urlOf = (name: string): URL => pathToFileURL(path.join(folder, name));

// These register tests of their own, which must pass.
goldenRecords(games, urlOf('records'), urlOf('digests.json'));
scenarios(games, urlOf('scenarios'));

const text = JSON.stringify(json);

test('law 14 · a golden record whose result is another, or missing, fails', () => {
  const wrong = JSON.stringify({ ...json, result: { winners: ['green'], scores: { red: 0, blue: 0, green: 1 } } });
  assert.throws(
    () => replayGolden(games, { name: 'wrong.json', text: wrong, digest }),
    /^Fault: result: the steps lead/,
  );
  const none = JSON.stringify(writeRecord(recordOf(dealtToy())));
  assert.throws(() => replayGolden(games, { name: 'none.json', text: none, digest }), /none\.json has no result/);
});

const MUTANTS: { readonly [name: string]: Partial<Game<Toy>> } = {
  'a view': { view: (s, viewer) => ({ ...toy.view(s, viewer), round: Math.min(2, s.round) }) },
  'a legal list': { legal: (s, seat) => toy.legal(s, seat).toReversed() },
  'an event': {
    play: (s, seat, move, tell) => toy.play(s, seat, move, tell && { ...tell, say: () => {}, reveal: () => {} }),
  },
};

for (const [what, change] of Object.entries(MUTANTS)) {
  test(`law 14 · a game that keeps the winner and changes ${what} fails`, () => {
    const mutants = { toy: { ...toy, ...change } as unknown as Game };
    assert.deepEqual(replay(readRecord(mutants, Source.parse(text, 'golden'))).result, replay(record).result);
    assert.throws(() => replayGolden(mutants, { name: 'golden.json', text, digest }), /penumbra golden toy/);
  });
}

test('a scenario that fails says where, what was expected and what came', () => {
  const failing = JSON.stringify({ ...scenario, expect: { round: 2 } });
  assert.throws(() => checkScenario(games, failing, 'one.json'), /one\.json\n {2}expect\.round: expected 2, got 1/);
});

test('a folder without anything to test is a mistake', () => {
  mkdirSync(path.join(folder, 'empty'));
  assert.throws(() => scenarios(games, urlOf('empty')), /nothing to test/);
});
