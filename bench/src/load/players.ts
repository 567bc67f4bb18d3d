// Clients that cost as little as can be: tables of four, a move at a time at each, the next one as soon as all four
// have heard of the last.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { createClient, PROTOCOL_VERSION, standardWires } from '@penumbra/protocol';
import WebSocket from 'ws';

const SEATS = 4;

/** One table of four on some server. */
export interface Played {
  /** Makes move `n`; resolves when it is acknowledged and all four have heard it. */
  move(n: number): Promise<void>;
  close(): void;
}

export type Open = (address: string) => Promise<Played>;

const wires = standardWires(globalThis as never);

/** Resolves when everybody has heard the move with a number. */
function newHearing(): { expect(count: number): Promise<void>; heard(): void } {
  let left = 0;
  let resolve = (): void => {};
  return {
    expect(count) {
      left = count;
      return new Promise((done) => {
        resolve = done;
      });
    },
    heard() {
      if (--left === 0) resolve();
    },
  };
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

export const openOurs: Open = async (address) => {
  const clients = await Promise.all(
    Array.from({ length: SEATS }, async () => {
      const stranger = createClient({ address, wires });
      const { token } = await stranger.ask('session.create', { bearer: true });
      return stranger.as(token as string);
    }),
  );
  const [host, ...others] = clients as [(typeof clients)[0], ...typeof clients];
  const open = others.map(() => ({ kind: 'open' as const }));
  const { table } = await host.ask('tables.create', { game: 'relay', seats: [{ kind: 'me' }, ...open] });
  for (const other of others) await other.ask('tables.join', { table: table.id });
  const hearing = newHearing();
  const sockets = await Promise.all(
    clients.map(async ({ token }) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/socket`, { perMessageDeflate: false });
      await opened(socket);
      socket.send(JSON.stringify({ t: 'hello', version: PROTOCOL_VERSION, token }));
      socket.send(JSON.stringify({ t: 'watch', table: table.id, from: 0, chat: 0 }));
      return socket;
    }),
  );
  // Everybody is told of everybody else who comes; then it is quiet.
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (const socket of sockets) {
    socket.on('message', (data: Buffer) => {
      const kind = data.toString('latin1', 0, 14);
      if (kind.startsWith('{"t":"sync"')) hearing.heard();
      else if (kind === '{"t":"answer",') {
        if (data.includes('"error"')) throw new Error(String(data));
        hearing.heard();
      }
    });
  }
  return {
    move(n) {
      const all = hearing.expect(SEATS + 1);
      const input = { table: table.id, entry: n, id: `move-${n}-of-it`, move: `put ${n % 9}` };
      sockets[n % SEATS]?.send(JSON.stringify({ t: 'call', id: n, name: 'moves.submit', input }));
      return all;
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
};

let groups = 0;

/** Nobody judges, keeps or shows anything: what one says is passed on to four. */
export const openBare: Open = async (address) => {
  const hearing = newHearing();
  const group = `table ${++groups}`;
  const sockets: WebSocket[] = [];
  while (sockets.length < SEATS) {
    const socket = new WebSocket(address.replace('http', 'ws'), { perMessageDeflate: false });
    await opened(socket);
    sockets.push(socket);
    const all = hearing.expect(sockets.length);
    socket.on('message', hearing.heard);
    socket.send(group);
    await all;
  }
  return {
    move(n) {
      const all = hearing.expect(SEATS);
      sockets[n % SEATS]?.send(`put ${n % 9}`);
      return all;
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
};

interface IoSocket {
  on(name: string, listener: () => void): void;
  emit(name: string, ...args: unknown[]): void;
  close(): void;
}

let matches = 0;

export const openBoardgameIo: Open = async (address) => {
  const { io } = createRequire(import.meta.url)('socket.io-client') as {
    io(url: string, options: object): IoSocket;
  };
  const match = `match-${++matches}`;
  const hearing = newHearing();
  const sockets: IoSocket[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`${address}/relay`, { transports: ['websocket'], forceNew: true });
    await new Promise<void>((resolve) => {
      socket.on('sync', () => resolve());
      socket.on('connect', () => socket.emit('sync', match, `${seat}`, undefined, SEATS));
    });
    for (const kind of ['update', 'patch']) socket.on(kind, hearing.heard);
    sockets.push(socket);
  }
  return {
    move(n) {
      const all = hearing.expect(SEATS);
      const playerID = `${n % SEATS}`;
      const action = { type: 'MAKE_MOVE', payload: { type: 'put', args: [n % 9], playerID } };
      sockets[n % SEATS]?.emit('update', action, n, match, playerID);
      return all;
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
};

export const openColyseus: Open = async (address) => {
  const { Client } = await import('@colyseus/sdk');
  const hearing = newHearing();
  const client = new Client(address.replace('http', 'ws'));
  const first = await client.create('relay');
  const rooms = [first];
  while (rooms.length < SEATS) rooms.push(await client.joinById(first.roomId));
  for (const room of rooms) {
    room.reconnection.enabled = false;
    room.onMessage('put', hearing.heard);
  }
  return {
    move(n) {
      const all = hearing.expect(SEATS);
      rooms[n % SEATS]?.send('put', n % 9);
      return all;
    },
    close() {
      for (const room of rooms) void room.leave();
    },
  };
};

/** Milliseconds of each of so many moves, one after the other. */
export async function timeMoves(played: Played, from: number, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = from; n < from + count; n++) {
    const start = performance.now();
    await played.move(n);
    times.push(performance.now() - start);
  }
  return times;
}

/** All tables at once for so long; how many moves were made, and in how many seconds. */
export async function rush(
  tables: readonly { readonly played: Played; next: number }[],
  ms: number,
): Promise<{ moves: number; seconds: number; times: number[] }> {
  const start = performance.now();
  const until = start + ms;
  const times: number[] = [];
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until) {
        const before = performance.now();
        await table.played.move(table.next++);
        times.push(performance.now() - before);
      }
    }),
  );
  return { moves: times.length, seconds: (performance.now() - start) / 1_000, times };
}
