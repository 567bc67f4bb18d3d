// Kysely over Node's own SQLite.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';
import { StorageError } from './storage.ts';

/** Statements are prepared once; there are as many texts as there are queries in the program. */
export function statements(db: DatabaseSync): (sql: string) => StatementSync {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const found = known.get(sql);
    if (found) return found;
    const made = db.prepare(sql);
    // Lists of ids make texts of any length; those are not worth keeping all.
    if (known.size > 500) known.clear();
    known.set(sql, made);
    return made;
  };
}

/** Whatever goes wrong with reading is the storage's trouble. */
function trouble<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new StorageError(error);
  }
}

export function sqliteDialect(db: DatabaseSync, prepare: (sql: string) => StatementSync): SqliteDialect {
  return new SqliteDialect({
    database: {
      prepare(sql): SqliteStatement {
        const statement = trouble(() => prepare(sql));
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => trouble(() => statement.all(...(parameters as never[]))),
          run: (parameters) => trouble(() => statement.run(...(parameters as never[]))),
          iterate: (parameters) => statement.iterate(...(parameters as never[])),
        };
      },
      close: () => db.close(),
    },
  });
}
