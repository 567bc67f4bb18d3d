// Tables that the last version kept are opened by this one, and nothing is replayed that need not be.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { games } from '@penumbra/catalog';
import {
  configure,
  type Game,
  type Games,
  type JsonObject,
  journalOf,
  type Seat,
  Source,
  Table,
  writePosition,
  writeSeen,
} from '@penumbra/kit';
import { loadRules } from '../src/games/catalog.ts';
import { LocalLink, type LocalWorld } from '../src/link/local.ts';
import type { ReplayLink } from '../src/link/replay.ts';
import { openReplay } from '../src/record/opened.ts';
import type { Players } from '../src/session/players.ts';
import { readSaved, type Saved, writeSaved } from '../src/session/saved.ts';
import { type Closed, memoryStore, TableStore } from '../src/session/storage.ts';
import { isOver, summaryOf } from '../src/session/summary.ts';
import { tables } from '../src/session/tables.ts';

const catalog = games as unknown as Games;
const game = catalog['umbra-via'] as Game;
const players: Players = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Bo' },
  { kind: 'bot', level: 'casual' },
];

function newTable(): Table {
  return new Table(game, configure(game, { seats: game.facts.colours.slice(0, 3) }), { seed: 'c0ffee' });
}

const play = (table: Table, seat: number): boolean => {
  const [move] = table.legal(seat as Seat);
  return move !== undefined && table.submit(seat as Seat, move).ok;
};

/** On to the next time that everybody chooses in secret. */
function toJoint(table: Table): Table {
  do {
    if (table.turn.kind === 'chance') table.chance();
    else for (const seat of [0, 1, 2]) play(table, seat);
  } while (table.turn.kind !== 'joint');
  return table;
}

function toEnd(table: Table): Table {
  while (!table.result) table.turn.kind === 'chance' ? table.chance() : [0, 1, 2].some((seat) => play(table, seat));
  return table;
}

/** As `penumbra/local-table@1` wrote it. */
function oldSave(table: Table, more: JsonObject = {}): JsonObject {
  const { config, steps, sealed, result } = table;
  return {
    format: 'penumbra/local-table@1',
    id: 'old',
    game: config.game,
    rules: game.facts.rules,
    seats: config.seats,
    options: config.given.options,
    components: config.given.components,
    start: null,
    steps,
    sealed: Object.fromEntries(
      sealed.flatMap((move, seat) => (move ? [[config.seats[seat] as string, game.notation.move(move, config)]] : [])),
    ),
    seed: 'c0ffee',
    players: players as unknown as JsonObject[],
    assist: 'coach',
    over: result !== undefined,
    changed: 42,
    ...more,
  };
}

function storeOf(saved: JsonObject): TableStore {
  const memory = memoryStore();
  memory.setItem('penumbra/table/old', JSON.stringify(saved));
  return new TableStore(memory, catalog);
}

const opened = (loaded: unknown): LocalLink => new LocalLink(loaded as Saved, {} as LocalWorld);

test('a table of the last version opens where it stood, with what was sealed', () => {
  const table = toJoint(toJoint(newTable()));
  play(table, 1);
  const store = storeOf(oldSave(table));
  const [summary] = store.list();
  assert.deepEqual([summary?.id, summary?.changed, summary && isOver(summary)], ['old', 42, false]);
  const loaded = store.load('old') as Saved;
  assert.deepEqual([loaded.assist, loaded.players, loaded.journal.seed], ['coach', players, 'c0ffee']);
  const link = opened(loaded);
  assert.deepEqual(link.record.steps, table.steps);
  // Steps of a joint turn were kept in seat order, which is an order of commitments as good as any.
  assert.deepEqual(writeSeen(game, link.seen), writeSeen(game, table.seen('public')));
  assert.equal(link.seen.committed, 0b010);
  const again = readSaved(catalog, new Source(JSON.parse(JSON.stringify(writeSaved(loaded)))));
  assert.deepEqual(again.journal.entries, loaded.journal.entries);
});

test('so does a fork, whose start still held what others had sealed', () => {
  const table = toJoint(newTable());
  play(table, 2);
  const start = writePosition(table);
  assert.ok(start.sealed);
  const fork = new Table(game, table.config, { seed: 'ab', start: game.clone(table.state) });
  fork.submit(2 as Seat, table.sealed[2]!);
  play(fork, 0);
  const link = opened(storeOf(oldSave(fork, { start })).load('old'));
  assert.equal(link.seen.committed, 0b101);
  assert.deepEqual(writeSeen(game, link.seen), writeSeen(game, fork.seen('public')));
});

test('a table of older rules is closed with the reason, and stays on the shelf', () => {
  const store = storeOf(oldSave(toEnd(newTable()), { rules: game.facts.rules - 1 }));
  assert.equal((store.load('old') as Closed).problem.code, 'wrong-rules');
  const [summary] = store.list();
  assert.deepEqual([summary?.id, summary?.game, summary?.rules], ['old', 'umbra-via', game.facts.rules - 1]);
  assert.ok(summary && isOver(summary));
});

test('to draw the home page no game is replayed; to open a replay one is, once', async () => {
  await loadRules('umbra-via');
  const table = toEnd(newTable());
  const saved: Saved = { id: 'done', journal: journalOf(table), players, assist: 'legal', changed: 1 };
  tables.save(saved, summaryOf(saved, table));
  const drawn = table.steps.filter(([who]) => who === 'chance').length;
  const applied = mock.method(game.nature, 'apply');
  const begun = mock.method(game, 'setup');
  assert.equal(tables.list().length, 1);
  assert.deepEqual([applied.mock.callCount(), begun.mock.callCount()], [0, 0]);
  assert.equal((openReplay('done') as ReplayLink).timeline.length, table.steps.length);
  assert.deepEqual([applied.mock.callCount(), begun.mock.callCount()], [drawn, 1]);
  mock.restoreAll();
});
