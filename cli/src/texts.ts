// The games' sentences for people.
import { texts } from '@penumbra/catalog/text';
import type { GameText, Lang } from '@penumbra/kit';

type Texts = { readonly [game: string]: { readonly [lang in Lang]: () => Promise<GameText> } | undefined };

/** The sentences of a game; none for one that the catalog has no words for. */
export const textFor = async (game: string, lang: Lang = 'en'): Promise<GameText | undefined> =>
  (texts as unknown as Texts)[game]?.[lang]();
