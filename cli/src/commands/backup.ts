import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { databaseIn, isPostgres, openStorage, SettingError } from '@penumbra/server';
import type { Command } from 'commander';
import { usage } from '../errors.ts';
import { DATA, sentences } from './serve.ts';

interface Flags {
  readonly data: string;
  readonly database?: string;
}

export function define(command: Command): void {
  command
    .argument('<file>', 'where the copy goes; it must not be there yet')
    .option('--data <folder>', "the server's data folder", DATA)
    .option('--database <address>', 'postgres://… instead of the folder; needs pg_dump')
    .action((file: string, flags: Flags) => sentences(() => backup(file, flags)));
}

async function backup(file: string, { data, database }: Flags): Promise<void> {
  if (existsSync(file)) throw usage(`${file} is there already; name another`);
  if (database !== undefined) await dump(database, file);
  else {
    const storage = await openStorage(databaseIn(path.resolve(data), 'find'));
    await storage.backup?.(path.resolve(file));
    await storage.close();
  }
  console.log(`copied to ${file}`);
}

/** PostgreSQL's own program knows best how to copy a consistent moment of it. */
async function dump(database: string, file: string): Promise<void> {
  const url = URL.parse(database);
  if (!isPostgres(database) || !url) throw new SettingError('--database is no address of PostgreSQL');
  // The password stays out of the list of processes.
  const env = {
    ...process.env,
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }),
  };
  const child = spawn('pg_dump', ['--format=custom', `--file=${file}`], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  child.on('error', () => reject(new SettingError('there is no pg_dump here; install the client of PostgreSQL')));
  child.on('close', (code) => resolve(code ?? 1));
  if ((await promise) !== 0) throw new SettingError(`pg_dump failed: ${said.trim().split('\n').at(-1)}`);
}
