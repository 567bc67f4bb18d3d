import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyList, fieldsOf } from '@penumbra/kit';

interface State {
  round: number;
  board: number[];
  deck: number[];
}

const FIELDS = fieldsOf<State>()({ round: 'open', board: 'open', deck: 'hidden' });
const state = (): State => ({ round: 2, board: [1, 0], deck: [5] });

test('a field that the table forgets, and a world without a hidden field, do not compile', () => {
  // @ts-expect-error: `deck` is forgotten
  fieldsOf<State>()({ round: 'open', board: 'open' });
  // @ts-expect-error: a world has a deck
  FIELDS.whole(state(), {});
  // @ts-expect-error: nobody sees the deck
  assert.equal(FIELDS.open(state()).deck, undefined);
});

test('what is open is copied, and what is hidden is not there', () => {
  const s = state();
  const open = FIELDS.open(s);
  s.board[0] = 9;
  assert.deepEqual(open, { round: 2, board: [1, 0] });
});

test('a world is what is known and what is dealt', () => {
  assert.deepEqual(FIELDS.whole(FIELDS.open(state()), { deck: [7] }), { round: 2, board: [1, 0], deck: [7] });
});

test('a list is copied over another one', () => {
  const into = [4, 5, 6];
  assert.equal(copyList([1, 2], into), into);
  assert.deepEqual(into, [1, 2]);
  const from = [1];
  assert.notEqual(copyList(from, undefined), from);
});
