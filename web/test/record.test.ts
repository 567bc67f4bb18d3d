import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS, playMatch } from '@penumbra/bots';
import { games } from '@penumbra/catalog';
import {
  configure,
  type Game,
  type GameRecord,
  type Games,
  recordOf,
  Table,
  writePosition,
  writeRecord,
} from '@penumbra/kit';
import { Timeline } from '../src/link/timeline.ts';
import { packRecord, unpackRecord } from '../src/record/link.ts';
import { memoryStore, TableStore } from '../src/session/storage.ts';

const catalog = games as unknown as Games;

function played(id: string): GameRecord {
  const game = catalog[id] as Game;
  const config = configure(game, { seats: game.facts.colours.slice(0, Math.max(2, game.facts.players.min)) });
  const table = new Table(game, config, { seed: 'abc123' });
  playMatch({ table, bots: config.seats.map(() => BOTS.greedy()), seed: 'x' });
  return recordOf(table, { names: ['Ada', 'bot:greedy'] });
}

const timelineOf = (record: GameRecord): Timeline => new Timeline({ ...record, entries: record.steps }, record.names);

for (const id of Object.keys(games)) {
  test(`${id}: a record survives the journey through a link`, async () => {
    const record = played(id);
    const letters = await packRecord(record);
    assert.match(letters, /^[\w-]+$/);
    const back = await unpackRecord(catalog, letters);
    assert.deepEqual(writeRecord(back), writeRecord(record));
    assert.ok(letters.length < JSON.stringify(writeRecord(record)).length / 1.5);
  });

  test(`${id}: a timeline gives the same table at every step as playing from the start`, () => {
    const record = played(id);
    const timeline = timelineOf(record);
    assert.equal(timeline.over, true);
    const straight = new Timeline({ ...record, entries: [] }, []).end;
    record.steps.forEach((step, i) => {
      if (i % 7 === 0) assert.deepEqual(writePosition(timeline.tableAt(i)), writePosition(straight), `step ${i}`);
      const seat = record.config.seats.indexOf(step[0]);
      const answer = seat < 0 ? straight.chanceText(step[1]) : straight.submitText(seat as never, step[1]);
      assert.ok(answer.ok);
    });
  });
}

test('letters that are no record are refused', async () => {
  await assert.rejects(unpackRecord(catalog, 'AAAA'));
  await assert.rejects(unpackRecord(catalog, '%%%'));
});

test('rounds and decisions of a timeline', () => {
  const timeline = timelineOf(played('umbra-via'));
  assert.equal(timeline.rounds[0]?.step, 0);
  assert.equal(timeline.roundAt(timeline.length), timeline.rounds.at(-1)?.round);
  const first = timeline.nextDecision(-1, 1 as never) as number;
  assert.equal(timeline.record.steps[first]?.[0], 'blue');
  const next = timeline.nextDecision(first, 1 as never) as number;
  assert.ok(next > first);
});

test('storage: damaged entries are left out, a full store is noticed', () => {
  const memory = memoryStore();
  memory.setItem('penumbra/table/x', '{"format":"other"}');
  memory.setItem('penumbra/table/y', 'nonsense');
  const store = new TableStore(memory, catalog);
  assert.deepEqual(store.list(), []);
  assert.equal(store.load('nothing'), undefined);
  assert.ok('problem' in (store.load('x') ?? {}));
  store.keepWish('umbra-via', { seats: 3 });
  assert.deepEqual(store.lastWish('umbra-via'), { seats: 3 });
  memory.setItem('penumbra/last/umbra-via', '{');
  assert.equal(store.lastWish('umbra-via'), undefined);
  const full = new TableStore(
    {
      ...memoryStore(),
      setItem: () => {
        throw new Error('no room');
      },
    },
    catalog,
  );
  full.keepWish('umbra-via', {});
  assert.equal(full.keeps, false);
});
