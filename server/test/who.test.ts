// Who may do what: every operation and every message, asked as everybody there is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  API,
  ApiError,
  CLIENT_MESSAGES,
  type Client,
  type ClientMessageKind,
  connect,
  type ErrorCode,
  type Input,
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  PROTOCOL_VERSION,
} from '@penumbra/protocol';
import { manualTime } from './time.ts';
import { guest, stranger, testServer, wires } from './world.ts';

/** Nobody has no session; a stranger has one; a spectator may look on; the other seat is not the host's. */
const CALLERS = ['nobody', 'stranger', 'spectator', 'other', 'right', 'revoked'] as const;
type Caller = (typeof CALLERS)[number];

/** The table is open to spectators, or not; either way the same people come. */
interface Place {
  readonly table: string;
  /** The same table with spectators shut out. */
  readonly shut: string;
  readonly token: string;
}

type Answers = { readonly [caller in Caller]: ErrorCode | 'ok' };
interface Row<N extends OperationName> {
  input(place: Place): Input<N>;
  /** What each is told, in the order of CALLERS. */
  readonly told: readonly (ErrorCode | 'ok')[];
}

const on = ({ table }: Place): { table: string } => ({ table });
const act = ({ table }: Place): { table: string; entry: number; id: string } => ({
  table,
  entry: 9_999,
  id: 'client-id',
});
const seats = (own: ErrorCode | 'ok'): readonly (ErrorCode | 'ok')[] => [
  'no-session',
  'not-seated',
  'not-seated',
  own,
  own,
  'not-seated',
];
const hosts = (own: ErrorCode | 'ok'): readonly (ErrorCode | 'ok')[] => [
  'no-session',
  'not-host',
  'not-host',
  'not-host',
  own,
  'not-host',
];
const everybody = (own: ErrorCode | 'ok'): readonly (ErrorCode | 'ok')[] => [own, own, own, own, own, own];
const people = (own: ErrorCode | 'ok'): readonly (ErrorCode | 'ok')[] => ['no-session', own, own, own, own, own];

const nonsense = { response: { id: 'x', response: { clientDataJSON: '' } } };

const ROWS: { readonly [N in OperationName]: Row<N> } = {
  'session.create': { input: () => ({}), told: everybody('ok') },
  'session.get': { input: () => ({}), told: people('ok') },
  'session.rename': { input: () => ({ name: 'Ada' }), told: people('ok') },
  'session.listen': {
    input: () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'x', auth: 'y' }, language: 'en' }),
    told: people('ok'),
  },
  'session.unlisten': { input: () => ({ endpoint: 'https://push.example.org/2' }), told: people('ok') },
  'session.strengths': { input: () => ({}), told: people('ok') },
  'session.introduce': { input: () => ({ game: 'envyra', rating: 500, deviation: 200 }), told: people('ok') },
  'passkey.offer': { input: () => ({}), told: people('ok') },
  'passkey.keep': { input: () => nonsense, told: people('bad-input') },
  'passkey.ask': { input: () => ({}), told: everybody('ok') },
  'passkey.enter': { input: () => nonsense, told: everybody('bad-input') },
  'games.list': { input: () => ({}), told: everybody('ok') },
  'games.get': { input: () => ({ game: 'envyra', players: 2 }), told: everybody('ok') },
  'tables.create': { input: () => ({ game: 'envyra', seats: [{ kind: 'me' }, { kind: 'open' }] }), told: people('ok') },
  'tables.open': { input: () => ({}), told: everybody('ok') },
  'tables.mine': { input: () => ({}), told: people('ok') },
  'tables.get': { input: on, told: people('ok') },
  'tables.join': {
    input: on,
    told: ['no-session', 'already-started', 'already-started', 'ok', 'ok', 'already-started'],
  },
  'tables.return': { input: on, told: seats('ok') },
  'tables.start': { input: on, told: hosts('already-started') },
  'tables.settings': { input: (place) => ({ ...on(place), settings: { visibility: 'link' } }), told: hosts('ok') },
  'tables.seat': {
    input: (place) => ({ ...on(place), seat: 1, wish: { kind: 'open' } }),
    told: hosts('already-started'),
  },
  'tables.rematch': { input: on, told: seats('not-over') },
  'tables.fork': {
    input: ({ shut }) => ({ table: shut, step: 0, seats: [{ kind: 'open' }] }),
    told: ['no-session', 'no-spectators', 'no-spectators', 'not-over', 'not-over', 'no-spectators'],
  },
  'tables.record': {
    input: ({ shut }) => ({ table: shut }),
    told: ['no-session', 'no-spectators', 'no-spectators', 'ok', 'ok', 'no-spectators'],
  },
  'tables.resume': { input: on, told: seats('not-paused') },
  'tables.vacation': { input: (place) => ({ ...on(place), on: true }), told: seats('no-vacation') },
  'moves.submit': { input: (place) => ({ ...act(place), move: 'x' }), told: seats('stale-entry') },
  'moves.retract': { input: act, told: seats('stale-entry') },
  'moves.undo': { input: act, told: seats('stale-entry') },
  'moves.hint': { input: on, told: seats('no-assist') },
  'requests.ask': { input: (place) => ({ ...on(place), kind: 'takeback' }), told: seats('not-asked') },
  'requests.answer': { input: (place) => ({ ...on(place), request: 7, yes: true }), told: seats('unknown-request') },
  'chat.say': { input: (place) => ({ ...on(place), text: 'hello', id: 'client-id' }), told: seats('ok') },
  'chat.list': { input: (place) => ({ ...on(place), from: 0 }), told: seats('ok') },
  'chat.mute': { input: (place) => ({ ...on(place), on: false }), told: seats('ok') },
  'links.revoke': { input: on, told: seats('ok') },
  'links.make': { input: on, told: seats('ok') },
  'links.claim': { input: ({ token }) => ({ token }), told: people('link-revoked') },
  'server.push': { input: () => ({}), told: everybody('ok') },
  'server.health': { input: () => ({}), told: everybody('ok') },
  // These end something, so they come last.
  'tables.leave': { input: on, told: seats('ok') },
  'session.forget': { input: () => ({}), told: people('ok') },
};

async function codeOf(run: () => Promise<unknown>): Promise<ErrorCode | 'ok'> {
  try {
    await run();
    return 'ok';
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

type People = { readonly [caller in Caller]: Client };

/** A running table of two, and everybody who might come by. */
async function setUp(server: { readonly address: string }): Promise<{ people: People; place: Place }> {
  const [right, other, watcher, passer, former] = await Promise.all(
    ['right', 'other', 'spectator', 'stranger', 'revoked'].map((name) => guest(server, name)),
  );
  const everyone = {
    nobody: stranger(server),
    stranger: passer,
    spectator: watcher,
    other,
    right,
    revoked: former,
  } as People;
  const tableWith = async (allowed: boolean): Promise<string> => {
    const { table } = await everyone.right.ask('tables.create', {
      game: 'envyra',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      settings: { spectators: { allowed, delay: 0 } },
    });
    await everyone.other.ask('tables.join', { table: table.id });
    return table.id;
  };
  const [table, shut] = [await tableWith(true), await tableWith(false)];
  // A device that had the seat once, and a link that was taken back.
  const { token } = await everyone.other.ask('links.make', { table });
  await everyone.revoked.ask('links.claim', { token });
  const { token: back } = await everyone.revoked.ask('links.make', { table });
  await everyone.other.ask('links.claim', { token: back });
  const { token: revoked } = await everyone.other.ask('links.make', { table });
  await everyone.other.ask('links.revoke', { table });
  return { people: everyone, place: { table, shut, token: revoked } };
}

const answersOf = (told: Row<OperationName>['told']): Answers =>
  Object.fromEntries(CALLERS.map((caller, i) => [caller, told[i]])) as Answers;

test('every operation, asked over HTTP as nobody, stranger, spectator, other seat, right seat and revoked link', async (t) => {
  const server = await testServer(t);
  const { people: everyone, place } = await setUp(server);
  assert.deepEqual(Object.keys(ROWS).sort(), [...OPERATION_NAMES].sort(), 'every operation has a row');
  for (const name of Object.keys(ROWS) as OperationName[]) {
    const { input, told } = ROWS[name] as Row<OperationName>;
    const answers: { [caller in Caller]?: ErrorCode | 'ok' } = {};
    for (const caller of CALLERS) answers[caller] = await codeOf(() => everyone[caller].ask(name, input(place)));
    assert.deepEqual(answers, answersOf(told), name);
  }
});

test('a body that is no object makes nothing, whatever the operation would do with an empty one', async (t) => {
  const { address } = await testServer(t);
  const headers = { 'content-type': 'application/json' };
  for (const body of ['null', '0', '""', '[]']) {
    const answer = await fetch(`${address}${API}/session`, { method: 'POST', headers, body });
    assert.equal(answer.status, 400, body);
    assert.equal(((await answer.json()) as { error: { code: string } }).error.code, 'bad-input', body);
  }
});

interface Sent {
  readonly t: string;
  readonly error?: { readonly code: string };
}

/** What a socket is told first after some messages. */
function saidTo(address: string, messages: readonly object[], answers: number): Promise<Sent[]> {
  const { promise, resolve } = Promise.withResolvers<Sent[]>();
  const heard: Sent[] = [];
  const wire = wires.open(`${address.replace('http', 'ws')}${API}/socket`, {
    opened: () => {
      for (const message of messages) wire.send(JSON.stringify(message));
    },
    said(text) {
      heard.push(JSON.parse(text) as Sent);
      if (heard.length === answers) wire.close();
    },
    closed: () => resolve(heard),
  });
  return promise;
}

const told = ({ t, error }: Sent): string => (error ? `${t} ${error.code}` : t);

test('every socket message, as nobody and as those who may and may not look on', async (t) => {
  const server = await testServer(t);
  const { people: everyone, place } = await setUp(server);
  const hello = (caller: Caller): object => {
    const { token } = everyone[caller];
    return { t: 'hello', version: PROTOCOL_VERSION, ...(token && { token }) };
  };
  const { table, shut } = place;
  const rows: { readonly [kind in ClientMessageKind]: () => Promise<void> } = {
    async hello() {
      assert.deepEqual((await saidTo(server.address, [hello('nobody')], 9)).map(told), ['bye no-session']);
      assert.deepEqual((await saidTo(server.address, [hello('right')], 1)).map(told), ['welcome']);
      const old = { t: 'hello', version: 0, token: everyone.right.token };
      assert.deepEqual((await saidTo(server.address, [old], 9)).map(told), ['bye old-client']);
    },
    async watch() {
      const watch = (id: string): object => ({ t: 'watch', table: id, from: 0 });
      assert.deepEqual((await saidTo(server.address, [watch(table)], 9)).map(told), ['bye no-session']);
      for (const caller of ['stranger', 'spectator', 'other', 'right', 'revoked'] as const) {
        const open = await saidTo(server.address, [hello(caller), watch(table)], 3);
        assert.deepEqual(open.map(told), ['welcome', 'info', 'sync'], caller);
        const seated = caller === 'other' || caller === 'right';
        const closed = await saidTo(server.address, [hello(caller), watch(shut)], seated ? 3 : 2);
        assert.deepEqual(
          closed.map(told),
          seated ? ['welcome', 'info', 'sync'] : ['welcome', 'closed no-spectators'],
          caller,
        );
      }
    },
    async unwatch() {
      const messages = [hello('stranger'), { t: 'unwatch', table }, { t: 'ping' }];
      assert.deepEqual((await saidTo(server.address, messages, 2)).map(told), ['welcome', 'pong']);
    },
    async call() {
      const call = (name: string): object => ({ t: 'call', id: 1, name, input: { table } });
      assert.deepEqual((await saidTo(server.address, [call('tables.get')], 9)).map(told), ['bye no-session']);
      const asked = async (caller: Caller, name: string): Promise<string> =>
        (await saidTo(server.address, [hello(caller), call(name)], 2)).map(told).join(', ');
      assert.equal(await asked('stranger', 'moves.hint'), 'welcome, answer not-seated');
      assert.equal(await asked('other', 'tables.start'), 'welcome, answer not-host');
      assert.equal(await asked('right', 'tables.get'), 'welcome, answer');
      // What sets a cookie, and what there is not.
      assert.equal(await asked('right', 'session.forget'), 'welcome, answer unknown-route');
      assert.equal(await asked('right', 'toString'), 'welcome, answer unknown-route');
    },
    async ping() {
      assert.deepEqual((await saidTo(server.address, [{ t: 'ping' }], 9)).map(told), ['bye no-session']);
      assert.deepEqual((await saidTo(server.address, [hello('right'), { t: 'ping' }], 2)).map(told), [
        'welcome',
        'pong',
      ]);
    },
  };
  assert.deepEqual(Object.keys(rows).sort(), [...CLIENT_MESSAGES].sort());
  for (const run of Object.values(rows)) await run();
});

test('the routes beside the operations: metrics are for operators, documentation for everybody', async (t) => {
  const server = await testServer(t, { metricsToken: 'a-secret-of-the-operator' });
  const get = (url: string, token?: string) =>
    wires.request('GET', `${server.address}${url}`, token === undefined ? {} : { token });
  assert.equal((await get(`${API}/metrics`)).status, 403);
  assert.equal((await get(`${API}/metrics`, 'something-else')).status, 403);
  assert.match((await get(`${API}/metrics`, 'a-secret-of-the-operator')).text, /penumbra_entries_total/);
  assert.equal((await get('/api/docs')).status, 200);
  const { paths } = JSON.parse((await get('/api/openapi.json')).text) as { paths: object };
  assert.ok(Object.keys(paths).length > 20);
  // Whatever is no operation stands here, with who may have it above.
  const operations = OPERATION_NAMES.map((name) => `${OPERATIONS[name].method} ${API}${OPERATIONS[name].path}`);
  const others = [`GET ${API}/metrics`, `GET ${API}/socket`, 'GET /api/docs', 'GET /api/openapi.json'];
  assert.deepEqual([...server.routes].sort(), [...operations, ...others].sort(), 'a route without a row');
});

test('metrics are for those at the machine, unless a proxy speaks for somebody', async (t) => {
  const server = await testServer(t);
  const get = (headers: Record<string, string>) => fetch(`${server.address}${API}/metrics`, { headers });
  assert.equal((await get({})).status, 200);
  for (const header of ['x-forwarded-for', 'forwarded'])
    assert.equal((await get({ [header]: '127.0.0.1' })).status, 403);
});

test('nobody asks without end: neither a person over several devices, nor an address with tokens of its own making', async (t) => {
  const time = manualTime();
  const limits = { requests: 10, messages: { perSecond: 1_000, burst: 1_000 } };
  const server = await testServer(t, { limits, world: { now: time.now, after: time.after } });
  const ada = await guest(server);
  const { token } = await ada.ask('session.create', { bearer: true });
  const phone = connect(ada.as(token as string));
  t.after(() => phone.close());
  for (let n = 1; n < 10; n++) await (n % 2 === 0 ? ada.ask('session.get', {}) : phone.call('session.get', {}));
  await assert.rejects(ada.ask('session.get', {}), { code: 'too-often' });
  await assert.rejects(phone.call('session.get', {}), { code: 'too-often' });
  time.pass(60_000);
  await ada.ask('session.get', {});
  const asked = await Promise.all(
    Array.from({ length: 60 }, (_, i) => codeOf(() => ada.as(`${i}`.padEnd(43, 'x')).ask('session.get', {}))),
  );
  assert.ok(asked.includes('no-session') && asked.includes('too-often'));
});

test('what is answered to one person is kept by nobody in between', async (t) => {
  const server = await testServer(t);
  const { headers } = await fetch(`${server.address}${API}/session`);
  assert.equal(headers.get('cache-control'), 'no-store');
});
