// What the app knows about a game before anything of it is loaded.
import { cards, rankWords } from '@penumbra/catalog/ui';
import type { Lang } from '@penumbra/kit';
import type { CardWords } from './plain.ts';

type Card = NonNullable<(typeof cards)[string]>;

export const gameIds: readonly string[] = Object.keys(cards);
export const isGame = (id: string): boolean => Object.hasOwn(cards, id);

export function cardOf(id: string, lang: Lang): CardWords {
  const card = cards[id];
  const words = { ranks: rankWords[id]?.[lang] ?? {} };
  return card ? { name: card.name, ...card[lang], ...words } : { name: id, tagline: '', about: '', ...words };
}

export const gameFacts = (id: string): Pick<Card, 'players' | 'minutes' | 'weight'> => cardFor(id);
export const firstTable = (id: string): Card['firstTable'] => cardFor(id).firstTable;

function cardFor(id: string): Card {
  const card = cards[id];
  if (!card) throw new Error(`unknown game ${id}`);
  return card;
}
