// A server of its own for a test, and people who play on it over real sockets.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { games } from '@penumbra/catalog';
import { type Config, configure, type Game, type Games, type Rng, readSeen, type Seen, Source } from '@penumbra/kit';
import {
  type Client,
  type Connection,
  connect,
  createClient,
  type Input,
  type SeenText,
  standardWires,
  type TableInfo,
  type Watched,
} from '@penumbra/protocol';
import { openSqlite, type Running, type ServerOptions, startServer } from '@penumbra/server';

export const wires = standardWires(globalThis as never);
export const catalog = games as unknown as Games;

/** Thousands of moves, each waiting for the disk, are nobody's test: memory that looks like a disk, where there is one. */
const SHELF = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export function tempFolder(t: TestContext): string {
  const folder = mkdtempSync(path.join(SHELF, 'penumbra-server-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** No test waits for limits that are meant for strangers. */
const FREELY = { requests: 1_000_000, messages: { perSecond: 1_000_000, burst: 1_000_000 }, tables: 1_000 };

export async function serverIn(folder: string, options: Partial<ServerOptions> = {}): Promise<Running> {
  const storage = await openSqlite(path.join(folder, 'penumbra.db'));
  return startServer({ storage, logLevel: 'error', limits: FREELY, ...options });
}

export async function testServer(t: TestContext, options: Partial<ServerOptions> = {}): Promise<Running> {
  const server = await serverIn(tempFolder(t), options);
  t.after(() => server.close());
  return server;
}

export const stranger = ({ address }: { readonly address: string }): Client => createClient({ address, wires });

export async function guest(server: { readonly address: string }, name = ''): Promise<Client> {
  const { token } = await stranger(server).ask('session.create', { name, bearer: true });
  return stranger(server).as(token as string);
}

/** A connection that the test ends. */
export function connected(t: TestContext, client: Client): Connection {
  const connection = connect(client);
  t.after(() => connection.close());
  return connection;
}

const configs = new Map<string, Config>();

export const configIn = (info: TableInfo): Config => {
  const known = configs.get(info.id);
  if (known) return known;
  const game = catalog[info.game] as Game;
  const seats = info.seats.map(({ colour }) => colour);
  const config = configure(game, { seats, options: info.options, components: info.components });
  configs.set(info.id, config);
  return config;
};

export const seenIn = (info: TableInfo, seen: SeenText): Seen =>
  readSeen(catalog[info.game] as Game, configIn(info), new Source(seen));

/** Resolves when what is watched is as wanted. */
export function until(connection: Connection, table: string, wanted: (now: Watched) => boolean): Promise<Watched> {
  const { promise, resolve } = Promise.withResolvers<Watched>();
  const handle = connection.watch(table, (now) => {
    if (!wanted(now)) return;
    handle.close();
    resolve(now);
  });
  if (wanted(handle.now)) {
    handle.close();
    return Promise.resolve(handle.now);
  }
  return promise;
}

/** Plays a seat at random, from what it is shown, until the game is over; gives what it has heard. */
export function playRandomly(connection: Connection, table: string, rng: Rng): Promise<Watched> {
  const { promise, resolve, reject } = Promise.withResolvers<Watched>();
  let answered = -1;
  const handle = connection.watch(table, ({ info, seen }) => {
    if (!info || !seen) return;
    if (seen.turn === 'over' && info.status === 'over') return resolve(handle.now);
    const { legal } = seenIn(info, seen);
    if (legal.length === 0 || answered === seen.step) return;
    answered = seen.step;
    const move = (catalog[info.game] as Game).notation.move(rng.pick(legal), configIn(info));
    const act: Input<'moves.submit'> = { table, entry: seen.entry, id: wires.freshId(), move };
    connection.call('moves.submit', act).catch(reject);
  });
  return promise;
}
