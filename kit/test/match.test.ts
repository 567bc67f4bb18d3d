import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchPart } from '@penumbra/kit';

const matches = (expected: unknown, got: unknown): boolean => matchPart(expected, got, 'expect').length === 0;

test('only listed keys count, in objects all the way down', () => {
  assert.ok(matches({ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 }));
  assert.deepEqual(matchPart({ a: { b: 1 } }, { a: { b: 2 } }, 'expect'), [
    { at: 'expect.a.b', expected: '1', got: '2' },
  ]);
});

test('null is absent or empty', () => {
  for (const empty of [undefined, null, 0, false, '', [], {}]) assert.ok(matches({ a: null }, { a: empty }));
  assert.ok(matches({ a: null }, {}));
  for (const full of [1, true, 'x', [0], { b: 0 }]) assert.ok(!matches({ a: null }, { a: full }));
});

test('an expected 0 or false also matches an absent key', () => {
  assert.ok(matches({ a: 0, b: false }, {}));
  assert.ok(matches({ a: 0 }, { a: null }));
  assert.ok(!matches({ a: 0 }, { a: 1 }));
  assert.ok(!matches({ a: 0 }, { a: false }));
  assert.ok(!matches({ a: '' }, {}));
  assert.ok(!matches({ a: 1 }, {}));
});

test('an absent object counts as {}', () => {
  assert.ok(matches({ a: {} }, {}));
  assert.ok(matches({ a: { b: { c: 0 } } }, {}));
  assert.ok(!matches({ a: { b: 1 } }, {}));
  assert.ok(!matches({ a: {} }, { a: 3 }));
  assert.ok(!matches({ a: {} }, { a: [] }));
});

test('lists match element by element and in length', () => {
  assert.ok(matches([1, { a: 2 }], [1, { a: 2, b: 3 }]));
  assert.ok(!matches([1], [1, 2]));
  assert.ok(!matches([1, 2], [2, 1]));
  assert.ok(matches({ a: [] }, {}));
  assert.ok(!matches({ a: [] }, { a: [1] }));
  assert.ok(matches([null, 1], [null, 1]));
  assert.deepEqual(matchPart([1, 2], [1, 3], 'x'), [{ at: 'x[1]', expected: '2', got: '3' }]);
});

test('what is missing is called nothing', () => {
  assert.deepEqual(matchPart({ a: 1 }, {}, 'expect'), [{ at: 'expect.a', expected: '1', got: 'nothing' }]);
});
