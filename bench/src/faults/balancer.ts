// What stands before several nodes: hands each new connection to the next one that answers.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly address: string;
  close(): void;
}

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const open = new Set<Socket>();
  const hand = (near: Socket, tries: number): void => {
    const far = connect(ports[turn++ % ports.length] as number, 'localhost');
    let up = false;
    far.on('connect', () => {
      up = true;
      near.pipe(far).pipe(near);
      near.resume();
    });
    far.on('error', () => {
      if (!up && tries > 0) hand(near, tries - 1);
      else near.destroy();
    });
    far.on('close', () => up && near.destroy());
    near.on('close', () => far.destroy());
  };
  const server = createServer({ pauseOnConnect: true }, (near) => {
    open.add(near);
    near.on('error', () => near.destroy());
    near.on('close', () => open.delete(near));
    hand(near, ports.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
