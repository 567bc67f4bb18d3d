import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  byName,
  type Codec,
  codec,
  countOwned,
  everyName,
  Fault,
  FIRST_SEAT,
  filled,
  keysOf,
  NO_SEAT,
  owned,
  ownerOf,
  Places,
  type Seat,
  type Seats,
  Source,
  thingOf,
  thingsOf,
} from '@penumbra/kit';

interface State {
  readonly config: { readonly seats: readonly string[] };
  phase: 'deal' | 'play';
  round: number;
  board: number[];
  deck: number[];
}
interface View extends Pick<State, 'config' | 'phase' | 'round'> {
  readonly board: readonly number[];
  readonly deckSize: number;
}

const config = { seats: ['red', 'blue'] };
const start = (): State => ({ config, phase: 'deal', round: 1, board: [0, 0], deck: [] });
const KEYS = keysOf<State, View>()(
  {
    round: { always: true, as: codec.count(9, 1), impossible: (s) => s.round === 7 && 'there is no seventh round' },
    phase: { always: true, as: codec.word(['deal', 'play'], 'phase') },
    board: { phases: ['play'], as: codec.counts({ names: () => ['a', 'b'], max: 5 }) },
    deck: {
      as: codec.list(codec.count()),
      show: (v) => v.deckSize,
      fill: (s) => (s.phase === 'play' ? [7] : []),
      missing: (s) => s.round === 9 && s.deck.length === 0 && 'the last round has a deck',
      settle(it, s) {
        if (s.board.some((n) => s.deck.includes(n))) it.fail('impossible', 'on the board, too');
      },
    },
  },
  {
    start,
    follow(s, { board }) {
      if (s.board[0] === 5) board.child('a').fail('impossible', 'it follows');
      s.deck.push(0);
    },
  },
);
const read = (value: unknown): State => KEYS.readKeys(new Source(value), config);
const refused = (value: unknown): string => faultOf(() => read(value));
function faultOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return `${error.code} ${error.at}`;
  }
  return '';
}

test('a key without a way to write what is no plain value, or one that shows a state, does not compile', () => {
  // @ts-expect-error: a list is written somehow
  keysOf<State, View>()({ board: { read: () => [] } }, { start });
  // @ts-expect-error: a view has no deck
  keysOf<State, View>()({ deck: { write: (s) => s.deck } }, { start });
  // @ts-expect-error: neither has it a codec's
  keysOf<State, View>()({ deck: { as: codec.list(codec.count()) } }, { start });
  // @ts-expect-error: a round is no flag
  keysOf<State, View>()({ round: { as: codec.flag } }, { start });
});

test('keys are written in their order, empty ones left out, and viewers see what is shown', () => {
  assert.equal(JSON.stringify(KEYS.state(start())), '{"round":1,"phase":"deal"}');
  const s: State = { config, phase: 'play', round: 2, board: [0, 3], deck: [4, 5] };
  assert.equal(JSON.stringify(KEYS.state(s)), '{"round":2,"phase":"play","board":{"b":3},"deck":[4,5]}');
  const v: View = { config, phase: 'play', round: 2, board: [0, 3], deckSize: 2 };
  assert.equal(JSON.stringify(KEYS.view(v)), '{"round":2,"phase":"play","board":{"b":3},"deck":2}');
  assert.equal(JSON.stringify(KEYS.view({ ...v, deckSize: 0 })), '{"round":2,"phase":"play","board":{"b":3}}');
});

test('what is left out is as at the start, or filled; the phase is known to all', () => {
  assert.deepEqual(read({}), start());
  assert.deepEqual(read({ board: { a: 2 }, phase: 'play' }), {
    ...start(),
    phase: 'play',
    board: [2, 0],
    deck: [7],
  });
});

test('what cannot be is refused at its place', () => {
  assert.equal(refused({ board: { a: 1 } }), 'impossible board');
  assert.equal(refused({ phase: 'play', board: { c: 1 } }), 'unknown-key board.c');
  assert.equal(refused({ phase: 'play', board: { a: 6 } }), 'too-many board.a');
  assert.equal(refused({ phase: 'play', board: { a: 4 }, deck: [4] }), 'impossible deck');
  assert.equal(refused({ bord: {} }), 'unknown-key bord');
  assert.equal(refused({ round: 7 }), 'impossible round');
  assert.equal(refused({ round: 9 }), 'missing-key deck');
});

test('what follows from all keys is no part of the keys alone', () => {
  const given = new Source({ phase: 'play', board: { a: 5 } });
  assert.equal(
    faultOf(() => KEYS.readKeys(given, config)),
    '',
  );
  assert.equal(
    faultOf(() => KEYS.readState(given, config)),
    'impossible board.a',
  );
  assert.deepEqual(KEYS.readState(new Source({}), config).deck, [0]);
});

test('seats, sets and lists by seat read what they write, and refuse what is listed twice', () => {
  const seats = codec.seats((it) => it.fail('impossible', 'twice'));
  assert.deepEqual(seats.write(3 as Seats, start()), ['red', 'blue']);
  assert.equal(seats.read(new Source(['blue']), start()), 2);
  assert.equal(
    faultOf(() => seats.read(new Source(['blue', 'blue']), start())),
    'impossible [1]',
  );
  const hands = codec.bySeat(codec.sorted(codec.count(9)));
  assert.deepEqual(hands.write([[], [4]], start()), { blue: [4] });
  assert.deepEqual(hands.read(new Source({ blue: [3, 1] }), start(), [[], []]), [[], [1, 3]]);
  assert.equal(
    faultOf(() => hands.read(new Source({ green: [] }), start())),
    'unknown-seat green',
  );
  assert.equal(
    faultOf(() => codec.seatWord.read(new Source('green'), start())),
    'bad-value ',
  );
});

test('a thing is in one place of a state, and in any of another', () => {
  const card = codec.thing<number, State>(() => ['ace', 'king'], 'card');
  const s = start();
  assert.equal(card.read(new Source('king', 'hand'), s), 1);
  assert.ok(card.isPlaced(1, s) && !card.isPlaced(0, s) && !card.isPlaced(1, start()));
  assert.equal(
    faultOf(() => card.read(new Source('king', 'deck'), s)),
    'impossible deck',
  );
  assert.equal(card.read(new Source('king', 'deck'), start()), 1);
});

test('counts that are packed are counts by name', () => {
  const heap = codec.packed(
    { names: () => ['x', undefined, 'y'], max: 7 },
    (all: number, at: number) => (all >> (3 * at)) & 7,
    (at: number, n) => n << (3 * at),
  );
  assert.deepEqual(heap.write(heap.read(new Source({ y: 5 }), undefined), undefined), { y: 5 });
  assert.equal(
    faultOf(() => heap.read(new Source({ x: 8 }), undefined)),
    'too-many x',
  );
  assert.equal(
    faultOf(() => heap.read(new Source({ '': 1 }), undefined)),
    'unknown-key ',
  );
});

test('lists of a state are rows of a position', () => {
  interface Rows {
    tiles: number[];
    cubes: number[];
  }
  const tile = codec.refusing(codec.count(), (n, _, at) => n === 3 && `three at ${at}`);
  const rows = codec.rows<Rows>({
    names: () => ['a1', 'a2'],
    find: (it, name) => (name === 'a1' ? 0 : name === 'a2' ? 1 : it.fail('unknown-id', 'no cell')),
    each: codec.parts({
      tile: ['tiles', tile],
      cubes: ['cubes', codec.unless(codec.count(), (_, it) => it.value === 9 && 'nine', 'bad-type')],
    }),
    why: (s, at) => s.tiles[at] === 7 && 'seven',
  });
  const s: Rows = { tiles: [0, 0], cubes: [0, 0] };
  rows.read(new Source({ a2: { tile: 4, cubes: 1 }, a1: null }), s);
  assert.deepEqual(s, { tiles: [0, 4], cubes: [0, 1] });
  assert.deepEqual(rows.rows(s), { a2: { tile: 4, cubes: 1 } });
  const refusedRow = (row: unknown): string => faultOf(() => rows.read(new Source(row), s));
  assert.equal(refusedRow({ a1: { tile: 3, cubes: 0 } }), 'impossible a1.tile');
  assert.equal(refusedRow({ a1: { tile: 1, cubes: 9 } }), 'bad-type a1.cubes');
  assert.equal(refusedRow({ a3: {} }), 'unknown-id a3');
  s.tiles[0] = 7;
  assert.equal(refusedRow({ a1: {} }), 'impossible a1');
});

test('every seat has a row, also one that is left out', () => {
  interface Stock extends Pick<State, 'config'> {
    left: number[];
    out: number[];
  }
  const rest = codec.parts<Stock, Stock>(
    {
      left: {
        write: (s, seat) => s.left[seat] ?? 0,
        read(it, s, seat) {
          s.left[seat] = it.absent ? 5 : it.count();
        },
      },
      out: ['out', { write: (n) => n, read: (it) => (it.absent ? 0 : it.count()) }],
    },
    ['left'],
  );
  const rows = codec.seatRows<Stock, Stock>(rest);
  const s: Stock = { config, left: [0, 0], out: [0, 0] };
  rows.read(new Source({ blue: { left: 1, out: 2 } }), s);
  assert.deepEqual(s, { config, left: [5, 1], out: [0, 2] });
  assert.deepEqual(rows.rows({ ...s, left: [0, 1] }), { red: { left: 0 }, blue: { left: 1, out: 2 } });
  assert.equal(
    faultOf(() => rows.read(new Source({ green: {} }), s)),
    'unknown-key green',
  );
});

test('an object is read by its keys, and what is nothing is written as such', () => {
  const card = codec.id<number, State>(() => ['ace', 'king'], 'card');
  const play = codec.orNone(codec.seatWord, NO_SEAT);
  const played = codec.object<{ card: number; by: Seat }, State>({ card, by: play });
  assert.deepEqual(played.read(new Source({ card: 'king' }), start()), { card: 1, by: NO_SEAT });
  assert.deepEqual(played.write({ card: 1, by: NO_SEAT }, start()), { card: 'king' });
  assert.deepEqual(played.write({ card: 0, by: FIRST_SEAT }, start()), { card: 'ace', by: 'red' });
  const refusedPlay = (value: unknown): string => faultOf(() => played.read(new Source(value), start()));
  assert.equal(refusedPlay({ card: 'queen' }), 'unknown-id card');
  assert.equal(refusedPlay({ card: 'king', to: 'red' }), 'unknown-key to');
});

test('things that seats own are by seat, in the order in which they were got', () => {
  const won = codec.ownedBySeat(codec.index<number, State>(() => ['ace', 'king', 'ten'], 'card'));
  const all = won.read(new Source({ blue: ['ten', 'ace'], red: ['king'] }), start());
  assert.deepEqual(all.map(thingOf), [1, 2, 0]);
  assert.deepEqual(all.map(ownerOf), [0, 1, 1]);
  assert.deepEqual([thingsOf(all, 1), countOwned(all, 1), countOwned(all, 2)], [[2, 0], 2, 0]);
  assert.deepEqual(won.write([...all, owned(1, 0)], start()), { red: ['king', 'king'], blue: ['ten', 'ace'] });
});

test('a key that is left out may be read of nothing', () => {
  const round: Codec<number, State> = {
    write: (n) => n,
    read: (it, s) => (it.absent ? s.board.length : it.count()),
  };
  const keys = keysOf<State, State>()({ round: { as: round, fill: 'read' } }, { start });
  assert.equal(keys.readState(new Source({}), config).round, 2);
});

test('where a key means nothing, what is given has to be readable and changes nothing', () => {
  const keys = keysOf<State, State>()(
    {
      phase: { as: codec.word(['deal', 'play'], 'phase') },
      round: { as: codec.count(9, 1), where: ({ phase }) => phase === 'play', fill: () => 5 },
    },
    { start },
  );
  const round = (json: object): number => keys.readKeys(new Source(json), config).round;
  assert.deepEqual([round({ phase: 'play', round: 3 }), round({ phase: 'play' })], [3, 5]);
  assert.deepEqual([round({ phase: 'deal', round: 3 }), round({ phase: 'deal' })], [1, 1]);
  assert.throws(() => round({ phase: 'deal', round: 'many' }), Fault);
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
  assert.equal(JSON.stringify(byName(names, names, (_, i) => i)), '{"__proto__":1,"b":2}');
  assert.equal(JSON.stringify(everyName(names, names, (_, i) => i)), '{"a":0,"__proto__":1,"b":2}');
  assert.equal(JSON.stringify(filled(names.map((name) => [name, name]))), '{"a":"a","__proto__":"__proto__","b":"b"}');
});
