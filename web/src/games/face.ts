// A game as the app meets it: its rules, its words in the reader's language, and its board if it has one.
import type { GameText, GameUi, Lang } from '@penumbra/board';
import { cards, optionWords, uis } from '@penumbra/catalog/ui';
import type { Game } from '@penumbra/kit';
import { use } from 'react';
import { loadText, type ShellText } from '../text/index.ts';
import { catalog } from './catalog.ts';
import { type CardWords, plainText } from './plain.ts';

export const gameIds: readonly string[] = Object.keys(cards);

export interface Face {
  readonly game: Game;
  readonly text: GameText;
  readonly ui: GameUi | undefined;
}

export function cardOf(id: string, lang: Lang): CardWords {
  const card = cards[id];
  const options = optionWords[id]?.[lang] ?? {};
  return card ? { name: card.name, ...card[lang], options } : { name: id, tagline: '', about: '', options };
}

export const hasUi = (id: string): boolean => Object.hasOwn(uis, id);

async function loadUi(id: string): Promise<GameUi | undefined> {
  const load = (uis as { readonly [id: string]: () => Promise<unknown> })[id];
  return load ? ((await load()) as GameUi) : undefined;
}

async function loadFace(id: string, lang: Lang): Promise<Face> {
  const game = catalog[id];
  if (!game) throw new Error(`unknown game ${id}`);
  const ui = await loadUi(id);
  const text = ui ? await ui.text[lang]() : plainText(game, await loadText(lang), cardOf(id, lang));
  return { game, text, ui };
}

// `use` wants the same promise every time it asks.
const faces = new Map<string, Promise<Face>>();
const texts = new Map<Lang, Promise<ShellText>>();
const boards = new Map<string, Promise<GameUi | undefined>>();

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Words and board of a game, before anybody opens its table. */
export const preloadFace = (id: string, lang: Lang): void =>
  void once(faces, `${id}/${lang}`, () => loadFace(id, lang)).catch(() => faces.delete(`${id}/${lang}`));

export const useFace = (id: string, lang: Lang): Face => use(once(faces, `${id}/${lang}`, () => loadFace(id, lang)));
export const useUi = (id: string): GameUi | undefined => use(once(boards, id, () => loadUi(id)));
export const useShellText = (lang: Lang): ShellText => use(once(texts, lang, () => loadText(lang)));
