// How a database comes from any version to the latest. A migration that has been released is never changed again.
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

export type Dialect = 'sqlite' | 'postgres';

/** Rows of a journal lie together by table, without a second tree for their numbers. */
const clustered = (dialect: Dialect) => (dialect === 'sqlite' ? sql`without rowid` : sql``);

const first = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created', integer, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created', integer, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('counter', integer, (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('created', integer, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text')
      .addColumn('expires', integer, (c) => c.notNull())
      .execute();
    await createTables(db, integer);
    await createJournal(db, integer, dialect);
    await createAround(db, integer);
  },
});

type Whole = 'integer' | 'bigint';

async function createTables(db: Kysely<unknown>, integer: Whole): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('n', integer, (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', integer, (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('components', 'text', (c) => c.notNull())
    .addColumn('colours', 'text', (c) => c.notNull())
    .addColumn('start', 'text')
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('host', 'text')
    .addColumn('created', integer, (c) => c.notNull())
    .addColumn('changed', integer, (c) => c.notNull())
    .addColumn('next', 'text')
    .addColumn('wake', integer)
    .addColumn('waiting', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('clocks', 'text')
    .addColumn('result', 'text')
    .execute();
  await sql`create index tables_open on tables (changed) where status = 'lobby' and visibility = 'open'`.execute(db);
  await sql`create index tables_wake on tables (wake) where wake is not null`.execute(db);
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', integer, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('level', 'text')
    .addColumn('stand_in', 'text')
    .addColumn('reserved', 'text')
    .addColumn('muted', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('vacation', integer, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await sql`create index seats_person on seats (person) where person is not null`.execute(db);
  await sql`create index seats_reserved on seats (reserved) where reserved is not null`.execute(db);
}

async function createJournal(db: Kysely<unknown>, integer: Whole, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('journal')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', integer, (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('client', 'text')
    .addColumn('at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('journal_key', ['table_id', 'n'])
    .modifyEnd(clustered(dialect))
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('n', integer, (c) => c.notNull())
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('steps', 'text', (c) => c.notNull())
    .execute();
}

async function createAround(db: Kysely<unknown>, integer: Whole): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', integer, (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('seat', integer)
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('client', 'text', (c) => c.notNull())
    .addColumn('at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .execute();
  await sql`create index chat_person on chat (person) where person is not null`.execute(db);
  await db.schema
    .createTable('requests')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', integer, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', integer, (c) => c.notNull())
    .addColumn('entry', integer, (c) => c.notNull())
    .addColumn('agreed', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('requests_key', ['table_id', 'n'])
    .execute();
  await db.schema
    .createTable('links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', integer, (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('made', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('links_table').on('links').columns(['table_id', 'seat']).execute();
  await db.schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pushes_person').on('pushes').column('person').execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

/** How many tables somebody has is asked whenever one is made. */
const tablesByHost: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute();
  },
};

const strengths = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
    await db.schema
      .alterTable('seats')
      .addColumn('fair', integer, (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('strengths')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rating', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('volatility', 'double precision', (c) => c.notNull())
      .addColumn('games', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('strengths_key', ['person', 'game'])
      .execute();
    await db.schema
      .createTable('lessons')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('finished', 'text', (c) => c.notNull())
      .addColumn('at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('lessons_key', ['person', 'game', 'table_id'])
      .execute();
  },
});

const MIGRATIONS: readonly { readonly name: string; make(dialect: Dialect): Migration }[] = [
  { name: '001-first', make: first },
  { name: '002-tables-by-host', make: () => tablesByHost },
  { name: '003-strengths', make: strengths },
];

/** Brings a database to a version, the latest if none is named. */
export async function migrate(db: Kysely<never>, dialect: Dialect, to?: string): Promise<void> {
  const migrations = Object.fromEntries(MIGRATIONS.map(({ name, make }) => [name, make(dialect)]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error) throw error;
}
