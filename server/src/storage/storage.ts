// Where everything is kept. Reading is plain queries; whatever is written goes through `commit`, which answers when it
// is on disk.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface AppendRow {
  readonly who: string;
  readonly what: string;
  readonly client: string | null;
  readonly at: number;
}

/** Entries to be added to a journal whose length is `n`, and where the table stands after them. */
export interface Append {
  readonly table: string;
  readonly n: number;
  readonly rows: readonly AppendRow[];
  readonly standing: Standing;
}

export interface Standing {
  readonly changed: number;
  readonly waiting: number;
  readonly wake: number | null;
  readonly clocks: string | null;
}

/** One deed: all of it is done, or nothing. */
export interface Unit {
  readonly append?: Append;
  /** Without an append the first of them has to change something, or the deed is not done. */
  readonly writes?: readonly CompiledQuery[];
}

export interface Storage {
  readonly db: Kysely<Schema>;
  readonly dialect: 'sqlite' | 'postgres';
  /** False: somebody else was first. Throws a `StorageError` when nothing can be kept at the moment. */
  commit(unit: Unit): Promise<boolean>;
  /** A consistent copy into a file, while running. */
  backup?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The disk is full, the database is gone. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StorageError';
  }
}
