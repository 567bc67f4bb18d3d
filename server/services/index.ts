// A real PostgreSQL and a real Redis for tests: found on the machine, or installed from its packages, and started on free
// ports in folders of their own.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;
const PATIENCE_MS = 30_000;

export interface Service {
  readonly url: string;
  /** Ends it at once, as a crash would; `start` brings it back with everything it had kept. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A service, or the sentence that says why there is none and what to do. */
export type Found = Service | { readonly missing: string };

function find(name: string, places: readonly string[]): string | undefined {
  const known = places
    .flatMap((pattern) => globSync(pattern))
    .sort()
    .at(-1);
  if (known) return known;
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Packages of a machine that is ours to change. */
function install(name: string): void {
  if (!isRoot || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', name];
  if (spawnSync('apt-get', install, { env, stdio: 'ignore' }).status === 0) return;
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', install, { env, stdio: 'ignore' });
}

/** Below those that a system gives to connections: one that is given up for a restart is still free afterwards. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_767];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.on('error', () => resolve(false));
  server.listen(port, () => server.close(() => resolve(true)));
  return promise;
}

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly url: string;
  readonly folder: string;
  /** Whether it answers. */
  isUp(): Promise<boolean>;
}

function service({ command, args, url, folder, isUp }: Program): Service {
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const own = child;
    child = undefined;
    if (!own || own.exitCode !== null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    own.on('exit', () => resolve());
    own.kill(signal);
    await promise;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    async start() {
      const until = Date.now() + PATIENCE_MS;
      do {
        if (Date.now() > until) throw new Error(`${command} does not answer`);
        // It does not begin while parts of the one that was killed are still there.
        if (!child || child.exitCode !== null) child = spawn(command, args, { stdio: 'ignore' });
        await new Promise((resolve) => setTimeout(resolve, 50));
      } while (!(await isUp()));
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const POSTGRES = ['/usr/lib/postgresql/*/bin/postgres', '/opt/homebrew/opt/postgresql*/bin/postgres'];

/** Started and empty. */
export async function startPostgres(): Promise<Found> {
  if (!find('postgres', POSTGRES)) install('postgresql');
  const postgres = find('postgres', POSTGRES);
  if (!postgres) return { missing: 'there is no PostgreSQL here; install Debian\'s "postgresql" or the like' };
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-postgres-'));
  const data = path.join(folder, 'data');
  const initdb = path.join(path.dirname(postgres), 'initdb');
  const init = ['-D', data, '-U', 'penumbra', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale', 'C.UTF-8'];
  // It refuses to run as root, and there is a user for it wherever it was installed from packages.
  const asOwner = (command: string, args: readonly string[]): [string, string[]] =>
    isRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
      : [command, [...args]];
  if (isRoot) giveTo('postgres', folder);
  execFileSync(...asOwner(existsSync(initdb) ? initdb : 'initdb', init), { stdio: 'ignore' });
  const port = await freePort();
  const args = ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const [command, wrapped] = asOwner(postgres, args);
  const url = `postgres://penumbra@127.0.0.1:${port}/postgres`;
  const started = service({ command, args: wrapped, url, folder, isUp: () => postgresAnswers(url) });
  await started.start();
  return started;
}

function giveTo(user: string, folder: string): void {
  const id = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
  chmodSync(folder, 0o700);
}

async function postgresAnswers(url: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function startRedis(): Promise<Found> {
  if (!find('redis-server', [])) install('redis-server');
  const redis = find('redis-server', []);
  if (!redis) return { missing: 'there is no Redis here; install Debian\'s "redis-server" or the like' };
  const folder = mkdtempSync(path.join(tmpdir(), 'penumbra-redis-'));
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const url = `redis://127.0.0.1:${port}`;
  const started = service({ command: redis, args, url, folder, isUp: () => redisAnswers(port) });
  await started.start();
  return started;
}

async function redisAnswers(port: number): Promise<boolean> {
  const { Redis } = await import('ioredis');
  const redis = new Redis({ port, host: '127.0.0.1', lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
