// What a user's own table of components should hold beyond being readable: advice for a whole box, never a condition
// of a position, which may add what it likes.
import { itemOf, type Refusal } from '@penumbra/kit';
import {
  ALTERNATIVE_END,
  COMPONENTS,
  type Components,
  END,
  LARGE_CARD_POINTS,
  OPEN_CARDS,
  SIZES,
  THEMES,
  type TileData,
} from './components.ts';

export const TABLE_FAULTS = [
  'theme-count',
  'symbol-counts',
  'starting-count',
  'basic-count',
  'bonus-points',
  'too-few-starting-tiles',
  'too-few-basic-tiles',
  'starting-tile-marked',
  'starting-tile-restricted',
  'needs-cannot-be-met',
  'end-tile-themed',
  'end-tile-needs',
  'card-count',
  'card-symbol-on-no-tile',
  'card-size',
  'too-few-cards',
] as const;
export type TableFault = (typeof TABLE_FAULTS)[number];
/** A code, and what it is about: ids, or names with the number found and the number wanted. */
export type Advice = Refusal<TableFault>;

type Entry = readonly [id: string, tile: TileData];

const PRINTED = COMPONENTS.tables;
const TILES_PER_THEME = 10;
const TILES_PER_SYMBOL = [3, 3, 2, 2];
const STARTING_TILES = 15;
const BASIC_TILES = 22;
const BONUS_POINTS = [2, 2, 3, 3, 4, 4, 5];
const CARDS = Object.keys(PRINTED.cards.entries).length;

export function checkTable(components: Components): readonly Advice[] {
  const tiles = Object.entries(components.tiles).filter(([id]) => id !== END && id !== ALTERNATIVE_END);
  return [
    ...checkThemes(tiles),
    ...checkCounts(tiles),
    ...checkMarks(tiles),
    ...checkNeeds(components, tiles),
    ...checkEndTiles(components),
    ...checkCards(components),
  ];
}

const advice = (code: TableFault, ...at: readonly (string | number)[]): Advice => ({ code, at: at.map(String) });

function checkThemes(tiles: readonly Entry[]): Advice[] {
  return THEMES.flatMap((theme) => {
    const symbols = tiles.filter(([, tile]) => tile.theme === theme).map(([, tile]) => tile.symbol!);
    const counts = [...new Set(symbols)].map((symbol) => symbols.filter((other) => other === symbol).length);
    const found = [...counts].sort((a, b) => b - a).join('+');
    const wanted = TILES_PER_SYMBOL.join('+');
    return [
      ...(symbols.length === TILES_PER_THEME ? [] : [advice('theme-count', theme, symbols.length, TILES_PER_THEME)]),
      ...(found === wanted ? [] : [advice('symbol-counts', theme, found, wanted)]),
    ];
  });
}

function checkCounts(tiles: readonly Entry[]): Advice[] {
  const starting = tiles.filter(([, tile]) => tile.start).length;
  const basic = tiles.length - starting;
  const bonus = tiles.filter(([, tile]) => !tile.theme).map(([, tile]) => tile.points);
  const points = bonus.sort((a, b) => a - b).join('+');
  return [
    ...(starting === STARTING_TILES ? [] : [advice('starting-count', starting, STARTING_TILES)]),
    ...(basic === BASIC_TILES ? [] : [advice('basic-count', basic, BASIC_TILES)]),
    ...(points === BONUS_POINTS.join('+') ? [] : [advice('bonus-points', points, BONUS_POINTS.join('+'))]),
  ];
}

/** Every number of players must find the tiles it is dealt. */
function checkMarks(tiles: readonly Entry[]): Advice[] {
  const marked = tiles.filter(([, tile]) => tile.start && tile.from !== undefined);
  const short = Object.entries(SIZES).flatMap(([players, size]) => {
    const dealt = tiles.filter(([, tile]) => (tile.from ?? 0) <= Number(players));
    const starting = dealt.filter(([, tile]) => tile.start).length;
    const basic = dealt.length - starting;
    return [
      ...(starting < size.starting ? [advice('too-few-starting-tiles', players, starting, size.starting)] : []),
      ...(basic < size.basic ? [advice('too-few-basic-tiles', players, basic, size.basic)] : []),
    ];
  });
  return [...marked.map(([id]) => advice('starting-tile-marked', id)), ...short];
}

function checkNeeds(components: Components, tiles: readonly Entry[]): Advice[] {
  const restricted = Object.entries(components.tiles).filter(([, tile]) => tile.needs);
  const isBeyond = ([id, { needs = {} }]: Entry): boolean =>
    THEMES.some((theme) => {
      const others = tiles.filter(([other, tile]) => tile.theme === theme && other !== id).length;
      return (needs[theme] ?? 0) > others;
    });
  return [
    ...restricted.filter(([, tile]) => tile.start).map(([id]) => advice('starting-tile-restricted', id)),
    ...restricted.filter(isBeyond).map(([id]) => advice('needs-cannot-be-met', id)),
  ];
}

function checkEndTiles({ tiles }: Components): Advice[] {
  return [END, ALTERNATIVE_END].flatMap((id) => {
    const { theme, needs = {} } = itemOf(tiles, id);
    return [
      ...(theme ? [advice('end-tile-themed', id)] : []),
      ...(THEMES.every((one) => needs[one] === 1) ? [] : [advice('end-tile-needs', id)]),
    ];
  });
}

function checkCards({ tiles, cards }: Components): Advice[] {
  const shown = new Set(Object.values(tiles).map((tile) => tile.symbol));
  const entries = Object.entries(cards);
  const small = entries.filter(([, card]) => card.points < LARGE_CARD_POINTS);
  // Three players with both kinds need the most cards that are not for four.
  const needed = OPEN_CARDS + 3;
  return [
    ...(entries.length === CARDS ? [] : [advice('card-count', entries.length, CARDS)]),
    ...entries.flatMap(([id, { symbols }]) =>
      symbols.filter((symbol) => !shown.has(symbol)).map((symbol) => advice('card-symbol-on-no-tile', id, symbol)),
    ),
    ...entries
      .filter(([, { symbols, points }]) => symbols.length !== (points < LARGE_CARD_POINTS ? 2 : 3))
      .map(([id]) => advice('card-size', id)),
    ...(small.length < needed ? [advice('too-few-cards', small.length, needed)] : []),
  ];
}
