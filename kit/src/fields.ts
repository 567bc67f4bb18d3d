// The fields of a state in one table: what each is, and whether everybody knows it. The state, what a view shows and what
// a world has to be dealt are made of it: nothing can be kept without it being said who knows it.

declare const type: unique symbol;
type Field<Knower extends 'open' | 'hidden', T> = Knower & { readonly [type]: T };

export const field = {
  /** The same for everybody, and part of every view. */
  open: <T>() => 'open' as Field<'open', T>,
  /** A view tells what may be told of it in fields of its own. */
  hidden: <T>() => 'hidden' as Field<'hidden', T>,
};
export type FieldTable = { readonly [name: string]: Field<'open' | 'hidden', unknown> };

/** A table stays what it was set up with; everything else may change. */
export type StateOf<F extends FieldTable> = {
  readonly [K in keyof F as K extends 'config' ? K : never]: F[K][typeof type];
} & { -readonly [K in keyof F as K extends 'config' ? never : K]: F[K][typeof type] };

export type ReadOnly<T> = T extends (infer Item)[] ? readonly Item[] : T;
/** A state to look at: a view and what is dealt to it make one, to be cloned. */
export type Known<S> = { readonly [K in keyof S]: ReadOnly<S[K]> };
export type OpenPart<F extends FieldTable> = {
  readonly [K in keyof F as F[K] extends 'open' ? K : never]: ReadOnly<F[K][typeof type]>;
};

/** What everybody knows of a state, with lists of its own. */
export const openPartOf = <F extends FieldTable>(table: F) => {
  const open = Object.keys(table).filter((key) => table[key] === 'open');
  return (s: OpenPart<F>): OpenPart<F> => {
    const part: { [key: string]: unknown } = {};
    for (const key of open) {
      const value = (s as { readonly [key: string]: unknown })[key];
      part[key] = Array.isArray(value) ? value.slice() : value;
    }
    return part as OpenPart<F>;
  };
};
