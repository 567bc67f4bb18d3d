import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rng, rngOfStep } from '@penumbra/kit';

const take = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.next());

/** Worked out with another program: sfc32 on the first four big-endian words of the SHA-256 of the key. */
const VECTORS: readonly (readonly [key: string, numbers: readonly number[]])[] = [
  ['penumbra', [3811700474, 2508840303, 553213165, 441431722, 1277119409, 2776879252]],
  ['', [370973050, 2767959623, 889352355]],
  ['a/b', [1379248637, 3479858936, 877970701]],
  ['5ce7a210:7', [802629741, 786739744, 1593860259]],
];

for (const [key, numbers] of VECTORS) {
  test(`the stream of "${key}" is the published one`, () => {
    assert.deepEqual(take(new Rng(key), numbers.length), numbers);
  });
}

test('below and fraction are fixed functions of the stream', () => {
  const rng = new Rng('penumbra');
  assert.deepEqual(
    Array.from({ length: 6 }, () => rng.below(6)),
    [5, 3, 0, 0, 1, 3],
  );
  assert.equal(new Rng('penumbra').fraction(), 3811700474 / 2 ** 32);
});

test('the stream of a step is a function of the seed and the step alone', () => {
  assert.deepEqual(take(rngOfStep('5ce7a210', 7), 3), [802629741, 786739744, 1593860259]);
  assert.notDeepEqual(take(rngOfStep('5ce7a210', 8), 3), take(rngOfStep('5ce7a210', 7), 3));
  assert.notDeepEqual(take(rngOfStep('5ce7a211', 7), 3), take(rngOfStep('5ce7a210', 7), 3));
});

test('a fork depends on the key and the name, not on what was drawn before', () => {
  const fresh = new Rng('a');
  const used = new Rng('a');
  take(used, 100);
  assert.deepEqual(take(used.fork('b'), 3), take(fresh.fork('b'), 3));
  assert.deepEqual(take(fresh.fork('b'), 3), [1379248637, 3479858936, 877970701]);
});

test('a fork leaves its parent alone, and forks of different names differ', () => {
  const rng = new Rng('a');
  const first = take(rng.fork(1), 50);
  assert.deepEqual(take(rng, 3), take(new Rng('a'), 3));
  const second = new Set(take(rng.fork(2), 50));
  assert.equal(first.filter((n) => second.has(n)).length, 0);
});

/** Pearson's statistic of draws that should be equally likely. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

test('below is uniform', () => {
  const rng = new Rng('uniform');
  for (const [n, limit] of [
    [2, 10.8],
    [3, 13.8],
    [6, 20.5],
    [17, 39.3],
    [52, 88],
  ] as const) {
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 60_000; i++) counts[rng.below(n)]!++;
    assert.ok(chiSquare(counts) < limit, `below(${n}): ${counts}`);
  }
});

test('below never reaches its bound and has no bias where 2³² does not divide', () => {
  const rng = new Rng('bias');
  const n = 3 * 2 ** 19;
  let low = 0;
  for (let i = 0; i < 30_000; i++) {
    const drawn = rng.below(n);
    assert.ok(Number.isInteger(drawn) && drawn >= 0 && drawn < n);
    if (drawn < n / 3) low++;
  }
  assert.ok(Math.abs(low - 10_000) < 400, `${low} of 30000 in the first third`);
  assert.equal(rng.below(1), 0);
});

test('pick refuses an empty list, shuffle keeps every item and reaches every order', () => {
  assert.throws(() => new Rng('x').pick([]), /nothing to pick from/);
  const rng = new Rng('orders');
  const orders = new Map<string, number>();
  for (let i = 0; i < 6_000; i++) {
    const order = rng.shuffle([1, 2, 3]).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  assert.deepEqual([...orders.keys()].sort(), ['123', '132', '213', '231', '312', '321']);
  assert.ok(chiSquare([...orders.values()]) < 20.5);
});
