// Pages are named in the fragment, so that any static server will do and a record in a link never leaves the browser.
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string; readonly friends: boolean }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly step: number | undefined }
  | { readonly page: 'record'; readonly data: string; readonly step: number | undefined }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'guide'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly section: string | undefined }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'nothing' };

export function readRoute(hash: string): Route {
  const [page = '', first = '', second = '', third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page, game: first, friends: second === 'friends' };
    case 'table':
      return { page, id: first };
    case 'replay':
      return { page, id: first, step: readStep(second) };
    case 'record':
      return { page, step: readStep(first), data: second };
    case 'learn':
      if (second === 'guide') return { page: 'guide', game: first };
      if (second === 'rules') return { page: 'rules', game: first, section: third };
      return { page, game: first };
    case 'settings':
    case 'about':
      return { page };
    default:
      return { page: 'nothing' };
  }
}

const readStep = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const links = {
  home: '#/',
  settings: '#/settings',
  about: '#/about',
  fresh: (game: string) => `#/new/${game}`,
  friends: (game: string) => `#/new/${game}/friends`,
  table: (id: string) => `#/table/${id}`,
  replay: (id: string, step?: number) => `#/replay/${id}${step === undefined ? '' : `/${step}`}`,
  record: (step: number, data: string) => `#/record/${step}/${data}`,
  learn: (game: string) => `#/learn/${game}`,
  guide: (game: string) => `#/learn/${game}/guide`,
  rules: (game: string, section?: string) => `#/learn/${game}/rules${section ? `/${section}` : ''}`,
} as const;

export const go = (link: string): void => {
  location.hash = link;
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
