import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsFor, listSeats, seatsOf, writePosition } from '@penumbra/kit';
import { BLUE, dealtToy, done, GREEN, openToy, playToEnd, RED, refusedWith } from './fixtures.ts';

const textOf = (table: ReturnType<typeof openToy>): string => JSON.stringify([writePosition(table), table.steps]);

/** Red, blue and green have bid; green, with the highest, has two actions. */
function actingToy() {
  const table = dealtToy();
  for (const [seat, bid] of [
    [RED, '1'],
    [BLUE, '2'],
    [GREEN, '3'],
  ] as const)
    done(table.submitText(seat, `bid ${bid}`));
  return table;
}

test('a game begins by waiting for chance: seats are refused, the seed decides', () => {
  const table = openToy();
  refusedWith(table.submitText(RED, 'bid 1'), 'waiting-for-chance');
  const before = textOf(table);
  assert.equal(table.steps.length, 0);
  done(table.chance());
  assert.notEqual(textOf(table), before);
  assert.equal(table.steps.length, 1);
  const again = openToy();
  done(again.chance());
  assert.deepEqual(again.steps, table.steps);
});

test('an impossible outcome and an unreadable one are refused and change nothing', () => {
  const table = openToy();
  const before = textOf(table);
  refusedWith(table.chanceText('draw red:111 blue:22 green:33'), 'wrong-count');
  refusedWith(table.chanceText('shuffle'), 'unreadable');
  assert.equal(textOf(table), before);
});

test('chance is refused when nobody waits for it', () => {
  const table = dealtToy();
  refusedWith(table.chance(), 'not-waiting-for-chance');
  refusedWith(table.chanceText('draw red:11 blue:22 green:33'), 'not-waiting-for-chance');
});

test('commitments are secret, may be retracted, and resolve together in seat order', () => {
  const table = dealtToy();
  assert.deepEqual(listSeats(table.waiting), [RED, BLUE, GREEN]);
  assert.deepEqual(done(table.submitText(GREEN, 'bid 3')).told, []);
  assert.deepEqual(listSeats(table.waiting), [RED, BLUE]);
  assert.deepEqual(table.legal(GREEN), []);
  assert.equal(table.seen(RED).committed, seatsOf([GREEN]));
  assert.equal(table.seen(RED).mine, undefined);
  assert.deepEqual(table.seen(GREEN).mine, { kind: 'bid', value: 2 });
  refusedWith(table.submitText(GREEN, 'bid 3'), 'already-committed');
  done(table.retract(GREEN));
  refusedWith(table.retract(GREEN), 'nothing-committed');
  assert.equal(table.steps.length, 1);
  for (const [seat, bid] of [
    [GREEN, '3'],
    [BLUE, '2'],
    [RED, '1'],
  ] as const)
    done(table.submitText(seat, `bid ${bid}`));
  assert.deepEqual(table.steps.slice(1), [
    ['red', 'bid 1'],
    ['blue', 'bid 2'],
    ['green', 'bid 3'],
  ]);
  assert.equal(table.seen('public').committed, 0);
});

test('after the turn is complete a commitment cannot be retracted', () => {
  refusedWith(actingToy().retract(RED), 'nothing-committed');
});

test('a move of another, a refused and an unreadable one change nothing', () => {
  const table = actingToy();
  const before = textOf(table);
  refusedWith(table.submitText(RED, 'claim a1'), 'not-your-turn');
  refusedWith(table.submitText(GREEN, 'bid 3'), 'not-asked');
  refusedWith(table.submitText(GREEN, 'show 1'), 'no-such-card');
  refusedWith(table.submitText(GREEN, 'jump'), 'unreadable');
  assert.equal(textOf(table), before);
});

test('events go to those who may hear them', () => {
  const change = done(openToy().chanceText('draw red:13 blue:22 green:33'));
  assert.equal(change.told.length, 6);
  assert.deepEqual(eventsFor(change, BLUE)[1], { kind: 'drew', seat: BLUE, cards: [0, 2, 0] });
  assert.deepEqual(eventsFor(change, BLUE)[0], { kind: 'drew', seat: RED, cards: 2 });
  assert.deepEqual(
    eventsFor(change, 'public').map((event) => event.kind === 'drew' && event.cards),
    [2, 2, 2],
  );
});

test('a seat takes back its own moves, one by one', () => {
  const table = actingToy();
  const start = textOf(table);
  assert.equal(table.undoable(GREEN), false);
  done(table.submitText(GREEN, 'claim a1'));
  const middle = textOf(table);
  done(table.submitText(GREEN, 'claim b2'));
  assert.equal(table.seen(GREEN).undoable, true);
  assert.equal(table.seen(RED).undoable, false);
  refusedWith(table.undo(RED), 'nothing-to-undo');
  done(table.undo(GREEN));
  assert.equal(textOf(table), middle);
  done(table.undo(GREEN));
  assert.equal(textOf(table), start);
  refusedWith(table.undo(GREEN), 'nothing-to-undo');
});

test('undo stops at chance', () => {
  const table = actingToy();
  done(table.submitText(GREEN, 'claim a1'));
  done(table.submitText(GREEN, 'claim b2'));
  assert.equal(table.undoable(GREEN), true);
  done(table.chance());
  refusedWith(table.undo(GREEN), 'nothing-to-undo');
});

test('undo stops at a reveal, and what came before it stays too', () => {
  const table = actingToy();
  done(table.submitText(GREEN, 'claim a1'));
  done(table.submitText(GREEN, 'show 3'));
  refusedWith(table.undo(GREEN), 'nothing-to-undo');
});

test('a joint turn cannot be undone', () => {
  const table = actingToy();
  for (const seat of [RED, BLUE, GREEN]) refusedWith(table.undo(seat), 'nothing-to-undo');
});

test('nothing happens after the end', () => {
  const table = playToEnd(openToy());
  assert.deepEqual(table.turn, { kind: 'over' });
  assert.ok(table.result);
  refusedWith(table.submitText(RED, 'bid 1'), 'game-over');
  refusedWith(table.chance(), 'not-waiting-for-chance');
  assert.deepEqual(listSeats(table.waiting), []);
});

test('what a seat sees of a table', () => {
  const { view, turn, step, legal } = dealtToy().seen(BLUE);
  assert.equal(view.viewer, BLUE);
  assert.deepEqual(turn, { kind: 'joint', seats: 7 });
  assert.equal(step, 1);
  assert.deepEqual(legal, [{ kind: 'bid', value: 1 }]);
  assert.deepEqual(dealtToy().seen('public').legal, []);
});
