// Moves and outcomes as text, both ways: a keyword and what stands behind it, each said once. What is written in one
// order is read in any: whichever way the words can be dealt to the slots, the written one first, is the meaning.
import { type Answer, itemOf, no, type Refusal, type Viewer, yes } from './base.ts';

type Words = readonly string[];

/** Where something stands in a text. */
export interface Slot<T, C, Code extends string = string> {
  /** What is written before it, a blank if nothing is said. If it is a word, it may be left out when it is read. */
  readonly lead?: string;
  /** Nothing where it is to be left out, lead and all. With a viewer: what they may not know is replaced by its size. */
  write(value: T, config: C, viewer?: Viewer): string;
  /** Every way to read it from some of the words, with the words that are left. */
  take(words: Words, config: C): Iterable<readonly [T, Words]>;
  /** What is wrong with words that it cannot be read from, where that can be said better than that they are unreadable. */
  wrong?(words: Words, config: C): Refusal<Code> | undefined;
}

/** Something that is one word. */
export interface Term<T, C, Code extends string = string> extends Slot<T, C, Code> {
  /** What a word is called that means none. */
  readonly code: Code | undefined;
  read(word: string, config: C): T | undefined;
}

/** One of a list of names, which may be the table's own. */
export interface Named<I, C, Code extends string = string> extends Term<I, C, Code> {
  names(config: C): Words;
}

/** Terms of one game: the table and the codes are said once. */
export interface Terms<C, Code extends string> {
  term<T>(spec: Pick<Term<T, C, Code>, 'write' | 'read'>, code?: Code): Term<T, C, Code>;
  named<I extends number>(names: Words | ((config: C) => Words), code?: Code): Named<I, C, Code>;
  /** A whole number, as it is. */
  number(code?: Code): Term<number, C, Code>;
}

export const termsOf = <C, Code extends string>(): Terms<C, Code> => {
  const term: Terms<C, Code>['term'] = (spec, code) => ({
    ...spec,
    code,
    *take(words, config) {
      for (const [i, word] of words.entries()) {
        const value = spec.read(word, config);
        if (value !== undefined) yield [value, words.toSpliced(i, 1)];
      }
    },
    wrong: (words) => code && { code, at: words },
  });
  return {
    term,
    named: <I extends number>(names: Words | ((config: C) => Words), code?: Code) => {
      const listOf = typeof names === 'function' ? names : () => names;
      const write = (index: I, config: C): string => itemOf(listOf(config), index);
      return { ...term({ write, read: (word, config) => indexOf<I>(listOf(config), word) }, code), names: listOf };
    },
    number: (code) => term({ write: String, read: (word) => (/^\d+$/.test(word) ? Number(word) : undefined) }, code),
  };
};

function indexOf<I extends number>(names: Words, word: string): I | undefined {
  const index = names.findIndex((name) => name.toLowerCase() === word.toLowerCase());
  return index < 0 ? undefined : (index as I);
}

/** What takes all words that are left, or says what is wrong with them. */
export const wholly = <T, C, Code extends string>(
  write: Slot<T, C>['write'],
  read: (words: Words, config: C) => Answer<T, Code>,
): Slot<T, C, Code> => ({
  write,
  *take(words, config) {
    const answer = read(words, config);
    if (answer.ok) yield [answer.value, []];
  },
  wrong(words, config) {
    const answer = read(words, config);
    return answer.ok ? undefined : answer.refusal;
  },
});

/** Things of a kind, as many as there are words. */
export const listed = <T, C, Code extends string>(
  one: Term<T, C, Code>,
  inOrder?: (a: T, b: T) => number,
): Slot<readonly T[], C, Code> =>
  wholly(
    (list, config) => list.map((value) => one.write(value, config)).join(' '),
    (words, config) => {
      const list = words.flatMap((word) => one.read(word, config) ?? []);
      if (list.length === words.length) return yes(inOrder ? list.sort(inOrder) : list);
      return no(codeOf(one), ...words.filter((word) => one.read(word, config) === undefined));
    },
  );

const codeOf = <Code extends string>({ code }: { readonly code: Code | undefined }): Code => {
  if (code === undefined) throw new Error('what can be wrong needs a code');
  return code;
};

/** Things of a kind in one word: `a,b`, as many as are wanted. */
export const joined = <T, C, Code extends string>(
  one: Term<T, C, Code>,
  { count, inOrder }: { readonly count?: number; readonly inOrder?: (a: T, b: T) => number } = {},
): Term<readonly T[], C, Code> =>
  termsOf<C, Code>().term(
    {
      write: (list, config) => list.map((value) => one.write(value, config)).join(','),
      read(word, config) {
        const words = word.split(',');
        const list = words.flatMap((part) => one.read(part, config) ?? []);
        if (list.length < words.length || list.length !== (count ?? list.length)) return undefined;
        return inOrder ? list.sort(inOrder) : list;
      },
    },
    one.code,
  );

/** Two of a kind, in the order in which they stand. */
export const twice = <T, C, Code extends string>(one: Term<T, C, Code>): Slot<readonly [T, T], C, Code> => ({
  write: (both, config) => both.map((value) => one.write(value, config)).join(' '),
  *take(words, config) {
    for (const [first, others] of one.take(words, config)) {
      for (const [second, rest] of one.take(others, config)) yield [[first, second], rest];
    }
  },
});

/** The words of a kind among the others, with commas between them when they are written. */
export const among = <T, C, Code extends string>(one: Term<T, C, Code>): Slot<readonly T[], C, Code> => ({
  write: (list, config) => list.map((value) => one.write(value, config)).join(','),
  *take(words, config) {
    const isOne = (word: string): boolean => one.read(word, config) !== undefined;
    const list = words.flatMap((word) => one.read(word, config) ?? []);
    if (list.length > 0) yield [list, words.filter((word) => !isOne(word))];
  },
});

/** What nobody sees but by its size. */
export const sealed = <T, C, Code extends string>(
  slot: Slot<T, C, Code>,
  size: (value: T) => string | number,
): Slot<T, C, Code> => ({
  ...slot,
  write: (value, config, viewer) => (viewer === undefined ? slot.write(value, config) : String(size(value))),
});

/** What need not be there, and what it is then. */
export const optional = <T, N, C, Code extends string>(slot: Slot<T, C, Code>, none: N): Slot<T | N, C, Code> => ({
  ...slot,
  write: (value, config, viewer) => (value === none ? '' : slot.write(value as T, config, viewer)),
  *take(words, config) {
    yield* slot.take(words, config);
    yield [none, words];
  },
});

/** What has something else than a blank before it: `led(' from ', ZONE)`. */
export const led = <T, C, Code extends string>(lead: string, slot: Slot<T, C, Code>): Slot<T, C, Code> => ({
  ...slot,
  lead,
  take: (words, config) =>
    slot.take(
      words.filter((word) => word !== lead.trim()),
      config,
    ),
});

/** Two lists side by side, as pairs. */
export const zipped = <A, B>(first: readonly A[], second: readonly B[]): readonly (readonly [A, B])[] =>
  second.flatMap((b, i) => first.slice(i, i + 1).map((a) => [a, b] as const));

interface PairCodes<V, Code extends string> {
  readonly malformed?: Code;
  readonly repeated?: Code;
  /** What others see of the value of a seat. */
  readonly hide?: (value: V) => string | number;
}

/** Pairs `a1:x b2:y`, in the order of the first of each. */
export const paired = <K extends number, V, C, Code extends string>(
  key: Term<K, C, Code>,
  value: Term<V, C, Code>,
  { malformed, repeated, hide }: PairCodes<V, Code> = {},
): Slot<readonly (readonly [K, V])[], C, Code> =>
  wholly(
    (pairs, config, viewer) =>
      pairs
        .map(([k, v]) => {
          const isHidden = hide && viewer !== undefined && Number(k) !== viewer;
          return `${key.write(k, config)}:${isHidden ? hide(v) : value.write(v, config)}`;
        })
        .join(' '),
    (words, config) => {
      const pairs: (readonly [K, V])[] = [];
      for (const word of words) {
        const [, name, rest] = /^([^:]*):(.*)$/.exec(word) ?? [];
        if (!name || rest === undefined) return no(malformed ?? codeOf(key), word);
        const [k, v] = [key.read(name, config), value.read(rest, config)];
        if (k === undefined) return no(codeOf(key), name);
        if (pairs.some(([other]) => other === k)) return no(repeated ?? codeOf(key), name);
        if (v === undefined) return rest ? no(codeOf(value), rest) : no(malformed ?? codeOf(value), word);
        pairs.push([k, v]);
      }
      return yes(pairs.sort(([a], [b]) => a - b));
    },
  );

/** Something for each of these names, each named once: `purple:x blue:y`. */
export const forEach = <K extends number, V, C, Code extends string>(
  key: Named<K, C, Code>,
  value: Term<V, C, Code>,
  codes?: PairCodes<V, Code>,
): Slot<readonly V[], C, Code> => {
  const pairs = paired(key, value, codes);
  return wholly(
    (values, config, viewer) =>
      pairs.write(
        values.map((v, k) => [k as K, v] as const),
        config,
        viewer,
      ),
    (words, config) => {
      const [found] = pairs.take(words, config);
      if (!found) return { ok: false, refusal: pairs.wrong?.(words, config) ?? { code: codeOf(key), at: words } };
      const missing = key.names(config).filter((_, i) => !found[0].some(([k]) => Number(k) === i));
      return missing.length > 0 ? no(codeOf(key), ...missing) : yes(found[0].map(([, v]) => v));
    },
  );
};
