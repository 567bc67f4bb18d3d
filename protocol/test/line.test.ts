// A wire that breaks in silence, loses, doubles or swaps messages: the client notices and takes everything up again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ClientMessage,
  connect,
  createClient,
  PROTOCOL_VERSION,
  tally,
  type Watched,
  type WireEvents,
  type Wires,
} from '@penumbra/protocol';
import { hasGap, hear, unheard } from '../src/watched.ts';

interface Stage {
  readonly wires: Wires;
  /** The ends that were opened, the latest last. */
  readonly ends: { readonly events: WireEvents; readonly said: ClientMessage[] }[];
  /** How long each of them may be silent. */
  readonly silences: readonly number[];
  /** Lets the beat come. */
  beat(): void;
}

function stage(): Stage {
  const ends: Stage['ends'] = [];
  const silences: number[] = [];
  const beats = new Set<() => void>();
  const wires: Wires = {
    request: () => Promise.reject(new Error('nobody asks')),
    open(_, events) {
      const said: ClientMessage[] = [];
      ends.push({ events, said });
      return { send: (text) => said.push(JSON.parse(text) as ClientMessage), close: () => {} };
    },
    after: (_, run) => {
      run();
      return () => {};
    },
    every(ms, run) {
      silences.push(ms);
      beats.add(run);
      return () => beats.delete(run);
    },
    freshId: () => 'an-id-of-ours',
  };
  const beat = (): void => {
    for (const run of [...beats]) run();
  };
  return { wires, ends, silences, beat };
}

const welcome = { t: 'welcome', version: PROTOCOL_VERSION, you: { id: 'A'.repeat(16), name: '' }, now: 0 };

function open(here: Stage): { says(message: object): void; heard(): string[]; count(): number } {
  const connection = connect(createClient({ address: 'http://x', wires: here.wires }));
  const last = () => here.ends.at(-1) as Stage['ends'][number];
  const says = (message: object): void => last().events.said(JSON.stringify(message));
  last().events.opened();
  says(welcome);
  assert.equal(connection.state, 'open');
  return { says, heard: () => last().said.map(({ t }) => t), count: () => here.ends.length };
}

const talliedAll = (messages: readonly object[]): number =>
  messages.reduce<number>((sum, message) => tally(sum, JSON.stringify(message)), 0);
const hello = { t: 'hello', version: PROTOCOL_VERSION };
const ping = { t: 'ping' };
const pongAfter = (sent: readonly object[], heard: readonly object[]) => ({
  t: 'pong',
  now: 0,
  sent: talliedAll(sent),
  heard: talliedAll(heard),
});

test('while both ends have said and heard the same, the wire stays', () => {
  const here = stage();
  const { says, heard, count } = open(here);
  here.beat();
  const first = pongAfter([welcome], [hello, ping]);
  says(first);
  here.beat();
  says(pongAfter([welcome, first], [hello, ping, ping]));
  assert.deepEqual([heard(), count()], [['hello', 'ping', 'ping'], 1]);
});

const asLong = { ...welcome, you: { id: 'B'.repeat(16), name: '' } };
const lost = { t: 'chat', table: 'T'.repeat(22), lines: [] };
for (const [what, pong] of [
  ['a message that never came', pongAfter([welcome, lost], [hello, ping])],
  ['a message that came twice', pongAfter([], [hello, ping])],
  ['one that never came where another came twice', pongAfter([lost], [hello, ping])],
  ['one that never came where another as long came twice', pongAfter([asLong], [hello, ping])],
  ['a message that the server never heard', pongAfter([welcome], [ping])],
] as const) {
  test(`${what} shows when the ends compare, and a new wire is opened`, () => {
    const here = stage();
    const { says, count } = open(here);
    here.beat();
    says(pong);
    assert.equal(count(), 2);
  });
}

test('who does not answer, or never says welcome, is not waited for', () => {
  const here = stage();
  const { count } = open(here);
  here.beat();
  here.beat();
  assert.equal(count(), 2);
  here.beat();
  assert.equal(count(), 3);
});

test('a line that is only slow is not cut for ever: the next one may be silent for longer, until one has answered', () => {
  const here = stage();
  const { says } = open(here);
  here.beat();
  here.beat();
  here.beat();
  here.ends.at(-1)?.events.opened();
  says(welcome);
  here.beat();
  says(pongAfter([], [hello, ping]));
  const [first, ...later] = here.silences.map((ms) => ms / (here.silences[0] as number));
  assert.deepEqual([first, ...later], [1, 2, 4, 2]);
});

const TABLE = 'T'.repeat(22);
const seen = (entry: number) => ({ viewer: 'red', entry }) as NonNullable<Watched['seen']>;
const sync = (from: number, to: number, fresh?: true) => ({
  t: 'sync' as const,
  table: TABLE,
  from,
  news: Array.from({ length: fresh ? 0 : to - from }, (_, i) => ({ entry: from + i })) as never,
  seen: seen(to),
  clocks: null,
  ...(fresh && { fresh }),
});

test('what does not follow is asked for again; what is told anew is taken as it is', () => {
  const before = hear(unheard(TABLE), sync(0, 2));
  assert.ok(hasGap(before, sync(3, 4)));
  assert.equal(hear(before, sync(3, 4)), before);
  const after = hear(before, sync(2, 4));
  assert.deepEqual(
    after.log.map(({ entry }) => entry),
    [0, 1, 2, 3],
  );
  assert.equal(hear(after, sync(1, 2)), after);
  const anew = hear(after, sync(9, 9, true));
  assert.deepEqual([anew.log, anew.logFrom, anew.seen?.entry], [[], 9, 9]);
});

test('whose very first news were lost asks for them, and does not begin in the middle', () => {
  const before = unheard(TABLE);
  assert.ok(hasGap(before, sync(2, 3)));
  assert.equal(hear(before, sync(2, 3)), before);
  assert.ok(!hasGap(before, sync(9, 9, true)));
});

test('chat lines find their place whatever order they come in, each once', () => {
  const line = (n: number) => ({ n, seat: 0, name: '', text: `${n}`, at: 0 }) as Watched['chat'][number];
  const chat = (...ns: number[]) => ({ t: 'chat' as const, table: TABLE, lines: ns.map(line) });
  const one = hear(unheard(TABLE), chat(0));
  assert.ok(hasGap(one, chat(2)));
  const all = [chat(2), chat(1, 2), chat(1)].reduce(hear, one);
  assert.deepEqual(
    all.chat.map(({ n }) => n),
    [0, 1, 2],
  );
});

test('messages as long as each other that differ in a number or in a clock make another tally, and so does their order', () => {
  const sync = (from: number, left: number): string =>
    JSON.stringify({ t: 'sync', table: 'T'.repeat(22), from, seen: 'x'.repeat(5_000), clocks: [{ left, since: 12 }] });
  const sums = [
    [sync(11, 20), sync(12, 20)],
    [sync(12, 20), sync(11, 20)],
    [sync(11, 20), sync(11, 20)],
    [sync(11, 20), sync(11, 21)],
    [sync(11, 20)],
  ].map((texts) => texts.reduce(tally, 0));
  assert.equal(new Set(sums).size, sums.length);
});
