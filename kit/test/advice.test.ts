import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advice } from '@penumbra/kit';

const { adviceOf, fewer, more, namedEach, unlike } = advice;

interface Box {
  readonly cards: { readonly [id: string]: number };
}
const check = adviceOf({
  'card-count': ({ cards }: Box) => unlike(Object.keys(cards).length, 2),
  'too-low': ({ cards }) => namedEach(Object.entries(cards), (points) => fewer(points, 1)),
  'too-high': ({ cards }) => namedEach(Object.entries(cards), (points) => more(points, 9)),
  nameless: ({ cards }) => namedEach(Object.entries(cards), (_, id) => (id === '' ? [[]] : [])),
});

test('advice is a code, then what it is about, in the order of the codes', () => {
  assert.deepEqual(check({ cards: { a: 1, b: 9 } }), []);
  assert.deepEqual(
    check({ cards: { a: 10, b: 0, '': 5 } }).map(({ code, at }) => [code, ...at].join(' ')),
    ['card-count 3 2', 'too-low b 0 1', 'too-high a 10 9', 'nameless '],
  );
});
