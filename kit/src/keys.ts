// The keys of a position in one table, in the order in which they are written: how each is written, read, filled where
// it is left out, and what a viewer sees of it. Positions, views and their readers are made of it.
import { type Codec, isFilled, type Rows } from './codecs.ts';
import type { ReadOnly } from './fields.ts';
import type { Json, JsonObject, Source } from './source.ts';

export type Sources<K extends string> = { readonly [key in K]: Source };

/** What a key that is named like a field stands for; the others read into the state by themselves. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is what a function gives back
type Value<S, K> = K extends keyof S ? S[K] : void;

interface Rest<S extends Positioned, T, All> {
  /** Written whatever it holds; the others are left out where they hold nothing. */
  readonly always?: true;
  /** The phases that have it: in others nothing may be given. */
  readonly phases?: readonly S['phase'][];
  /** Where it means something: elsewhere it stays as it was at the start, and what is given only has to be readable. */
  readonly where?: (s: S) => boolean;
  readonly read?: (it: Source, s: S, all: All) => T;
  /** What it is where it is left out, if that is not what is read of nothing; without it, what it was at the start. */
  readonly fill?: 'read' | ((s: S, it: Source) => T);
  /** As soon as it is read or filled: why it cannot be so, or why it cannot be left out. */
  readonly impossible?: (s: S, it: Source) => string | false;
  readonly missing?: (s: S) => string | false;
  /** The same in other places, and by other codes. */
  readonly check?: (it: Source, s: S, all: All) => void;
  /** When everything is read: what follows from all of it. */
  readonly settle?: (it: Source, s: S, all: All) => void;
}

/** What a viewer sees of it is what is written, of a view as of a state, unless it is said. */
type Written<S, V, T, K> =
  | { readonly show?: undefined; readonly as: Rows<S, S | V> }
  | { readonly show: (v: V) => Json; readonly write: (s: S) => Json }
  | { readonly show: (v: V) => Json; readonly as: Codec<T, S> }
  | { readonly show?: undefined; readonly write: (s: S | V) => Json }
  | (K extends keyof V
      ? V[K] extends ReadOnly<T>
        ? { readonly show?: undefined; readonly as: Codec<T, S | V> }
        : never
      : never);
export type KeyTable<S extends Positioned, V, K extends string> = {
  readonly [key in K]: Rest<S, Value<S, key>, Sources<NoInfer<K>>> & Written<S, V, Value<S, key>, key>;
};

export interface Positioned {
  readonly config: unknown;
  phase: string;
}

interface Reading<S extends Positioned, K extends string> {
  /** What keys that are left out are as in. */
  readonly start: (config: S['config'], source: Source) => S;
  /** Keys are read in the order of the table, but for the phase, on which all depend, and these. */
  readonly first?: readonly K[];
  /** When every key is settled: what cannot be, and on until somebody is asked. */
  readonly follow?: (s: S, all: Sources<K>, source: Source) => void;
}

export interface Keys<S extends Positioned, V> {
  state(s: S): JsonObject;
  view(v: V): JsonObject;
  readState(source: Source, config: S['config']): S;
  /** The keys alone, without what follows from them. */
  readKeys(source: Source, config: S['config']): S;
}

/** In two steps, because the state is given and the keys are inferred: `keysOf<State, View>()({ phase: …, … }, …)`. */
export const keysOf =
  <S extends Positioned, V extends object>() =>
  <const K extends string>(table: KeyTable<S, V, K>, { start, first = [], follow }: Reading<S, NoInfer<K>>) => {
    type Entry = Rest<S, unknown, Sources<K>> & {
      readonly as?: Codec<unknown, S | V> | Rows<S, S | V>;
      readonly show?: (v: V) => Json;
      readonly write?: (s: S | V) => Json;
    };
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
    const written = (s: S | V, { as, write }: Entry, key: K & keyof S): Json =>
      as ? ('rows' in as ? as.rows(s) : as.write((s as S)[key], s)) : (write?.(s) ?? null);
    const set = (s: S, key: K & keyof S, value: unknown): void => {
      if (value !== undefined) s[key] = value as S[K & keyof S];
    };
    const readAs = (it: Source, s: S, key: K & keyof S, as: NonNullable<Entry['as']>): unknown =>
      'rows' in as ? as.read(it, s) : as.read(it, s, s[key]);
    const read = (source: Source, config: S['config']): readonly [S, Sources<K>] => {
      const s = start(config, source);
      const all = source.fields(...(entries.map(([key]) => key) as K[]));
      for (const [key, { as, where, read, fill, phases, impossible, missing, check }] of inOrder) {
        const it = all[key];
        if (phases && !phases.includes(s.phase) && !it.isEmpty) {
          it.fail('impossible', `there is no ${key} in phase ${s.phase}`);
        }
        const isMeant = !where || where(s);
        if (!it.absent || fill === 'read') {
          const value = read ? read(it, s, all) : as && readAs(it, s, key, as);
          if (isMeant) set(s, key, value);
        } else if (isMeant) set(s, key, fill?.(s, it));
        const [wrong, needed] = [impossible?.(s, it), missing?.(s)];
        if (wrong) it.fail('impossible', wrong);
        if (needed) it.fail('missing-key', needed);
        check?.(it, s, all);
      }
      for (const [key, { settle }] of inOrder) settle?.(all[key], s, all);
      return [s, all];
    };
    const keys: Keys<S, V> = {
      state: (s) => json((entry, key) => written(s, entry, key)),
      view: (v) => json((entry, key) => (entry.show ? entry.show(v) : written(v, entry, key))),
      readKeys: (source, config) => read(source, config)[0],
      readState(source, config) {
        const [s, all] = read(source, config);
        follow?.(s, all, source);
        return s;
      },
    };
    return keys;
  };
