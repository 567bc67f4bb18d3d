import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measure, tooLong } from './check-sizes.ts';

const lines = (count: number, text: string): string => `${text}\n`.repeat(count);

test('a function is measured from its first line to its last', () => {
  const sizes = measure('a.ts', `const x = 1;\nexport function f() {\n${lines(3, '  x;')}}\n`);
  assert.deepEqual(
    sizes.map((size) => [size.kind, size.name, size.lines]),
    [
      ['file', 'a.ts', 6],
      ['function', 'a.ts:2 f', 5],
    ],
  );
});

test('a file fails past 400 lines and is reported past 250', () => {
  const long = measure('a.ts', lines(401, 'x;'));
  assert.equal(tooLong(long, 'most').length, 1);
  const wanting = measure('a.ts', lines(251, 'x;'));
  assert.equal(tooLong(wanting, 'most').length, 0);
  assert.equal(tooLong(wanting, 'wanted').length, 1);
});

test('a function fails past 80 lines', () => {
  const sizes = measure('a.ts', `const f = () => {\n${lines(79, 'x;')}};\n`);
  assert.deepEqual(
    tooLong(sizes, 'most').map((size) => size.name),
    ['a.ts:1 f'],
  );
});
