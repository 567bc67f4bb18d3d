import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job } from './worker.ts';

/** Threads that do jobs and hand in what came of them in the order of the jobs, whoever was first. */
export class Crew {
  readonly #workers: readonly Worker[];
  constructor(threads = availableParallelism()) {
    this.#workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  }

  /** Until there is no job any more or `take` says that it is enough: what comes later is thrown away. */
  async work<V>(jobAt: (n: number) => Job | undefined, take: (found: V, n: number) => boolean): Promise<void> {
    const early = new Map<number, V>();
    let handed = 0;
    let taken = 0;
    let enough = false;
    const goOn = async (worker: Worker): Promise<void> => {
      while (!enough) {
        const n = handed;
        const job = jobAt(n);
        if (!job) return;
        handed++;
        early.set(n, await ask<V>(worker, job));
        while (!enough && early.has(taken)) {
          const found = early.get(taken) as V;
          early.delete(taken);
          enough = take(found, taken++);
        }
      }
    };
    await Promise.all(this.#workers.map(goOn));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask<V>(worker: Worker, job: Job): Promise<V> {
  const { promise, resolve, reject } = Promise.withResolvers<V>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.postMessage(job);
  return promise.finally(() => worker.off('error', reject));
}
