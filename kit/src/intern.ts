/**
 * One frozen object per key, made when first asked for. Moves are interned so that equal moves are the same
 * object: comparing is `===`, legal lists allocate nothing but the list, and a search can key on identity.
 */
export function interned<M extends object, K extends number = number>(make: (key: K) => M): (key: K) => M {
  const known = new Map<K, M>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = Object.freeze(make(key));
      known.set(key, value);
    }
    return value;
  };
}

/** The same for keys 0 … size − 1, all made at once: a plain array, the fastest look-up there is. */
export const internedList = <M extends object, K extends number = number>(
  size: number,
  make: (key: K) => M,
): readonly M[] => Object.freeze(Array.from({ length: size }, (_, key) => Object.freeze(make(key as K))));
