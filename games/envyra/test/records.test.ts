import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Game, readRecord, replay, Source, verify } from '@penumbra/kit';
import { goldenRecords } from '@penumbra/kit/testing';
import { ENDINGS } from '../src/events.ts';
import { envyra } from '../src/index.ts';

const games = { envyra: envyra as unknown as Game };
const folder = new URL('../records/', import.meta.url);
const records = readdirSync(folder).map((file) =>
  readRecord(games, Source.parse(readFileSync(new URL(file, folder), 'utf8'), file)),
);

goldenRecords(games, folder);

test('every ending of the rules and every option has a record', () => {
  const endings = new Set(records.map((record) => replay(record).result?.ending));
  assert.deepEqual([...endings].sort(), ENDINGS.filter((ending) => ending !== 'stopped').sort());
  const options = new Set(records.flatMap(({ config }) => Object.entries(config.options).map(([, value]) => value)));
  assert.deepEqual([...options].sort(), ['alternative', 'basic', 'both', 'none', 'open', 'secret', 'standard']);
});

test('every outcome of chance in the records is the one that their seed fixes', () => {
  for (const record of records) verify(record);
});
