import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_SEATS, type Seat, type Seats, seatsOf } from '@penumbra/kit';
import type { ClockSettings } from '@penumbra/protocol';
import { type Clocks, deadline, expired, grant, newClocks, refill, tick } from '../src/tables/clocks.ts';

const RED = 0 as Seat;
const BLUE = 1 as Seat;
const only = (...seats: Seat[]): Seats => seatsOf(seats);
const start = (clock: ClockSettings): Clocks => newClocks(clock, 2) as Clocks;
const at = (now: number, running: Seats, away = NO_SEATS) => ({ now, running, away });
const left = (clocks: Clocks): number[] => clocks.map((one) => one.left);

test('no clock, no times', () => assert.equal(newClocks({ kind: 'none' }, 2), null));

test('a bank is used up while its seat is asked, and grows with each decision', () => {
  const clock = { kind: 'bank', seconds: 60, increment: 5 } as const;
  let clocks = tick(start(clock), at(0, only(RED)));
  assert.equal(deadline(clocks), 60_000);
  clocks = grant(tick(clocks, at(20_000, only(BLUE))), clock, [RED], 1);
  assert.deepEqual(left(clocks), [45_000, 60_000]);
  assert.deepEqual(expired(clocks, 79_999), []);
  assert.deepEqual(expired(clocks, 80_000), [BLUE]);
});

test('taking back and moving again gives no time twice', () => {
  const clock = { kind: 'bank', seconds: 60, increment: 5 } as const;
  const once = grant(start(clock), clock, [RED], 1);
  assert.deepEqual(left(grant(once, clock, [RED], 1)), left(once));
  assert.deepEqual(left(grant(once, clock, [RED], 2)), [70_000, 60_000]);
});

test('a clock per move is full again after each decision', () => {
  const clock = { kind: 'move', seconds: 30 } as const;
  const running = tick(start(clock), at(0, only(RED, BLUE)));
  const committed = tick(running, at(10_000, only(BLUE)));
  assert.deepEqual(left(committed), [20_000, 20_000]);
  assert.equal(committed[RED]?.since, null);
  assert.deepEqual(left(grant(committed, clock, [RED, BLUE], 2)), [30_000, 30_000]);
});

test('on vacation that passes instead, until it is over', () => {
  const clock = { kind: 'correspondence', days: 1, vacation: 2 } as const;
  const day = 86_400_000;
  let clocks = tick(start(clock), at(0, only(RED)));
  clocks = tick(clocks, at(day / 2, only(RED), only(RED)));
  assert.equal(deadline(clocks), day / 2 + 2 * day);
  clocks = tick(clocks, at(day, only(RED)));
  assert.deepEqual([clocks[RED]?.left, clocks[RED]?.vacation], [day / 2, 1.5 * day]);
});

test('whoever comes back has time to move', () => {
  const clock = { kind: 'bank', seconds: 60, increment: 5 } as const;
  const empty = tick(tick(start(clock), at(0, only(RED))), at(90_000, NO_SEATS));
  assert.deepEqual(left(empty), [0, 60_000]);
  assert.deepEqual(left(refill(empty, clock, RED)), [30_000, 60_000]);
});
