import assert from 'node:assert/strict';
import { test } from 'node:test';
import { traceBefore, traceLine } from '@penumbra/kit';
import { BLUE, dealtToy, done, GREEN, openToy, RED } from './fixtures.ts';

test('a line of chance has no legal moves', () => {
  const table = openToy({ rounds: 2 });
  const before = traceBefore(table, 3);
  done(table.chanceText('draw red:13 blue:22 green:33'));
  const line = JSON.parse(traceLine(before, { seat: 'chance', move: 'draw red:13 blue:22 green:33' }, table));
  assert.deepEqual(Object.keys(line), [
    'game',
    'options',
    'seats',
    'components',
    'match',
    'step',
    'before',
    'sealed',
    'seat',
    'move',
    'after',
  ]);
  assert.deepEqual([line.match, line.step, line.options, line.sealed], [3, 0, { rounds: 2 }, {}]);
  assert.equal(line.before.hands.red, '-');
  assert.equal(line.after.hands.red, '13');
});

test('a commitment leaves the state, counts as a step and is sealed for the next line', () => {
  const table = dealtToy();
  const before = traceBefore(table, 0);
  assert.deepEqual(before.legal, { red: ['bid 1', 'bid 3'], blue: ['bid 2'], green: ['bid 3'] });
  done(table.submitText(BLUE, 'bid 2'));
  const line = JSON.parse(traceLine(before, { seat: 'blue', move: 'bid 2' }, table));
  assert.deepEqual(line.after, line.before);
  assert.equal('result' in line, false);
  const next = traceBefore(table, 0);
  assert.deepEqual(next.sealed, { blue: 'bid 2' });
  assert.deepEqual(Object.keys(next.legal as object), ['red', 'green']);
  assert.deepEqual([before.step, next.step], [1, 2]);
});

test('the last line has the result', () => {
  const table = dealtToy({ rounds: 2 });
  let line = '';
  const submit = (seat: typeof RED, move: string): void => {
    const before = traceBefore(table, 0);
    done(table.submitText(seat, move));
    line = traceLine(before, { seat: table.config.seats[seat]!, move }, table);
  };
  for (const [seat, bid] of [
    [RED, '3'],
    [BLUE, '2'],
    [GREEN, '3'],
  ] as const)
    submit(seat, `bid ${bid}`);
  for (const cell of ['a1', 'b2']) submit(RED, `claim ${cell}`);
  done(table.chanceText('draw red:1 blue:1 green:1'));
  for (const [seat, bid] of [
    [RED, '1'],
    [BLUE, '2'],
    [GREEN, '3'],
  ] as const)
    submit(seat, `bid ${bid}`);
  for (const cell of ['c1', 'c2']) submit(GREEN, `claim ${cell}`);
  assert.deepEqual(JSON.parse(line).result, { winners: ['red'], scores: { red: 3, blue: 0, green: 2 } });
});
