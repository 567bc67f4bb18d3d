import {
  type Bits,
  type Brand,
  bit,
  type Config,
  firstBit,
  type Grid,
  itemOf,
  listBits,
  NO_BITS,
  squareGrid,
} from '@penumbra/kit';
import {
  ALTERNATIVE_END,
  type Card,
  type Components,
  cardNumbered,
  END,
  LARGE_CARD_PLAYERS,
  LARGE_CARD_POINTS,
  type Needs,
  SIZES,
  type TableSize,
  THEMES,
  type Tile,
  type TileData,
  tileNumbered,
} from './components.ts';
import { hasOpenCards, hasSecretCards, type Options } from './options.ts';

export type Cell = Brand<number, 'Cell'>;
/** A set of cells, one bit each in reading order. */
export type CellSet = Bits<Cell>;
export const cellNumbered = (n: number): Cell => n as Cell;
export const NO_CELL = cellNumbered(-1);
export const FIRST_CELL = cellNumbered(0);
export const NO_CELLS: CellSet = NO_BITS;
export const setOf: (cell: Cell) => CellSet = bit;
export const firstCell: (set: CellSet) => Cell = firstBit;
export const cellsIn: (set: CellSet) => Cell[] = listBits;
/** How many of at most two cells. */
export const sizeOf = (set: CellSet): number => (set === 0 ? 0 : (set & (set - 1)) === 0 ? 1 : 2);

/**
 * How many tiles of each theme, ten bits a theme, the top one of them free: a comparison of all three at once is a
 * subtraction that must leave the top bits alone.
 */
export type ThemeCounts = Brand<number, 'ThemeCounts'>;
export const NO_THEMES = 0 as ThemeCounts;
const THEME_BITS = 10;
const TOP_BITS = (1 << 9) | (1 << 19) | (1 << 29);
const oneOfTheme = (theme: number): ThemeCounts => (1 << (theme * THEME_BITS)) as ThemeCounts;
export const countOfTheme = (counts: ThemeCounts, theme: number): number =>
  (counts >> (theme * THEME_BITS)) & ((1 << THEME_BITS) - 1);
export function themesOwned(counts: ThemeCounts): number {
  let owned = 0;
  for (let theme = 0; theme < THEMES.length; theme++) if (countOfTheme(counts, theme) > 0) owned++;
  return owned;
}
export const themesWith = (owned: ThemeCounts, more: ThemeCounts): ThemeCounts => (owned + more) as ThemeCounts;
export const covers = (owned: ThemeCounts, needed: ThemeCounts): boolean =>
  (((owned | TOP_BITS) - needed) & TOP_BITS) === TOP_BITS;

/** What everybody knows of a hidden tile's whereabouts: how many of its class the supply holds. */
export const CLASSES = ['starting', 'basic', 'barred', 'end'] as const;
export type TileClass = 0 | 1 | 2 | 3;
export const STARTING: TileClass = 0;
export const BASIC: TileClass = 1;
/** Marked for more players: in no supply of this game, unless a position puts it there. */
const BARRED: TileClass = 2;
const END_CLASS: TileClass = 3;

/** The components of one game by small integers. */
export interface Box {
  readonly players: number;
  readonly size: TableSize;
  readonly grid: Grid;
  readonly cells: number;
  /** How many cubes a plan may have. */
  readonly planned: 1 | 2;
  /** There and, unless the variant has no way back, back. */
  readonly passes: 1 | 2;
  readonly openCards: boolean;
  readonly secretCards: boolean;

  /** Sorted, so that numbers sort as ids do. All lists that follow are by tile. */
  readonly tileIds: readonly string[];
  readonly tileOf: ReadonlyMap<string, Tile>;
  readonly required: readonly number[];
  readonly points: readonly number[];
  readonly needs: readonly ThemeCounts[];
  /** What owning it adds. */
  readonly adds: readonly ThemeCounts[];
  /** Theme and symbol together; −1 without. */
  readonly kind: readonly number[];
  readonly classOf: readonly TileClass[];
  readonly starting: readonly boolean[];
  readonly end: Tile;

  /** The kind as a bit; 0 without. */
  readonly kindBit: readonly number[];
  readonly kinds: number;
  readonly kindsOfTheme: readonly (readonly number[])[];
  /** By kind: the kinds of its theme, as bits. */
  readonly kindsBeside: readonly number[];

  readonly cardIds: readonly string[];
  readonly cardOf: ReadonlyMap<string, Card>;
  /** By card: per symbol the kinds that show it. */
  readonly cardKinds: readonly (readonly (readonly number[])[])[];
  readonly cardPoints: readonly number[];
  /** By card: whether it is used with this number of players. */
  readonly cardUsed: readonly boolean[];
}

export type TableConfig = Config & {
  readonly options: Options;
  readonly components: Components;
  readonly box: Box;
};

export interface Parts {
  readonly seats: readonly string[];
  readonly options: Options;
  readonly components: Components;
}

export function boxOf(parts: Parts): Box {
  const { options, seats } = parts;
  const players = seats.length;
  const size = itemOf(SIZES, players);
  const standard = options.variant === 'standard';
  const { kindsWith, ...tiles } = tileTables(parts);
  return Object.freeze({
    players,
    size,
    grid: squareGrid(size.columns, size.rows),
    cells: size.columns * size.rows,
    planned: standard ? 2 : 1,
    passes: standard ? 2 : 1,
    openCards: hasOpenCards(options),
    secretCards: hasSecretCards(options),
    ...tiles,
    ...cardTables(parts, kindsWith),
  });
}

const byCharacters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const indexed = <Index extends number>(ids: readonly string[]): ReadonlyMap<string, Index> =>
  new Map(ids.map((id, i) => [id, i as Index]));

/** The tiles there are: all of the table, but only one End Tile. */
function tilesInPlay({ options, components }: Parts): [string, TileData][] {
  const end = itemOf(components.tiles, options.endTile === 'alternative' ? ALTERNATIVE_END : END);
  return Object.entries({ ...components.tiles, [END]: end })
    .filter(([id]) => id !== ALTERNATIVE_END)
    .sort(([a], [b]) => byCharacters(a, b));
}

const indicesWhere = <T>(list: readonly T[], holds: (item: T) => boolean): number[] =>
  list.flatMap((item, i) => (holds(item) ? [i] : []));

function tileTables(parts: Parts) {
  const tiles = tilesInPlay(parts);
  const tileIds = tiles.map(([id]) => id);
  const tileOf = indexed<Tile>(tileIds);
  const kinds = kindsOf(tiles.map(([, data]) => data));
  const kindsOfTheme = THEMES.map((theme) => indicesWhere(kinds, (kind) => kind.startsWith(`${theme}/`)));
  return {
    tileIds,
    tileOf,
    required: tiles.map(([, data]) => data.cubes),
    points: tiles.map(([, data]) => data.points),
    needs: tiles.map(([, data]) => countsOf(data.needs ?? {})),
    adds: tiles.map(([, data]) => (data.theme ? oneOfTheme(THEMES.indexOf(data.theme)) : NO_THEMES)),
    kind: tiles.map(([, data]) => kinds.indexOf(kindName(data))),
    kindBit: tiles.map(([, data]) => bitOf(kinds.indexOf(kindName(data)))),
    classOf: tiles.map(([id, data]) => classOfTile(id, data, parts.seats.length)),
    starting: tiles.map(([id, data]) => id !== END && data.start === true),
    end: tileOf.get(END)!,
    kinds: kinds.length,
    kindsOfTheme,
    kindsBeside: kinds.map((_, kind) =>
      kindsOfTheme
        .filter((list) => list.includes(kind))
        .flat()
        .reduce((bits, one) => bits | bitOf(one), 0),
    ),
    kindsWith: (symbol: string) => indicesWhere(kinds, (kind) => kind.endsWith(`/${symbol}`)),
  };
}

const bitOf = (kind: number): number => (kind < 0 ? 0 : 1 << kind);
const kindName = ({ theme, symbol }: TileData): string => `${theme}/${symbol}`;
const kindsOf = (tiles: readonly TileData[]): string[] => [
  ...new Set(tiles.filter((data) => data.theme).map(kindName)),
];

function classOfTile(id: string, data: TileData, players: number): TileClass {
  if (id === END) return END_CLASS;
  if (data.from !== undefined && data.from > players) return BARRED;
  return data.start ? STARTING : BASIC;
}

const countsOf = (needs: Needs): ThemeCounts =>
  THEMES.reduce((sum, theme, i) => sum + (needs[theme] ?? 0) * oneOfTheme(i), 0) as ThemeCounts;

function cardTables({ components, seats }: Parts, kindsWith: (symbol: string) => number[]) {
  const cards = Object.entries(components.cards).sort(([a], [b]) => byCharacters(a, b));
  const cardIds = cards.map(([id]) => id);
  return {
    cardIds,
    cardOf: indexed<Card>(cardIds),
    cardKinds: cards.map(([, data]) => data.symbols.map(kindsWith)),
    cardPoints: cards.map(([, data]) => data.points),
    cardUsed: cards.map(([, data]) => data.points < LARGE_CARD_POINTS || seats.length >= LARGE_CARD_PLAYERS),
  };
}

/** The tiles of a class, in order of their ids. */
export const tilesOfClass = (box: Box, wanted: TileClass): Tile[] =>
  tilesOf(box).filter((tile) => box.classOf[tile] === wanted);
/** Every tile, and every card, of the table. */
export const tilesOf = (box: Box): Tile[] => box.classOf.map((_, tile) => tileNumbered(tile));
export const cardsOf = (box: Box): Card[] => box.cardUsed.map((_, card) => cardNumbered(card));
