// Two nodes on one PostgreSQL: people on either, bots anywhere, and a node that goes.
import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { Rng } from '@penumbra/kit';
import { type Client, createClient, type TableInfo } from '@penumbra/protocol';
import { checkStorage, openBus, openStorage, type Running, startServer } from '@penumbra/server';
import { startPostgres, startRedis } from '@penumbra/server/services';
import { catalog, configIn, connected, guest, playRandomly, seenIn, until, wires } from './world.ts';

const postgres = await startPostgres();
const redis = await startRedis();
after(async () => {
  for (const found of [postgres, redis]) if ('stop' in found) await found.stop();
});

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let databases = 0;

async function emptyDatabase(): Promise<string> {
  if ('missing' in postgres) throw new Error(postgres.missing);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const name = `nodes_${process.pid}_${++databases}`;
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url.replace(/postgres$/, name);
}

async function node(url: string, bus: string | undefined): Promise<Running> {
  const storage = await openStorage(url);
  const limits = { requests: 1_000_000, messages: { perSecond: 1_000_000, burst: 1_000_000 } };
  return startServer({
    storage,
    bus: await openBus(url, bus, quiet),
    moments: url,
    threads: 1,
    logLevel: 'silent',
    limits,
  });
}

const at = (server: Running, client: Client): Client =>
  createClient({ address: server.address, wires, token: client.token });

async function wellKept(url: string): Promise<void> {
  const storage = await openStorage(url);
  const { problems } = await checkStorage({ storage, games: catalog });
  await storage.close();
  assert.deepEqual(problems, []);
}

const BUSES = [
  { name: 'LISTEN/NOTIFY', url: undefined, skip: 'missing' in postgres ? postgres.missing : (false as const) },
  {
    name: 'Redis',
    url: 'missing' in redis ? undefined : redis.url,
    skip: 'missing' in postgres ? postgres.missing : 'missing' in redis ? redis.missing : (false as const),
  },
];

for (const { name, url: bus, skip } of BUSES) {
  test(`two nodes, bus ${name}: people on different nodes play one game, and both hear all of it`, {
    skip,
  }, async (t) => {
    const url = await emptyDatabase();
    const nodes = [await node(url, bus), await node(url, bus)] as const;
    t.after(() => Promise.all(nodes.map((one) => one.close())));
    const { info, people } = await tableAcross(nodes, 'envyra');
    const [one, other] = await Promise.all(
      people.map((client, i) => playRandomly(connected(t, client), info.id, new Rng(`${name}/${i}`))),
    );
    assert.deepEqual(one?.seen?.result, other?.seen?.result);
    assert.deepEqual(
      one?.log.map(({ entry, kind }) => [entry, kind]),
      other?.log.map(({ entry, kind }) => [entry, kind]),
    );
    await wellKept(url);
  });
}

/** A person of each node at one table. */
async function tableAcross(nodes: readonly Running[], game: string): Promise<{ info: TableInfo; people: Client[] }> {
  const people: Client[] = [];
  for (const server of nodes) people.push(await guest(server));
  const [host, ...others] = people as [Client, ...Client[]];
  const seats = people.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
  const { table } = await host.ask('tables.create', { game, seats });
  let info = table;
  for (const other of others) info = (await other.ask('tables.join', { table: table.id })).table;
  return { info, people };
}

const skipNodes = 'missing' in postgres ? postgres.missing : false;

test('a table of bots goes on when the node that made it is gone, and each of their moves is made once', {
  skip: skipNodes,
}, async (t: TestContext) => {
  const url = await emptyDatabase();
  const [first, second] = [await node(url, undefined), await node(url, undefined)];
  t.after(() => second.close());
  const ada = await guest(first, 'Ada');
  const seats = [
    { kind: 'bot' as const, level: 'random' },
    { kind: 'bot' as const, level: 'greedy' },
  ];
  const { table } = await ada.ask('tables.create', { game: 'umbra-via', seats });
  const looking = connected(t, at(second, ada));
  await until(looking, table.id, (now) => (now.seen?.entry ?? 0) > 5);
  await first.close();
  const over = await until(looking, table.id, (now) => now.info?.status === 'over');
  assert.ok(over.seen?.result);
  await wellKept(url);
});

test('the same move, sent to two nodes at once, is made once', { skip: skipNodes }, async (t) => {
  const url = await emptyDatabase();
  const nodes = [await node(url, undefined), await node(url, undefined)] as const;
  t.after(() => Promise.all(nodes.map((one) => one.close())));
  const { info, people } = await tableAcross(nodes, 'envyra');
  const [ada] = people as [Client];
  const table = info.id;
  // The first node hears of the start from the second.
  await until(connected(t, ada), table, (now) => now.seen !== undefined);
  const act = { table, id: 'once-only', ...(await someMove(ada, table)) };
  const answers = await Promise.all(nodes.map((server) => at(server, ada).ask('moves.submit', act)));
  assert.deepEqual(answers[0], answers[1]);
  const { sync } = await ada.ask('tables.get', { table });
  assert.equal(sync?.seen.entry, act.entry + 1);
});

/** A legal move of whoever asks, and the entry that it answers. */
async function someMove(client: Client, table: string): Promise<{ entry: number; move: string }> {
  const { table: info, sync } = await client.ask('tables.get', { table });
  const { legal, entry } = seenIn(info, sync?.seen as never);
  const { notation } = catalog[info.game] as (typeof catalog)[string];
  return { entry, move: notation.move(legal[0] as never, configIn(info)) };
}
