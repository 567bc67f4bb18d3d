// Names of things in the words of a language.
import { type Cast, speech } from '@penumbra/kit';
import { cellsIn, type TableConfig } from '../src/box.ts';
import type { Card, Tile } from '../src/components.ts';
import { cellText } from '../src/notation.ts';
import type { Colour, Names, Sign, Words } from './words.ts';

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

/** The names of a table: by colour, or as its people are called. */
export const namesFor = (words: Words, cast: Cast | undefined): ((config: TableConfig) => Names) =>
  speech.oncePer((config) => makeNames(words, config, cast));

function makeNames(words: Words, config: TableConfig, cast: Cast | undefined): Names {
  return {
    ...speech.called(words, cast, (seat) => words.colours[config.seats[seat] as Colour]),
    cell: (cell) => cellText(config, cell),
    cells: (cells) =>
      cellsIn(cells)
        .map((cell) => cellText(config, cell))
        .join(', '),
    tile: (tile) => tileName(words, config, tile),
    isEnd: (tile) => tile === config.box.end,
    card: (card) => cardName(words, config, card),
  };
}
