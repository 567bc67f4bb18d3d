// A server in a process of its own, which others may kill. Its settings are the one argument, as JSON.
import { openBus, openStorage, startServer } from '@penumbra/server';

export interface ChildSettings {
  /** The file of an embedded database, or the address of a PostgreSQL. */
  readonly storage: string;
  readonly bus?: string | undefined;
  /** Whether other nodes are there. */
  readonly many?: boolean | undefined;
  readonly port: number;
  readonly threads?: number | undefined;
  readonly limits?: object | undefined;
}

/** Nobody here is a stranger. */
const FREELY = {
  tables: 1_000_000,
  requests: 1_000_000_000,
  messages: { perSecond: 1_000_000, burst: 1_000_000 },
  watched: 100_000,
  news: 1_000_000,
};
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

const { storage, bus, many, port, threads, limits } = JSON.parse(process.argv[2] ?? '') as ChildSettings;
const running = await startServer({
  storage: await openStorage(storage),
  port,
  threads,
  logLevel: process.env.PENUMBRA_LOG ?? 'silent',
  limits: { ...FREELY, ...limits },
  ...(many && { bus: await openBus(storage, bus, quiet), moments: storage }),
});
process.on('SIGTERM', () => running.close().then(() => process.exit(0)));
process.send?.({ address: running.address });
process.on('message', (asked) => {
  if (asked === 'gc') (globalThis as { gc?: () => void }).gc?.();
  process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage(), tables: running.core.hosts.size });
});
process.on('disconnect', () => process.exit(1));
