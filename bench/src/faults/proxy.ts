// A proxy that cannot be relied on: it drops, repeats, swaps and cuts what goes through it.
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Rng } from '@penumbra/kit';
import WebSocket, { WebSocketServer } from 'ws';

export interface Faults {
  /** Of so many messages one, each. */
  readonly drop: number;
  readonly repeat: number;
  readonly swap: number;
  readonly cut: number;
}

export interface Proxy {
  readonly address: string;
  readonly counts: Record<keyof Faults | 'passed', number>;
  /** From now on it can be relied on. */
  heal(): void;
  close(): Promise<void>;
}

export async function startProxy(target: string, faults: Faults, rng: Rng): Promise<Proxy> {
  const counts = { drop: 0, repeat: 0, swap: 0, cut: 0, passed: 0 };
  let well = false;
  const choose = (): keyof typeof counts => {
    if (well) return 'passed';
    for (const kind of ['drop', 'repeat', 'swap', 'cut'] as const) if (rng.below(faults[kind]) === 0) return kind;
    return 'passed';
  };

  function relay(from: WebSocket, to: WebSocket, cut: () => void): void {
    let held: string | undefined;
    const deliver = (text: string): void => {
      if (to.readyState === WebSocket.OPEN) to.send(text);
    };
    from.on('message', (data) => {
      const text = String(data);
      const what = choose();
      counts[what]++;
      if (what === 'drop') return;
      if (what === 'cut') return cut();
      if (what === 'swap' && held === undefined) {
        held = text;
        return;
      }
      deliver(text);
      if (what === 'repeat') deliver(text);
      if (held !== undefined) deliver(held);
      held = undefined;
    });
  }

  const server = createServer((asked, answer) => {
    const onward = request(`${target}${asked.url}`, { method: asked.method, headers: asked.headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (near, { url }) => {
    const far = new WebSocket(`${target.replace('http', 'ws')}${url}`);
    const early: string[] = [];
    const keep = (data: unknown): void => void early.push(String(data));
    near.on('message', keep);
    /** Now and then in the middle of a frame: the head of a text of 100 bytes, and nothing more. */
    const cut = (): void => {
      if (rng.below(2) === 0) (near as unknown as { _socket: Socket })._socket.write(Buffer.from([0x81, 100, 0x7b]));
      for (const socket of [near, far]) socket.terminate();
    };
    far.on('open', () => {
      near.off('message', keep);
      for (const text of early) far.send(text);
      relay(near, far, cut);
      relay(far, near, cut);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.terminate());
      one.on('close', () => other.terminate());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    heal() {
      well = true;
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
