import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf, narrow, unreachedMoves } from '../src/select/narrow.ts';
import {
  type By,
  type Ending,
  type Pick,
  type Picking,
  type Tapped,
  tapped,
  withoutLast,
} from '../src/select/picks.ts';
import { type ElementsOf, inAnyOrder, inTurn, maybe, oneOf, type Way } from '../src/select/ways.ts';

interface Move {
  readonly id: string;
  readonly ways: Way | readonly Way[];
}
const move = (id: string, ways: Way | readonly Way[]): Move => ({ id, ways });
const elementsOf: ElementsOf<Move> = ({ ways }) => ways;
const ids = (moves: readonly Move[]): string[] => moves.map(({ id }) => id);

// The four games' kinds of compound moves, made small.
const slides = ['red', 'blue'].flatMap((colour) =>
  [1, 2].map((line) => move(`${colour} ${line}`, inAnyOrder(`right ${colour}`, `gate right ${line}`))),
);
const plans = [
  move('a2', ['a2']),
  move('c2', ['c2']),
  move('a2 c2', inAnyOrder('a2', 'c2')),
  move('a2 d1', inAnyOrder('a2', 'd1')),
];
const carries = [
  move('f5 e3', inTurn(maybe('carry'), inAnyOrder('f5', 'e3'))),
  move('f5 g9', inTurn(maybe('carry'), inAnyOrder('f5', 'g9'))),
  move('b4 clay e3', inTurn(maybe('carry'), 'b4', 'clay', 'e3')),
  move('b4 wood e3', inTurn(maybe('carry'), 'b4', 'wood', 'e3')),
  move('clear b1', inTurn(maybe('clear'), 'b1')),
];
const bids = [
  move('E1 E1', inAnyOrder(inTurn('energy', 'slot 1'), inTurn('energy', 'slot 1'))),
  move('E1 E2', inAnyOrder(inTurn('energy', 'slot 1'), inTurn('energy', 'slot 2'))),
];
const summons = [move('long', oneOf('a1', 'a2', 'b2')), move('short', oneOf('d4', 'c4'))];

test('ways: in turn, in any order, one of several, maybe', () => {
  assert.deepEqual(inTurn('a', oneOf('b', 'c'), 'd'), [
    ['a', 'b', 'd'],
    ['a', 'c', 'd'],
  ]);
  assert.deepEqual(inTurn(maybe('verb'), 'a'), [['a'], ['verb', 'a']]);
  assert.equal(inAnyOrder('a', 'b', 'c').length, 6);
  assert.deepEqual(inAnyOrder('a', 'a'), [['a', 'a']], 'the same twice has one order');
});

test('an element that is chosen leaves the moves it belongs to, and tells what may come next', () => {
  const start = narrow(slides, elementsOf, []);
  assert.equal(start.moves.length, 4);
  assert.deepEqual([...start.next].sort(), ['gate right 1', 'gate right 2', 'right blue', 'right red']);
  assert.equal(start.done, undefined);
  const armed = narrow(slides, elementsOf, ['right red']);
  assert.deepEqual(ids(armed.moves), ['red 1', 'red 2']);
  assert.deepEqual([...armed.next], ['gate right 1', 'gate right 2']);
  assert.equal(narrow(slides, elementsOf, ['gate right 2', 'right red']).done?.id, 'red 2', 'from the other end');
  assert.equal(narrow(slides, elementsOf, ['right red', 'right blue']).moves.length, 0);
});

test('a move may be complete and still become a longer one', () => {
  const one = narrow(plans, elementsOf, ['a2']);
  assert.equal(one.done?.id, 'a2');
  assert.deepEqual([...one.next], ['c2', 'd1']);
  assert.equal(one.only, undefined);
});

test('the only move that is left is known before all of it is pointed at', () => {
  const carry = narrow(carries, elementsOf, ['g9']);
  assert.equal(carry.only?.id, 'f5 g9');
  assert.equal(carry.done, undefined);
  assert.deepEqual(ids(narrow(carries, elementsOf, ['clear']).moves), ['clear b1'], 'a verb only narrows');
  assert.equal(narrow(carries, elementsOf, ['b1']).done?.id, 'clear b1', 'and is not needed');
});

test('every legal move is reached by a way of its own, or the board is told which is not', () => {
  for (const list of [slides, plans, carries, bids, summons]) assert.deepEqual(unreachedMoves(list, elementsOf), []);
  const twins = [move('one', ['a', 'b']), move('two', ['a', 'b'])];
  assert.deepEqual(ids(unreachedMoves(twins, elementsOf)), ['two']);
  const none = [move('none', [])];
  assert.deepEqual(ids(unreachedMoves(none, elementsOf)), ['none'], 'nothing to choose is no way');
  assert.equal(narrow(none, elementsOf, []).done, undefined, 'and nothing is done by nobody');
});

const acts = (): Ending => 'acts';
function picking(legal: readonly Move[], rules: Partial<Picking<Move>> = {}): Picking<Move> {
  return { choices: choicesOf(legal, elementsOf), implied: () => false, ending: acts, switches: true, ...rules };
}

/** Taps one after the other; what came of the last. */
function taps(rules: Picking<Move>, by: By, ...names: readonly string[]): Tapped<Move> {
  let picks: readonly Pick[] = [];
  let shown: Ending | undefined;
  let answer: Tapped<Move> = { kind: 'refused' };
  for (const name of names) {
    answer = tapped(rules, picks, { name, by, shown });
    if (answer.kind === 'picked') ({ picks, ending: shown } = answer);
  }
  return answer;
}
const chosen = (answer: Tapped<Move>): string =>
  answer.kind === 'picked' ? answer.picks.map(({ name }) => name).join(' > ') : answer.kind;
const played = (answer: Tapped<Move>): string => (answer.kind === 'played' ? answer.move.id : answer.kind);

test('with a mouse the last element plays the move', () => {
  const rules = picking(slides);
  assert.equal(chosen(taps(rules, 'mouse', 'right red')), 'right red');
  assert.equal(played(taps(rules, 'mouse', 'right red', 'gate right 2')), 'red 2');
  assert.equal(played(taps(rules, 'key', 'gate right 2', 'right blue')), 'blue 2');
});

test('with a finger the last element shows the move, and the same again plays it', () => {
  const rules = picking(slides, { ending: (by) => (by === 'touch' ? 'shows' : 'acts') });
  assert.equal(chosen(taps(rules, 'touch', 'right red', 'gate right 2')), 'right red > gate right 2');
  assert.equal(played(taps(rules, 'touch', 'right red', 'gate right 2', 'gate right 2')), 'red 2');
  const other = taps(rules, 'touch', 'right red', 'gate right 2', 'gate right 1');
  assert.equal(chosen(other), 'right red > gate right 1', 'another line is shown instead');
  assert.equal(chosen(taps(rules, 'touch', 'right red', 'gate right 2', 'right red')), 'gate right 2');
});

test('a finger that ends a move begun earlier may be taken at its word', () => {
  const rules = picking(carries, { ending: (by, begun) => (by === 'touch' && !begun ? 'shows' : 'acts') });
  assert.equal(played(taps(rules, 'touch', 'f5', 'e3')), 'f5 e3');
  assert.equal(chosen(taps(rules, 'touch', 'b1')), 'b1');
  assert.equal(played(taps(rules, 'touch', 'b1', 'b1')), 'clear b1');
});

test('what could become a longer move waits for its button, and a second tap takes an element back', () => {
  const rules = picking(plans, { ending: () => 'waits', switches: false });
  assert.equal(chosen(taps(rules, 'mouse', 'a2')), 'a2');
  assert.equal(chosen(taps(rules, 'mouse', 'a2', 'c2', 'a2')), 'c2', 'the other stays');
  assert.equal(chosen(taps(rules, 'mouse', 'a2', 'a2')), '');
  assert.equal(chosen(taps(rules, 'mouse', 'a2', 'c2', 'd1')), 'refused', 'a third is refused');
  assert.equal(chosen(taps(picking(plans), 'mouse', 'a2')), 'a2', 'also where a tap would play');
});

test('the same element twice is a normal move where the rules have it', () => {
  const rules = picking(bids, { ending: () => 'waits' });
  assert.equal(
    chosen(taps(rules, 'touch', 'energy', 'slot 1', 'energy', 'slot 1')),
    'energy > slot 1 > energy > slot 1',
  );
});

test('another source takes the place of the first; the source again puts everything back', () => {
  const rules = picking(carries);
  assert.equal(chosen(taps(rules, 'mouse', 'f5', 'b4')), 'b4');
  assert.equal(chosen(taps(rules, 'mouse', 'b4', 'clay', 'b4')), '', 'clay alone is the beginning of nothing');
  assert.equal(chosen(taps(rules, 'mouse', 'b4', 'clay', 'f5')), 'f5');
  assert.equal(chosen(taps(rules, 'mouse', 'nowhere')), 'refused');
});

test('what has no alternative comes along where nobody wants to be asked, and goes with what brought it', () => {
  const builds = [
    move('card 1 e3 wood', inTurn(inAnyOrder('card 1', 'e3'), 'pay wood')),
    move('card 2 e3 wood', inTurn(inAnyOrder('card 2', 'e3'), 'pay wood')),
    move('card 2 e3 clay', inTurn(inAnyOrder('card 2', 'e3'), 'pay clay')),
  ];
  const rules = picking(builds, { implied: (name) => name.startsWith('pay'), ending: () => 'waits' });
  const answer = taps(rules, 'mouse', 'card 1', 'e3');
  assert.equal(chosen(answer), 'card 1 > e3 > pay wood');
  assert.equal(chosen(taps(rules, 'mouse', 'card 2', 'e3')), 'card 2 > e3', 'with a choice it is asked');
  assert.equal(chosen(taps(rules, 'mouse', 'card 1')), 'card 1', 'a site is always asked');
  assert.equal(chosen(taps(rules, 'mouse', 'card 1', 'e3', 'card 1')), 'e3', 'the payment went with the card');
  if (answer.kind !== 'picked') return assert.fail();
  assert.deepEqual(withoutLast(answer.picks), [{ name: 'card 1', implied: false }]);
});

test('any part of a path stands for it', () => {
  assert.equal(played(taps(picking(summons), 'mouse', 'b2')), 'long');
  assert.equal(played(taps(picking(summons), 'mouse', 'c4')), 'short');
});
