import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byName, everyName, Fault, filled, keysOf, Places, Source } from '@penumbra/kit';

interface State {
  phase: 'deal' | 'play';
  round: number;
  board: number[];
  deck: number[];
}
interface View {
  readonly phase: State['phase'];
  readonly round: number;
  readonly board: readonly number[];
  readonly deckSize: number;
}

const start = (): State => ({ phase: 'deal', round: 1, board: [0, 0], deck: [] });
const KEYS = keysOf<State, View>()({
  round: { always: true, read: (it) => it.count(9, 1) },
  phase: { always: true, read: (it) => it.oneOf(['deal', 'play']) },
  board: {
    phases: ['play'],
    write: (s) => byName(['a', 'b'], (place) => s.board[place]),
    read: (it) => it.counts(['a', 'b'], 5).map((count) => count ?? 0),
  },
  deck: {
    write: (s: State) => s.deck,
    show: (v) => v.deckSize,
    read: (it) => it.list().map((entry) => entry.count()),
    fill: (s) => (s.phase === 'play' ? [7] : []),
    settle(it, s) {
      if (s.board.some((n) => s.deck.includes(n))) it.fail('impossible', 'on the board, too');
    },
  },
});
const read = (value: unknown): State => {
  const s = start();
  KEYS.read(new Source(value), s);
  return s;
};
const refused = (value: unknown): string => {
  try {
    read(value);
  } catch (error) {
    if (error instanceof Fault) return `${error.code} ${error.at}`;
  }
  return '';
};

test('a key without a way to write what is no plain value, or one that shows a state, does not compile', () => {
  // @ts-expect-error: a list is written somehow
  keysOf<State, View>()({ board: { read: () => [] } });
  // @ts-expect-error: a view has no deck
  keysOf<State, View>()({ deck: { write: (s) => s.deck } });
});

test('keys are written in their order, empty ones left out, and viewers see what is shown', () => {
  assert.equal(JSON.stringify(KEYS.state(start())), '{"round":1,"phase":"deal"}');
  const s: State = { phase: 'play', round: 2, board: [0, 3], deck: [4, 5] };
  assert.equal(JSON.stringify(KEYS.state(s)), '{"round":2,"phase":"play","board":{"b":3},"deck":[4,5]}');
  const v: View = { phase: 'play', round: 2, board: [0, 3], deckSize: 2 };
  assert.equal(JSON.stringify(KEYS.view(v)), '{"round":2,"phase":"play","board":{"b":3},"deck":2}');
  assert.equal(JSON.stringify(KEYS.view({ ...v, deckSize: 0 })), '{"round":2,"phase":"play","board":{"b":3}}');
});

test('what is left out is as at the start, or filled; the phase is known to all', () => {
  assert.deepEqual(read({}), start());
  assert.deepEqual(read({ board: { a: 2 }, phase: 'play' }), { phase: 'play', round: 1, board: [2, 0], deck: [7] });
});

test('what cannot be is refused at its place', () => {
  assert.equal(refused({ board: { a: 1 } }), 'impossible board');
  assert.equal(refused({ phase: 'play', board: { c: 1 } }), 'unknown-key board.c');
  assert.equal(refused({ phase: 'play', board: { a: 6 } }), 'too-many board.a');
  assert.equal(refused({ phase: 'play', board: { a: 4 }, deck: [4] }), 'impossible deck');
  assert.equal(refused({ bord: {} }), 'unknown-key bord');
});

test('an empty list or false is as good as nothing in a phase that does not have the key', () => {
  assert.equal(refused({ phase: 'deal', board: [] }), 'bad-type board');
  assert.deepEqual(
    filled([
      ['a', 0],
      ['b', false],
      ['c', ''],
      ['d', []],
      ['e', {}],
      ['f', null],
      ['g', 1],
    ]),
    { g: 1 },
  );
});

test('a thing is in one place', () => {
  const places = new Places('card', (id) => ['ace', 'king'].indexOf(id) + 1 || undefined);
  assert.equal(places.read(new Source('king', 'hand')), 2);
  assert.ok(places.has(2) && !places.has(1));
  assert.throws(() => places.read(new Source('king', 'deck')), /hand/);
  assert.throws(() => places.read(new Source('two', 'deck')), /no card/);
});

test('objects keyed by seat name who is seated', () => {
  const bySeat = (value: unknown): unknown => [...new Source(value).bySeat(['red', 'blue'])].map(([seat]) => seat);
  assert.deepEqual(bySeat({ blue: 1 }), [1]);
  assert.throws(() => bySeat({ green: 1 }), /red, blue/);
  assert.deepEqual(new Source({ a: 1 }, 'x').with({ b: 2 }).value, { a: 1, b: 2 });
});

test('a name that is no key when it is assigned to is one nevertheless', () => {
  const names = ['a', '__proto__', 'b'];
  assert.equal(JSON.stringify(byName(names, (i) => i)), '{"__proto__":1,"b":2}');
  assert.equal(JSON.stringify(everyName(names, (i) => i)), '{"a":0,"__proto__":1,"b":2}');
  assert.equal(JSON.stringify(filled(names.map((name) => [name, name]))), '{"a":"a","__proto__":"__proto__","b":"b"}');
});
