import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advicesOf } from '../src/index.ts';

const advices = (visits: readonly number[], wins: readonly number[]) =>
  advicesOf({
    moves: visits.map((_, i) => `move ${i}`),
    visits: [...visits],
    values: wins.map((win, i) => win * (visits[i] as number)),
    meant: [...visits],
  });

test('no move promises more than one that is recommended before it', () => {
  const found = advices([10, 60, 30, 0], [0.5, 0.35, 0.36, 0]);
  assert.deepEqual(
    found.map(({ move }) => move),
    ['move 1', 'move 2', 'move 0', 'move 3'],
  );
  assert.deepEqual(
    found.map(({ win }) => win?.toFixed(2)),
    ['0.35', '0.35', '0.35', undefined],
  );
  assert.deepEqual(
    advices([60, 40], [0.4, 0.2]).map(({ win }) => win?.toFixed(2)),
    ['0.40', '0.20'],
  );
});
