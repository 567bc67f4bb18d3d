import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { games } from '@penumbra/catalog';
import { type Game, type Games, type GameTypes, type Heard, Rng, writeSeen } from '@penumbra/kit';
import {
  type Client,
  connect,
  createClient,
  type NewTable,
  standardWires,
  type Watched,
  type Wire,
  type Wires,
} from '@penumbra/protocol';
import { type RealServer, startRealServer } from '../e2e/support/server.ts';
import { type Outbox, RemoteLink } from '../src/link/remote.ts';

type Move = GameTypes['Move'];
const catalog = games as unknown as Games;
const wires = standardWires(globalThis as never);
let server: RealServer;
before(async () => {
  server = await startRealServer();
});
after(() => server.stop());

function memoryOutbox(): Outbox {
  const kept = new Map<string, never>();
  return { get: (table) => kept.get(table), set: (table, move) => void kept.set(table, move as never) };
}

async function guest(name: string, over: Wires = wires): Promise<Client> {
  const stranger = createClient({ address: server.address, wires: over });
  const { token } = await stranger.ask('session.create', { name, bearer: true });
  return stranger.as(token as string);
}

/** Resolves with what is watched once it is as wanted. */
function watched(connection: ReturnType<typeof connect>, table: string, wanted: (now: Watched) => boolean) {
  const { promise, resolve } = Promise.withResolvers<Watched>();
  const look = (now: Watched): void => void (wanted(now) && resolve(now));
  look(connection.watch(table, look).now);
  return promise;
}

const until = (link: RemoteLink, wanted: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = link.subscribe(() => {
      if (!wanted()) return;
      stop();
      resolve();
    });
    if (wanted()) resolve();
  });

async function linkTo(t: TestContext, client: Client, table: string, outbox = memoryOutbox()): Promise<RemoteLink> {
  const connection = connect(client);
  t.after(() => connection.close());
  const now = await watched(connection, table, ({ info, seen }) => info !== undefined && seen !== undefined);
  const game = catalog[now.info?.game as string] as Game;
  const link = new RemoteLink(now, { connection, game, outbox, now: Date.now, freshId: wires.freshId });
  t.after(link.open());
  return link;
}

async function tableFor(wish: NewTable, clients: readonly Client[]): Promise<string> {
  const [host, ...guests] = clients as [Client, ...Client[]];
  const { table } = await host.ask('tables.create', wish);
  for (const client of guests) await client.ask('tables.join', { table: table.id });
  return table.id;
}

/** Plays at random to the end; every change goes on from what was on the screen. */
function playOut(link: RemoteLink, rng: Rng, moves = Number.POSITIVE_INFINITY): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let shown = link.seen;
  let made = 0;
  const look = (heard?: Heard): void => {
    if (heard) assert.deepEqual(writeSeen(link.game, heard.before), writeSeen(link.game, shown));
    shown = link.seen;
    if (shown.turn.kind === 'over' || made >= moves) return resolve();
    if (made < 0) return;
    if (shown.legal.length === 0) return;
    made++;
    link.act(rng.pick(shown.legal)).then((refusal) => {
      if (!refusal) return;
      made = Number.NEGATIVE_INFINITY;
      reject(new Error(`${refusal.code} at ${link.seen.entry}`));
    }, reject);
  };
  link.subscribe(look);
  look();
  return promise;
}

const twoOf = (game: string): NewTable => ({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });

for (const game of Object.keys(catalog)) {
  test(`${game}: two links to a real server play to the end, and each change goes on from what was shown`, async (t) => {
    const clients = [await guest('Ada'), await guest('Bo')];
    const id = await tableFor(twoOf(game), clients);
    const links = await Promise.all(clients.map((client) => linkTo(t, client, id)));
    await Promise.all(links.map((link, i) => playOut(link, new Rng(`${game}/${i}`))));
    const [a, b] = links as [RemoteLink, RemoteLink];
    await until(a, () => a.around.status === 'over');
    assert.deepEqual(a.seen.result, b.seen.result);
    assert.equal(a.log.length > 10, true);
    assert.deepEqual(
      a.people.map(({ name }) => name),
      ['Ada', 'Bo'],
    );
  });
}

/** Wires that can be pulled and put back. */
function pulled(): Wires & { down: boolean } {
  const open = new Set<Wire>();
  const own: Wires & { down: boolean } = {
    ...wires,
    get down() {
      return false;
    },
    set down(isDown: boolean) {
      Object.defineProperty(own, 'isDown', { value: isDown, configurable: true });
      if (isDown) for (const wire of open) wire.close();
    },
    open(url, events) {
      if ((own as { isDown?: boolean }).isDown) {
        queueMicrotask(() => events.closed());
        return { send() {}, close() {} };
      }
      const wire = wires.open(url, events);
      open.add(wire);
      return wire;
    },
    after: (_, run) => wires.after(5, run),
  };
  return own;
}

test('a move made without a network waits, is sent once and stands; nothing is shown of it before', async (t) => {
  const line = pulled();
  const clients = [await guest('Ada', line), await guest('Bo')];
  const id = await tableFor(twoOf('envyra'), clients);
  const [a, b] = await Promise.all(clients.map((client) => linkTo(t, client, id)));
  assert.ok(a && b);
  line.down = true;
  await until(a, () => a.line !== 'open');
  const move = a.seen.legal[0] as Move;
  const answer = a.act(move);
  assert.equal(a.isWaiting, true);
  assert.equal(a.deed, move);
  assert.deepEqual(a.seen.legal, []);
  assert.equal(a.seen.mine, undefined);
  assert.deepEqual(await a.act(move), { code: 'on-its-way', at: [] });
  line.down = false;
  assert.equal(await answer, undefined);
  await until(b, () => b.seen.committed !== 0);
  assert.equal(b.log.length, a.log.length);
  assert.equal(a.isWaiting, false);
  assert.equal(a.seen.mine, move);
});

test('a move that waited through a reload is sent from the outbox, once', async (t) => {
  const clients = [await guest('Ada'), await guest('Bo')];
  const id = await tableFor(twoOf('envyra'), clients);
  const [ada, bo] = clients as [Client, Client];
  const first = await linkTo(t, ada, id);
  const outbox = memoryOutbox();
  const move = first.game.notation.move(first.seen.legal[0] as Move, first.config);
  outbox.set(id, { table: id, entry: first.seen.entry, id: 'left-over-1', move });
  const again = await linkTo(t, ada, id, outbox);
  await until(again, () => again.seen.mine !== undefined && !again.isWaiting);
  assert.equal(outbox.get(id), undefined);
  const other = await linkTo(t, bo, id);
  assert.notEqual(other.seen.committed, 0);
  assert.equal(other.seen.entry, first.seen.entry);
});

test('two devices of one person stay in step, and what both do at once is done once', async (t) => {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')];
  const id = await tableFor(twoOf('envyra'), [ada, bo]);
  const [laptop, phone] = [await linkTo(t, ada, id), await linkTo(t, ada, id)];
  const inStep = (): void => assert.deepEqual(writeSeen(phone.game, phone.seen), writeSeen(laptop.game, laptop.seen));
  const [first, second] = laptop.seen.legal as [Move, Move];
  assert.equal(await laptop.act(first), undefined);
  await until(phone, () => phone.seen.mine !== undefined);
  inStep();
  phone.retract();
  for (const link of [laptop, phone])
    await until(link, () => link.seen.mine === undefined && link.seen.legal.length > 0);
  inStep();
  const answers = await Promise.all([laptop.act(first), phone.act(second)]);
  assert.deepEqual(answers.map((refusal) => refusal?.code).sort(), ['stale-entry', undefined].sort());
  const { entry } = (answers[0] ? phone : laptop).seen;
  for (const link of [laptop, phone])
    await until(link, () => link.seen.entry === entry && link.seen.mine !== undefined);
  inStep();
});

test('a move that comes too late is refused with its reason, and what was supposed is gone', async (t) => {
  const clients = [await guest('Ada'), await guest('Bo')];
  const id = await tableFor(twoOf('envyra'), clients);
  const [a] = await Promise.all(clients.map((client) => linkTo(t, client, id)));
  assert.ok(a);
  const { seen } = a;
  await (clients[0] as Client).ask('tables.leave', { table: id });
  assert.deepEqual(await a.act(seen.legal[0] as Move), { code: 'stood-in', at: [] });
  assert.equal(a.seen.mine, undefined);
});
