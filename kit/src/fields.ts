// The fields of a state in one table: whether everybody knows them. What a view shows and what a world has to be dealt
// are made of it, so that a field that is forgotten does not compile, and a new one is hidden until somebody decides.

/** `open`: the same for everybody, and part of every view. `hidden`: a view tells what may be told in fields of its own. */
export type FieldTable<S> = { readonly [K in keyof S]-?: 'open' | 'hidden' };

export type ReadOnly<T> = T extends (infer Item)[] ? readonly Item[] : T;
/** A state to look at: a view and what is dealt to it make one, to be cloned. */
export type Known<S> = { readonly [K in keyof S]: ReadOnly<S[K]> };
export type OpenPart<S, F extends FieldTable<S>> = {
  readonly [K in keyof S as F[K] extends 'open' ? K : never]: ReadOnly<S[K]>;
};

/**
 * What everybody knows of a state, with lists of its own. In two steps, because the state is given and the table is
 * inferred: `openPartOf<State>()({ round: 'open', … })`.
 */
export const openPartOf =
  <S extends object>() =>
  <const F extends FieldTable<S>>(table: F) => {
    const open = (Object.keys(table) as (keyof S)[]).filter((key) => table[key] === 'open');
    return (s: OpenPart<S, F>): OpenPart<S, F> => {
      const part: Partial<Record<keyof S, unknown>> = {};
      for (const key of open) {
        const value: unknown = (s as S)[key];
        part[key] = Array.isArray(value) ? value.slice() : value;
      }
      return part as unknown as OpenPart<S, F>;
    };
  };
