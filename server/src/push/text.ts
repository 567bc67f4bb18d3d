// What somebody is asked for, in the words of the game. They hold nothing secret: it is the same sentence in every world
// that looks like this one from outside (a test looks for a difference).
import { texts } from '@penumbra/catalog/text';
import { type GameText, hasSeat, type Seat } from '@penumbra/kit';
import type { Hosted } from '../tables/hosted.ts';

type Texts = { readonly [language: string]: () => Promise<GameText> };

/** Undefined when the game has gone on and does not ask any more. */
export async function sentenceFor({ row, play }: Hosted, seat: Seat, language: string): Promise<string | undefined> {
  const known = (texts as unknown as { readonly [game: string]: Texts })[row.game];
  const text = await (known?.[language] ?? known?.en)?.();
  const table = play?.table;
  if (!text || !table || !hasSeat(table.waiting, seat)) return undefined;
  return `${text.name}: ${text.prompt(table.seen(seat) as never, seat)}`;
}
