import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type GameRecord,
  type JsonObject,
  openTable,
  readRecord,
  readRecordText,
  recordOf,
  replay,
  Source,
  verify,
  writePosition,
  writeRecord,
  writeRecordText,
} from '@penumbra/kit';
import { dealtToy, faultText, games, openToy, playToEnd } from './fixtures.ts';

const table = playToEnd(openToy({ rounds: 2 }));
const record: GameRecord = recordOf(table, { names: ['Ada', 'bot:strong', 'Cy'] });
const json = writeRecord(record);
const steps = json.steps as readonly (readonly [string, string])[];
const read = (value: JsonObject): GameRecord => readRecord(games, new Source(value));
const readWith = (changes: JsonObject): GameRecord => read({ ...json, ...changes });
const replayed = (changes: JsonObject): string => faultText(() => replay(readWith(changes)));

test('a record is data that reads back to itself', () => {
  assert.deepEqual(writeRecord(read(json)), json);
  assert.deepEqual(Object.keys(json), [
    'format',
    'game',
    'rules',
    'options',
    'components',
    'seats',
    'names',
    'start',
    'steps',
    'seed',
    'result',
  ]);
});

test('it replays without a generator to the same position and result', () => {
  const { seed: _, ...unseeded } = json;
  const again = replay(read(unseeded));
  assert.deepEqual(writePosition(again), writePosition(table));
  assert.deepEqual(again.steps, table.steps);
  assert.deepEqual(again.result, table.result);
});

test('it replays up to a step and tells every change', () => {
  const told: number[] = [];
  const part = replay(record, { to: 4, onStep: (_, change, index) => told.push(index * 10 + change.told.length) });
  assert.equal(part.steps.length, 4);
  assert.deepEqual(told, [6, 10, 20, 31]);
});

test('the seed is a secret until the game is over', () => {
  const running = recordOf(dealtToy());
  assert.equal(running.seed, undefined);
  assert.equal(running.result, undefined);
  assert.equal('seed' in writeRecord(running), false);
  assert.equal(json.seed, 'c0ffee');
});

test('fair dealing can be verified, and unfair dealing is found', () => {
  assert.deepEqual(verify(record), { outcomes: 2 });
  const dealt = ['chance', 'draw red:11 blue:22 green:33'] as const;
  assert.match(
    faultText(() => verify(readWith({ steps: steps.with(0, dealt) }))),
    /^bad-step · steps\[0\]: the seed gives "draw /,
  );
  assert.match(
    faultText(() => verify(readWith({ seed: 'dead' }))),
    /^bad-step · steps\[0\]: the seed gives/,
  );
  const { seed: _, ...unseeded } = json;
  assert.match(
    faultText(() => verify(read(unseeded))),
    /^missing-key · seed: /,
  );
});

test('a truncated record is found by its result', () => {
  assert.equal(replayed({ steps: steps.slice(0, -1) }), 'wrong-result · result: the steps end before the game does');
});

test('a wrong result is found', () => {
  const result = { winners: ['green'], scores: { red: 0, blue: 0, green: 9 } };
  assert.match(replayed({ result }), /^wrong-result · result: the steps lead to .*, the record says .*"green"/);
});

test('a result without scores is one where the game has points', () => {
  const { winners } = json.result as JsonObject;
  assert.match(replayed({ result: { winners: winners! } }), /^wrong-result/);
});

test('a step that the rules refuse is named', () => {
  const step = ['red', 'claim a1'] as const;
  assert.equal(replayed({ steps: [steps[0]!, step] }), 'bad-step · steps[1]: red cannot do "claim a1": not-asked');
  assert.match(
    replayed({ steps: [['red', 'dance']] }),
    /^bad-step · steps\[0\]: red cannot do "dance": unreadable \(dance\)/,
  );
  assert.match(replayed({ steps: [...steps, ['red', 'bid 1']] }), /: game-over$/);
});

test('what is no record at all is refused with its place', () => {
  const refused = (changes: JsonObject) => faultText(() => readWith(changes));
  assert.match(refused({ format: 'penumbra/record@2' }), /^bad-format · format: /);
  assert.match(refused({ game: 'chess' }), /^unknown-game · game: /);
  assert.match(refused({ rules: 2 }), /^wrong-rules · rules: played under rules 2 of toy; these are rules 1/);
  assert.match(refused({ steps: null }), /^missing-key · steps: /);
  assert.match(refused({ steps: [['mauve', 'bid 1']] }), /^bad-value · steps\[0\]\[0\]: unknown seat "mauve"/);
  assert.match(refused({ steps: [['red']] }), /^bad-type · steps\[0\]: it has to be a pair/);
  assert.match(refused({ steps: [['red', 'bid 1', 'x']] }), /^bad-type · steps\[0\]: /);
  assert.match(refused({ seed: 'xyz' }), /^bad-value · seed: /);
  assert.match(refused({ extra: 1 }), /^unknown-key · extra: /);
  assert.match(refused({ start: { game: 'chess' } }), /^wrong-game · start\.game: /);
});

test('a record may start from a position', () => {
  const start = writePosition(dealtToy());
  const opened = openTable({ ...recordOf(dealtToy()), start, seed: 'c0ffee' });
  const later = playToEnd(opened as never);
  const written = writeRecord(recordOf(later));
  const again = replay(read(written));
  assert.deepEqual(writePosition(again), writePosition(later));
  assert.deepEqual(written.start, start);
  const seats = ['green', 'red', 'blue'];
  assert.match(
    faultText(() => replay(read({ ...written, start: { ...start, seats } }))),
    /^impossible · start\.seats: /,
  );
});

test('in text it is numbered by rounds and reads back to itself', () => {
  const text = writeRecordText(record);
  assert.match(text, /^penumbra record 1\ngame: toy\nrules: 1\nseats: \["red","blue","green"\]\nnames: \["Ada"/);
  assert.match(text, /\n\n1\.\n {2}chance {2}draw red:/);
  assert.match(text, /\n2\.\n {2}chance {2}draw /);
  assert.deepEqual(writeRecord(readRecordText(games, text)), json);
  assert.deepEqual(writeRecord(readRecordText(games, text.replaceAll('\n', '\r\n'))), json);
});

test('a seed of digits alone stays a text', () => {
  const digits = { ...record, seed: '123456', result: undefined };
  assert.equal(readRecordText(games, writeRecordText(digits)).seed, '123456');
});

test('text that is no record is refused with its line', () => {
  const text = writeRecordText(record);
  const refused = (changed: string) => faultText(() => readRecordText(games, changed));
  assert.match(refused('hello'), /^bad-format · line 1: /);
  assert.match(refused(text.replace('rules: 1', 'ruels: 1')), /^unknown-key · line 3: /);
  assert.match(refused(text.replace('rules: 1', 'rules: {')), /^bad-json · line 3: /);
  assert.match(refused(`${text}  red\n`), /^bad-format · line \d+: a step is a seat/);
  assert.match(
    refused(text.replace(/^ {2}chance/m, '  nature')),
    /^bad-value · steps\[0\]\[0\]: unknown seat "nature"/,
  );
});
