import path from 'node:path';
import {
  checkStorage,
  databaseIn,
  isPostgres,
  openBus,
  openStorage,
  type Running,
  readOrigin,
  readWeb,
  SettingError,
  startServer,
} from '@penumbra/server';
import type { Command } from 'commander';
import { FAILED, Failure } from '../errors.ts';
import { games, wholeNumber } from '../games.ts';
import { openBrowser } from '../open-browser.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
export const DATA = path.join(ROOT, 'data');
const USUAL_PORT = 4173;
/** The bus is opened before the server's own log is. */
const BUS_LOG = {
  info: () => {},
  warn: (_: object, text: string) => console.error(`penumbra: ${text}`),
  error: (_: object, text: string) => console.error(`penumbra: ${text}`),
};

interface Flags {
  readonly data: string;
  readonly database?: string;
  readonly bus?: string;
  readonly host: string;
  readonly port?: number;
  readonly origin?: string;
  readonly web?: string;
  readonly threads?: number;
  readonly trustProxy?: boolean;
  readonly metricsToken?: string;
  readonly log: string;
  readonly open?: boolean;
  readonly check?: boolean;
}

export function define(command: Command): void {
  command
    .option('--data <folder>', 'where everything is kept', DATA)
    .option('--database <address>', 'postgres://… instead of the folder, for any number of nodes')
    .option('--bus <address>', 'redis://… for announcements between nodes; the database, if left out')
    .option('--host <address>', 'who can reach it: 127.0.0.1 is this machine, 0.0.0.0 is everybody', '127.0.0.1')
    .option('--port <n>', `${USUAL_PORT}, or any that is free, if left out`, wholeNumber(0))
    .option('--origin <address>', 'the public address, where a proxy stands in front: https://play.example.org')
    .option('--web <folder>', 'the built web app, served beside the tables')
    .option('--threads <n>', 'for bots; one less than there are cores, if left out', wholeNumber(1))
    .option('--trust-proxy', "believe a proxy's word on where requests come from")
    .option('--metrics-token <text>', 'who may read the metrics; those at this machine, if left out')
    .option('--log <level>', 'info, warn, error or silent', 'warn')
    .option('--open', 'open a browser, where there is a desktop')
    .option('--check', 'examine the database instead, and say what is wrong with it')
    .action((flags: Flags) => sentences(() => (flags.check ? check(flags) : serve(flags))));
}

/** Settings that cannot be used are said like everything else that goes wrong. */
export async function sentences(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw error instanceof SettingError ? new Failure(error.message) : error;
  }
}

async function serve(flags: Flags): Promise<void> {
  const options = {
    ...(flags.origin !== undefined && { origin: readOrigin(flags.origin) }),
    ...(flags.web !== undefined && { web: readWeb(flags.web) }),
    host: flags.host,
    threads: flags.threads,
    trustProxy: flags.trustProxy,
    metricsToken: flags.metricsToken,
    logLevel: flags.log,
  };
  const { database, bus } = flags;
  if (database !== undefined && !isPostgres(database)) {
    throw new SettingError(`--database is no address of PostgreSQL; write it like postgres://user@host/name`);
  }
  if (bus !== undefined && database === undefined)
    throw new SettingError('--bus is for many nodes: it needs --database');
  const folder = path.resolve(flags.data);
  const where = database ?? databaseIn(folder, 'make');
  const listen = async (port: number): Promise<Running> =>
    startServer({
      ...options,
      storage: await openStorage(where),
      port,
      ...(database !== undefined && { bus: await openBus(database, bus, BUS_LOG), moments: database }),
    });
  const running = await listen(flags.port ?? USUAL_PORT).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (flags.port === undefined) return listen(0);
    throw new SettingError(`port ${flags.port} is taken; choose another with --port`);
  });
  console.log(`Penumbra is open at ${options.origin ?? running.address}/  (Ctrl-C ends it)`);
  console.log(`Tables are kept ${database === undefined ? `in ${folder}` : `by ${URL.parse(database)?.host}`}`);
  if (flags.open) openBrowser(running.address);
  endOnSignals(running);
}

/** The first signal lets everything be finished, the second does not wait for it. */
function endOnSignals(running: Running): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(FAILED);
      ending = true;
      running.close().then(
        () => process.exit(0),
        () => process.exit(FAILED),
      );
    });
  }
}

async function check(flags: Flags): Promise<void> {
  const storage = await openStorage(flags.database ?? databaseIn(path.resolve(flags.data), 'find'));
  const { tables, entries, problems } = await checkStorage({ storage, games });
  await storage.close();
  for (const { table, problem } of problems) console.log(`${table}: ${problem}`);
  console.log(`${tables} tables with ${entries} entries, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = FAILED;
}
