import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Game, readRecord, replay, Source, verify } from '@penumbra/kit';
import { goldenRecords } from '@penumbra/kit/testing';
import { ENDINGS } from '../src/events.ts';
import { umbraVia } from '../src/index.ts';
import type { Options } from '../src/options.ts';

const games = { 'umbra-via': umbraVia as unknown as Game };
const folder = new URL('../records/', import.meta.url);
const records = readdirSync(folder).map((file) =>
  readRecord(games, Source.parse(readFileSync(new URL(file, folder), 'utf8'), file)),
);

goldenRecords(games, folder, new URL('digests.json', import.meta.url));

test('every ending, and every value of every option, has a record', () => {
  const endings = new Set(records.map((record) => replay(record).result?.ending));
  assert.deepEqual([...endings].sort(), [...ENDINGS].sort());
  for (const [name, { values }] of Object.entries(umbraVia.options)) {
    const played = new Set(records.map(({ config }) => (config.options as { [name: string]: unknown })[name]));
    assert.deepEqual([...played].sort(), [...(values as readonly unknown[])].sort(), name);
  }
});

test('every outcome of chance in the records is the one that their seed fixes', () => {
  for (const record of records) verify(record);
});

test('UV-5.4 a record says which house rules were on, and only those', () => {
  for (const { config } of records) {
    const { claim } = config.options as Options;
    assert.equal(config.given.options.claim, claim === 'one' ? 'one' : undefined);
  }
});

test('a record of the first rules is refused, since these rules would deal another game', () => {
  const old = JSON.parse(readFileSync(new URL('rules-1.json', import.meta.url), 'utf8'));
  const refused = /played under rules 1 of umbra-via; these are rules 2/;
  assert.throws(() => readRecord(games, new Source(old, 'old')), refused);
  assert.throws(() => verify(readRecord(games, new Source({ ...old, rules: 2 }, 'old'))), /the seed gives/);
});
