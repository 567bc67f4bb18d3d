// Moves and outcomes as text, both ways, out of one table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alone, eventFields, eventLines, form, grammarOf, no, type Seat, slots } from '@penumbra/kit';

const { among, forEach, joined, led, listed, optional, paired, sealed, termsOf, twice } = slots;

interface State {
  readonly config: { readonly seats: readonly string[]; readonly cells: readonly string[] };
}
type Code = 'unknown' | 'unreadable' | 'bad-seat' | 'bad-cell' | 'bad-number' | 'bad-pair' | 'twice' | 'too-far';
type Thing =
  | { readonly kind: 'slide'; readonly colour: number; readonly line: number; readonly from: number }
  | { readonly kind: 'swap'; readonly cells: readonly [number, number] }
  | { readonly kind: 'pay'; readonly cell: number; readonly goods: readonly number[] | undefined }
  | { readonly kind: 'jump'; readonly cell: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'order'; readonly seats: readonly Seat[] }
  | { readonly kind: 'deal'; readonly cells: readonly number[] }
  | { readonly kind: 'lay'; readonly laid: readonly (readonly [number, number])[] }
  | { readonly kind: 'draw'; readonly hands: readonly (readonly number[])[] };

const { named, number } = termsOf<State['config'], Code>();
const colour = named<number>(['R', 'B']);
const line = named<number>(['a', 'b']);
const good = named<number>(['wood', 'clay']);
const seat = named<Seat>(({ seats }) => seats, 'bad-seat');
const cell = named<number>(({ cells }) => cells, 'bad-cell');

const STOP: Thing = { kind: 'stop' };
const grammar = grammarOf<Thing, State, Code>(
  { unknown: (text) => no('unknown', text), unreadable: 'unreadable' },
  {
    slide: { colour, line, from: optional(led(' from ', cell), -1) },
    swap: { cells: twice(cell) },
    pay: { cell, goods: optional(led(' using ', among(good)), undefined) },
    jump: form({ cell }, (it) => (it.cell > 1 ? no('too-far', 'there') : { kind: 'jump', cell: it.cell })),
    stop: alone(STOP),
    order: { seats: listed(seat) },
    deal: {
      cells: sealed(
        listed(cell, (a, b) => a - b),
        ({ length }) => length,
      ),
    },
    lay: { laid: paired(cell, number('bad-number'), { malformed: 'bad-pair', repeated: 'twice' }) },
    draw: { hands: forEach(seat, joined(number('bad-number')), { hide: ({ length }) => length }) },
  },
);
const s: State = { config: { seats: ['red', 'blue'], cells: ['a1', 'b1', 'c1'] } };
/** The canonical text, or what is wrong. */
const read = (text: string): string => {
  const answer = grammar.parse(text, s);
  if (answer.ok) return grammar.text(answer.value, s.config);
  return `no: ${[answer.refusal.code, ...answer.refusal.at].join(' ')}`;
};

test('a thing is written in the order of its slots and read in any', () => {
  for (const text of ['slide R b', 'slide b R', 'SLIDE  r B', 'R slide b']) assert.equal(read(text), 'slide R b');
  assert.equal(read('slide b a'), 'slide B a');
  assert.equal(read('slide R a from c1'), 'slide R a from c1');
  assert.equal(read('slide c1 a R'), 'slide R a from c1');
  assert.equal(read('swap b1 a1'), 'swap b1 a1');
  assert.equal(read('pay using clay wood a1'), 'pay a1 using clay,wood');
  assert.equal(read('pay a1'), 'pay a1');
  assert.equal(read('stop'), 'stop');
});

test('every word has to be used, and only once', () => {
  for (const text of ['slide R', 'slide R a b', 'slide R a from', 'swap a1', 'swap a1 b1 c1', 'pay a1 b1', 'stop now'])
    assert.equal(read(text), `no: unreadable ${text}`);
  assert.equal(read('dance a1'), 'no: unknown dance a1');
});

test('what is wrong is named where it can be', () => {
  assert.equal(read('jump a1'), 'jump a1');
  assert.equal(read('jump c1'), 'no: too-far there');
  assert.equal(read('jump d9'), 'no: bad-cell d9');
  assert.equal(read('jump a1 b1'), 'no: bad-cell a1 b1');
  assert.equal(read('order blue red'), 'order blue red');
  assert.equal(read('order blue green red mauve'), 'no: bad-seat green mauve');
});

test('pairs come in any order, each once', () => {
  assert.equal(read('lay b1 : 2 a1:10'), 'lay a1:10 b1:2');
  assert.equal(read('lay b1'), 'no: bad-pair b1');
  assert.equal(read('lay b1:'), 'no: bad-pair b1:');
  assert.equal(read('lay z1:2'), 'no: bad-cell z1');
  assert.equal(read('lay a1:x'), 'no: bad-number x');
  assert.equal(read('lay a1:1 a1:2'), 'no: twice a1');
  assert.equal(read('draw blue:3,4 red:1'), 'draw red:1 blue:3,4');
  assert.equal(read('draw blue:3'), 'no: bad-seat red');
  assert.equal(read('draw blue:3 red:'), 'no: bad-number red:');
});

test('others see the size of what they may not know', () => {
  const shown = (text: string): string[] => {
    const answer = grammar.parse(text, s);
    assert.ok(answer.ok);
    return ([undefined, 0 as Seat, 'public'] as const).map((viewer) => grammar.text(answer.value, s.config, viewer));
  };
  assert.deepEqual(shown('draw red:1,2 blue:3'), ['draw red:1,2 blue:3', 'draw red:1,2 blue:1', 'draw red:2 blue:1']);
  assert.deepEqual(shown('deal c1 a1'), ['deal a1 c1', 'deal 2', 'deal 2']);
});

type Event =
  | { readonly kind: 'taken'; readonly seat: Seat; readonly count: number; readonly last: boolean }
  | { readonly kind: 'ended' };

test('events are lines: by a template a kind, or field by field', () => {
  const words = { seat, last: (is: boolean) => (is ? ', the last' : '') };
  const lines = eventLines<Event, State['config']>()({ taken: '{seat} took {count}{last}', ended: 'over' }, words);
  assert.equal(lines({ kind: 'taken', seat: 1 as Seat, count: 3, last: true }, s.config), 'blue took 3, the last');
  assert.equal(lines({ kind: 'ended' }, s.config), 'over');
  const fields = eventFields<Event, State['config']>({ seat }, (field, text) => ` ${field}=${text}`);
  assert.equal(
    fields({ kind: 'taken', seat: 0 as Seat, count: 3, last: false }, s.config),
    'taken seat=red count=3 last=false',
  );
  // @ts-expect-error a template cannot name what its event does not have
  eventLines<Event, State['config']>()({ taken: '{seat}', ended: 'over: {count}' }, { seat });
  // @ts-expect-error and a number of a kind has to say how it is written
  eventLines<Event, State['config']>()({ taken: '{seat}', ended: 'over' }, {});
});
