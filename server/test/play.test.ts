import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Game } from '@penumbra/kit';
import type { Client, Connection, NewTable, TableInfo, Watched } from '@penumbra/protocol';
import type { Running } from '@penumbra/server';
import type { Thinker } from '../src/bots/thinker.ts';
import { type ManualTime, manualTime } from './time.ts';
import { catalog, configIn, connected, guest, seenIn, testServer, until } from './world.ts';

interface Scene {
  readonly server: Running;
  readonly time: ManualTime;
  readonly ada: Client;
  readonly bob: Client;
  readonly info: TableInfo;
  readonly eyes: Connection;
}

/** A bot that takes the first move there is, told from what it was asked. */
const firstThinker: Thinker = {
  async think({ game: id, seats, options, components, seen }) {
    const info = {
      id: JSON.stringify([id, seats]),
      game: id,
      options,
      components,
      seats: seats.map((colour) => ({ colour })),
    };
    const { legal } = seenIn(info as unknown as TableInfo, seen as never);
    return (catalog[id] as Game).notation.move(legal[0] as never, configIn(info as unknown as TableInfo));
  },
  hint: async () => [],
  waiting: 0,
  close: async () => {},
};

async function scene(t: TestContext, wish: Partial<NewTable> = {}): Promise<Scene> {
  const time = manualTime();
  const server = await testServer(t, { world: { now: time.now, after: time.after }, thinker: firstThinker });
  const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await ada.ask('tables.create', { game: 'via-nebula', seats, ...wish });
  const { table: info } = await bob.ask('tables.join', { table: table.id });
  return { server, time, ada, bob, info, eyes: connected(t, ada) };
}

const boardOf = async (client: Client, { id }: TableInfo): Promise<Watched['seen'] & object> =>
  (await client.ask('tables.get', { table: id })).sync?.seen as Watched['seen'] & object;

let acts = 0;

/** Whoever is asked makes the first move; gives who that was. */
async function moveOnce({ ada, bob, info }: Scene): Promise<Client> {
  for (const client of [ada, bob]) {
    const seen = await boardOf(client, info);
    const { legal } = seenIn(info, seen);
    if (legal.length === 0) continue;
    const move = (catalog[info.game] as Game).notation.move(legal[0] as never, configIn(info));
    await client.ask('moves.submit', { table: info.id, entry: seen.entry, id: `act-number-${++acts}`, move });
    return client;
  }
  throw new Error('nobody is asked');
}

test('a move is undone freely; beyond that the others are asked, and a take-back restores the board', async (t) => {
  const here = await scene(t);
  const { ada, bob, info } = here;
  const mover = await moveOnce(here);
  const other = mover === ada ? bob : ada;
  const entry = async (): Promise<number> => (await boardOf(mover, info)).entry;
  await mover.ask('moves.undo', { table: info.id, entry: await entry(), id: 'undoing-it' });
  await assert.rejects(other.ask('moves.undo', { table: info.id, entry: await entry(), id: 'not-mine-to' }), {
    code: 'refused',
  });
  const view = async (): Promise<object> => (await boardOf(ada, info)).view;
  let [before, next] = [await view(), await view()];
  const first = await moveOnce(here);
  // Until the other has answered; what stood before the latest move of the first is what comes back.
  for (next = await view(); (await moveOnce(here)) === first; next = await view()) before = next;
  await assert.rejects(first.ask('moves.undo', { table: info.id, entry: await entry(), id: 'too-late-now' }), {
    code: 'refused',
  });
  const { table: asked } = await first.ask('requests.ask', { table: info.id, kind: 'takeback' });
  const request = asked.requests[0]?.n as number;
  await assert.rejects(first.ask('requests.answer', { table: info.id, request, yes: true }), {
    code: 'unknown-request',
  });
  await assert.rejects(first.ask('requests.ask', { table: info.id, kind: 'takeback' }), { code: 'already-asked' });
  const answering = first === ada ? bob : ada;
  const { table: after } = await answering.ask('requests.answer', { table: info.id, request, yes: true });
  assert.deepEqual(after.requests, []);
  assert.deepEqual(await view(), before);
});

test('a request that is refused or withdrawn, or that the game has passed, is gone', async (t) => {
  const here = await scene(t);
  const { ada, bob, info } = here;
  const mover = await moveOnce(here);
  const other = mover === ada ? bob : ada;
  await mover.ask('requests.ask', { table: info.id, kind: 'takeback' });
  const { table } = await other.ask('requests.answer', { table: info.id, request: 0, yes: false });
  assert.deepEqual(table.requests, []);
  await mover.ask('requests.ask', { table: info.id, kind: 'pause' });
  const { table: withdrawn } = await mover.ask('requests.answer', { table: info.id, request: 0, yes: false });
  assert.deepEqual(withdrawn.requests, []);
  await mover.ask('requests.ask', { table: info.id, kind: 'takeback' });
  await moveOnce(here);
  assert.deepEqual((await ada.ask('tables.get', { table: info.id })).table.requests, []);
});

test('a pause needs consent: nobody moves in it, and anybody ends it', async (t) => {
  const here = await scene(t, { settings: { clock: { kind: 'move', seconds: 60 } } });
  const { ada, bob, info, time } = here;
  await ada.ask('requests.ask', { table: info.id, kind: 'pause' });
  const { table } = await bob.ask('requests.answer', { table: info.id, request: 0, yes: true });
  assert.equal(table.status, 'paused');
  await assert.rejects(moveOnce(here), { code: 'paused' });
  time.pass(3_600_000);
  const { table: resumed } = await bob.ask('tables.resume', { table: info.id });
  assert.equal(resumed.status, 'running');
  assert.ok(resumed.seats.every(({ standIn }) => standIn === null));
  await moveOnce(here);
});

test('whoever runs out of time is stood in for at once, and takes the seat back by returning', async (t) => {
  const here = await scene(t, { settings: { clock: { kind: 'move', seconds: 60 } } });
  const { ada, bob, info, time, eyes } = here;
  const slow = (await boardOf(ada, info)).waiting.includes(info.seats[0]?.colour as string) ? ada : bob;
  const seat = slow === ada ? 0 : 1;
  time.pass(59_999);
  assert.equal((await ada.ask('tables.get', { table: info.id })).table.seats[seat]?.standIn, null);
  const { entry } = await boardOf(ada, info);
  time.pass(1);
  const stood = await until(
    eyes,
    info.id,
    (now) => Boolean(now.info?.seats[seat]?.standIn) && (now.seen?.entry ?? 0) > entry,
  );
  assert.equal(stood.info?.seats[seat]?.standIn, 'skilled');
  await assert.rejects(
    slow.ask('moves.submit', {
      table: info.id,
      entry: (await boardOf(slow, info)).entry,
      id: 'too-late-now',
      move: 'x',
    }),
    { code: 'stood-in' },
  );
  const { table } = await slow.ask('tables.return', { table: info.id });
  assert.equal(table.seats[seat]?.standIn, null);
});

test('whoever leaves a running game is stood in for; before the start the seat is free again', async (t) => {
  const here = await scene(t);
  const { ada, bob, info } = here;
  const { table } = await bob.ask('tables.leave', { table: info.id });
  assert.deepEqual([table.seats[1]?.kind, table.seats[1]?.standIn, table.seats[1]?.name], ['person', 'skilled', 'Bob']);
  const { table: lobby } = await ada.ask('tables.create', {
    game: 'envyra',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  await bob.ask('tables.join', { table: lobby.id });
  const { table: left } = await ada.ask('tables.leave', { table: lobby.id });
  assert.deepEqual(
    left.seats.map(({ kind }) => kind),
    ['open', 'person', 'open'],
  );
  assert.equal((await bob.ask('tables.get', { table: lobby.id })).table.host, true);
  assert.equal((await bob.ask('tables.leave', { table: lobby.id })).table.status, 'closed');
});

test('vacation stops a correspondence clock at its own cost', async (t) => {
  const here = await scene(t, { settings: { clock: { kind: 'correspondence', days: 1, vacation: 3 } } });
  const { ada, bob, info, time, eyes } = here;
  const day = 86_400_000;
  for (const client of [ada, bob]) await client.ask('tables.vacation', { table: info.id, on: true });
  time.pass(2.5 * day);
  const { table } = await ada.ask('tables.get', { table: info.id });
  assert.ok(table.seats.every(({ standIn, onVacation }) => standIn === null && onVacation));
  time.pass(0.6 * day);
  const over = await until(eyes, info.id, (now) => now.info?.seats.some(({ onVacation }) => !onVacation) ?? false);
  assert.ok(over.info?.seats.every(({ standIn }) => standIn === null));
});

test('spectators who are told later see what the others saw then, and not how far they are', async (t) => {
  const here = await scene(t, { settings: { spectators: { allowed: true, delay: 60 } } });
  const { server, info, time, ada } = here;
  const watcher = await guest(server);
  const eyes = connected(t, watcher);
  time.pass(60_000);
  const before = await until(eyes, info.id, (now) => now.seen !== undefined);
  const entry = before.seen?.entry as number;
  await moveOnce(here);
  time.pass(30_000);
  assert.equal((await boardOf(watcher, info)).entry, entry);
  assert.ok((await boardOf(ada, info)).entry > entry);
  const told = until(eyes, info.id, (now) => (now.seen?.entry ?? 0) > entry);
  time.pass(30_000);
  assert.ok(((await told).seen?.entry ?? 0) > entry);
});

test('a spectator who comes between is told in time what happened before, and that the game is over when it is for them', async (t) => {
  const here = await scene(t, { game: 'envyra', settings: { spectators: { allowed: true, delay: 60 } } });
  const { server, info, time, ada, bob } = here;
  const start = (await boardOf(ada, info)).entry;
  time.pass(60_000);
  await moveOnce(here);
  time.pass(30_000);
  const eyes = connected(t, await guest(server));
  assert.equal((await until(eyes, info.id, (now) => now.seen !== undefined)).seen?.entry, start);
  const told = until(eyes, info.id, (now) => (now.seen?.entry ?? 0) > start);
  time.pass(30_000);
  await told;
  while ((await boardOf(ada, info)).turn !== 'over') await moveOnce(here);
  await until(connected(t, bob), info.id, (now) => now.info?.status === 'over');
  const { info: hidden } = await until(eyes, info.id, (now) => now.info !== undefined);
  assert.equal(hidden?.status, 'running');
  // The two come one after the other.
  const over = until(eyes, info.id, (now) => now.info?.status === 'over' && now.seen?.turn === 'over');
  time.pass(60_000);
  await over;
});

test('a device whose seat has moved on hears nothing more where nobody may look on', async (t) => {
  const here = await scene(t, {
    settings: { spectators: { allowed: false, delay: 0 }, clock: { kind: 'move', seconds: 60 } },
  });
  const { server, bob, info } = here;
  const [old, phone] = [connected(t, bob), await guest(server, 'phone')];
  await until(old, info.id, (now) => now.seen !== undefined);
  const heard: Watched[] = [];
  old.watch(info.id, (now) => void heard.push(now));
  const { token } = await bob.ask('links.make', { table: info.id });
  await phone.ask('links.claim', { token });
  await until(old, info.id, (now) => now.closed?.code === 'no-spectators');
  await moveOnce({ ...here, bob: phone });
  // Whatever was said before this answer has been heard.
  await old.call('session.get', {});
  const boards = heard.flatMap(({ seen }) => seen ?? []);
  assert.ok(boards.length > 0);
  const before = boards[0]?.entry;
  for (const { viewer, entry } of boards) assert.deepEqual([viewer, entry], [info.seats[1]?.colour, before]);
});

test('chat is heard by those who sit there and want to, and not without end', async (t) => {
  const here = await scene(t);
  const { server, ada, bob, info } = here;
  const table = info.id;
  assert.deepEqual(await ada.ask('chat.say', { table, text: ' hello ', id: 'chat-line-1' }), { n: 0 });
  assert.deepEqual(await ada.ask('chat.say', { table, text: 'hello', id: 'chat-line-1' }), { n: 0 });
  const heard = await until(connected(t, bob), table, (now) => now.chat.length > 0);
  assert.deepEqual(heard.chat[0], { n: 0, seat: 0, name: 'Ada', text: 'hello', at: here.time.now() });
  const watcher = connected(t, await guest(server));
  assert.deepEqual((await until(watcher, table, (now) => now.seen !== undefined)).chat, []);
  for (let i = 2; i < 9; i++) await ada.ask('chat.say', { table, text: 'again', id: `chat-line-${i}` });
  await assert.rejects(ada.ask('chat.say', { table, text: 'enough', id: 'chat-line-9' }), { code: 'too-often' });
  await assert.rejects(bob.ask('chat.say', { table, text: 'a\u202eb', id: 'chat-of-bob' }), { code: 'bad-input' });
  await bob.ask('chat.mute', { table, on: true });
  await assert.rejects(bob.ask('chat.say', { table, text: 'hm', id: 'chat-of-bob' }), { code: 'muted' });
});

test('a seat link moves the seat once; a used or revoked one moves nothing', async (t) => {
  const { server, ada, bob, info } = await scene(t);
  const phone = await guest(server, 'phone');
  const { token } = await bob.ask('links.make', { table: info.id });
  const { table } = await phone.ask('links.claim', { token });
  assert.equal(table.mine, 1);
  await assert.rejects(bob.ask('links.claim', { token }), { code: 'link-used' });
  // Another letter for sure, and not the last one, of which not all bits count.
  const forged = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`;
  await assert.rejects(bob.ask('links.claim', { token: forged }), { code: 'unknown-link' });
  assert.equal((await bob.ask('tables.get', { table: info.id })).table.mine, null);
  const { token: second } = await phone.ask('links.make', { table: info.id });
  await assert.rejects(ada.ask('links.claim', { token: second }), { code: 'seat-taken' });
  await phone.ask('links.make', { table: info.id });
  await assert.rejects(bob.ask('links.claim', { token: second }), { code: 'link-revoked' });
});

test('who is forgotten leaves no name, no chat and no way in; their game goes on', async (t) => {
  const { ada, bob, info } = await scene(t);
  await bob.ask('chat.say', { table: info.id, text: 'remember me', id: 'chat-line-1' });
  await bob.ask('session.forget', {});
  await assert.rejects(bob.ask('session.get', {}), { code: 'no-session' });
  const { table } = await ada.ask('tables.get', { table: info.id });
  assert.deepEqual([table.seats[1]?.kind, table.seats[1]?.name, table.seats[1]?.standIn], ['person', '', 'skilled']);
  assert.deepEqual((await ada.ask('chat.list', { table: info.id })).lines, []);
});
