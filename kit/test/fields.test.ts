import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Known, openPartOf } from '@penumbra/kit';

interface State {
  round: number;
  board: number[];
  deck: number[];
}

const openPart = openPartOf<State>()({ round: 'open', board: 'open', deck: 'hidden' });
const state = (): State => ({ round: 2, board: [1, 0], deck: [5] });

test('a field that the table forgets, and a world without a hidden field, do not compile', () => {
  // @ts-expect-error: `deck` is forgotten
  openPartOf<State>()({ round: 'open', board: 'open' });
  // @ts-expect-error: a world has a deck
  const world: Known<State> = { ...openPart(state()) };
  assert.ok(world);
  // @ts-expect-error: nobody sees the deck
  assert.equal(openPart(state()).deck, undefined);
});

test('what is open is copied, and what is hidden is not there', () => {
  const s = state();
  const open = openPart(s);
  s.board[0] = 9;
  assert.deepEqual(open, { round: 2, board: [1, 0] });
});
