import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Game, readRecord, replay, Source, verify } from '@penumbra/kit';
import { goldenRecords } from '@penumbra/kit/testing';
import { ENDINGS } from '../src/events.ts';
import { type Envyra, envyra } from '../src/index.ts';

const games = { envyra: envyra as unknown as Game };
const isRemoved = (state: unknown): boolean => {
  const { removed, config } = state as Envyra['State'];
  return removed.includes(config.box.end);
};
const folder = new URL('../records/', import.meta.url);
const records = readdirSync(folder).map((file) =>
  readRecord(games, Source.parse(readFileSync(new URL(file, folder), 'utf8'), file)),
);

goldenRecords(games, folder, new URL('digests.json', import.meta.url));

test('every ending of the rules and every option has a record', () => {
  const endings = new Set(records.map((record) => replay(record).result?.ending));
  assert.deepEqual([...endings].sort(), ENDINGS.filter((ending) => ending !== 'stopped').sort());
  const options = new Set(records.flatMap(({ config }) => Object.entries(config.options).map(([, value]) => value)));
  assert.deepEqual([...options].sort(), ['alternative', 'basic', 'both', 'none', 'open', 'secret', 'standard']);
});

test('E-3.2, E-7.10 the End Tile is removed in a record, and the game goes on to another end', () => {
  const without = records.map((record) => replay(record)).filter(({ state }) => isRemoved(state));
  assert.deepEqual(without.map(({ result }) => result?.ending).sort(), ['empty-grid', 'stuck']);
});

test('every outcome of chance in the records is the one that their seed fixes', () => {
  for (const record of records) verify(record);
});

test('a record of the first rules is refused: where somebody sat out, these rules ask for a removal', () => {
  const old = JSON.parse(readFileSync(new URL('rules-1.json', import.meta.url), 'utf8'));
  const refused = /played under rules 1 of envyra; these are rules 2/;
  assert.throws(() => readRecord(games, new Source(old, 'old')), refused);
  assert.throws(() => replay(readRecord(games, new Source({ ...old, rules: 2 }, 'old'))), /cannot do/);
});
