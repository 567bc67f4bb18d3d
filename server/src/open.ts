// Opens what the operator's settings name; whatever is wrong with them is one sentence.
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Bus } from './bus/bus.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import type { Log } from './world.ts';

/** A setting that cannot be used: the sentence says which and what to do. */
export class SettingError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'SettingError';
  }
}

const DATABASE_FILE = 'penumbra.db';

/** The file of the embedded database in a data folder, which is made if need be. */
export function databaseIn(folder: string, how: 'make' | 'find'): string {
  const file = path.join(folder, DATABASE_FILE);
  if (how === 'find') {
    if (!existsSync(file)) throw new SettingError(`there is no database in ${folder}; name its folder with --data`);
    return file;
  }
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new SettingError(`the folder ${folder} cannot be written to; name another with --data`);
  }
  return file;
}

/** A file of the embedded database, or the address of a PostgreSQL. */
export async function openStorage(where: string): Promise<Storage> {
  try {
    if (!isPostgres(where)) return await openSqlite(where);
    const { openPostgres } = await import('./storage/postgres.ts');
    return await openPostgres(where);
  } catch (error) {
    // An address may hold a password.
    const name = isPostgres(where) ? `at ${URL.parse(where)?.host}` : where;
    throw new SettingError(
      `the database ${name} cannot be opened (${(error as Error).message}); see docs/operations.md`,
    );
  }
}

export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** The bus that the settings name: Redis, or the database's own. */
export async function openBus(database: string, bus: string | undefined, log: Log): Promise<Bus> {
  const node = randomUUID();
  if (bus === undefined) return (await import('./bus/postgres.ts')).postgresBus(database, node, log);
  if (!/^rediss?:\/\//.test(bus))
    throw new SettingError('--bus is no address of Redis; write it like redis://host:6379');
  const { redisBus } = await import('./bus/redis.ts');
  return redisBus(bus, node, log).catch((error) => {
    throw new SettingError(`the bus at ${URL.parse(bus)?.host} cannot be reached (${(error as Error).message})`);
  });
}

/** The public address, as browsers will name it. */
export function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new SettingError(`--origin "${text}" is no address; write it like https://play.example.org`);
  }
  return url.origin;
}

export function readWeb(folder: string): string {
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  throw new SettingError(`--web ${folder} holds no index.html; build the web app with npm start, or leave it out`);
}
