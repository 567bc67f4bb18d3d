// A game as the app meets it: its rules, its words in the reader's language, and its ui, whole.
import { type GameUi, type Look, lookOf, type UiParts, wholeUi } from '@penumbra/board';
import { texts as gameTexts } from '@penumbra/catalog/text';
import { uis } from '@penumbra/catalog/ui';
import type { Game, GameText, Lang } from '@penumbra/kit';
import { use } from 'react';
import { paceNow } from '../settings/settings.ts';
import { loadText, type ShellText } from '../text/index.ts';
import { cardOf, firstTable, isGame } from './cards.ts';
import { catalog, loadRules } from './catalog.ts';
import { plainText } from './plain.ts';

export interface Face {
  readonly game: Game;
  readonly text: GameText;
  readonly ui: GameUi;
  /** The board in words, which `ui.Board` is, too, as long as the game has drawn none. */
  readonly InWords: GameUi['Board'];
}

export const isDrawn = ({ ui, InWords }: Face): boolean => ui.Board !== InWords;

/** Whether there is something of a ui; what there is of it is known when it is loaded. */
export const hasUi = (id: string): boolean => Object.hasOwn(uis, id);

async function loadLook(id: string): Promise<Look> {
  const load = (uis as { readonly [id: string]: (() => Promise<UiParts>) | undefined })[id];
  return lookOf((await load?.()) ?? {}, id, isGame(id) ? firstTable(id).seats : []);
}

type Texts = { readonly [lang in Lang]: () => Promise<GameText> };
const textsOf = (id: string): Texts | undefined => (gameTexts as { readonly [id: string]: Texts | undefined })[id];

async function loadFace(id: string, lang: Lang): Promise<Face> {
  await loadRules(id);
  const game = catalog[id];
  if (!game) throw new Error(`unknown game ${id}`);
  const [look, shell] = await Promise.all([loadLook(id), loadText(lang)]);
  const text = (await textsOf(id)?.[lang]()) ?? plainText(game, shell, cardOf(id, lang));
  const { ui, InWords } = wholeUi(look, { game, text, words: shell.text });
  const duration: GameUi['duration'] = (event, config) => ui.duration(event, config) * paceNow();
  return { game, text, InWords, ui: { ...ui, duration } };
}

// `use` wants the same promise every time it asks.
const faces = new Map<string, Promise<Face>>();
const texts = new Map<Lang, Promise<ShellText>>();
const looks = new Map<string, Promise<Look>>();

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Words and board of a game, before anybody opens its table. */
export const preloadFace = (id: string, lang: Lang): void =>
  void once(faces, `${id}/${lang}`, () => loadFace(id, lang)).catch(() => faces.delete(`${id}/${lang}`));

export const useFace = (id: string, lang: Lang): Face => use(once(faces, `${id}/${lang}`, () => loadFace(id, lang)));
/** What a game shows of itself before it is opened. */
export const useLook = (id: string): Look => use(once(looks, id, () => loadLook(id)));
export const useShellText = (lang: Lang): ShellText => use(once(texts, lang, () => loadText(lang)));
