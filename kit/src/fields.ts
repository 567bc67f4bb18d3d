// The fields of a state in one table: whether everybody knows them. What a view shows and what a world has to be dealt
// are made of it, so that a field that is forgotten does not compile, and a new one is hidden until somebody decides.

/** `open`: the same for everybody, and part of every view. `hidden`: a view tells what may be told in fields of its own. */
export type FieldTable<S> = { readonly [K in keyof S]-?: 'open' | 'hidden' };

export type ReadOnly<T> = T extends (infer Item)[] ? readonly Item[] : T;
/** A state to look at. */
export type Known<S> = { readonly [K in keyof S]: ReadOnly<S[K]> };
export type OpenPart<S, F extends FieldTable<S>> = {
  readonly [K in keyof S as F[K] extends 'open' ? K : never]: ReadOnly<S[K]>;
};
export type HiddenPart<S, F extends FieldTable<S>> = {
  readonly [K in keyof S as F[K] extends 'hidden' ? K : never]: ReadOnly<S[K]>;
};

export interface Fields<S, F extends FieldTable<S>> {
  /** What everybody knows, with lists of its own. */
  open(s: OpenPart<S, F>): OpenPart<S, F>;
  /** A state made of what is known and what is dealt. It shares their lists and may have more: to be cloned. */
  whole(open: OpenPart<S, F>, hidden: HiddenPart<S, F>): Known<S>;
}

/** The open part of a table's state. */
export type OpenOf<T> = T extends Fields<infer S, infer F> ? OpenPart<S, F> : never;

/** In two steps, because the state is given and the table is inferred: `fieldsOf<State>()({ round: 'open', … })`. */
export const fieldsOf =
  <S extends object>() =>
  <const F extends FieldTable<S>>(table: F): Fields<S, F> => {
    const open = (Object.keys(table) as (keyof S)[]).filter((key) => table[key] === 'open');
    return {
      open(s) {
        const part: Partial<Record<keyof S, unknown>> = {};
        for (const key of open) {
          const value: unknown = (s as S)[key];
          part[key] = Array.isArray(value) ? value.slice() : value;
        }
        return part as unknown as OpenPart<S, F>;
      },
      whole(known, dealt) {
        return { ...known, ...dealt } as unknown as Known<S>;
      },
    };
  };

/** A copy of a list: a new one, or the one that is to be overwritten. */
export function copyList<T>(from: readonly T[], into: T[] | undefined): T[] {
  if (into === undefined) return from.slice();
  if (into.length !== from.length) into.length = from.length;
  for (let i = 0; i < from.length; i++) into[i] = from[i] as T;
  return into;
}
