import { tint } from '../paint.ts';

const MOST = 60;

/** A move with its number in the whole list, which stays the same however the list is narrowed down. */
export interface Item {
  readonly number: number;
  readonly text: string;
}

export const itemsOf = (moves: readonly string[]): Item[] => moves.map((text, i) => ({ number: i + 1, text }));

/** Those that contain every word typed; letters as they were typed, if any move has them so. */
export function narrowed(items: readonly Item[], text: string): Item[] {
  const words = text.split(/\s+/).filter(Boolean);
  const exact = items.filter((item) => words.every((word) => item.text.includes(word)));
  if (exact.length > 0) return exact;
  return items.filter((item) => words.every((word) => item.text.toLowerCase().includes(word.toLowerCase())));
}

/** One page of the list in columns that fit the width, read downwards; and how many are left for later pages. */
export function page(
  items: readonly Item[],
  from: number,
  width: number,
): { readonly text: string; readonly left: number } {
  const shown = items.slice(from, from + MOST);
  const digits = String(items.at(-1)?.number ?? 1).length;
  const widest = Math.max(...shown.map(({ text }) => text.length));
  const cellWidth = digits + 2 + widest + 3;
  const columns = Math.max(1, Math.min(Math.floor(width / cellWidth), Math.ceil(shown.length / 4)));
  const rows = Math.ceil(shown.length / columns);
  const cell = ({ number, text }: Item): string =>
    `${tint(String(number).padStart(digits), 'accent')}  ${text.padEnd(widest + 3)}`;
  const lines = Array.from({ length: rows }, (_, row) =>
    shown
      .filter((_, i) => i % rows === row)
      .map(cell)
      .join('')
      .trimEnd(),
  );
  return { text: lines.join('\n'), left: Math.max(0, items.length - from - shown.length) };
}
