// Pages are named in the fragment, so that any static server will do and a record in a link never leaves the browser.
import { useSyncExternalStore } from 'react';

/** Where one stands in a replay. */
export interface Place {
  readonly step: number | undefined;
  /** A colour, `all` or `public`. */
  readonly eyes: string | undefined;
  readonly tab: string | undefined;
}

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string; readonly friends: boolean }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'device'; readonly token: string }
  | { readonly page: 'replay'; readonly id: string; readonly place: Place }
  | { readonly page: 'record'; readonly data: string; readonly place: Place }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'learn-all' }
  | { readonly page: 'guide'; readonly game: string; readonly section: string | undefined }
  | { readonly page: 'rules'; readonly game: string; readonly section: string | undefined }
  | { readonly page: 'stats' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'nothing' };

/** Pages that begin under a night sky; the header lies on it. */
export const isNight = (page: Route['page']): boolean => page === 'home' || page === 'learn';

export function readRoute(hash: string): Route {
  const [page = '', first = '', second = '', third, fourth] = hash
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
    case 'device':
      return { page, token: first };
    case 'replay':
      return { page, id: first, place: { step: readStep(second), eyes: third, tab: fourth } };
    case 'record':
      return { page, data: second, place: { step: readStep(first), eyes: third, tab: fourth } };
    case 'learn':
      if (first === '') return { page: 'learn-all' };
      if (second === 'guide') return { page: 'guide', game: first, section: third };
      if (second === 'rules') return { page: 'rules', game: first, section: third };
      return { page, game: first };
    case 'stats':
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
  stats: '#/stats',
  learnAll: '#/learn',
  about: '#/about',
  fresh: (game: string) => `#/new/${game}`,
  friends: (game: string) => `#/new/${game}/friends`,
  table: (id: string) => `#/table/${id}`,
  device: (token: string) => `#/device/${token}`,
  replay: (id: string, place?: Place) => `#/replay/${id}${place ? `/${place.step}/${place.eyes}/${place.tab}` : ''}`,
  record: (data: string, place: Place) => `#/record/${place.step}/${data}/${place.eyes}/${place.tab}`,
  learn: (game: string) => `#/learn/${game}`,
  guide: (game: string, step?: number) => `#/learn/${game}/guide${step && step > 1 ? `/${step}` : ''}`,
  rules: (game: string, section?: string) => `#/learn/${game}/rules${section ? `/${section}` : ''}`,
} as const;

/** What makes it another page: steps and sections of the same page are none. */
export function pageName(route: Route): string {
  const { place: _inside, section: _there, ...page } = { place: undefined, section: undefined, ...route };
  return JSON.stringify(page);
}

export const go = (link: string): void => {
  location.hash = link;
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
