// Names of things in the words of a language, and the forms that numbers ask for.
import type { Cast } from '@penumbra/kit';
import { cellsIn, type TableConfig } from '../src/box.ts';
import type { Card, Tile } from '../src/components.ts';
import { cellText } from '../src/notation.ts';
import type { Colour, Names, Sign, Words } from './words.ts';

interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Chooses a form by the plural rules of a language; the number itself stands where the form has `#`. */
export const plural = (lang: string) => {
  const rules = new Intl.PluralRules(lang);
  return (count: number, forms: Forms): string => {
    const form = rules.select(count);
    const words = (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other;
    return words.replace('#', String(count));
  };
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Making a formatter takes longer than all the rest: each language has one.
const joiners = new Map<string, Intl.ListFormat>();
export function joining(lang: string): Intl.ListFormat {
  const join = joiners.get(lang) ?? new Intl.ListFormat(lang, { type: 'conjunction' });
  joiners.set(lang, join);
  return join;
}

/** A table's own symbols keep their names. */
export const symbolName = (words: Words, symbol: string): string => words.symbols[symbol as Sign] ?? symbol;

function tileName(words: Words, { box, components }: TableConfig, tile: Tile): string {
  if (tile === box.end) return words.endTile;
  const points = box.points[tile] as number;
  const { symbol } = components.tiles[box.tileIds[tile] as string] ?? {};
  return symbol === undefined ? words.bonusTile(points) : words.symbolTile(symbolName(words, symbol), points);
}

function cardName(words: Words, { box, components }: TableConfig, card: Card): string {
  const { symbols, points } = components.cards[box.cardIds[card] as string] ?? { symbols: [], points: 0 };
  return words.labels.card(symbols.map((symbol) => symbolName(words, symbol)).join(', '), points);
}

/** The names of a table: by colour, or as its people are called. Made once per table. */
export function namesFor(words: Words, cast: Cast | undefined): (config: TableConfig) => Names {
  const known = new WeakMap<TableConfig, Names>();
  return (config) => {
    const names = known.get(config) ?? makeNames(words, config, cast);
    known.set(config, names);
    return names;
  };
}

function makeNames(words: Words, config: TableConfig, cast: Cast | undefined): Names {
  const join = joining(words.lang);
  const nameOf = (seat: number): string => cast?.names[seat] ?? words.colours[config.seats[seat] as Colour];
  return {
    isYou: (seat) => seat === cast?.you,
    seat: (seat) => (seat === cast?.you ? words.you : nameOf(seat)),
    who: (seat, you, other) => (seat === cast?.you ? you : `${nameOf(seat)} ${other}`),
    cell: (cell) => cellText(config, cell),
    cells: (cells) =>
      cellsIn(cells)
        .map((cell) => cellText(config, cell))
        .join(', '),
    tile: (tile) => tileName(words, config, tile),
    isEnd: (tile) => tile === config.box.end,
    card: (card) => cardName(words, config, card),
    list: (parts) => join.format(parts),
  };
}
