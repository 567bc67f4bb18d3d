// What comes after a game, and around it: rematch, fork, devices that do not read, push, passkeys.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mock, type TestContext, test } from 'node:test';
import { type Game, Rng } from '@penumbra/kit';
import { type Client, PROTOCOL_VERSION, type TableInfo } from '@penumbra/protocol';
import type { Running } from '@penumbra/server';
import webPush from 'web-push';
import { handlers } from '../src/handlers.ts';
import { newPost } from '../src/socket/post.ts';
import { serveSocket } from '../src/socket/socket.ts';
import { newAuthenticator } from './authenticator.ts';
import { catalog, configIn, connected, guest, playRandomly, seenIn, testServer, until } from './world.ts';

async function played(t: TestContext): Promise<{ server: Running; ada: Client; bob: Client; info: TableInfo }> {
  const server = await testServer(t);
  const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
  const { table } = await ada.ask('tables.create', { game: 'envyra', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.ask('tables.join', { table: table.id });
  await Promise.all([ada, bob].map((client, i) => playRandomly(connected(t, client), table.id, new Rng(`after/${i}`))));
  return { server, ada, bob, info: (await ada.ask('tables.get', { table: table.id })).table };
}

test('a rematch has the seats rotated and keeps everybody a seat; there is one, whoever asks first', async (t) => {
  const { server, ada, bob, info } = await played(t);
  const { table: next } = await ada.ask('tables.rematch', { table: info.id });
  assert.deepEqual(
    next.seats.map(({ kind, name, reserved }) => [kind, name, reserved]),
    [
      ['open', '', true],
      ['person', 'Ada', false],
    ],
  );
  assert.equal((await bob.ask('tables.rematch', { table: info.id })).table.id, next.id);
  assert.equal((await ada.ask('tables.get', { table: info.id })).table.next, next.id);
  await assert.rejects((await guest(server)).ask('tables.join', { table: next.id }), { code: 'table-full' });
  const { table: begun } = await bob.ask('tables.join', { table: next.id });
  assert.deepEqual([begun.mine, begun.status], [0, 'running']);
  await assert.rejects(ada.ask('tables.rematch', { table: next.id }), { code: 'not-over' });
});

test('a finished game is forked from any step that somebody knew; a running one is not', async (t) => {
  const { ada, bob, info } = await played(t);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  await assert.rejects(ada.ask('tables.fork', { table: info.id, step: 100_000, seats }), { code: 'unknown-step' });
  await assert.rejects(ada.ask('tables.fork', { table: info.id, step: 0, seats: seats.slice(1) }), {
    code: 'bad-input',
  });
  const { table } = await ada.ask('tables.fork', { table: info.id, step: 0, seats });
  assert.deepEqual([table.forked, table.game, table.status], [true, 'envyra', 'lobby']);
  await bob.ask('tables.join', { table: table.id });
  await assert.rejects(bob.ask('tables.fork', { table: table.id, step: 0, seats }), { code: 'not-over' });
});

/** The server's end of a device that is not there. */
function device(server: Running) {
  const sent: string[] = [];
  const ended = mock.fn();
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    _socket: { write: (frames: Buffer) => sent.push(String(frames)) },
    terminate: ended,
    close: () => {},
    ping: () => {},
  });
  const options = { handlers, post: newPost(), isOpen: () => true };
  const connection = serveSocket(server.core, socket as never, options, undefined);
  const say = async (message: object): Promise<void> => {
    socket.emit('message', Buffer.from(JSON.stringify(message)), false);
    await server.core.storage.db.selectFrom('settings').selectAll().execute();
    await new Promise(setImmediate);
  };
  return { socket, sent, ended, connection, say };
}

test('a device that does not read is dropped, and nothing is kept for it', async (t) => {
  const server = await testServer(t);
  const ada = await guest(server);
  const { socket, sent, ended, connection, say } = device(server);
  await say({ t: 'hello', version: PROTOCOL_VERSION, token: ada.token });
  assert.equal(sent.length, 1);
  socket.bufferedAmount = server.core.limits.backlog + 1;
  await say({ t: 'ping' });
  assert.deepEqual([sent.length, ended.mock.callCount()], [1, 1]);
  assert.match(await server.core.counters.registry.metrics(), /penumbra_sockets_dropped_total 1\n/);
  // Whoever does not answer is not there any more.
  connection.beat();
  assert.equal(ended.mock.callCount(), 1);
  connection.beat();
  assert.equal(ended.mock.callCount(), 2);
});

test('who hangs up before there was anything to see is not kept at the table', async (t) => {
  const server = await testServer(t);
  const ada = await guest(server);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await ada.ask('tables.create', { game: 'umbra-via', seats });
  const hosted = await server.core.hosts.get(table.id);
  const { promise: others, resolve: letGo } = Promise.withResolvers<void>();
  const busy = hosted.lock(() => others);
  const { socket, say } = device(server);
  await say({ t: 'hello', version: PROTOCOL_VERSION, token: ada.token });
  await say({ t: 'watch', table: table.id, from: 0, chat: 0 });
  assert.equal(hosted.lock.length, 2);
  socket.readyState = 3;
  socket.emit('close');
  letGo();
  await busy;
  await hosted.lock(async () => {});
  await new Promise(setImmediate);
  assert.equal(hosted.watchers.size, 0);
  assert.equal(server.core.presence.isHere(table.id, hosted.seats[0]?.person as string), false);
});

interface Pushed {
  readonly endpoint: string;
  readonly payload: { readonly text: string };
}

test('whoever does not look is told by web push, in their language, nothing secret; a dead endpoint is forgotten', async (t) => {
  const pushed: Pushed[] = [];
  let failure: object | undefined;
  t.mock.method(webPush, 'sendNotification', async ({ endpoint }: { endpoint: string }, payload: string) => {
    pushed.push({ endpoint, payload: JSON.parse(payload) as Pushed['payload'] });
    if (failure) throw failure;
  });
  const server = await testServer(t);
  const [ada, bob] = [await guest(server), await guest(server)];
  const keys = { p256dh: 'p', auth: 'a' };
  await bob.ask('session.listen', { endpoint: 'https://push.example/bob', keys, language: 'pl' });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await ada.ask('tables.create', { game: 'via-nebula', seats });
  const { table: info } = await bob.ask('tables.join', { table: table.id });
  const rows = () => server.core.storage.db.selectFrom('pushes').selectAll().execute();
  await moveUntilAsked(info, ada, bob);
  const [told] = await eventually(() => (pushed.length > 0 ? pushed : undefined));
  const { endpoint, payload } = told as Pushed;
  assert.equal(endpoint, 'https://push.example/bob');
  const { text, ...rest } = payload;
  assert.deepEqual(rest, { kind: 'your-turn', table: info.id, game: 'via-nebula' });
  assert.match(text, /^Via Nebula: Twój ruch/);
  failure = { statusCode: 410 };
  await moveUntilAsked(info, bob, ada);
  await moveUntilAsked(info, ada, bob);
  await eventually(async () => ((await rows()).length === 0 ? true : undefined));
  const before = pushed.length;
  await bob.ask('session.listen', { endpoint: 'https://push.example/again', keys, language: 'en' });
  const eyes = connected(t, bob);
  eyes.watch(info.id, () => {});
  await until(eyes, info.id, (now) => now.seen !== undefined);
  await moveUntilAsked(info, bob, ada);
  await moveUntilAsked(info, ada, bob);
  assert.equal(pushed.length, before);
});

async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise(setImmediate);
  }
}

let acts = 0;

/** The first moves until the other one is asked. */
async function moveUntilAsked(info: TableInfo, mover: Client, other: Client): Promise<void> {
  for (;;) {
    const seen = (await other.ask('tables.get', { table: info.id })).sync?.seen;
    if (seenIn(info, seen as never).legal.length > 0) return;
    const own = (await mover.ask('tables.get', { table: info.id })).sync?.seen;
    const { legal, entry } = seenIn(info, own as never);
    const move = (catalog[info.game] as Game).notation.move(legal[0] as never, configIn(info));
    await mover.ask('moves.submit', { table: info.id, entry, id: `after-act-${++acts}`, move });
  }
}

test('a passkey keeps an identity: another device becomes the same person, a challenge is good once', async (t) => {
  const server = await testServer(t);
  const ada = await guest(server, 'Ada');
  const authenticator = newAuthenticator(server.core.origin());
  const made = authenticator.make(await ada.ask('passkey.offer', {}));
  assert.equal((await ada.ask('passkey.keep', { response: made })).passkeys, 1);
  await assert.rejects(ada.ask('passkey.keep', { response: made }), { code: 'unknown-passkey' });
  const phone = await guest(server);
  const asked = await phone.ask('passkey.ask', {});
  const proof = authenticator.prove(asked);
  const { you, token } = await phone.ask('passkey.enter', { response: proof, bearer: true });
  assert.equal(you.name, 'Ada');
  assert.equal((await phone.as(token as string).ask('session.get', {})).you.id, you.id);
  await assert.rejects(phone.ask('passkey.enter', { response: proof, bearer: true }), { code: 'unknown-passkey' });
  const forged = newAuthenticator(server.core.origin(), authenticator.id).prove(await phone.ask('passkey.ask', {}));
  await assert.rejects(phone.ask('passkey.enter', { response: forged, bearer: true }), { code: 'unknown-passkey' });
});
