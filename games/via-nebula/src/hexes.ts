import { type Hex, hexNumbered } from './words.ts';

// Sets of hexes: thirty bits to a word, so that every word is a small integer everywhere. Whole sets are joined, counted
// and picked from without looking at a single hex.

const WORD = 30;
export const wordsFor = (size: number): number => Math.max(1, Math.ceil(size / WORD));

export const wordOf = (hex: number): number => (hex / WORD) | 0;
export const bitOf = (hex: number): number => 1 << (hex % WORD);

/** The words of a set with these hexes. */
export function setOf(hexes: readonly Hex[], words: number): readonly number[] {
  const set = new Array<number>(words).fill(0);
  for (const hex of hexes) set[wordOf(hex)] = set[wordOf(hex)]! | bitOf(hex);
  return set;
}

/** How many hexes a word has. */
export function countIn(word: number): number {
  const pairs = word - ((word >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}

/** The first hex of the i-th word. Requires: it has one. */
export const firstIn = (word: number, i: number): Hex => hexNumbered(i * WORD + 31 - Math.clz32(word & -word));
/** A word without its first hex. */
export const withoutFirst = (word: number): number => word & (word - 1);
