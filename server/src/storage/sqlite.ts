// The embedded database: one file, written by one process. Deeds that arrive together share one transaction and one
// wait for the disk.
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect, statements } from './sqlite-dialect.ts';
import { type Storage, StorageError, type Unit } from './storage.ts';

const INSERT =
  'insert into journal (table_id, n, who, what, client, at) values (?, ?, ?, ?, ?, ?) on conflict do nothing';
const UPDATE = 'update tables set changed = ?, waiting = ?, wake = ?, clocks = ? where id = ?';

interface Waiting {
  readonly unit: Unit;
  resolve(done: boolean): void;
  reject(error: StorageError): void;
}

type Prepare = (sql: string) => StatementSync;

export async function openSqlite(file: string, to?: string): Promise<Storage> {
  const raw = new DatabaseSync(file);
  raw.exec('pragma journal_mode = wal');
  raw.exec('pragma synchronous = full');
  raw.exec('pragma busy_timeout = 5000');
  const prepare = statements(raw);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(raw, prepare) });
  await migrate(db as unknown as Kysely<never>, 'sqlite', to);
  let waiting: Waiting[] = [];
  let closed = false;
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    writeBatch(raw, prepare, batch);
  };
  return {
    db,
    dialect: 'sqlite',
    commit(unit) {
      if (closed) return Promise.reject(new StorageError('the database is closed'));
      const { promise, resolve, reject } = Promise.withResolvers<boolean>();
      // Everything that this turn of the event loop brings is written together.
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ unit, resolve, reject });
      return promise;
    },
    backup: async (to) => {
      await backup(raw, to);
    },
    async close() {
      flush();
      closed = true;
      await db.destroy();
    },
  };
}

function writeBatch(raw: DatabaseSync, prepare: Prepare, batch: readonly Waiting[]): void {
  if (batch.length === 0) return;
  try {
    raw.exec('begin immediate');
    const done = batch.map(({ unit }) => write(prepare, unit));
    raw.exec('commit');
    for (const [i, { resolve }] of batch.entries()) resolve(done[i] as boolean);
  } catch (error) {
    if (raw.isTransaction) raw.exec('rollback');
    const [only, ...others] = batch;
    // One bad deed must not spoil the others.
    if (others.length > 0) for (const one of batch) writeBatch(raw, prepare, [one]);
    else only?.reject(new StorageError(error));
  }
}

function write(prepare: Prepare, { append, writes = [] }: Unit): boolean {
  if (append) {
    const insert = prepare(INSERT);
    const { table, rows, standing } = append;
    let { n } = append;
    for (const { who, what, client, at } of rows) {
      // Rows follow each other, so only the first can be there already.
      if (insert.run(table, n++, who, what, client, at).changes === 0) return false;
    }
    const { changed, waiting, wake, clocks } = standing;
    prepare(UPDATE).run(changed, waiting, wake, clocks, table);
  }
  for (const [i, { sql, parameters }] of writes.entries()) {
    const { changes } = prepare(sql).run(...(parameters as never[]));
    if (i === 0 && !append && changes === 0) return false;
  }
  return true;
}
