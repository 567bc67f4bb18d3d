import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allBut,
  configure,
  EAST,
  EVERYONE,
  firstSeats,
  hasSeat,
  hears,
  interned,
  internedList,
  listSeats,
  NOBODY,
  NORTH,
  only,
  playOut,
  Rng,
  type Seat,
  SOUTH,
  seatsOf,
  squareGrid,
  WEST,
  withoutSeat,
  withSeat,
} from '@penumbra/kit';
import { toy } from './toy-game.ts';

const seat = (n: number): Seat => n as Seat;

test('a set of seats', () => {
  const set = seatsOf([seat(0), seat(2)]);
  assert.deepEqual(listSeats(set), [0, 2]);
  assert.deepEqual([hasSeat(set, seat(0)), hasSeat(set, seat(1))], [true, false]);
  assert.deepEqual(listSeats(withSeat(set, seat(7))), [0, 2, 7]);
  assert.deepEqual(listSeats(withoutSeat(set, seat(0))), [2]);
  assert.deepEqual(listSeats(firstSeats(3)), [0, 1, 2]);
});

test('who hears what', () => {
  const everybody = [seat(0), seat(7), 'public'] as const;
  const hear = (audience: typeof EVERYONE) => everybody.map((viewer) => hears(audience, viewer));
  assert.deepEqual(hear(EVERYONE), [true, true, true]);
  assert.deepEqual(hear(NOBODY), [false, false, false]);
  assert.deepEqual(hear(only(seat(7))), [false, true, false]);
  assert.deepEqual(hear(allBut(seat(0))), [false, true, true]);
});

test('a grid is named from the top-left in reading order and knows its neighbours', () => {
  const grid = squareGrid(3, 2);
  assert.deepEqual(grid.names, ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  const around = (name: string) => grid.beside[grid.names.indexOf(name)]!.map((cell) => grid.names[cell] ?? '-');
  assert.deepEqual(around('b1'), ['-', 'c1', 'b2', 'a1']);
  assert.deepEqual(around('c2'), ['c1', '-', '-', 'b2']);
  assert.deepEqual(grid.neighbours[0], [1, 3]);
  assert.deepEqual([NORTH, EAST, SOUTH, WEST], [0, 1, 2, 3]);
});

test('an interned thing is made once, frozen, and the same for ever', () => {
  let made = 0;
  const of = interned((key) => ({ key, number: ++made }));
  assert.equal(of(5), of(5));
  assert.notEqual(of(5), of(6));
  assert.equal(made, 2);
  assert.ok(Object.isFrozen(of(5)));
  const list = internedList(3, (key) => ({ key }));
  assert.ok(Object.isFrozen(list) && list.every(Object.isFrozen));
  assert.deepEqual(list, [{ key: 0 }, { key: 1 }, { key: 2 }]);
});

test('a playout ends the game, counts steps as a record does, and is fixed by its numbers', () => {
  const config = configure(toy, { seats: ['red', 'blue', 'green'] });
  const [one, two] = [toy.setup(config), toy.setup(config)];
  assert.equal(playOut(toy, one, new Rng('x')), 3 * (1 + 3 + 2));
  assert.equal(toy.turn(one).kind, 'over');
  playOut(toy, two, new Rng('x'));
  assert.deepEqual(one, two);
});

test('a playout stops at its limit', () => {
  const config = configure(toy, { seats: ['red', 'blue'] });
  const s = toy.setup(config);
  assert.equal(playOut(toy, s, new Rng('x'), 4), 4);
  assert.equal(toy.turn(s).kind, 'seat');
});
