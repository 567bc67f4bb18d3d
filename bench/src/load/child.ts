// One of the servers that are compared, in a process of its own: the kind is the first argument, its settings the
// second, as JSON.
import { createRequire } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { games } from '@penumbra/catalog';
import type { Games } from '@penumbra/kit';
import { openStorage, startServer } from '@penumbra/server';
import { type WebSocket, WebSocketServer } from 'ws';
import { relay, sprint } from './relay.ts';

interface Settings {
  readonly port: number;
  readonly storage: string;
}

const FREELY = {
  tables: 1_000_000,
  requests: 1_000_000_000,
  messages: { perSecond: 1_000_000, burst: 1_000_000 },
  watched: 100_000,
};

/** What the time that passes would do: tables that nobody watches leave memory. */
let sweep = (): void => {};

/** How many deeds went to disk together. */
const batches = { commits: 0, units: 0 };

async function ours({ port, storage }: Settings): Promise<() => object> {
  const kept = await openStorage(storage);
  let turn = 0;
  const counted: typeof kept = {
    ...kept,
    commit(unit) {
      batches.units++;
      // What comes in one turn of the event loop is written together.
      if (turn === 0) setImmediate(() => (turn = 0));
      if (turn++ === 0) batches.commits++;
      return kept.commit(unit);
    },
  };
  const all = { ...games, relay, sprint } as unknown as Games;
  const running = await startServer({
    storage: counted,
    port,
    logLevel: 'silent',
    limits: FREELY,
    games: all,
    threads: 1,
  });
  sweep = () => running.core.hosts.sweep(Number.POSITIVE_INFINITY);
  return () => ({ ...batches, tables: running.core.hosts.size });
}

/** An echo, the same after a row is on disk, and for those who named the same table first, what one of them says. */
async function bare({ port, storage }: Settings): Promise<() => object> {
  const db = new DatabaseSync(storage);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table if not exists rows (n integer primary key, text text)',
  );
  const insert = db.prepare('insert into rows (text) values (?)');
  const server = new WebSocketServer({ port, perMessageDeflate: false });
  const tables = new Map<string, WebSocket[]>();
  server.on('connection', (socket) => {
    let own: WebSocket[] | undefined;
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('table')) {
        own = tables.get(text) ?? [];
        tables.set(text, own);
        own.push(socket);
      } else if (text.startsWith('keep')) insert.run(text);
      for (const one of own ?? [socket]) one.send(text);
    });
  });
  return () => ({});
}

/** boardgame.io's own server with its own storage, which is memory. */
async function boardgameIo({ port }: Settings): Promise<() => object> {
  const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server') as {
    Server(setup: object): { run(port: number): Promise<unknown> };
    Origins: { LOCALHOST: unknown };
  };
  const put = ({ G, playerID }: { G: { cells: number[]; count: number }; playerID: string }, cell: number): void => {
    G.cells[cell] = Number(playerID) + 1;
    G.count++;
  };
  const game = {
    name: 'relay',
    setup: () => ({ count: 0, cells: Array<number>(9).fill(0) }),
    moves: { put },
    turn: { minMoves: 1, maxMoves: 1 },
    disableUndo: true,
  };
  await Server({ games: [game], origins: [Origins.LOCALHOST] }).run(port);
  return () => ({});
}

/** A room that relays what it is told. */
async function colyseus({ port }: Settings): Promise<() => object> {
  const { Server, Room } = await import('@colyseus/core');
  const { WebSocketTransport } = await import('@colyseus/ws-transport');
  class Relayed extends Room {
    override onCreate(): void {
      this.maxClients = 4;
      this.onMessage('put', (client, cell: number) => this.broadcast('put', { who: client.sessionId, cell }));
    }
  }
  const server = new Server({ transport: new WebSocketTransport({}), greet: false });
  server.define('relay', Relayed);
  await server.listen(port);
  return () => ({});
}

const KINDS: { readonly [kind: string]: (settings: Settings) => Promise<() => object> } = {
  ours,
  bare,
  'boardgame.io': boardgameIo,
  colyseus,
};

const [, , kind = '', settings = ''] = process.argv;
const about = await (KINDS[kind] as typeof ours)(JSON.parse(settings) as Settings);
process.on('message', (asked) => {
  if (asked === 'gc') {
    sweep();
    (globalThis as { gc?: () => void }).gc?.();
  }
  process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage(), ...about() });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
