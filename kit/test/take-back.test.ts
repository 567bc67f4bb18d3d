import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Change,
  journalOf,
  listSeats,
  newsFor,
  openJournal,
  openSnapshot,
  pickMove,
  Rng,
  type Seat,
  type Snapshot,
  snapshotOf,
  standing,
  type Table,
  writePosition,
  writeSeen,
} from '@penumbra/kit';
import { BLUE, dealtToy, done, GREEN, openToy, RED, refusedWith } from './fixtures.ts';

const textOf = (table: Table): string => JSON.stringify([writePosition(table), table.steps]);

function bidAll(table: Table): void {
  for (const [seat, bid] of [
    [RED, '1'],
    [BLUE, '2'],
    [GREEN, '3'],
  ] as const)
    done(table.submitText(seat, `bid ${bid}`));
}

test('a take-back by consent goes past what others decided, to before the whole joint turn', () => {
  const table = dealtToy() as unknown as Table;
  const before = textOf(table);
  refusedWith(table.takeBack(RED), 'nothing-to-undo');
  const first = table.entries.length;
  done(table.submitText(RED, 'bid 3'));
  done(table.retract(RED));
  bidAll(table);
  const change = table.takeBack(BLUE);
  assert.ok(change.ok);
  assert.equal(change.value.kind, 'takeback');
  assert.equal(change.value.takesBackFrom, first);
  assert.equal(textOf(table), before);
  assert.deepEqual(table.sealed.filter(Boolean), []);
});

test('what stands after a take-back is what stood before; the journal leads to the same table', () => {
  const table = openToy() as unknown as Table;
  const changes: Change[] = [];
  const hear = (answer: ReturnType<Table['chance']>): void => void (answer.ok && changes.push(answer.value));
  while (table.turn.kind === 'chance') hear(table.chance());
  const stood = changes.length;
  for (const seat of [RED, BLUE, GREEN]) hear(table.submit(seat, table.legal(seat)[0] as never));
  hear(table.takeBack(RED));
  assert.deepEqual(
    standing(changes).map(({ entry }) => entry),
    changes.slice(0, stood).map(({ entry }) => entry),
  );
  const again = openJournal(journalOf(table));
  assert.equal(textOf(again), textOf(table));
  assert.deepEqual(again.entries, table.entries);
});

test('a table opened from a snapshot is the table of its whole journal, wherever a snapshot may be taken', () => {
  const table = openToy() as unknown as Table;
  const rng = new Rng('snapshots');
  const snapshots: Snapshot[] = [];
  while (table.turn.kind !== 'over') {
    const seat = listSeats(table.waiting)[rng.below(Math.max(1, listSeats(table.waiting).length))];
    if (!table.sealed.some(Boolean) && (seat === undefined || !table.undoable(seat))) snapshots.push(snapshotOf(table));
    if (seat === undefined) done(table.chance());
    else done(table.submit(seat, pickMove(table.game, table.state as never, seat, rng)));
    const undo = seat !== undefined && table.undoable(seat) && rng.below(4) === 0;
    if (undo) done(table.undo(seat as Seat));
  }
  assert.ok(snapshots.length > 5);
  const journal = journalOf(table);
  for (const snapshot of snapshots) {
    for (const to of [snapshot.n + 1, table.entries.length]) {
      const cut = { ...journal, entries: journal.entries.slice(0, to) };
      const [whole, later] = [openJournal(cut), openSnapshot(cut, snapshot)];
      for (const viewer of [RED, BLUE, GREEN, 'public'] as const) {
        assert.deepEqual(
          writeSeen(later.game, later.sight(viewer)),
          writeSeen(whole.game, whole.sight(viewer)),
          `entry ${snapshot.n}`,
        );
      }
      assert.equal(textOf(later), textOf(whole));
      assert.deepEqual(later.entries, whole.entries);
    }
  }
});

test('whoever hears of a take-back hears from where', () => {
  const table = dealtToy() as unknown as Table;
  bidAll(table);
  const change = table.takeBack(BLUE);
  assert.ok(change.ok);
  assert.equal(newsFor(change.value, 'public').takesBackFrom, change.value.takesBackFrom);
});
