import type { Lang } from '@penumbra/kit';
import type { ShellText } from './en.ts';

export type { ShellText } from './en.ts';

export const LANG_NAMES: { readonly [lang in Lang]: string } = { en: 'English', pl: 'Polski', it: 'Italiano' };

/** The table of a language; each is loaded when it is first wanted. */
export async function loadText(lang: Lang): Promise<ShellText> {
  switch (lang) {
    case 'pl':
      return (await import('./pl.ts')).pl;
    case 'it':
      return (await import('./it.ts')).it;
    default:
      return (await import('./en.ts')).en;
  }
}

/** Words joined as the language does: "a, b and c". */
export const listOf = (lang: Lang, words: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(words);
