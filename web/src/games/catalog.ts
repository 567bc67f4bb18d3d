// The rules of the games, each loaded when it is first wanted. Apart from their boards, so that what needs only rules
// loads only rules.
import { rules } from '@penumbra/catalog/rules';
import type { Game, Games } from '@penumbra/kit';
import { use } from 'react';

const loaded: { [id: string]: Game } = {};
const loading = new Map<string, Promise<void>>();

/** The games whose rules are here by now, by id. */
export const catalog: Games = loaded;

const load = rules as unknown as { readonly [id: string]: () => Promise<Game> };
const ALL: readonly string[] = Object.keys(load);

/** Brings the rules of a game into the catalog; an unknown game brings nothing. */
export function loadRules(id: string): Promise<void> {
  const known = loading.get(id);
  if (known) return known;
  const fresh = (async () => {
    const game = Object.hasOwn(load, id) ? await load[id]?.() : undefined;
    if (game) loaded[id] = game;
  })();
  loading.set(id, fresh);
  // Without a network the next attempt may have one.
  fresh.catch(() => loading.delete(id));
  return fresh;
}

const together = new Map<string, Promise<unknown>>();

export function loadAllRules(ids: readonly string[] = ALL): Promise<unknown> {
  const key = ids.join(' ');
  const all = together.get(key) ?? Promise.all(ids.map(loadRules));
  together.set(key, all);
  all.catch(() => together.delete(key));
  return all;
}

/** Suspends the page until these rules are here; without a list until all of them are. */
export const useRules = (ids?: readonly string[]): void => void use(loadAllRules(ids));
