import { Worker } from 'node:worker_threads';
import { type Plan, type Played, playOne } from './match.ts';
import type { Batch, Order } from './worker.ts';

export interface Run {
  readonly plan: Plan;
  readonly games: number;
  readonly threads: number;
  /** Called in the order of the matches, whoever plays them. */
  readonly onMatch: (played: Played) => void;
}

export const runMatches = (run: Run): Promise<void> => (run.threads > 1 ? runThreads(run) : runHere(run));

async function runHere({ plan, games, onMatch }: Run): Promise<void> {
  for (let match = 0; match < games; match++) onMatch(playOne(plan, match));
}

/** Batches small enough for an even end, and for traces and records that need not be kept in memory. */
const batchSize = ({ plan, games, threads }: Run): number =>
  plan.trace || plan.records ? 1 : Math.max(1, Math.min(50, Math.floor(games / (threads * 8))));

function runThreads(run: Run): Promise<void> {
  const size = batchSize(run);
  const early = new Map<number, readonly Played[]>();
  let handed = 0;
  let done = 0;
  const workers = Array.from({ length: run.threads }, () => newWorker(run.plan));
  const end = Promise.withResolvers<void>();
  const handOut = (worker: Worker): void => {
    if (handed >= run.games) return;
    const batch: Batch = { from: handed, to: Math.min(handed + size, run.games) };
    handed = batch.to;
    worker.postMessage(batch);
  };
  const takeIn = (from: number, played: readonly Played[]): void => {
    early.set(from, played);
    for (let next = early.get(done); next; next = early.get(done)) {
      early.delete(done);
      for (const match of next) run.onMatch(match);
      done += next.length;
    }
    if (done === run.games) end.resolve();
  };
  for (const worker of workers) {
    worker.on('message', ({ from, played }: { from: number; played: readonly Played[] }) => {
      handOut(worker);
      takeIn(from, played);
    });
    worker.on('error', end.reject);
    handOut(worker);
  }
  return end.promise.finally(() => Promise.all(workers.map((worker) => worker.terminate())));
}

function newWorker({ config, ...rest }: Plan): Worker {
  const { options, components } = config.given;
  const { bots, rotate, seed, thinking, trace, records } = rest;
  const given = { game: config.game, seats: config.seats, options, components };
  const order: Order = { ...given, bots, rotate, seed, thinking, trace, records };
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData: order });
}
