import { folded } from '@penumbra/kit';
import { tint } from '../paint.ts';
import { wrap } from '../wrap.ts';

/** What fits on a screen under the board, where each move has a sentence; and in columns, where none has. */
const MOST_SAID = 20;
const MOST = 60;

/** A move with its number in the whole list, which stays the same however the list is narrowed down. */
export interface Item {
  readonly number: number;
  /** In notation, as it may be typed. */
  readonly text: string;
  /** In words. */
  readonly says?: string | undefined;
}

export const itemsOf = (moves: readonly Omit<Item, 'number'>[]): Item[] =>
  moves.map((move, i) => ({ ...move, number: i + 1 }));

/** Those that contain every word typed, in notation as it was typed, if any move has it so; or else in any form. */
export function narrowed(items: readonly Item[], text: string): Item[] {
  const words = text.split(/\s+/).filter(Boolean);
  const exact = items.filter((item) => words.every((word) => item.text.includes(word)));
  if (exact.length > 0) return exact;
  const wanted = words.map(folded);
  return items.filter(({ text, says = '' }) => wanted.every((word) => folded(`${text} ${says}`).includes(word)));
}

/** One page of the list, each move beside its sentence or in columns that fit; and how many are left for later pages. */
export function page(
  items: readonly Item[],
  from: number,
  width: number,
): { readonly text: string; readonly left: number } {
  const isSaid = items.some(({ says }) => says !== undefined);
  const shown = items.slice(from, from + (isSaid ? MOST_SAID : MOST));
  const digits = String(items.at(-1)?.number ?? 1).length;
  const widest = Math.max(...shown.map(({ text }) => text.length));
  const cellWidth = isSaid ? width : digits + 2 + widest + 3;
  const columns = Math.max(1, Math.min(Math.floor(width / cellWidth), Math.ceil(shown.length / 4)));
  const rows = Math.ceil(shown.length / columns);
  const before = digits + 2 + widest + 3;
  const cell = ({ number, text, says = '' }: Item): string => {
    // A sentence has a column of its own.
    const sentence = wrap(`${' '.repeat(before)}${says}`, width).slice(before);
    return `${tint(String(number).padStart(digits), 'accent')}  ${text.padEnd(widest + 3)}${tint(sentence, 'dim')}`;
  };
  const lines = Array.from({ length: rows }, (_, row) =>
    shown
      .filter((_, i) => i % rows === row)
      .map(cell)
      .join('')
      .trimEnd(),
  );
  return { text: lines.join('\n'), left: Math.max(0, items.length - from - shown.length) };
}
