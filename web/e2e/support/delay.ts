// A line to somewhere else that is as long as a real one.
import { connect, createServer, type Socket } from 'node:net';

/** Carries bytes both ways, each after so many milliseconds; gives its address. */
export async function delayed(address: string, ms: number): Promise<{ readonly address: string; close(): void }> {
  const { hostname, port } = new URL(address);
  const later = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), ms));
    from.on('close', () => setTimeout(() => to.destroy(), ms));
    from.on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    near.setNoDelay(true);
    far.setNoDelay(true);
    later(near, far);
    later(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: `http://localhost:${typeof bound === 'object' ? bound?.port : 0}`,
    close: () => server.close(),
  };
}
