// What goes wrong, and what must hold all the same: nothing that was acknowledged is lost, nothing happens twice,
// everybody hears the same, and the server goes on by itself.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Rng } from '@penumbra/kit';
import { ApiError, createClient, standardWires } from '@penumbra/protocol';
import { type Service, startPostgres, startRedis } from '@penumbra/server/services';
import { startBalancer } from './balancer.ts';
import { type Crowd, newCrowd } from './crowd.ts';
import { newNode } from './node.ts';
import { startProxy } from './proxy.ts';
import { addSleepers, type Sleepers } from './sleepers.ts';
import { type Verdict, verifyHeard, verifyKept } from './verify.ts';

export interface FaultSettings {
  /** Decides what goes wrong when, and what is played. */
  readonly seed: string;
  /** How often something goes wrong; for `gone`, how many seconds. */
  readonly times: number;
  readonly say: (line: string) => void;
}

export interface Told extends Verdict {
  readonly seed: string;
  readonly figures: { readonly [what: string]: number };
}

/** A sentence where the machine lacks something. */
export type Outcome = Told | { readonly missing: string };

/** How long somebody has to be told of what is gone or full. */
const PATIENCE_MS = 60_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A folder for as long as something runs. */
async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-faults-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const codes = ({ refusals }: Crowd): { [code: string]: number } =>
  Object.fromEntries([...refusals].map(([code, count]) => [`refused ${code}`, count]));

/** kill -9 in the middle of a load, again and again. */
const kill = ({ seed, times, say }: FaultSettings): Promise<Outcome> =>
  inFolder(async (folder) => {
    const rng = new Rng(`kill/${seed}`);
    const storage = path.join(folder, 'penumbra.db');
    const node = await newNode({ storage });
    await node.start();
    const crowd = await newCrowd({ address: node.address, seed, tables: 6 });
    try {
      for (let n = 1; n <= times; n++) {
        await crowd.more(1 + rng.below(60));
        await node.kill();
        await node.start();
        if (n % 10 === 0) say(`${n} kills, ${crowd.promised.length} entries acknowledged`);
      }
      await crowd.more(20);
      const heard = await verifyHeard(crowd);
      crowd.close();
      await node.stop();
      const kept = await verifyKept(storage, crowd.promised);
      return { seed, ...kept, problems: [...heard, ...kept.problems], figures: { kills: times, ...codes(crowd) } };
    } finally {
      crowd.close();
      await node.kill();
    }
  });

/** Messages dropped, repeated, swapped and cut. `times`: hundreds of entries. */
const proxy = ({ seed, times, say }: FaultSettings): Promise<Outcome> =>
  inFolder(async (folder) => {
    const storage = path.join(folder, 'penumbra.db');
    const node = await newNode({ storage });
    await node.start();
    const faults = { drop: 40, repeat: 30, swap: 30, cut: 80 };
    const between = await startProxy(node.address, faults, new Rng(`proxy/${seed}`));
    const crowd = await newCrowd({ address: between.address, seed, tables: 6, silence: 400 });
    try {
      for (let n = 1; n <= times; n++) {
        await crowd.more(100);
        if (n % 10 === 0) say(`${crowd.promised.length} entries acknowledged, ${JSON.stringify(between.counts)}`);
      }
      between.heal();
      const heard = await verifyHeard(crowd);
      crowd.close();
      await node.stop();
      const kept = await verifyKept(storage, crowd.promised);
      return { seed, ...kept, problems: [...heard, ...kept.problems], figures: { ...between.counts, ...codes(crowd) } };
    } finally {
      crowd.close();
      await between.close();
      await node.kill();
    }
  });

/** Three nodes on one PostgreSQL; a node, the database or the bus dies and comes back. */
async function nodes(settings: FaultSettings, withRedis: boolean): Promise<Outcome> {
  const { seed, times, say } = settings;
  const postgres = await startPostgres();
  if ('missing' in postgres) return postgres;
  const redis = withRedis ? await startRedis() : undefined;
  if (redis && 'missing' in redis) {
    await postgres.stop();
    return redis;
  }
  const rng = new Rng(`nodes/${seed}`);
  const bus = redis?.url;
  const all = await Promise.all([1, 2, 3].map(() => newNode({ storage: postgres.url, bus, many: true, threads: 1 })));
  // The first makes the tables of the database.
  for (const node of all) await node.start();
  const balancer = await startBalancer(all.map(({ port }) => port));
  const crowd = await newCrowd({ address: balancer.address, seed, tables: 4, bots: ['random'] });
  try {
    const sleepers = await addSleepers(balancer.address, Math.ceil(times / 10));
    const figures = { nodes: 0, database: 0, bus: 0 };
    for (let n = 1; n <= times; n++) {
      await crowd.more(5 + rng.below(40));
      await breakOne(n, { all, rng, postgres, redis, figures });
      if (n % 5 === 0) say(`${n} faults ${JSON.stringify(figures)}, ${crowd.promised.length} entries acknowledged`);
    }
    await crowd.more(20);
    const timeouts = await timedOutOnce(sleepers);
    const heard = await verifyHeard(crowd);
    crowd.close();
    for (const node of all) await node.stop();
    const kept = await verifyKept(postgres.url, crowd.promised);
    const problems = [...heard, ...timeouts, ...kept.problems];
    return { seed, ...kept, problems, figures: { ...figures, sleepers: sleepers.tables.length, ...codes(crowd) } };
  } finally {
    crowd.close();
    balancer.close();
    for (const node of all) await node.kill();
    await postgres.stop();
    await redis?.stop();
  }
}

interface Breakable {
  readonly all: readonly Awaited<ReturnType<typeof newNode>>[];
  readonly rng: Rng;
  readonly postgres: Service;
  readonly redis: Service | undefined;
  readonly figures: { nodes: number; database: number; bus: number };
}

async function breakOne(n: number, { all, rng, postgres, redis, figures }: Breakable): Promise<void> {
  if (n % 4 === 0) {
    figures.database++;
    await postgres.kill();
    return postgres.start();
  }
  if (n % 4 === 2 && redis) {
    figures.bus++;
    await redis.kill();
    return redis.start();
  }
  figures.nodes++;
  const node = rng.pick(all);
  await node.kill();
  await sleep(rng.below(500));
  await node.start();
}

const timedOutOnce = async (sleepers: Sleepers): Promise<string[]> =>
  (await sleepers.over()).flatMap(({ id, n }) =>
    n === 3 ? [] : [`${id}: its start, its one time-out and its end are 3 changes, and there were ${n}`],
  );

/** No room left on the disk: the process may not write further than this. */
const disk = ({ seed, times, say }: FaultSettings): Promise<Outcome> =>
  inFolder(async (folder) => {
    if (spawnSync('prlimit', ['--version']).status !== 0) {
      return { missing: 'there is no prlimit here; install Debian\'s "util-linux" or the like' };
    }
    const rng = new Rng(`disk/${seed}`);
    const storage = path.join(folder, 'penumbra.db');
    const node = await newNode({ storage });
    await node.start();
    const limit = (bytes: number | 'unlimited'): void => {
      execFileSync('prlimit', ['--pid', `${node.pid}`, `--fsize=${bytes}:unlimited`]);
    };
    const crowd = await newCrowd({ address: node.address, seed, tables: 6 });
    try {
      for (let n = 1; n <= times; n++) {
        await crowd.more(20 + rng.below(60));
        const before = crowd.refusals.get('storage-unavailable') ?? 0;
        // Less than there is already: whatever is written beyond it fails.
        limit(rng.below(50_000));
        const until = Date.now() + PATIENCE_MS;
        while ((crowd.refusals.get('storage-unavailable') ?? 0) < before + 10) {
          if (Date.now() > until) throw new Error('the disk is full, and nobody is told');
          await sleep(20);
        }
        limit('unlimited');
        if (n % 5 === 0) say(`${n} times full, ${crowd.promised.length} entries acknowledged`);
      }
      await crowd.more(20);
      const heard = await verifyHeard(crowd);
      crowd.close();
      await node.stop();
      const kept = await verifyKept(storage, crowd.promised);
      return { seed, ...kept, problems: [...heard, ...kept.problems], figures: { full: times, ...codes(crowd) } };
    } finally {
      crowd.close();
      await node.kill();
    }
  });

/** What a stranger is told who asks for an identity now, which no server can give without its database. */
const toldToAStranger = (address: string): Promise<string> =>
  createClient({ address, wires: standardWires(globalThis as never) })
    .ask('session.create', { bearer: true })
    .then(
      () => 'welcome',
      (error) => (error instanceof ApiError ? error.code : 'broken'),
    );

/** The database is gone for so many seconds. Whether people move just then is chance, so a stranger asks, too. */
async function gone({ seed, times }: FaultSettings): Promise<Outcome> {
  const postgres = await startPostgres();
  if ('missing' in postgres) return postgres;
  const node = await newNode({ storage: postgres.url, many: true, threads: 1 });
  await node.start();
  const crowd = await newCrowd({ address: node.address, seed, tables: 4, bots: ['random'] });
  try {
    await crowd.more(20);
    await postgres.kill();
    const until = Date.now() + times * 1_000;
    let answers = 0;
    const told = await toldToAStranger(node.address);
    while (Date.now() < until) {
      const { status } = await fetch(`${node.address}/api/v1/health`);
      if (status < 500) answers++;
      await sleep(200);
    }
    await postgres.start();
    await crowd.more(20);
    const heard = await verifyHeard(crowd);
    crowd.close();
    await node.stop();
    const kept = await verifyKept(postgres.url, crowd.promised);
    const silent = told === 'storage-unavailable' ? [] : [`while the database was gone a stranger was told: ${told}`];
    const figures = { seconds: times, 'answers about its health': answers, ...codes(crowd) };
    return { seed, ...kept, problems: [...heard, ...silent, ...kept.problems], figures };
  } finally {
    crowd.close();
    await node.kill();
    await postgres.stop();
  }
}

export interface Suite {
  readonly what: string;
  /** How often, in the short form and in the long one. */
  readonly short: number;
  readonly long: number;
  run(settings: FaultSettings): Promise<Outcome>;
}

export const SUITES: { readonly [name: string]: Suite } = {
  kill: { what: 'kill -9 under load', short: 2, long: 50, run: kill },
  proxy: { what: 'hundreds of entries through a faulty proxy', short: 1, long: 50, run: proxy },
  nodes: {
    what: 'three nodes, LISTEN/NOTIFY: one of them or the database dies',
    // Of the short forms the next one does the same, and `gone` has this bus.
    short: 0,
    long: 40,
    run: (settings) => nodes(settings, false),
  },
  redis: {
    what: 'three nodes, Redis: one of them, the database or the bus dies',
    short: 4,
    long: 40,
    run: (settings) => nodes(settings, true),
  },
  disk: { what: 'the disk is full', short: 1, long: 20, run: disk },
  gone: { what: 'the database is gone for so many seconds', short: 2, long: 60, run: gone },
};
