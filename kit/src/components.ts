import type { Refusal } from './base.ts';
import type { Json, Source } from './source.ts';

export type ComponentTables = { readonly [table: string]: { readonly [id: string]: unknown } };

/** One table of the box: its printed entries, and how an entry of a user's own is read and checked. */
export interface ComponentTable<Entry> {
  readonly entries: { readonly [id: string]: Entry };
  /** The reader is the schema: it throws a `Fault` that names what is wrong. */
  read(source: Source, id: string): Entry;
  /** True where entries may be replaced but not added. */
  readonly closed?: boolean;
}

export interface ComponentSpec<C extends object> {
  readonly tables: { readonly [K in keyof C]: ComponentTable<C[K][keyof C[K]]> };
  /** What must hold of all tables together. */
  check?(components: C, source: Source): void;
  /** What a whole box should have beyond that: a code and what it is about, never a reason to refuse. */
  advise?(components: C): readonly Refusal[];
}

export interface ReadComponents<C> {
  readonly components: C;
  /** What was added or replaced, as given. */
  readonly given: { readonly [table: string]: Json };
}

export function readComponents<C extends object>(spec: ComponentSpec<C>, source: Source): ReadComponents<C> {
  const tables = Object.entries(spec.tables) as [string, ComponentTable<unknown>][];
  const fields = source.fields(...tables.map(([name]) => name));
  const components = Object.fromEntries(
    tables.map(([name, table]) => {
      const own = fields[name]?.entries().map(([id, entry]) => [id, readEntry(table, id, entry)] as const) ?? [];
      return [name, Object.freeze({ ...table.entries, ...Object.fromEntries(own) })];
    }),
  ) as C;
  spec.check?.(components, source);
  return { components, given: source.absent ? {} : (source.value as { [table: string]: Json }) };
}

function readEntry(table: ComponentTable<unknown>, id: string, entry: Source): unknown {
  if (!/^[a-z0-9-]+$/.test(id)) entry.fail('bad-component', 'an id is lower-case letters, digits and hyphens');
  if (table.closed && !(id in table.entries)) {
    entry.fail('unknown-id', `there is no such entry; there are: ${Object.keys(table.entries).join(', ')}`);
  }
  return table.read(entry, id);
}
