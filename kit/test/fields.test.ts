import assert from 'node:assert/strict';
import { test } from 'node:test';
import { field, type Known, openPartOf, type StateOf } from '@penumbra/kit';

const FIELDS = {
  config: field.open<{ readonly players: number }>(),
  round: field.open<number>(),
  board: field.open<number[]>(),
  deck: field.hidden<number[]>(),
};
type State = StateOf<typeof FIELDS>;

const openPart = openPartOf(FIELDS);
const state = (): State => ({ config: { players: 2 }, round: 2, board: [1, 0], deck: [5] });

test('a field that nobody says about who knows it, and a world without a hidden field, do not compile', () => {
  // @ts-expect-error: whether the round is open is not said
  openPartOf({ ...FIELDS, round: 'open' });
  // @ts-expect-error: a state has a deck
  const short: State = { config: { players: 2 }, round: 2, board: [1, 0] };
  // @ts-expect-error: a world has a deck
  const world: Known<State> = { ...openPart(state()) };
  assert.ok(short && world);
  // @ts-expect-error: nobody sees the deck
  assert.equal(openPart(state()).deck, undefined);
});

test('what a table was set up with does not change; everything else may', () => {
  const s = state();
  s.round = 3;
  s.board = [];
  // @ts-expect-error: it is fixed
  s.config = { players: 3 };
  // @ts-expect-error: it is a number
  s.round = 'third';
});

test('what is open is copied, and what is hidden is not there', () => {
  const s = state();
  const open = openPart(s);
  s.board[0] = 9;
  assert.deepEqual(open, { config: { players: 2 }, round: 2, board: [1, 0] });
});
