// Law 9 on the wire: what a viewer is sent is the same, byte by byte and in number and order, in worlds that differ only
// in what it may not know.
import assert from 'node:assert/strict';
import { mock, type TestContext, test } from 'node:test';
import {
  type Config,
  everyConfig,
  type Game,
  type Games,
  hasSeat,
  type JsonObject,
  listSeats,
  pickMove,
  Rng,
  type Seat,
  Table,
  type Viewer,
  writePosition,
} from '@penumbra/kit';
import type { Client } from '@penumbra/protocol';
import webPush from 'web-push';
import { type PlannedMove, planFor, tableFrom } from './twin-plan.ts';
import { call, openSide, resetCalls, type Side, type Tap, tableOn, tap, twinOf } from './twins.ts';
import { catalog, tempFolder } from './world.ts';

const MOMENTS = 3;

const classesOf = ({ seats, options }: Config): string[] => [
  `${seats.length} seats`,
  ...Object.entries(options as object).map(([name, value]) => `${name} ${value}`),
];

/** As few as have every number of seats and every value of every option among them. */
function someConfigs(game: Game): Config[] {
  const all = everyConfig(game).filter(({ seats }) => seats.length > 1);
  const left = new Set(all.flatMap(classesOf));
  const news = (config: Config): number => classesOf(config).filter((name) => left.has(name)).length;
  const some: Config[] = [];
  while (left.size > 0) {
    const best = all.reduce((one, other) => (news(other) > news(one) ? other : one));
    some.push(best);
    for (const name of classesOf(best)) left.delete(name);
  }
  return some;
}

/** Moments of one game where somebody is asked and nothing is sealed. */
function someMoments(game: Game, config: Config, rng: Rng): Table[] {
  const table = new Table(game, config, { seed: rng.keyFor('moments') });
  const moments: Table[] = [];
  while (table.turn.kind !== 'over') {
    const waiting = listSeats(table.waiting);
    if (waiting.length === 0) table.chance();
    else for (const seat of waiting) table.submit(seat, pickMove(game, table.state as never, seat, rng));
    if (table.turn.kind === 'seat' || table.turn.kind === 'joint') {
      const start = game.clone(table.state as never);
      moments.push(new Table(game, config, { start, seed: table.seed }));
    }
  }
  return Array.from({ length: Math.min(MOMENTS, moments.length) }, (_, i) => {
    return moments[Math.floor(((i + 1) * (moments.length - 1)) / (MOMENTS + 1))] as Table;
  });
}

/** What another seat could choose; the two worlds take different ones where it is a secret. */
const choicesOf = ({ game, config }: Table, position: JsonObject, seat: Seat): string[] =>
  tableFrom(game, config, position)
    .legal(seat)
    .map((move) => game.notation.move(move, config));

interface Act {
  readonly side: Side;
  readonly table: string;
  readonly viewer: Viewer;
  readonly truth: Table;
  readonly position: JsonObject;
  /** The first world takes the first of what is secret, the second the last. */
  readonly nth: 0 | -1;
  /** What is done in both. */
  readonly plan: readonly PlannedMove[];
}

/** Everything that can be asked and everything that others do meanwhile; gives what the viewer was sent. */
async function playAct(act: Act): Promise<string[]> {
  const { side, table, viewer, truth, plan } = act;
  const { people, server } = side;
  const seats = truth.config.seats.length;
  const me = people[viewer === 'public' ? seats : viewer] as (typeof people)[0];
  const tapped = await tap(server, me);
  resetCalls();
  tapped.say({ t: 'watch', table, from: 0, chat: 0 });
  await tapped.flush();
  await askAll(tapped, table, truth, viewer);
  await commitInSecret(act, tapped);
  for (const planned of plan) if (!planned.asks) await moveAndTakeBack(act, planned, tapped);
  await around(side, table, viewer, tapped);
  tapped.say({ t: 'unwatch', table });
  tapped.say({ t: 'nonsense' } as never);
  tapped.say({ t: 'hello', version: 0 });
  await tapped.ended;
  const pushed = await pushesOf(act, me);
  return [...tapped.heard, ...pushed];
}

const entryOf = async (client: Client, table: string): Promise<number> =>
  (await client.ask('tables.get', { table })).sync?.seen.entry as number;

/** A move of anybody, which may be undone and made again. */
async function moveAndTakeBack({ side, table, viewer }: Act, planned: PlannedMove, tapped: Tap): Promise<void> {
  const { seat, move, undoable } = planned;
  const client = side.people[seat] as Client;
  const act = async (name: 'moves.submit' | 'moves.undo', id: string): Promise<void> => {
    const entry = await entryOf(client, table);
    const input = { table, entry, id: `${id}-${entry}`, ...(name === 'moves.submit' && { move }) };
    if (seat === viewer) call(tapped, name, input as never);
    else await client.ask(name, input as never);
    await tapped.flush();
  };
  await act('moves.submit', 'the-move');
  if (!undoable) return;
  await act('moves.undo', 'taking-back');
  await act('moves.submit', 'once-more');
}

const ENDPOINT = 'https://push.example/of-the-viewer';
const pushes: string[] = [];

/** Whoever is asked while no device of theirs looks on is told by web push. */
async function pushesOf({ side, table, plan }: Act, me: Client): Promise<string[]> {
  const last = plan.at(-1);
  if (!last?.asks) return [];
  const { presence } = side.server.core;
  const { you } = await me.ask('session.get', {});
  while (presence.isHere(table, you.id)) await new Promise(setImmediate);
  await me.ask('session.listen', { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' }, language: 'en' });
  const client = side.people[last.seat] as Client;
  pushes.length = 0;
  await client.ask('moves.submit', { table, entry: await entryOf(client, table), id: 'the-last-one', move: last.move });
  while (pushes.length === 0) await new Promise(setImmediate);
  await me.ask('session.unlisten', { endpoint: ENDPOINT });
  return pushes.map((payload) => JSON.stringify({ t: 'push', payload }));
}

/** Syncs, lists, records, hints, and everything that is refused. */
async function askAll(tapped: Tap, table: string, truth: Table, viewer: Viewer): Promise<void> {
  const { game, config } = truth;
  call(tapped, 'tables.get', { table });
  call(tapped, 'tables.mine', {});
  call(tapped, 'tables.record', { table });
  call(tapped, 'session.strengths', {});
  const of = { table, entry: 0 };
  call(tapped, 'moves.undo', { ...of, id: 'undoing-it' });
  call(tapped, 'moves.retract', { ...of, id: 'retracting' });
  call(tapped, 'moves.submit', { ...of, id: 'nonsense', move: 'nonsense' });
  call(tapped, 'moves.submit', { ...of, entry: 99, id: 'too-early', move: 'nonsense' });
  await tapped.flush();
  // Moves of others are near misses of one's own; a legal one would change the table and is left to the others.
  for (const seat of listSeats(truth.waiting)) {
    if (seat === viewer) continue;
    for (const move of truth.legal(seat).slice(0, 3)) {
      const own = viewer === 'public' ? [] : truth.legal(viewer);
      // In a secret turn another's choice may be one's own as well.
      const text = `${game.notation.move(move, config)}${own.includes(move) ? ' and more' : ''}`;
      call(tapped, 'moves.submit', { ...of, id: `near-miss-${seat}`, move: text });
    }
  }
  call(tapped, 'moves.hint', { table });
  call(tapped, 'tables.fork', { table, step: 0, seats: [{ kind: 'open' }] });
  await tapped.flush();
}

/** In a secret turn others choose, take back and choose again: different things in the two worlds. */
async function commitInSecret({ side, table, viewer, truth, position, nth }: Act, tapped: Tap): Promise<void> {
  const { turn } = truth;
  if (turn.kind !== 'joint') return;
  const others = listSeats(turn.seats).filter((seat) => seat !== viewer);
  // Somebody has to be left to choose: a turn that is complete is a secret no more.
  const isAsked = viewer !== 'public' && hasSeat(turn.seats, viewer);
  for (const seat of isAsked ? others : others.slice(1)) {
    const client = side.people[seat] as (typeof side.people)[0];
    const move = choicesOf(truth, position, seat).at(nth) as string;
    const entry = (): Promise<number> => entryOf(client, table);
    await client.ask('moves.submit', { table, entry: await entry(), id: `choosing-${seat}`, move });
    await client.ask('moves.retract', { table, entry: await entry(), id: `retracting-${seat}` });
    await client.ask('moves.submit', { table, entry: await entry(), id: `choosing-again-${seat}`, move });
    await tapped.flush();
  }
}

/** Chat, presence, names, leaving, requests. */
async function around({ people }: Side, table: string, viewer: Viewer, tapped: Tap): Promise<void> {
  const other = people[viewer === 0 ? 1 : 0] as (typeof people)[0];
  await other.ask('chat.say', { table, text: 'well, well', id: 'chat-line' });
  await other.ask('session.rename', { name: 'somebody' });
  await other.ask('requests.ask', { table, kind: 'pause' });
  await tapped.flush();
  if (viewer !== 'public') {
    call(tapped, 'chat.say', { table, text: 'indeed', id: 'chat-answer' });
    call(tapped, 'chat.list', { table, from: 0 });
    call(tapped, 'requests.answer', { table, request: 0, yes: false });
    call(tapped, 'requests.ask', { table, kind: 'takeback' });
    call(tapped, 'chat.mute', { table, on: true });
  }
  tapped.say({ t: 'watch', table: 'A'.repeat(22), from: 0 });
  tapped.say({ t: 'watch', table, from: 99 });
  await tapped.flush();
}

/** The first place where two viewers were not told the same. */
async function firstDifference(t: TestContext, game: Game): Promise<string | undefined> {
  const games: Games = { [game.facts.id]: game };
  const rng = new Rng(`leak/${game.facts.id}`);
  for (const config of someConfigs(game)) {
    const seats = config.seats.length;
    const sides = [await openSide(tempFolder(t), games, seats), await openSide(tempFolder(t), games, seats)] as const;
    try {
      for (const truth of someMoments(game, config, rng)) {
        for (const viewer of [...config.seats.keys(), 'public'] as Viewer[]) {
          const position = writePosition(truth);
          const positions = [position, twinOf(truth, viewer, rng) ?? position];
          const worlds = positions.map((one) => tableFrom(game, config, one));
          const plan = planFor(worlds, viewer);
          takenBack += plan.filter(({ undoable }) => undoable).length;
          const heard: string[][] = [];
          for (const [i, side] of sides.entries()) {
            const own = positions[i] as JsonObject;
            const table = await tableOn(side, config, own);
            heard.push(await playAct({ side, table, viewer, truth, position: own, nth: i === 0 ? 0 : -1, plan }));
          }
          const [left, right] = heard as [string[], string[]];
          const nth = left.findIndex((text, i) => text !== right[i]);
          if (nth >= 0 || left.length !== right.length) {
            return `${config.seats[viewer as number] ?? viewer} in ${JSON.stringify(config.given.options)}: ${left.length} and ${right.length} messages\n${left[nth]}\n${right[nth]}`;
          }
          for (const text of left) kinds.add((JSON.parse(text) as { t: string }).t);
        }
      }
    } finally {
      for (const { server } of sides) await server.close();
    }
  }
  return undefined;
}

const kinds = new Set<string>();
let takenBack = 0;

mock.method(webPush, 'sendNotification', async (_: unknown, payload: string) => void pushes.push(payload));

for (const game of Object.values(catalog)) {
  test(`law 9 on the wire · ${game.facts.id}: twin worlds send a viewer the same bytes`, async (t) => {
    assert.equal(await firstDifference(t, game), undefined);
  });
}

test('law 9 on the wire · every kind of message was compared', () => {
  const all = ['answer', 'bye', 'chat', 'closed', 'error', 'info', 'pong', 'push', 'sync', 'welcome'];
  assert.deepEqual([...kinds].sort(), all);
  assert.ok(takenBack > 0, 'moves were made and taken back');
});

test('law 9 on the wire · a game that leaks no more than a size is found out', async (t) => {
  const game = catalog['umbra-via'] as Game;
  const spying: Game = {
    ...game,
    view: (s, viewer) => ({ ...game.view(s, viewer), size: JSON.stringify(game.notation.state(s)).length }),
    notation: {
      ...game.notation,
      view: (view) => ({ ...game.notation.view(view), size: (view as { size?: number }).size ?? 0 }),
    },
  };
  assert.match((await firstDifference(t, spying)) ?? 'nothing', /"size":/);
});
