// Bots think in threads of their own: a busy server lengthens their queue, and nobody else waits.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type HintText, refuse } from '@penumbra/protocol';
import { Piscina } from 'piscina';
import type { Question } from './question.ts';

export interface Thinker {
  think(question: Question): Promise<string>;
  hint(question: Question): Promise<HintText[]>;
  /** Questions that wait. */
  readonly waiting: number;
  close(): Promise<void>;
}

export interface ThinkerOptions {
  readonly threads?: number | undefined;
  /** Questions that may wait. */
  readonly queue: number;
}

/** A core is left to people's moves where there are several. */
const usualThreads = (): number => Math.max(1, availableParallelism() - 1);

export function newThinker({ threads = usualThreads(), queue }: ThinkerOptions): Thinker {
  let pool: Piscina | undefined;
  const open = (): Piscina => {
    pool ??= new Piscina({
      filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: threads,
      maxQueue: queue,
      idleTimeout: 60_000,
      concurrentTasksPerWorker: 1,
    });
    return pool;
  };
  async function ask<T>(name: 'think' | 'hint', question: Question): Promise<T> {
    if (open().queueSize >= queue) throw refuse('server-busy');
    return open().run(question, { name });
  }
  return {
    think: (question) => ask('think', question),
    hint: (question) => ask('hint', question),
    get waiting() {
      return pool?.queueSize ?? 0;
    },
    close: async () => pool?.destroy(),
  };
}
