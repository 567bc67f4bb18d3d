// All moves of a game, or all outcomes, in one table by kind: the slots behind the keyword, and how what they hold
// becomes the thing itself where that is more than an object of it.
import { type Answer, isOneOf, type No, no, type Viewer, yes } from './base.ts';
import type { Slot } from './notation.ts';

interface Kinded {
  readonly kind: string;
}
/** A union that `kind` tells apart, by kind what each has besides; `object` for nothing. */
export type Kinds<T> = { readonly [K in keyof T]: { readonly kind: K } & Readonly<T[K]> }[keyof T];
/** The members of a union that are of a kind. */
export type OfKind<T extends Kinded, K extends string> = T & { readonly kind: K };

export type Slots<P, C, Code extends string> = { readonly [F in keyof P]-?: Slot<P[F], C, Code> };

interface Tabled {
  readonly config: object;
}

/** One kind of thing; what it is read as is known to be one of the game's, if not of which kind. */
export interface Form<T, S extends Tabled, Code extends string, Made = T> {
  readonly write: (value: T, config: S['config'], viewer: Viewer | undefined) => string;
  read(words: readonly string[], s: S): Answer<Made, Code> | undefined;
}

/** Nothing where the words cannot be meant so, or what is wrong with them. */
type Of<T, P, S extends Tabled> = (value: T, config: S['config']) => P;
type Make<T, P, S, Code extends string> = (parts: P, s: S) => T | No<Code> | undefined;

/**
 * What is written of a thing, and the thing that is meant: the first reading that makes one is the meaning. `of` gives
 * what the slots hold, and is left out where the thing has it in fields of the same names.
 */
export function form<P extends object, S extends Tabled, Code extends string, Made>(
  slots: Slots<P, S['config'], Code>,
  make: Make<Made, P, S, NoInfer<Code>>,
): Form<P, S, Code, Made>;
export function form<T, P extends object, S extends Tabled, Code extends string, Made>(
  slots: Slots<P, S['config'], Code>,
  make: Make<Made, P, S, NoInfer<Code>>,
  of: Of<T, P & {}, S>,
): Form<T, S, Code, Made>;
export function form<P extends object, S extends Tabled, Code extends string, Made>(
  slots: Slots<P, S['config'], Code>,
  make: Make<Made, P, S, NoInfer<Code>>,
  of: Of<P, P, S> = (value) => value,
): Form<P, S, Code, Made> {
  type Entry = readonly [field: keyof P & string, slot: Slot<unknown, S['config'], Code>];
  const entries = Object.entries(slots) as unknown as readonly Entry[];
  return {
    write(value, config, viewer) {
      const parts = of(value, config);
      let all = '';
      for (const [field, slot] of entries) {
        const text = slot.write(parts[field], config, viewer);
        if (text !== '') all += `${slot.lead ?? ' '}${text}`;
      }
      return all;
    },
    read(words, s) {
      for (const parts of readings(entries, words, s.config)) {
        const made = make(parts as P, s);
        if (made !== undefined) return isNo<Made, Code>(made) ? made : yes(made);
      }
      const [only, ...others] = entries;
      const wrong = others.length === 0 ? only?.[1].wrong?.(words, s.config) : undefined;
      return wrong && { ok: false, refusal: wrong };
    },
  };
}

/** A keyword and nothing behind it. */
export const alone = <T>(value: T): Form<object, Tabled, never, T> => form({}, () => value);

const isNo = <T, Code extends string>(made: T | No<Code>): made is No<Code> =>
  typeof made === 'object' && made !== null && 'ok' in made;

/** Every way to deal all of the words to the slots. */
function* readings<C>(
  [first, ...later]: readonly (readonly [string, Slot<unknown, C>])[],
  words: readonly string[],
  config: C,
): Generator<object> {
  if (!first) {
    if (words.length === 0) yield {};
    return;
  }
  const [field, slot] = first;
  for (const [value, rest] of slot.take(words, config)) {
    for (const parts of readings(later, rest, config)) yield { [field]: value, ...parts };
  }
}

/** By kind: a form, or just the slots where the thing is an object of what they hold. */
export type Forms<T extends Kinded, S extends Tabled, Code extends string> = {
  readonly [K in T['kind']]: Form<OfKind<T, K>, S, Code, T> | Slots<Omit<OfKind<T, K>, 'kind'>, S['config'], Code>;
};

export interface Grammar<T, S extends Tabled, Code extends string> {
  text(value: T, config: S['config'], viewer?: Viewer): string;
  /** Takes the keyword wherever it stands. */
  parse(text: string, s: S): Answer<T, Code>;
}

interface Reading<Code extends string> {
  /** In small letters and apart at blanks unless said otherwise. */
  readonly words?: (text: string) => readonly string[];
  /** What a text without a keyword is answered. */
  readonly unknown: (text: string, words: readonly string[]) => No<Code>;
  /** What a text is called of which nothing better can be said. */
  readonly unreadable: Code;
}

/** The words of a text in small letters; a colon or a comma needs no blanks around it. */
export const wordsOf = (text: string, apart = /\s+/): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\s*([:,])\s*/g, '$1')
    .split(apart)
    .filter((word) => word !== '');

export const grammarOf = <T extends Kinded, S extends Tabled, Code extends string>(
  { words: split = wordsOf, unknown, unreadable }: Reading<Code>,
  forms: Forms<T, S, Code>,
): Grammar<T, S, Code> => {
  const kinds = Object.keys(forms) as T['kind'][];
  const readable = (kind: T['kind']): Form<T, S, Code> => {
    const known: object = forms[kind];
    if ('read' in known) return known as Form<T, S, Code>;
    return form<object, S, Code, T>(
      known as Slots<object, S['config'], Code>,
      (parts) => ({ kind, ...parts }) as T,
    ) as Form<T, S, Code>;
  };
  const byKind = new Map(kinds.map((kind) => [kind, readable(kind)]));
  return {
    text: (value, config, viewer) => `${value.kind}${byKind.get(value.kind)?.write(value, config, viewer)}`,
    parse(text, s) {
      const words = split(text);
      const at = words.findIndex((word) => isOneOf(kinds, word.toLowerCase()));
      const found = byKind.get(words[at]?.toLowerCase() as T['kind']);
      if (!found) return unknown(text, words);
      return found.read(words.toSpliced(at, 1), s) ?? no(unreadable, text);
    },
  };
};
