// What lasts: long tables after a restart, and a process after very many tables.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type Client, connect, createClient, standardWires } from '@penumbra/protocol';
import { openStorage, startServer } from '@penumbra/server';
import { games } from '../arena/duel.ts';
import { insist } from '../faults/crowd.ts';
import { type Node, newNode } from '../faults/node.ts';
import { relay } from '../load/relay.ts';

export interface Lasting {
  /** A table of so many entries: opened after a restart, and its last move undone. */
  readonly entries: number;
  readonly openMs: number;
  readonly undoMs: number;
  /** From the end of one process until a bot has moved on in the next, and how long that one takes to begin. */
  readonly goesOnMs: number;
  readonly tables: number;
  /** Of the process in megabytes, at every tenth of the tables. */
  readonly heapMb: readonly number[];
  readonly rssMb: readonly number[];
  readonly inMemory: number;
}

export interface LastingSettings {
  readonly entries: number;
  readonly tables: number;
  readonly say: (line: string) => void;
}

const LOAD_CHILD = fileURLToPath(new URL('../load/child.ts', import.meta.url));
const wires = standardWires(globalThis as never);
const FREELY = { requests: 1_000_000_000, tables: 1_000_000 };
const round = (x: number): number => Math.round(x * 10) / 10;

async function guest(address: string): Promise<Client> {
  const stranger = createClient({ address, wires });
  const { token } = await insist(() => stranger.ask('session.create', { bearer: true }));
  return stranger.as(token as string);
}

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

/** Plays a long table, ends the server, and asks another one on the same file. */
async function longTable(file: string, entries: number): Promise<Pick<Lasting, 'entries' | 'openMs' | 'undoMs'>> {
  const all = { ...games, relay } as never;
  const begin = async () =>
    startServer({ storage: await openStorage(file), logLevel: 'silent', limits: FREELY, games: all, threads: 1 });
  const first = await begin();
  const [a, b] = [await guest(first.address), await guest(first.address)];
  const { table } = await a.ask('tables.create', { game: 'relay', seats: SEATS });
  await b.ask('tables.join', { table: table.id });
  const move = (client: Client, entry: number) =>
    client.ask('moves.submit', { table: table.id, entry, id: `move-${entry}-of-it`, move: `put ${entry % 9}` });
  for (let n = 0; n < entries; n++) await move(n % 2 === 0 ? a : b, n);
  await first.close();
  const second = await begin();
  const again = createClient({ address: second.address, wires, token: (entries % 2 === 1 ? a : b).token });
  await again.ask('session.get', {});
  const start = performance.now();
  const { sync } = await again.ask('tables.get', { table: table.id });
  const opened = performance.now();
  await again.ask('moves.undo', { table: table.id, entry: sync?.seen.entry ?? 0, id: 'undo-of-the-last' });
  const undone = performance.now();
  await second.close();
  return { entries, openMs: round(opened - start), undoMs: round(undone - opened) };
}

/** kill -9 while bots play; until one has moved in the next process, without that process's own beginning. */
async function goesOn(file: string): Promise<number> {
  const node = await newNode({ storage: file, threads: 1 });
  await node.start();
  try {
    const a = await guest(node.address);
    const bots = [1, 2].map(() => ({ kind: 'bot' as const, level: 'casual' }));
    const { table } = await a.ask('tables.create', { game: 'via-nebula', seats: bots });
    const entry = async (): Promise<number> =>
      (await insist(() => a.ask('tables.get', { table: table.id }))).sync?.seen.entry ?? 0;
    while ((await entry()) < 3);
    await node.kill();
    await node.start();
    const start = performance.now();
    const before = await entry();
    while ((await entry()) <= before);
    return round(performance.now() - start);
  } finally {
    await node.kill();
  }
}

/** Tables one after the other: made, joined, a move of each, over. */
async function manyTables(node: Node, tables: number, say: LastingSettings['say']) {
  const [heapMb, rssMb]: [number[], number[]] = [[], []];
  let made = 0;
  let inMemory = 0;
  const measure = async (): Promise<void> => {
    const { memory, tables: held } = await node.usage('gc');
    inMemory = held;
    heapMb.push(round(memory.heapUsed / 1e6));
    rssMb.push(round(memory.rss / 1e6));
    say(`${made} tables: heap ${heapMb.at(-1)} MB, process ${rssMb.at(-1)} MB, ${held} in memory`);
  };
  const goOn = async (): Promise<void> => {
    const [a, b] = [connect(await guest(node.address)), connect(await guest(node.address))];
    while (made < tables) {
      const own = ++made;
      const { table } = await a.call('tables.create', { game: 'sprint', seats: SEATS });
      await b.call('tables.join', { table: table.id });
      for (const [entry, one] of [a, b].entries()) {
        await one.call('moves.submit', { table: table.id, entry, id: `move-${entry}-of-it`, move: 'put 4' });
      }
      if (own % Math.ceil(tables / 10) === 0) await measure();
    }
    for (const one of [a, b]) one.close();
  };
  await Promise.all(Array.from({ length: 8 }, goOn));
  await measure();
  return { tables, heapMb, rssMb, inMemory };
}

export async function measureLasting({ entries, tables, say }: LastingSettings): Promise<Lasting> {
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-lasting-'));
  try {
    const long = await longTable(path.join(folder, 'long.db'), entries);
    say(`a table of ${entries} entries: opened in ${long.openMs} ms, undone in ${long.undoMs} ms`);
    const goesOnMs = await goesOn(path.join(folder, 'on.db'));
    say(`bots go on ${goesOnMs} ms after the start`);
    const node = await newNode({ storage: path.join(folder, 'many.db') }, { file: LOAD_CHILD, kind: 'ours' });
    await node.start();
    const many = await manyTables(node, tables, say).finally(() => node.kill());
    return { ...long, goesOnMs, ...many };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
