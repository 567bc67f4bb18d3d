// A game as the app meets it: its rules, its words in the reader's language, and its board if it has one.
import type { GameUi } from '@penumbra/board';
import { texts as gameTexts } from '@penumbra/catalog/text';
import { uis } from '@penumbra/catalog/ui';
import type { Game, GameText, Lang } from '@penumbra/kit';
import { use } from 'react';
import { paceNow } from '../settings/settings.ts';
import { loadText, type ShellText } from '../text/index.ts';
import { cardOf } from './cards.ts';
import { catalog, loadRules } from './catalog.ts';
import { plainText } from './plain.ts';

export interface Face {
  readonly game: Game;
  readonly text: GameText;
  readonly ui: GameUi | undefined;
}

export const hasUi = (id: string): boolean => Object.hasOwn(uis, id);

async function loadUi(id: string): Promise<GameUi | undefined> {
  const load = (uis as { readonly [id: string]: (() => Promise<GameUi>) | undefined })[id];
  const ui = await load?.();
  return ui && { ...ui, duration: (event) => ui.duration(event) * paceNow() };
}

type Texts = { readonly [lang in Lang]: () => Promise<GameText> };
const textsOf = (id: string): Texts | undefined => (gameTexts as { readonly [id: string]: Texts | undefined })[id];

async function loadFace(id: string, lang: Lang): Promise<Face> {
  await loadRules(id);
  const game = catalog[id];
  if (!game) throw new Error(`unknown game ${id}`);
  const ui = await loadUi(id);
  const text = (await textsOf(id)?.[lang]()) ?? plainText(game, await loadText(lang), cardOf(id, lang));
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
