// PostgreSQL: any number of nodes write to it. Entries of many tables that arrive together are one statement.
import { type CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { type Append, type Storage, StorageError, type Unit } from './storage.ts';

const INT8 = 20;
/** Batches that may be under way at once. */
const FLIGHTS = 4;
const TRIES = 5;
/** Two nodes met at the same rows in another order: one of them has to try again. */
const AGAIN: readonly string[] = ['40001', '40P01'];
const PATIENCE_MS = 10_000;

/**
 * The first entry of each journal decides: who finds it taken adds nothing, neither the entries after it nor where the
 * table stands.
 */
const APPEND = `
with first as (
  insert into journal (table_id, n, who, what, client, at)
  select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[])
  on conflict do nothing returning table_id
), rest as (
  insert into journal (table_id, n, who, what, client, at)
  select r.* from unnest($7::text[], $8::bigint[], $9::text[], $10::text[], $11::text[], $12::bigint[])
    as r (table_id, n, who, what, client, at)
  where r.table_id in (select table_id from first)
), standing as (
  update tables set changed = s.changed, waiting = s.waiting, wake = s.wake, clocks = s.clocks
  from unnest($13::text[], $14::bigint[], $15::bigint[], $16::bigint[], $17::text[])
    as s (id, changed, waiting, wake, clocks)
  where tables.id = s.id and s.id in (select table_id from first)
)
select table_id from first`;

interface Waiting {
  readonly append: Append;
  resolve(done: boolean): void;
  reject(error: StorageError): void;
}

export function newPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    // Whole numbers as numbers: none of ours is too large.
    types: {
      getTypeParser: ((oid: number, format: never) =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
    },
  });
  // A connection that breaks while nobody uses it is replaced by the next query.
  pool.on('error', () => {});
  // One that breaks while it is used fails its query, too, which says so.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** Whatever goes wrong with reading is the storage's trouble. */
function readingFrom(pool: pg.Pool): PostgresPool {
  const trouble = (error: unknown): never => {
    throw new StorageError(error);
  };
  return {
    options: pool.options as never,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(trouble);
      return {
        processID: (client as unknown as { processID: number }).processID,
        query: ((sql: string, parameters: readonly unknown[]) =>
          client.query(sql, [...parameters]).catch(trouble)) as never,
        release: () => client.release(),
      };
    },
  };
}

export async function openPostgres(url: string, to?: string): Promise<Storage> {
  const pool = newPool(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readingFrom(pool) }) });
  await migrate(db as unknown as Kysely<never>, 'postgres', to);
  const append = newAppender(pool);
  return {
    db,
    dialect: 'postgres',
    commit(unit) {
      const { writes = [] } = unit;
      return unit.append && writes.length === 0 ? append(unit.append) : inTransaction(pool, unit);
    },
    close: () => db.destroy(),
  };
}

/** Gathers what arrives while others are under way. */
function newAppender(pool: pg.Pool): (append: Append) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let flying = 0;
  let scheduled = false;
  const flush = (): void => {
    scheduled = false;
    if (waiting.length === 0 || flying >= FLIGHTS) return;
    const batch = waiting;
    waiting = [];
    flying++;
    void fly(pool, batch).finally(() => {
      flying--;
      flush();
    });
  };
  return (append) => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    waiting.push({ append, resolve, reject });
    if (!scheduled) setImmediate(flush);
    scheduled = true;
    return promise;
  };
}

async function fly(pool: pg.Pool, batch: readonly Waiting[]): Promise<void> {
  try {
    const done = await again(() =>
      insert(
        pool,
        batch.map(({ append }) => append),
      ),
    );
    for (const { append, resolve } of batch) resolve(done.has(append.table));
  } catch (error) {
    for (const { reject } of batch) reject(new StorageError(error));
  }
}

async function insert(client: Pick<pg.Pool, 'query'>, appends: readonly Append[]): Promise<Set<string>> {
  // Everybody takes rows in the same order, so that nobody waits in a circle.
  const sorted = appends.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  const rows = sorted.map(({ table, n, rows }) =>
    rows.map((row, i) => [table, n + i, row.who, row.what, row.client, row.at]),
  );
  const first = columns(
    rows.map(([one]) => one as unknown[]),
    6,
  );
  const rest = columns(
    rows.flatMap(([, ...others]) => others),
    6,
  );
  const standing = columns(
    sorted.map(({ table, standing: { changed, waiting, wake, clocks } }) => [table, changed, waiting, wake, clocks]),
    5,
  );
  const { rows: done } = await client.query<{ table_id: string }>(APPEND, [...first, ...rest, ...standing]);
  return new Set(done.map(({ table_id }) => table_id));
}

const columns = (rows: readonly (readonly unknown[])[], count: number): unknown[][] =>
  Array.from({ length: count }, (_, i) => rows.map((row) => row[i]));

async function inTransaction(pool: pg.Pool, unit: Unit): Promise<boolean> {
  try {
    return await again(() => transact(pool, unit));
  } catch (error) {
    throw new StorageError(error);
  }
}

async function transact(pool: pg.Pool, { append, writes = [] }: Unit): Promise<boolean> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const done = await write(client, append, writes);
    await client.query(done ? 'commit' : 'rollback');
    return done;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function write(
  client: pg.PoolClient,
  append: Append | undefined,
  writes: readonly CompiledQuery[],
): Promise<boolean> {
  if (append && (await insert(client, [append])).size === 0) return false;
  for (const [i, { sql, parameters }] of writes.entries()) {
    const { rowCount } = await client.query(sql, [...parameters]);
    if (i === 0 && !append && rowCount === 0) return false;
  }
  return true;
}

async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await run();
    } catch (error) {
      if (n >= TRIES || !AGAIN.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
