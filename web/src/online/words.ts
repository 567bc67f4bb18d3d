import type { Lang } from '@penumbra/kit';
import { use } from 'react';
import { useWords } from '../app/words.ts';
import type { OnlineText } from '../text/online.en.ts';

const tables = new Map<Lang, Promise<OnlineText>>();

async function load(lang: Lang): Promise<OnlineText> {
  switch (lang) {
    case 'pl':
      return (await import('../text/online.pl.ts')).online;
    case 'it':
      return (await import('../text/online.it.ts')).online;
    default:
      return (await import('../text/online.en.ts')).online;
  }
}

/** The words of online play in the reader's language. */
export function useOnlineWords(): OnlineText {
  const { lang } = useWords();
  return use(loadOnlineWords(lang));
}

export function loadOnlineWords(lang: Lang): Promise<OnlineText> {
  const table = tables.get(lang) ?? load(lang);
  tables.set(lang, table);
  return table;
}

export const badWord = ({ bad }: OnlineText, code: string): string =>
  (bad as { readonly [code: string]: string })[code] ?? bad.other;

/** What the page of a bad day is called. */
export const badTitle = ({ bad, badTitles }: OnlineText, code: string): string =>
  (badTitles as { readonly [code: string]: string })[code] ?? bad.title;
