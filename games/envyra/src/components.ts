import { type Brand, type ComponentSpec, itemOf, type Source } from '@penumbra/kit';

export const THEMES = ['flora', 'water', 'fire'] as const;
export type Theme = (typeof THEMES)[number];
export type Needs = { readonly [theme in Theme]?: number };

/** A tile as it is printed. */
export interface TileData {
  readonly theme?: Theme;
  readonly symbol?: string;
  /** How many cubes capture it. */
  readonly cubes: number;
  readonly points: number;
  /** How many tiles of a theme a player must own before deploying on it. */
  readonly needs?: Needs;
  /** A starting tile. */
  readonly start?: boolean;
  /** The 3/4 mark: dealt from that number of players on. */
  readonly from?: number;
}

export interface CardData {
  readonly symbols: readonly string[];
  readonly points: number;
}

export interface Components {
  readonly tiles: { readonly [id: string]: TileData };
  readonly cards: { readonly [id: string]: CardData };
}

/** A tile in play, an Equilibrium card: where its id stands in the sorted list of ids. */
export type Tile = Brand<number, 'Tile'>;
export type Card = Brand<number, 'Card'>;
export const tileNumbered = (n: number): Tile => n as Tile;
export const NO_TILE = tileNumbered(-1);
export const FIRST_TILE = tileNumbered(0);
export const cardNumbered = (n: number): Card => n as Card;
export const NO_CARD = cardNumbered(-1);
/** In a view: a card that others hold, of those that this number of players uses or not. */
export const HIDDEN_CARD = cardNumbered(-2);
export const HIDDEN_UNUSED_CARD = cardNumbered(-3);

/** In play the End Tile is `end`, whichever of the two is printed on it. */
export const END = 'end';
export const ALTERNATIVE_END = 'end-alternative';

export const CUBES_PER_PLAYER = 5;
const MOST_CUBES_ON_TILE = 5;
/** Cards worth this much are for as many players only. */
export const LARGE_CARD_POINTS = 4;
export const LARGE_CARD_PLAYERS = 4;
export const OPEN_CARDS = 2;
export const QUIET_ROUNDS = 20;
/** By the number of different symbols in a set. */
export const SET_POINTS: readonly number[] = [0, 0, 2, 4, 7];

export interface TableSize {
  readonly columns: number;
  readonly rows: number;
  readonly starting: number;
  readonly basic: number;
}
/** By the number of players. */
export const SIZES: { readonly [players: number]: TableSize } = {
  2: { columns: 3, rows: 2, starting: 11, basic: 8 },
  3: { columns: 3, rows: 3, starting: 13, basic: 16 },
  4: { columns: 4, rows: 3, starting: 14, basic: 21 },
};

/** The symbols of a theme, each with the same tiles as its neighbours in the row. */
const SYMBOLS: readonly { readonly [theme in Theme]: string }[] = [
  { flora: 'leaf', water: 'wave', fire: 'lava' },
  { flora: 'flower', water: 'rain', fire: 'flame' },
  { flora: 'tree', water: 'ice', fire: 'spark' },
  { flora: 'seed', water: 'mist', fire: 'sun' },
];

type Printed = Omit<TileData, 'theme' | 'symbol'>;
const THEMED_TILES: readonly (readonly Printed[])[] = [
  [
    { cubes: 1, points: 1, start: true },
    { cubes: 3, points: 3, start: true },
    { cubes: 4, points: 4 },
  ],
  [
    { cubes: 1, points: 1, start: true },
    { cubes: 2, points: 2 },
    { cubes: 3, points: 3 },
  ],
  [
    { cubes: 2, points: 2, start: true },
    { cubes: 4, points: 4 },
  ],
  [
    { cubes: 3, points: 3, start: true },
    { cubes: 5, points: 5, from: 3 },
  ],
];

// ruling E-1.2: seven bonus tiles; the End Tile is the eighth
const ONE_OF_EACH: Needs = { flora: 1, water: 1, fire: 1 };
const OTHER_TILES: { readonly [id: string]: TileData } = {
  'bonus-2-1': { cubes: 1, points: 2, needs: { flora: 1, water: 1 } },
  'bonus-2-2': { cubes: 1, points: 2, needs: { water: 1, fire: 1 } },
  'bonus-3-1': { cubes: 2, points: 3, needs: { flora: 1, fire: 2 } },
  'bonus-3-2': { cubes: 2, points: 3, needs: ONE_OF_EACH },
  'bonus-4-1': { cubes: 3, points: 4, needs: { flora: 2, water: 1 } },
  'bonus-4-2': { cubes: 3, points: 4, needs: { water: 2, fire: 1 } },
  'bonus-5-1': { cubes: 4, points: 5, needs: ONE_OF_EACH, from: 3 },
  [END]: { cubes: 3, points: 3, needs: ONE_OF_EACH },
  [ALTERNATIVE_END]: { cubes: 4, points: 5, needs: ONE_OF_EACH },
};

const CARDS: { readonly [id: string]: CardData } = {
  'card-1': { symbols: ['leaf', 'ice'], points: 3 },
  'card-2': { symbols: ['wave', 'spark'], points: 3 },
  'card-3': { symbols: ['lava', 'tree'], points: 3 },
  'card-4': { symbols: ['flower', 'sun'], points: 3 },
  'card-5': { symbols: ['rain', 'seed'], points: 3 },
  'card-6': { symbols: ['flame', 'mist'], points: 3 },
  'card-7': { symbols: ['leaf', 'rain', 'spark'], points: 4 },
  'card-8': { symbols: ['flower', 'ice', 'lava'], points: 4 },
  'card-9': { symbols: ['tree', 'wave', 'flame'], points: 4 },
};

function themedTiles(): [string, TileData][] {
  return THEMES.flatMap((theme) =>
    THEMED_TILES.flatMap((tiles, row) => {
      const symbol = itemOf(SYMBOLS, row)[theme];
      return tiles.map((printed, i): [string, TileData] => [
        `${theme}-${symbol}-${i + 1}`,
        { theme, symbol, ...printed },
      ]);
    }),
  );
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object') deepFreeze(part);
  return Object.freeze(value);
}

const MOST_POINTS = 99;
const MOST_NEEDED = 99;
const MOST_PLAYERS = 4;

function readTile(source: Source): TileData {
  const { theme, symbol, cubes, points, needs, start, from } = source.fields(
    'theme',
    'symbol',
    'cubes',
    'points',
    'needs',
    'start',
    'from',
  );
  if (theme.absent !== symbol.absent) {
    const missing = theme.absent ? theme : symbol;
    missing.fail('bad-component', 'a tile has a theme and a symbol, or neither');
  }
  return deepFreeze({
    ...(!theme.absent && { theme: theme.oneOf(THEMES, 'theme'), symbol: readSymbol(symbol) }),
    cubes: cubes.count(MOST_CUBES_ON_TILE, 1),
    points: points.count(MOST_POINTS),
    ...(!needs.absent && { needs: readNeeds(needs) }),
    ...(!start.absent && { start: start.flag() }),
    ...(!from.absent && { from: from.count(MOST_PLAYERS, 2) }),
  });
}

function readNeeds(source: Source): Needs {
  const fields = source.fields(...THEMES);
  const needed = THEMES.filter((theme) => !fields[theme].absent);
  return Object.fromEntries(needed.map((theme) => [theme, fields[theme].count(MOST_NEEDED)]));
}

function readSymbol(source: Source): string {
  const symbol = source.text();
  return /^[a-z0-9-]+$/.test(symbol)
    ? symbol
    : source.fail('bad-component', 'a symbol is lower-case letters, digits and hyphens');
}

function readCard(source: Source): CardData {
  const { symbols, points } = source.fields('symbols', 'points');
  const list = symbols.list().map(readSymbol);
  if (list.length === 0) symbols.fail('bad-component', 'a card shows at least one symbol');
  list.forEach((symbol, i) => {
    if (list.indexOf(symbol) !== i) symbols.child(i).fail('bad-component', `${symbol} stands on it twice`);
  });
  return deepFreeze({ symbols: list, points: points.count(MOST_POINTS) });
}

export const COMPONENTS: ComponentSpec<Components> = {
  tables: {
    tiles: { entries: deepFreeze({ ...Object.fromEntries(themedTiles()), ...OTHER_TILES }), read: readTile },
    cards: { entries: deepFreeze(CARDS), read: readCard },
  },
};
