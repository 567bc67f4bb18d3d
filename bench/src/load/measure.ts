// The table of what a server must do, each figure beside what the machine itself could do in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { createClient, PROTOCOL_VERSION, standardWires } from '@penumbra/protocol';
import WebSocket from 'ws';
import { type Node, newNode } from '../faults/node.ts';
import {
  type Open,
  openBare,
  openBoardgameIo,
  openColyseus,
  openOurs,
  type Played,
  rush,
  timeMoves,
} from './players.ts';

export interface Load {
  /** A move's p99, acknowledged, on disk and heard by four, over that of an echo after a durable insert. */
  readonly p99Ratio: number;
  readonly moveMs: { readonly median: number; readonly p99: number };
  readonly bareMs: { readonly median: number; readonly p99: number };
  readonly echoMs: { readonly median: number; readonly p99: number };
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  /** Deeds in one transaction, on average. */
  readonly batch: number;
  readonly barePerSecond: number;
  readonly ofBareDatabase: number;
  /** Per processor second of the server. */
  readonly boardgameIoPerCpuSecond: number;
  readonly colyseusPerCpuSecond: number;
  /** Of bare sockets that pass on what they hear to four: nothing made of them can do more. */
  readonly socketsPerCpuSecond: number;
  readonly vsBoardgameIo: number;
  readonly vsColyseus: number;
  readonly idleSockets: number;
  readonly idleBytes: number;
  readonly activeTables: number;
  readonly activeP99Ms: number;
}

export interface LoadSettings {
  readonly quick: boolean;
  readonly say: (line: string) => void;
}

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const round = (x: number, digits = 2): number => Number(x.toFixed(digits));

function spread(times: readonly number[]): { median: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN, 3);
  return { median: at(0.5), p99: at(0.99) };
}

async function withServer<T>(kind: string, folder: string, run: (node: Node) => Promise<T>): Promise<T> {
  const node = await newNode({ storage: path.join(folder, `${kind}.db`) }, { file: CHILD, kind });
  await node.start();
  try {
    return await run(node);
  } finally {
    await node.kill();
  }
}

const openAll = async (open: Open, address: string, count: number): Promise<{ played: Played; next: number }[]> => {
  const tables: { played: Played; next: number }[] = [];
  while (tables.length < count) {
    const some = Math.min(8, count - tables.length);
    const opened = await Promise.all(Array.from({ length: some }, () => open(address)));
    tables.push(...opened.map((played) => ({ played, next: 0 })));
  }
  return tables;
};

/** One move at a time on a quiet server, in turns with the bare one, so that whatever else runs disturbs both alike. */
async function latency(ours: Node, bare: Node, rounds: number): Promise<Pick<Load, 'moveMs' | 'bareMs' | 'echoMs'>> {
  const played = await openOurs(ours.address);
  const socket = new WebSocket(bare.address.replace('http', 'ws'), { perMessageDeflate: false });
  await new Promise((resolve) => socket.once('open', resolve));
  const roundTrip = (text: string): Promise<void> =>
    new Promise((resolve) => {
      socket.once('message', () => resolve());
      socket.send(text);
    });
  const [moves, kept, echoes]: [number[], number[], number[]] = [[], [], []];
  const text = `keep ${'x'.repeat(120)}`;
  const timed = async (times: number[], what: string): Promise<void> => {
    const start = performance.now();
    await roundTrip(what);
    times.push(performance.now() - start);
  };
  await timeMoves(played, 0, 50);
  for (let n = 0; n < rounds; n++) {
    moves.push(...(await timeMoves(played, 50 + n * 20, 20)));
    for (let i = 0; i < 20; i++) await timed(kept, text);
    for (let i = 0; i < 20; i++) await timed(echoes, 'echo');
  }
  played.close();
  socket.terminate();
  return { moveMs: spread(moves), bareMs: spread(kept), echoMs: spread(echoes) };
}

interface Rushed {
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly batch: number;
}

/** As many moves as there is time for. */
async function throughput(open: Open, node: Node, tables: number, ms: number): Promise<Rushed> {
  const all = await openAll(open, node.address, tables);
  await rush(all, ms / 4);
  const before = await node.usage();
  const { moves, seconds } = await rush(all, ms);
  const after = await node.usage();
  for (const { played } of all) played.close();
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  const commits = (after.commits ?? 0) - (before.commits ?? 0);
  return {
    perSecond: moves / seconds,
    perCpuSecond: moves / (cpu / 1e6),
    batch: commits === 0 ? 1 : ((after.units ?? 0) - (before.units ?? 0)) / commits,
  };
}

/** What the database alone does with the same rows in batches of the same size: the tables go on where they were. */
function bareDatabase(file: string, batch: number, tables: number, ms: number): number {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  const insert = db.prepare('insert into journal values (?, ?, ?, ?, ?, ?) on conflict do nothing');
  const update = db.prepare('update tables set changed = ?, waiting = ?, wake = ?, clocks = ? where id = ?');
  const latest = db.prepare('select id from tables order by changed desc limit ?').all(tables);
  const ids = latest.map(({ id }) => id as string);
  const first = 1_000_000;
  const start = performance.now();
  let rows = 0;
  let owed = 0;
  while (performance.now() - start < ms) {
    db.exec('begin immediate');
    for (owed += batch; owed >= 1; owed--, rows++) {
      const id = ids[rows % ids.length] as string;
      insert.run(id, first + Math.floor(rows / ids.length), 'red', 'put 3', `move-${rows}-of-it`, Date.now());
      update.run(Date.now(), 1, null, null, id);
    }
    db.exec('commit');
  }
  const perSecond = rows / ((performance.now() - start) / 1_000);
  db.close();
  return perSecond;
}

/** Sockets of people who look at nothing. */
async function idle(node: Node, count: number): Promise<number> {
  const wires = standardWires(globalThis as never);
  const { token } = await createClient({ address: node.address, wires }).ask('session.create', { bearer: true });
  const sockets: WebSocket[] = [];
  const openSome = async (some: number): Promise<void> => {
    const url = `${node.address.replace('http', 'ws')}/api/v1/socket`;
    await Promise.all(
      Array.from({ length: some }, async () => {
        const socket = new WebSocket(url, { perMessageDeflate: false });
        sockets.push(socket);
        await new Promise((resolve, reject) => {
          socket.once('error', reject);
          socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', version: PROTOCOL_VERSION, token })));
          socket.once('message', resolve);
        });
      }),
    );
  };
  await openSome(200);
  const before = await settled(node);
  for (let n = 0; n < count; n += 100) await openSome(100);
  const after = await settled(node);
  for (const socket of sockets) socket.terminate();
  // What others gave back in the meantime is not what a socket takes.
  return Math.max(0, after - before) / count;
}

async function settled(node: Node): Promise<number> {
  for (let n = 0; n < 3; n++) {
    await node.usage('gc');
    await sleep(200);
  }
  return (await node.usage('gc')).memory.rss;
}

/** Many tables that each move about once a second, while bots think at others. */
async function active(node: Node, tables: number, bots: number, seconds: number): Promise<number> {
  const wires = standardWires(globalThis as never);
  const stranger = createClient({ address: node.address, wires });
  const { token } = await stranger.ask('session.create', { bearer: true });
  const host = stranger.as(token as string);
  const seats = [1, 2].map(() => ({ kind: 'bot' as const, level: 'skilled' }));
  const all = await openAll(openOurs, node.address, tables);
  for (let n = 0; n < bots; n++) await host.ask('tables.create', { game: 'umbra-via', seats });
  const times: number[] = [];
  await Promise.all(
    all.map(async (table, i) => {
      await sleep((i / tables) * 1_000);
      for (let n = 0; n < seconds; n++) {
        const start = performance.now();
        await table.played.move(table.next++);
        const took = performance.now() - start;
        times.push(took);
        await sleep(Math.max(0, 1_000 - took));
      }
    }),
  );
  for (const { played } of all) played.close();
  return spread(times).p99;
}

export async function measureLoad({ quick, say }: LoadSettings): Promise<Load> {
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-load-'));
  const [rounds, tables, ms, sockets, many] = quick ? [5, 16, 500, 200, 20] : [100, 64, 8_000, 5_000, 1_000];
  try {
    const quiet = await withServer('bare', folder, (bare) =>
      withServer('ours', folder, (ours) => latency(ours, bare, rounds)),
    );
    const p99Ratio = round(quiet.moveMs.p99 / quiet.bareMs.p99);
    say(`a move p99 ${quiet.moveMs.p99} ms, echo with a durable insert ${quiet.bareMs.p99} ms: ${p99Ratio} ×`);
    const own = await withServer('ours', folder, (node) => throughput(openOurs, node, tables, ms));
    const bare = bareDatabase(path.join(folder, 'ours.db'), own.batch, tables, ms);
    say(`${round(own.perSecond, 0)} moves/s in batches of ${round(own.batch, 1)}; bare database ${round(bare, 0)}`);
    const io = await withServer('boardgame.io', folder, (node) => throughput(openBoardgameIo, node, tables, ms));
    const passed = await withServer('bare', folder, (node) => throughput(openBare, node, tables, ms));
    const rooms = await withServer('colyseus', folder, (node) => throughput(openColyseus, node, tables, ms));
    say(
      `per processor second: ${round(own.perCpuSecond, 0)}, boardgame.io ${round(io.perCpuSecond, 0)}, Colyseus ${round(rooms.perCpuSecond, 0)}, bare sockets ${round(passed.perCpuSecond, 0)}`,
    );
    const idleBytes = await withServer('ours', folder, (node) => idle(node, sockets));
    say(`${sockets} idle sockets, ${round(idleBytes, 0)} bytes each`);
    const activeP99Ms = await withServer('ours', folder, (node) => active(node, many, quick ? 2 : 50, quick ? 2 : 15));
    say(`${many} active tables: p99 ${activeP99Ms} ms`);
    return {
      p99Ratio,
      ...quiet,
      movesPerSecond: round(own.perSecond, 0),
      movesPerCpuSecond: round(own.perCpuSecond, 0),
      batch: round(own.batch, 1),
      barePerSecond: round(bare, 0),
      ofBareDatabase: round(own.perSecond / bare, 3),
      boardgameIoPerCpuSecond: round(io.perCpuSecond, 0),
      colyseusPerCpuSecond: round(rooms.perCpuSecond, 0),
      socketsPerCpuSecond: round(passed.perCpuSecond, 0),
      vsBoardgameIo: round(own.perCpuSecond / io.perCpuSecond),
      vsColyseus: round(own.perCpuSecond / rooms.perCpuSecond),
      idleSockets: sockets,
      idleBytes: round(idleBytes, 0),
      activeTables: many,
      activeP99Ms,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
