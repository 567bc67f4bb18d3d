// The keys of a position in one table, in the order in which they are written: how each is written, read, filled where
// it is left out, and what a viewer sees of it. Positions, views and their readers are made of it.
import type { Json, JsonObject, Source } from './source.ts';

export type Sources<K extends string> = { readonly [key in K]: Source };

/** What a key that is named like a field stands for; the others read into the state by themselves. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is what a function gives back
type Value<S, K> = K extends keyof S ? S[K] : void;
/** Whether a field is written as it is. A number of a kind has a name. */
type IsPlain<T> = T extends string | boolean ? true : number extends T ? true : false;

interface Rest<S extends { phase: string }, T, All> {
  /** Written whatever it holds; the others are left out where they hold nothing. */
  readonly always?: true;
  /** The phases that have it: in others nothing may be given. */
  readonly phases?: readonly S['phase'][];
  readonly read?: (it: Source, s: S, all: All) => T;
  /** What it is where it is left out; without it, what it was at the start. */
  readonly fill?: (s: S, it: Source) => T;
  /** As soon as it is read or filled: what cannot be. */
  readonly check?: (it: Source, s: S, all: All) => void;
  /** When everything is read: what follows from all of it. */
  readonly settle?: (it: Source, s: S, all: All) => void;
}

/** What a viewer sees of it is what is written, of a view as of a state, unless it is said. */
type Written<S, V, T> =
  | { readonly show: (v: V) => Json; readonly write: (s: S) => Json }
  | ({ readonly show?: undefined } & (IsPlain<T> extends true
      ? { readonly write?: (s: S | V) => Json }
      : { readonly write: (s: S | V) => Json }));
export type KeyTable<S extends { phase: string }, V, K extends string> = {
  readonly [key in K]: Rest<S, Value<S, key>, Sources<NoInfer<K>>> & Written<S, V, Value<S, key>>;
};

export interface Keys<S, V, K extends string> {
  state(s: S): JsonObject;
  view(v: V): JsonObject;
  /** Reads into a state as at the start: the phase first, on which all others depend. */
  read(source: Source, s: S): Sources<K>;
}

/**
 * In two steps, because the state is given and the keys are inferred: `keysOf<State, View>()({ phase: …, … })`.
 * Keys are read in the order of the table, but for those that come `first`.
 */
export const keysOf =
  <S extends { phase: string }, V extends object>() =>
  <const K extends string>(table: KeyTable<S, V, K>, first: readonly NoInfer<K>[] = []): Keys<S, V, K> => {
    type Entry = Rest<S, unknown, Sources<K>> & { show?: (v: V) => Json; write?: (s: S | V) => Json };
    const entries = Object.entries(table) as unknown as readonly (readonly [K & keyof S, Entry])[];
    const late = (key: K): number => ['phase', ...first].reverse().indexOf(key);
    const inOrder = entries.toSorted(([a], [b]) => late(b) - late(a));
    const json = (of: (entry: Entry, key: K & keyof S) => Json): JsonObject => {
      const made: { [key: string]: Json } = {};
      for (const [key, entry] of entries) {
        const value = of(entry, key);
        if (entry.always || isFilled(value)) made[key] = value;
      }
      return made;
    };
    const written = (s: S | V, { write }: Entry, key: K & keyof S): Json =>
      write ? write(s) : ((s as S)[key] as Json);
    const set = (s: S, key: K & keyof S, value: unknown): void => {
      if (value !== undefined) s[key] = value as S[K & keyof S];
    };
    return {
      state: (s) => json((entry, key) => written(s, entry, key)),
      view: (v) => json((entry, key) => (entry.show ? entry.show(v) : written(v, entry, key))),
      read(source, s) {
        const all = source.fields(...(entries.map(([key]) => key) as K[]));
        for (const [key, { read, fill, phases, check }] of inOrder) {
          const it = all[key];
          if (phases && !phases.includes(s.phase) && !it.isEmpty) {
            it.fail('impossible', `there is no ${key} in phase ${s.phase}`);
          }
          set(s, key, it.absent ? fill?.(s, it) : read?.(it, s, all));
          check?.(it, s, all);
        }
        for (const [key, { settle }] of inOrder) settle?.(all[key], s, all);
        return all;
      },
    };
  };

/** Whether a value says more than a missing key. */
export function isFilled(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
}

/** An object without what is empty. A server writes many a second, so nothing is made on the way. */
export function filled(entries: Iterable<readonly [string, Json | undefined]>): JsonObject {
  const made: { [key: string]: Json } = {};
  for (const [key, value] of entries) if (isFilled(value)) add(made, key, value as Json);
  return made;
}

/** By name, without what is empty. */
export function byName<I extends number>(names: readonly string[], of: (index: I) => Json | undefined): JsonObject {
  const made: { [key: string]: Json } = {};
  names.forEach((name, index) => {
    const value = of(index as I);
    if (isFilled(value)) add(made, name, value as Json);
  });
  return made;
}

/** By name, empty ones, too. */
export function everyName<I extends number>(names: readonly string[], of: (index: I) => Json): JsonObject {
  const made: { [key: string]: Json } = {};
  names.forEach((name, index) => {
    add(made, name, of(index as I));
  });
  return made;
}

/** Names may come from outside, and one of them would not become a key by being assigned to. */
function add(made: { [key: string]: Json }, name: string, value: Json): void {
  if (name !== '__proto__') made[name] = value;
  else Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
}
