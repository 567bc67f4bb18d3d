import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type JsonObject, readRecord, replay, Source } from '@penumbra/kit';
import { goldenRecords } from '@penumbra/kit/testing';
import { games } from './helpers.ts';

const FOLDER = new URL('../records/', import.meta.url);
goldenRecords(games, FOLDER, new URL('digests.json', import.meta.url));

const PASSIVE = ['architect', 'mayor', 'merchant', 'priest', 'lazy-explorer', 'quiet-town'];
const KINDS = [
  ...PASSIVE,
  ...['market-stall', 'distillery', 'flying-machine', 'workshop', 'adventurers', 'caravan', 'goods-export', 'harvest'],
  ...['express-delivery', 'secret-plan', 'shortcut'],
];

test('the golden records use every kind of contract, end in every way, and have a tie and a shared victory', () => {
  const used = new Set<string>();
  const endings = new Set<string>();
  let ties = 0;
  let shared = 0;
  for (const file of readdirSync(FOLDER)) {
    const record = readRecord(games, Source.parse(readFileSync(new URL(file, FOLDER), 'utf8'), file));
    let built = '';
    for (const [who, what] of record.steps) {
      const [kind, , id] = what.split(' ');
      if (kind === 'build') {
        built = String(id).replace(/-\d$/, '');
        if (PASSIVE.includes(built)) used.add(built);
      } else if (who !== 'chance' && built !== '' && kind !== 'skip') {
        used.add(built);
        built = '';
      } else if (who !== 'chance') built = '';
    }
    const { result } = replay(record);
    assert.ok(result?.scores);
    // VN-12.3: a result is the same after it has travelled, so an empty storage is worth 0 and not −0.
    assert.deepEqual(JSON.parse(JSON.stringify(result)), result);
    endings.add(result.ending);
    const best = Math.max(...result.scores);
    if (result.winners.length > 1) shared++;
    else if (result.scores.filter((score) => score === best).length > 1) ties++;
  }
  assert.deepEqual(
    KINDS.filter((kind) => !used.has(kind)),
    [],
  );
  assert.deepEqual([...endings].sort(), ['fifth-building', 'stuck']);
  assert.ok(ties > 0 && shared > 0);
});

test('a game recorded under the old rules is refused in a sentence, not misplayed', () => {
  const old = JSON.parse(readFileSync(new URL('rules-1.json', import.meta.url), 'utf8')) as JsonObject;
  assert.equal(old.rules, 1);
  assert.throws(() => readRecord(games, new Source(old)), {
    code: 'wrong-rules',
    message: 'rules: played under rules 1 of via-nebula; these are rules 2',
  });
  // Whoever only raises the number meets a fifth building that no longer ends its turn (VN-8.6).
  assert.throws(() => replay(readRecord(games, new Source({ ...old, rules: 2 }))), /^Fault: steps\[181\]/);
});
