// Moments that are kept by graphile-worker: whichever node is there does what is due.
import { Logger, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import type { Wakes } from './wakes.ts';
import type { Log } from './world.ts';

const SWEEP_MS = 2_000;
const RETRY_MS = 500;
const PATIENCE_MS = 10_000;
/** After so long nobody does it any more. */
const STUCK_MS = 12_000;
/** What is overdue by so much was somebody's who is gone. */
const OVERDUE_MS = 5_000;

export interface PostgresWakesOptions {
  readonly url: string;
  /** How many tables may be attended to at once. */
  readonly concurrency: number;
  readonly now: () => number;
  readonly log: Log;
  wake(table: string): Promise<void>;
  /** Tables whose moment was before this one. */
  overdue(before: number): Promise<readonly string[]>;
}

interface Queue {
  add(table: string, at: number): void;
  /** When it last gave us something to do, or we had done it. */
  readonly alive: number;
  /** Opens it anew. */
  renew(): void;
  close(): Promise<void>;
}

/** The queue ends when its database does; then it is opened again, until it is there. */
async function openQueue({ url, concurrency, now, log, wake }: Omit<PostgresWakesOptions, 'overdue'>): Promise<Queue> {
  const away = (error: Error): void => log.warn({ err: error }, 'the queue is away');
  /** A new one for every runner: one that ended badly may not have given back what it had of the last. */
  const newPool = (): pg.Pool => {
    const made = new pg.Pool({ connectionString: url, max: concurrency + 4, connectionTimeoutMillis: PATIENCE_MS });
    made.on('error', away);
    made.on('connect', (client) => void client.on('error', away));
    return made;
  };
  let pool: pg.Pool | undefined;
  let runner: Runner | undefined;
  let closed = false;
  let alive = now();
  const taskList = {
    async wake(payload: unknown): Promise<void> {
      alive = now();
      await wake((payload as { table: string }).table);
      alive = now();
    },
  };
  const logger = new Logger(() => (level, message) => level === 'error' && log.warn({}, message));
  // In batches, since a job that is done alone and cannot be said so while the database is away ends the process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const start = async (): Promise<void> => {
    pool?.end().catch(away);
    pool = newPool();
    const how = { taskList, concurrency, noHandleSignals: true, pollInterval: 1_000, logger, preset };
    runner = await run({ pgPool: pool, ...how });
  };
  const attend = async (): Promise<void> => {
    while (!closed) {
      await runner?.promise.catch(away);
      if (closed) return;
      runner = undefined;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      await start().catch(away);
    }
  };
  await start();
  void attend();
  return {
    get alive() {
      return alive;
    },
    add(table, at) {
      const spec = { jobKey: `wake/${table}`, runAt: new Date(at), maxAttempts: 3 };
      runner?.addJob('wake', { table }, spec).catch((error) => log.warn({ err: error }, 'a moment was not kept'));
    },
    renew() {
      alive = now();
      runner?.kill().catch(away);
    },
    async close() {
      closed = true;
      await runner?.stop().catch(() => {});
      await pool?.end();
    },
  };
}

export async function postgresWakes({ overdue, ...options }: PostgresWakesOptions): Promise<Wakes> {
  const { now, log, wake } = options;
  const queue = await openQueue(options);
  // The moments stand with the tables, too: a job that was lost with its node is made again. What is not done even then
  // is done here, since doing it twice does it once, and the queue is opened anew.
  const lookForOverdue = async (): Promise<void> => {
    const moment = now();
    for (const table of await overdue(moment - OVERDUE_MS)) queue.add(table, moment);
    if (moment - queue.alive < STUCK_MS) return;
    const stuck = await overdue(moment - STUCK_MS);
    if (stuck.length === 0) return;
    queue.renew();
    await Promise.all(stuck.map((table) => wake(table)));
  };
  const missed = (error: Error): void => log.warn({ err: error }, 'nobody looked for what is overdue');
  const sweep = setInterval(() => void lookForOverdue().catch(missed), SWEEP_MS);
  return {
    set(table, at) {
      if (at !== null) queue.add(table, at);
    },
    close() {
      clearInterval(sweep);
      return queue.close();
    },
  };
}
