// One storage, two databases: the same must hold for both.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { startServer } from '@penumbra/server';
import { startPostgres } from '@penumbra/server/services';
import { sql } from 'kysely';
import { migrate } from '../src/storage/migrations.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Append, Storage } from '../src/storage/storage.ts';
import { guest, tempFolder } from './world.ts';

const postgres = await startPostgres();
after(() => 'stop' in postgres && postgres.stop());

let databases = 0;

/** A new, empty database on the PostgreSQL of this test. */
async function emptyPostgres(t: TestContext, to?: string): Promise<Storage> {
  if ('missing' in postgres) throw new Error(postgres.missing);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const name = `suite_${process.pid}_${++databases}`;
  await client.query(`create database ${name}`);
  await client.end();
  const storage = await openPostgres(postgres.url.replace(/postgres$/, name), to);
  t.after(() => storage.close());
  return storage;
}

async function emptySqlite(t: TestContext, to?: string): Promise<Storage> {
  const storage = await openSqlite(path.join(tempFolder(t), 'penumbra.db'), to);
  t.after(() => storage.close());
  return storage;
}

const KINDS = [
  { name: 'SQLite', open: emptySqlite, skip: false as const },
  { name: 'PostgreSQL', open: emptyPostgres, skip: 'missing' in postgres ? postgres.missing : (false as const) },
];

const entry = (table: string, n: number, whats: readonly string[]): Append => ({
  table,
  n,
  rows: whats.map((what, i) => ({ who: 'red', what, client: i === 0 ? `${what}-id` : null, at: 1_800_000_000_000 })),
  standing: { changed: n, waiting: 1, wake: null, clocks: null },
});

async function makeTables({ db, commit }: Storage, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const row = {
      id,
      n: 0,
      game: 'g',
      rules: 1,
      options: '{}',
      components: '{}',
      colours: '[]',
      seed: 's',
      settings: '{}',
    };
    const rest = { visibility: 'link', status: 'lobby' as const, created: 0, changed: 0, waiting: 0 };
    await commit({
      writes: [
        db
          .insertInto('tables')
          .values({ ...row, ...rest })
          .compile(),
      ],
    });
  }
}

const whats = async ({ db }: Storage, table: string): Promise<string[]> =>
  (await db.selectFrom('journal').select('what').where('table_id', '=', table).orderBy('n').execute()).map(
    (row) => row.what,
  );

for (const { name, open, skip } of KINDS) {
  test(`${name}: entries are added once, whole, and together with where the table stands`, { skip }, async (t) => {
    const storage = await open(t);
    await makeTables(storage, 'a', 'b');
    const done = await Promise.all([
      storage.commit({ append: entry('a', 0, ['one', 'two']) }),
      storage.commit({ append: entry('b', 0, ['other']) }),
    ]);
    assert.deepEqual(done, [true, true]);
    assert.equal(await storage.commit({ append: entry('a', 1, ['late', 'later']) }), false);
    assert.deepEqual(await whats(storage, 'a'), ['one', 'two']);
    assert.equal(await storage.commit({ append: entry('a', 2, ['three']) }), true);
    const { changed, waiting } = await storage.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', 'a')
      .executeTakeFirstOrThrow();
    assert.deepEqual([changed, waiting], [2, 1]);
    const row = await storage.db
      .selectFrom('journal')
      .selectAll()
      .where('table_id', '=', 'a')
      .where('n', '=', 0)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      { ...row },
      { table_id: 'a', n: 0, who: 'red', what: 'one', client: 'one-id', at: 1_800_000_000_000 },
    );
  });

  test(`${name}: of many who add the same entry at once, one does`, { skip }, async (t) => {
    const storage = await open(t);
    await makeTables(storage, 'a', 'b');
    const { db } = storage;
    const note = (n: number) =>
      db
        .updateTable('tables')
        .set({ result: `${n}` })
        .where('id', '=', 'a')
        .compile();
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        // Some bring further writes, which take another way.
        storage.commit({ append: entry('a', 0, [`try ${i}`, 'and more']), ...(i % 2 === 0 && { writes: [note(i)] }) }),
      ),
    );
    assert.equal(done.filter(Boolean).length, 1);
    assert.deepEqual(await whats(storage, 'a'), [`try ${done.indexOf(true)}`, 'and more']);
    const winner = done.indexOf(true);
    const { result } = await db.selectFrom('tables').select('result').where('id', '=', 'a').executeTakeFirstOrThrow();
    assert.equal(result, winner % 2 === 0 ? `${winner}` : null);
  });

  test(`${name}: a deed whose first write changes nothing is not done at all`, { skip }, async (t) => {
    const storage = await open(t);
    await makeTables(storage, 'a');
    const { db } = storage;
    const status = (from: 'lobby' | 'over', to: 'running') =>
      db.updateTable('tables').set({ status: to }).where('id', '=', 'a').where('status', '=', from).compile();
    const host = db.updateTable('tables').set({ host: 'ada' }).where('id', '=', 'a').compile();
    assert.equal(await storage.commit({ writes: [status('over', 'running'), host] }), false);
    assert.equal(await storage.commit({ writes: [status('lobby', 'running'), host] }), true);
    assert.equal(await storage.commit({ writes: [status('lobby', 'running'), host] }), false);
  });

  test(`${name}: a deed that cannot be kept leaves no trace, and spoils no other`, { skip }, async (t) => {
    const storage = await open(t);
    await makeTables(storage, 'a', 'b');
    const { db } = storage;
    const impossible = db
      .insertInto('seats')
      .values({ table_id: 'a', seat: 0, kind: null as never, muted: 0, vacation: 0 })
      .compile();
    const [bad, good] = await Promise.allSettled([
      storage.commit({ append: entry('a', 0, ['one']), writes: [impossible] }),
      storage.commit({ append: entry('b', 0, ['one']) }),
    ]);
    assert.deepEqual([bad?.status, good?.status], ['rejected', 'fulfilled']);
    assert.deepEqual([await whats(storage, 'a'), await whats(storage, 'b')], [[], ['one']]);
  });

  test(`${name}: a database of the first version comes to the latest with what it holds`, { skip }, async (t) => {
    const storage = await open(t, '001-first');
    await makeTables(storage, 'a');
    await storage.commit({ append: entry('a', 0, ['one']) });
    const { db } = storage;
    const seat = { table_id: 'a', seat: 0, kind: 'bot' as const, level: 'casual', muted: 0, vacation: 0 };
    await storage.commit({ writes: [db.insertInto('seats').values(seat).compile()] });
    await migrate(db as never, storage.dialect);
    await migrate(db as never, storage.dialect);
    assert.deepEqual(await whats(storage, 'a'), ['one']);
    const { level, fair } = await db.selectFrom('seats').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([level, fair], ['casual', 0], 'a level that somebody chose');
    assert.deepEqual(await db.selectFrom('strengths').selectAll().execute(), []);
  });
}

test('SQLite: the tables that somebody has are found without a look at those of others', async (t) => {
  const { db } = await emptySqlite(t);
  const plan = await sql<{ detail: string }>`explain query plan
    select count(*) from tables where host = 'somebody' and status in ('lobby', 'running', 'paused')`.execute(db);
  assert.match(plan.rows[0]?.detail ?? '', /^SEARCH tables USING COVERING INDEX tables_host/);
});

for (const { name, open, skip } of KINDS) {
  test(`${name}: a database that cannot be read is a refusal, also before anybody knows who asks`, {
    skip,
  }, async (t) => {
    const storage = await open(t);
    const server = await startServer({ storage, logLevel: 'silent' });
    t.after(() => server.close());
    const ada = await guest(server, 'Ada');
    await storage.db.schema.dropTable('sessions').execute();
    await assert.rejects(ada.ask('session.get', {}), { code: 'storage-unavailable' });
  });
}
