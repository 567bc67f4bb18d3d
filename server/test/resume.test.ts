import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Game, Rng, type Seen } from '@penumbra/kit';
import {
  type Client,
  connect,
  createClient,
  type NewTable,
  type TableInfo,
  type Watched,
  type Wire,
  type Wires,
} from '@penumbra/protocol';
import {
  catalog,
  configIn,
  connected,
  guest,
  playRandomly,
  seenIn,
  serverIn,
  tempFolder,
  testServer,
  until,
  wires,
} from './world.ts';

const ENVYRA: NewTable = { game: 'envyra', seats: [{ kind: 'me' }, { kind: 'open' }] };

async function tableOfTwo(a: Client, b: Client, wish: NewTable = ENVYRA): Promise<TableInfo> {
  const { table } = await a.ask('tables.create', wish);
  return (await b.ask('tables.join', { table: table.id })).table;
}

/** The first legal move of whoever is asked, in notation. */
const firstMove = (info: TableInfo, { legal }: Seen): string =>
  (catalog[info.game] as Game).notation.move(legal[0] as never, configIn(info));

/** Wires that are cut after every few messages. */
function cutting(every: number): Wires {
  return {
    ...wires,
    open(url, events) {
      let left = every;
      const wire: Wire = wires.open(url, {
        ...events,
        said(text) {
          if (left-- > 0) events.said(text);
          else wire.close();
        },
      });
      return wire;
    },
    after: (_, run) => wires.after(0, run),
  };
}

test('a client whose connection is cut again and again hears every entry once, and its moves happen once', async (t) => {
  const server = await testServer(t);
  const [a, b] = [await guest(server), await guest(server)];
  const { id } = await tableOfTwo(a, b);
  const shaky = createClient({ address: server.address, wires: cutting(7), token: a.token });
  const [one, other] = await Promise.all([
    playRandomly(connected(t, shaky), id, new Rng('a')),
    playRandomly(connected(t, b), id, new Rng('b')),
  ]);
  const entries = (watched: Watched): number[] => watched.log.map(({ entry }) => entry);
  assert.deepEqual(
    entries(one),
    Array.from({ length: one.seen?.entry ?? 0 }, (_, i) => i),
  );
  assert.deepEqual(one.seen?.result, other.seen?.result);
});

test('repeating a move is harmless; one that answers an old entry is refused with the right number', async (t) => {
  const server = await testServer(t);
  const [a, b] = [await guest(server), await guest(server)];
  const info = await tableOfTwo(a, b);
  const { table, sync } = await a.ask('tables.get', { table: info.id });
  const move = firstMove(table, seenIn(table, sync?.seen as never));
  const act = { table: info.id, entry: sync?.seen.entry as number, id: 'once-only', move };
  const first = await a.ask('moves.submit', act);
  assert.deepEqual(await a.ask('moves.submit', act), first);
  await assert.rejects(a.ask('moves.submit', { ...act, id: 'another-id' }), { code: 'stale-entry' });
  const { sync: after } = await a.ask('tables.get', { table: info.id });
  assert.equal(after?.seen.entry, act.entry + 1);
  await assert.rejects(a.ask('moves.submit', { ...act, id: 'third-time', entry: act.entry + 1 }), {
    message: 'refused: already-committed',
  });
  // The other seat's choice in the same secret turn answers what it saw, though an entry came between.
  const seen = (await b.ask('tables.get', { table: info.id })).sync?.seen;
  assert.deepEqual(seen?.committed, [info.seats[0]?.colour]);
  await b.ask('moves.submit', { ...act, id: 'of-the-other', move: firstMove(info, seenIn(info, seen as never)) });
});

test('a commitment can be retracted, and a client far behind gets the board alone', async (t) => {
  const server = await testServer(t, { limits: { requests: 1_000_000, news: 2 } });
  const [a, b] = [await guest(server), await guest(server)];
  const info = await tableOfTwo(a, b);
  const { sync } = await a.ask('tables.get', { table: info.id });
  const move = firstMove(info, seenIn(info, sync?.seen as never));
  const entry = sync?.seen.entry as number;
  await a.ask('moves.submit', { table: info.id, entry, id: 'committing', move });
  await a.ask('moves.retract', { table: info.id, entry: entry + 1, id: 'retracting' });
  const { seen, log, logFrom } = await until(connected(t, b), info.id, (now) => now.seen !== undefined);
  assert.deepEqual(seen?.committed, []);
  assert.equal(seen?.entry, entry + 2);
  assert.deepEqual([log.length, logFrom], [0, entry + 2]);
});

test('after a restart running tables and pending bots go on, and everybody is told the rest', async (t) => {
  const folder = tempFolder(t);
  const first = await serverIn(folder);
  const a = await guest(first, 'Ada');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];
  const { table } = await a.ask('tables.create', { game: 'umbra-via', seats });
  const before = await until(
    connected(t, a),
    table.id,
    (now) => now.seen?.waiting.includes(table.seats[0]?.colour as string) ?? false,
  );
  await first.close();
  const second = await serverIn(folder);
  t.after(() => second.close());
  const again = createClient({ address: second.address, wires, token: a.token });
  const connection = connect(again);
  t.after(() => connection.close());
  const after = await until(connection, table.id, (now) => now.seen !== undefined);
  assert.deepEqual(after.seen?.view, before.seen?.view);
  // What was done before the restart is not done again by being repeated.
  const seen = after.seen as NonNullable<Watched['seen']>;
  const act = { table: table.id, entry: seen.entry, id: 'before-restart', move: firstMove(table, seenIn(table, seen)) };
  const done = await again.ask('moves.submit', act);
  const once = await second.core.hosts.get(table.id);
  once.stale = true;
  assert.deepEqual(await again.ask('moves.submit', act), done);
  const end = await playRandomly(connection, table.id, new Rng('again'));
  assert.ok(end.seen?.result);
});
