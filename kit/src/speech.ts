// What the texts of all games say alike: the forms of numbers and words, how people at a table are called, and what a
// text is made of besides its sentences. Games know them as `speech.plural('en')`.
import type { Seat } from './base.ts';
import type { OptionValue } from './options.ts';
import type { Cast, OptionText } from './text.ts';

export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Chooses a form by the plural rules of a language; the number itself stands where the form has `#`. */
export const plural = (lang: string) => {
  const rules = new Intl.PluralRules(lang);
  return (count: number, forms: Forms): string => {
    const form = rules.select(count);
    const words = (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other;
    return words.replace('#', String(count));
  };
};

/** With its sign: `+2`, `−1`. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

// Making a formatter takes longer than all the rest: each language has one.
const joiners = new Map<string, Intl.ListFormat>();
/** `Ada, Ben and you`. */
export function joined(lang: string, parts: readonly string[]): string {
  const join = joiners.get(lang) ?? new Intl.ListFormat(lang, { type: 'conjunction' });
  joiners.set(lang, join);
  return join.format(parts);
}

/** Names that every text needs, by colour or as the people of a table are called. */
export interface Called {
  isYou(seat: Seat): boolean;
  /** Alone or in a list; the reader is “you”. */
  seat(seat: Seat): string;
  /** Somebody does something: a sentence for the reader, or the verb behind a name. */
  who(seat: Seat, you: string, other: string): string;
  list(parts: readonly string[]): string;
}

export function called(
  { lang, you }: { readonly lang: string; readonly you: string },
  cast: Cast | undefined,
  colourOf: (seat: number) => string,
): Called & { nameOf(seat: number): string } {
  const nameOf = (seat: number): string => cast?.names[seat] ?? colourOf(seat);
  const isYou = (seat: number): boolean => seat === cast?.you;
  return {
    nameOf,
    isYou,
    seat: (seat) => (isYou(seat) ? you : nameOf(seat)),
    who: (seat, sentence, other) => (isYou(seat) ? sentence : `${nameOf(seat)} ${other}`),
    list: (parts) => joined(lang, parts),
  };
}

/** What is made out of a table's config is made once per table. */
export function oncePer<C extends object, V>(make: (config: C) => V): (config: C) => V {
  const known = new WeakMap<C, V>();
  return (config) => {
    const made = known.get(config) ?? make(config);
    known.set(config, made);
    return made;
  };
}

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  readonly values: { readonly [value: string]: string };
}

/** What every game has a word for, by the names of its own. */
export interface CommonWords<
  Says extends { readonly option: string; readonly ending: string; readonly item: string; readonly line: string },
> {
  readonly lang: string;
  readonly name: string;
  readonly tagline: string;
  readonly about: string;
  /** The reader within a sentence: “you”. */
  readonly you: string;
  readonly options: { readonly [name in Says['option']]: OptionWords };
  /** In the middle of a sentence. */
  readonly endings: { readonly [ending in Says['ending']]: string };
  readonly items: { readonly [item in Says['item']]: string };
  readonly guide: { readonly [line in Says['line']]: string };
}

/** The part of a text that is looked up in its words; a word that is not there stands for itself. */
export function commonText({ name, tagline, about, options, endings, items, guide }: CommonWords<never>) {
  const wordOf = (words: { readonly [name: string]: string }, name: string): string => words[name] ?? name;
  return {
    ...{ name, tagline, about },
    option(name: string): OptionText {
      const { label = name, help = '', values } = (options as { readonly [name: string]: OptionWords })[name] ?? {};
      return { label, help, value: (value: OptionValue) => values?.[String(value)] ?? String(value) };
    },
    ending: (code: string) => capital(wordOf(endings, code)),
    item: (name: string) => wordOf(items, name),
    guide: (id: string) => wordOf(guide, id),
  };
}
