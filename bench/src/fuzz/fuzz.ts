// A server that strangers, spectators and even the right seats talk nonsense to.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Rng } from '@penumbra/kit';
import {
  type Client,
  createClient,
  type Input,
  OPERATIONS,
  type OperationName,
  PROTOCOL_VERSION,
  requestOf,
  standardWires,
} from '@penumbra/protocol';
import WebSocket from 'ws';
import { type Node, newNode } from '../faults/node.ts';
import { someInput, someMessage } from './inputs.ts';

export interface Fuzzed {
  readonly seed: string;
  readonly inputs: number;
  /** How often each answer came: statuses, codes of sockets, closed connections. */
  readonly answers: { readonly [answer: string]: number };
  /** Of the process, after a fifth of the inputs and at the end. */
  readonly memoryMb: readonly [number, number];
  readonly problems: readonly string[];
}

export interface FuzzSettings {
  readonly seed: string;
  readonly inputs: number;
  readonly say: (line: string) => void;
}

interface Place {
  readonly node: Node;
  readonly rng: Rng;
  /** Nobody, a stranger, somebody who is not known; and the right seat. */
  readonly tokens: readonly (string | undefined)[];
  readonly seat: string;
  readonly tables: readonly string[];
  readonly count: (answer: string) => void;
  readonly problem: (text: string) => void;
}

const AT_ONCE = 16;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Everything that is kept, a word for each kind of thing. */
function digests(file: string): Map<string, string> {
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const each = names.map(({ name }): [string, string] => {
    const hash = createHash('sha256');
    for (const row of db.prepare(`select * from "${name}" order by 1, 2`).iterate()) hash.update(JSON.stringify(row));
    return [String(name), hash.digest('hex')];
  });
  db.close();
  return new Map(each);
}

/** Where it would go; some of it cannot be written into an address. */
function planFor(name: OperationName, input: object): ReturnType<typeof requestOf> {
  try {
    return requestOf(name, input as Input<typeof name>);
  } catch {
    return { method: OPERATIONS[name].method, url: '/api/v1/tables/%FF%00', body: '{}' };
  }
}

/** Anything at all over HTTP. */
function sendHttp({ node, rng, tokens, seat, tables, count, problem }: Place): Promise<void> {
  const token = rng.pick([...tokens, seat]);
  const { name, input } = someInput(rng, { tables, maySucceed: token === seat });
  const asObject = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const plan = planFor(name, asObject);
  // What is no object has no place in an address, and nothing would be a right question.
  if (plan.body === undefined && asObject !== input) return Promise.resolve();
  let body = plan.body === undefined ? undefined : JSON.stringify(asObject === input ? JSON.parse(plan.body) : input);
  if (body !== undefined && rng.below(20) === 0) body = body.slice(0, rng.below(body.length + 1));
  if (body !== undefined && rng.below(200) === 0) body = `"${'x'.repeat(100_000)}"`;
  const type = rng.below(20) === 0 ? 'text/plain' : 'application/json';
  const headers = {
    ...(body !== undefined && { 'content-type': type }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(rng.below(20) === 0 && { origin: 'https://evil.example' }),
    ...(rng.below(20) === 0 && {
      cookie: `penumbra=${encodeURIComponent(JSON.stringify(input).slice(0, 99).toWellFormed())}`,
    }),
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = {
    method: plan.method,
    headers,
    agent,
    path: plan.url.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent),
    host: '127.0.0.1',
    port: node.port,
  };
  const asked = request(options, (answer) => {
    const status = answer.statusCode ?? 0;
    count(`${status}`);
    const isDone = status < 300 && body !== undefined;
    if (status >= 500 || isDone) problem(`${status} for ${name} ${plan.url} ${body?.slice(0, 300)}`);
    answer.resume().on('end', resolve).on('error', resolve);
  });
  asked.on('error', () => {
    count('cut');
    resolve();
  });
  asked.end(body);
  return promise;
}

/** Some messages over one socket; it may be closed for them. */
function sendMessages({ node, rng, tokens, seat, tables, count, problem }: Place, messages: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${node.port}/api/v1/socket`, { perMessageDeflate: false });
  const { promise, resolve } = Promise.withResolvers<void>();
  const token = rng.pick([...tokens, seat]);
  const end = (): void => {
    socket.terminate();
    resolve();
  };
  socket.on('error', end);
  socket.on('close', end);
  socket.on('message', (data) => {
    const said = JSON.parse(String(data)) as { t: string; error?: { code: string } };
    count(`${said.t}${said.error ? ` ${said.error.code}` : ''}`);
    if (said.error?.code === 'broken') problem(`broken, over a socket: ${String(data)}`);
    if (said.t === 'pong') end();
  });
  socket.on('open', () => {
    if (rng.below(10) > 0)
      socket.send(JSON.stringify({ t: 'hello', version: PROTOCOL_VERSION, ...(token && { token }) }));
    for (let n = 0; n < messages; n++) {
      if (rng.below(200) === 0) socket.send(Buffer.from([rng.below(256), rng.below(256)]));
      else socket.send(someMessage(rng, { tables, maySucceed: token === seat }));
    }
    socket.send(JSON.stringify({ t: 'ping' }));
  });
  return promise;
}

/** Half of something, and then silence. */
function sendHalf({ node, rng, tables, count }: Place): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connectTcp(node.port, '127.0.0.1');
  const body = someMessage(rng, { tables, maySucceed: false });
  const head = `POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length + 100}\r\n\r\n${body}`;
  const upgrade = `GET /api/v1/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  const text = rng.below(2) === 0 ? head : `${upgrade}${String.fromCharCode(0x81, 0xfe, 0x7f)}`;
  socket.on('error', () => {});
  socket.on('close', () => resolve());
  socket.on('connect', () => {
    count('half');
    socket.write(text.slice(0, 1 + rng.below(text.length)), 'latin1', () => socket.destroy());
  });
  return promise;
}

/** A running table with two people, and a stranger. */
async function people(address: string): Promise<{ seats: Client[]; stranger: Client; table: string }> {
  const wires = standardWires(globalThis as never);
  const guest = async (): Promise<Client> => {
    const nobody = createClient({ address, wires });
    const { token } = await nobody.ask('session.create', { bearer: true });
    return nobody.as(token as string);
  };
  const [a, b, stranger] = [await guest(), await guest(), await guest()];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await a.ask('tables.create', { game: 'via-nebula', seats });
  await b.ask('tables.join', { table: table.id });
  return { seats: [a, b], stranger, table: table.id };
}

export async function fuzz({ seed, inputs, say }: FuzzSettings): Promise<Fuzzed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-fuzz-'));
  const file = path.join(folder, 'penumbra.db');
  const node = await newNode({ storage: file, threads: 1 });
  await node.start();
  const answers = new Map<string, number>();
  const problems: string[] = [];
  const rng = new Rng(`fuzz/${seed}`);
  try {
    const { seats, stranger, table } = await people(node.address);
    const place: Place = {
      node,
      rng,
      tokens: [undefined, stranger.token, 'A'.repeat(43)],
      seat: seats[0]?.token as string,
      tables: [table],
      count: (answer) => void answers.set(answer, (answers.get(answer) ?? 0) + 1),
      problem: (text) => void (problems.length < 50 && problems.push(text)),
    };
    const before = digests(file);
    let warm = 0;
    let done = 0;
    const goOn = async (): Promise<void> => {
      while (done < inputs) {
        const kind = rng.below(100);
        const many = kind < 2 ? 1 : kind < 30 ? 10 : 1;
        done += many;
        await (kind < 2 ? sendHalf(place) : kind < 30 ? sendMessages(place, many) : sendHttp(place));
        if (warm === 0 && done > inputs / 5) warm = (await node.usage('gc')).memory.rss;
        if (done % 20_000 < many) say(`${done} inputs, ${problems.length} problems`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, goOn));
    const { memory } = await node.usage('gc');
    for (const [name, digest] of digests(file)) {
      if (digest !== before.get(name)) problems.push(`what is kept in ${name} has changed`);
    }
    const { status } = await fetch(`${node.address}/api/v1/health`);
    if (status !== 200) problems.push(`its health is ${status}`);
    const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
    const memoryMb = [megabytes(warm), megabytes(memory.rss)] as const;
    return { seed, inputs: done, answers: Object.fromEntries([...answers].sort()), memoryMb, problems };
  } finally {
    agent.destroy();
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
