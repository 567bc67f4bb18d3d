// What a user's own table of components should hold beyond being readable: advice for a whole box, never a condition
// of a position, which may add what it likes.
import { advice, itemOf } from '@penumbra/kit';
import {
  ALTERNATIVE_END,
  type CardData,
  COMPONENTS,
  type Components,
  END,
  LARGE_CARD_POINTS,
  OPEN_CARDS,
  SIZES,
  type TableSize,
  THEMES,
  type Theme,
  type TileData,
} from './components.ts';

const { adviceOf, fewer, namedEach, unlike } = advice;
type Check = advice.Check<Components>;

const TILES_PER_THEME = 10;
const TILES_PER_SYMBOL = '3+3+2+2';
const STARTING_TILES = 15;
const BASIC_TILES = 22;
const BONUS_POINTS = '2+2+3+3+4+4+5';
const CARDS = Object.keys(COMPONENTS.tables.cards.entries).length;
// Three players with both kinds need the most cards that are not for four.
const CARDS_NEEDED = OPEN_CARDS + 3;

/** All tiles but the two End Tiles. */
const playedIn = ({ tiles }: Components): TileData[] =>
  Object.entries(tiles).flatMap(([id, tile]) => (id === END || id === ALTERNATIVE_END ? [] : [tile]));
const startingIn = (tiles: readonly TileData[]): number => tiles.filter(({ start }) => start).length;
const bonusPoints = (components: Components): string =>
  playedIn(components)
    .flatMap(({ theme, points }) => (theme ? [] : points))
    .sort((a, b) => a - b)
    .join('+');
/** How many tiles each symbol has, the most first. */
const tilesPerSymbol = (symbols: readonly string[]): string =>
  [...new Set(symbols)]
    .map((symbol) => symbols.filter((other) => other === symbol).length)
    .sort((a, b) => b - a)
    .join('+');
const isBeyond = (tile: TileData, components: Components): boolean => {
  const others = (theme: Theme) => playedIn(components).filter((other) => other.theme === theme && other !== tile);
  return THEMES.some((theme) => (tile.needs?.[theme] ?? 0) > others(theme).length);
};

/** The tiles that are so. */
const tilesThat =
  (isSo: (tile: TileData, components: Components) => boolean | undefined): Check =>
  (components) =>
    namedEach(Object.entries(components.tiles), (tile) => (isSo(tile, components) ? [[]] : []));
const endTilesThat =
  (isSo: (tile: TileData) => boolean): Check =>
  ({ tiles }) =>
    [END, ALTERNATIVE_END].filter((id) => isSo(itemOf(tiles, id))).map((id) => [id]);
const byTheme =
  (check: (symbols: readonly string[]) => advice.About[]): Check =>
  (components) =>
    namedEach(
      THEMES.map((theme) => [
        theme,
        playedIn(components).flatMap((tile) => (tile.theme === theme ? tile.symbol! : [])),
      ]),
      check,
    );
/** Every number of players must find the tiles it is dealt. */
const bySize =
  (check: (dealt: readonly TileData[], size: TableSize) => advice.About[]): Check =>
  (components) =>
    namedEach(Object.entries(SIZES), (size, players) =>
      check(
        playedIn(components).filter(({ from = 0 }) => from <= Number(players)),
        size,
      ),
    );
const isSmall = ({ points }: CardData): boolean => points < LARGE_CARD_POINTS;

/** A code, and what it is about: ids, or names with the number found and the number wanted. */
export const checkTable = adviceOf({
  'theme-count': byTheme(({ length }) => unlike(length, TILES_PER_THEME)),
  'symbol-counts': byTheme((symbols) => unlike(tilesPerSymbol(symbols), TILES_PER_SYMBOL)),
  'starting-count': (box: Components) => unlike(startingIn(playedIn(box)), STARTING_TILES),
  'basic-count': (box) => unlike(playedIn(box).length - startingIn(playedIn(box)), BASIC_TILES),
  'bonus-points': (box) => unlike(bonusPoints(box), BONUS_POINTS),
  'starting-tile-marked': tilesThat(({ start, from }) => start && from !== undefined),
  'too-few-starting-tiles': bySize((dealt, { starting }) => fewer(startingIn(dealt), starting)),
  'too-few-basic-tiles': bySize((dealt, { basic }) => fewer(dealt.length - startingIn(dealt), basic)),
  'starting-tile-restricted': tilesThat(({ start, needs }) => start && needs !== undefined),
  'needs-cannot-be-met': tilesThat(isBeyond),
  'end-tile-themed': endTilesThat(({ theme }) => theme !== undefined),
  'end-tile-needs': endTilesThat(({ needs = {} }) => THEMES.some((theme) => needs[theme] !== 1)),
  'card-count': ({ cards }) => unlike(Object.keys(cards).length, CARDS),
  'card-symbol-on-no-tile': ({ tiles, cards }) => {
    const shown = new Set(Object.values(tiles).map(({ symbol }) => symbol));
    return namedEach(Object.entries(cards), ({ symbols }) =>
      symbols.filter((symbol) => !shown.has(symbol)).map((symbol) => [symbol]),
    );
  },
  'card-size': ({ cards }) =>
    namedEach(Object.entries(cards), (card) => (card.symbols.length === (isSmall(card) ? 2 : 3) ? [] : [[]])),
  'too-few-cards': ({ cards }) => fewer(Object.values(cards).filter(isSmall).length, CARDS_NEEDED),
});
