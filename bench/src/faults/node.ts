// A server that is started, killed and started again under the same address.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '@penumbra/server';
import { freePort } from '@penumbra/server/services';
import type { ChildSettings } from './child.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

export interface Usage {
  /** Microseconds. */
  readonly cpu: { readonly user: number; readonly system: number };
  readonly memory: NodeJS.MemoryUsage;
  readonly tables: number;
  /** Deeds, and how often they went to disk. */
  readonly units?: number;
  readonly commits?: number;
}

export interface Node {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  readonly isUp: boolean;
  start(): Promise<void>;
  /** As a crash would. */
  kill(): Promise<void>;
  /** Lets it finish. */
  stop(): Promise<void>;
  usage(what?: 'gc'): Promise<Usage>;
}

/** A server of ours that can be broken, or another one of `load`. */
export async function newNode(
  settings: Omit<ChildSettings, 'port'>,
  { file = CHILD, kind }: { readonly file?: string; readonly kind?: string } = {},
): Promise<Node> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const own = child;
    child = undefined;
    if (!own || own.exitCode !== null || own.signalCode !== null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    own.on('exit', () => resolve());
    own.kill(signal);
    await promise;
  };
  return {
    port,
    address: `http://localhost:${port}`,
    get pid() {
      return child?.pid ?? 0;
    },
    get isUp() {
      return child !== undefined;
    },
    async start() {
      const own = fork(file, [...(kind ? [kind] : []), JSON.stringify({ ...settings, port })], {
        // A server of ours as `penumbra serve` starts it, the others as Node starts them.
        execArgv: ['--expose-gc', ...(kind === undefined || kind === 'ours' ? NODE_FLAGS : [])],
        // What a library has to say about a database that is away is expected here.
        stdio: [
          'ignore',
          ...(process.env.PENUMBRA_LOG ? (['inherit', 'inherit'] as const) : (['ignore', 'ignore'] as const)),
          'ipc',
        ],
      });
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      own.once('message', () => resolve());
      own.once('exit', (code) => reject(new Error(`a server ended by itself with ${code}`)));
      await promise;
      child = own;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    usage(what) {
      const { promise, resolve } = Promise.withResolvers<Usage>();
      child?.once('message', (answer) => resolve(answer as Usage));
      child?.send(what ?? 'usage');
      return promise;
    },
  };
}
