import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rng, rngOfStep, secretKey } from '@penumbra/kit';
import { cluesIn } from '@penumbra/kit/testing';
import { dealtToy, RED } from './fixtures.ts';

const table = dealtToy();
const secret = { seed: table.seed!, step: table.steps.length };
const clues = (handed: unknown): readonly string[] => cluesIn(handed, secret);

test('what a seat sees, and a stream of its own, tell nothing of chance', () => {
  const seen = table.seen(RED);
  assert.deepEqual(clues({ game: table.game, seen, rng: table.stream('bot/0'), key: table.streamKey('bot/0') }), []);
  assert.deepEqual(clues(new Rng(secretKey(secret.seed, 'thread/1'))), []);
});

test('a seed is found wherever it is', () => {
  class Hidden {
    get seed(): string {
      return secret.seed;
    }
  }
  const symbol = Symbol('seed');
  assert.deepEqual(clues(table), ['handed.seed']);
  assert.deepEqual(clues({ a: [{ [symbol]: secret.seed }] }), ['handed.a.0.Symbol(seed)']);
  assert.deepEqual(clues(new Map([['a', new Set([`${secret.seed}/bot/0`])]])).length, 1);
  assert.deepEqual(clues(new Hidden()), ['handed.seed']);
  assert.deepEqual(clues({ [secret.seed]: 1 }).length, 1);
  assert.deepEqual(clues(Object.assign(() => 0, { seed: secret.seed })), ['handed.seed']);
});

test('so is a stream that chance will draw from, now or later, begun or not', () => {
  assert.deepEqual(clues({ rng: rngOfStep(secret.seed, secret.step) }), ['handed.rng']);
  const later = rngOfStep(secret.seed, secret.step + 9);
  for (let i = 0; i < 5; i++) later.next();
  assert.deepEqual(clues([later]), ['handed.0']);
  assert.deepEqual(clues(rngOfStep(secret.seed, secret.step - 1)), [], 'what has been drawn is known');
});
