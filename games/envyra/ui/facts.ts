// What is printed on tiles and cards, and what follows from who owns what. Pure.
import { ownerOf, type Seat, thingOf, thingsOf } from '@penumbra/kit';
import { countOfTheme, type ThemeCounts } from '../src/box.ts';
import { type Card, type CardData, NO_TILE, THEMES, type Theme, type Tile } from '../src/components.ts';
import { type Cubes, capturer, cubeCount, cubesOf, listCubes } from '../src/cubes.ts';
import { bestSets } from '../src/scoring.ts';
import type { EnvyraConfig } from '../src/state.ts';
import type { View } from '../src/view.ts';

export type TileKind = Theme | 'bonus' | 'end';

/** What a drawing needs of a tile. */
export interface TileFacts {
  readonly tile: Tile;
  readonly kind: TileKind;
  readonly theme: Theme | undefined;
  readonly symbol: string | undefined;
  readonly points: number;
  readonly required: number;
  /** By theme, in their order; empty without a restriction. */
  readonly needs: readonly Need[];
}
export interface Need {
  readonly theme: Theme;
  readonly count: number;
}

export function factsOf({ box, components, options }: EnvyraConfig, tile: Tile): TileFacts {
  const isEnd = tile === box.end;
  const id = isEnd && options.endTile === 'alternative' ? 'end-alternative' : (box.tileIds[tile] as string);
  const { theme, symbol } = components.tiles[id] ?? {};
  return {
    tile,
    kind: isEnd ? 'end' : (theme ?? 'bonus'),
    theme,
    symbol,
    points: box.points[tile] as number,
    required: box.required[tile] as number,
    needs: needsIn(box.needs[tile] as ThemeCounts),
  };
}

const needsIn = (counts: ThemeCounts): readonly Need[] =>
  THEMES.flatMap((theme, i) => {
    const count = countOfTheme(counts, i);
    return count > 0 ? [{ theme, count }] : [];
  });

export const cardOf = ({ box, components }: EnvyraConfig, card: Card): CardData =>
  components.cards[box.cardIds[card] as string] as CardData;

type Owning = Pick<View, 'config' | 'captured' | 'won'>;

export const tilesOf = (v: Owning, seat: number): Tile[] => thingsOf(v.captured, seat);
export const cardsOf = (v: Owning, seat: number): Card[] => thingsOf(v.won, seat);

export const ownedOf = (v: Owning, seat: number, theme: Theme): number => {
  const index = THEMES.indexOf(theme);
  return tilesOf(v, seat).filter((tile) => countOfTheme(v.config.box.adds[tile] as ThemeCounts, index) > 0).length;
};

export const owns = (v: Owning, seat: number, symbol: string): boolean =>
  tilesOf(v, seat).some((tile) => factsOf(v.config, tile).symbol === symbol);

/** What a seat lacks for a tile; empty = it may deploy there. */
export const lacking = (v: Owning, seat: number, { needs }: TileFacts): readonly Need[] =>
  needs.flatMap(({ theme, count }) => {
    const lacks = count - ownedOf(v, seat, theme);
    return lacks > 0 ? [{ theme, count: lacks }] : [];
  });

/** Points of the sets of one theme. */
export function setPoints(v: Owning, seat: number, theme: Theme): number {
  const { kind, kinds, kindsOfTheme } = v.config.box;
  const counts = new Array<number>(kinds).fill(0);
  for (const tile of tilesOf(v, seat)) {
    const k = kind[tile] as number;
    if (k >= 0) counts[k]!++;
  }
  return bestSets(counts, kindsOfTheme[THEMES.indexOf(theme)] as readonly number[]);
}

/** The symbols of a theme at this table, in the order of their first tile: four, unless a table has its own. */
export function symbolsOf({ components }: EnvyraConfig, theme: Theme): readonly string[] {
  const all = Object.values(components.tiles).flatMap((data) => (data.theme === theme ? [data.symbol as string] : []));
  return [...new Set(all)];
}

export const themeOfSymbol = (config: EnvyraConfig, symbol: string): Theme =>
  THEMES.find((theme) => symbolsOf(config, theme).includes(symbol)) ?? 'flora';

/** Whose a tile would be if it were filled now; `newest`: only because of who placed last. */
export interface Lead {
  readonly seat: Seat;
  readonly newest: boolean;
}
export function leadOf(cubes: Cubes): Lead | undefined {
  if (cubes === 0) return undefined;
  const seat = capturer(cubes);
  const own = cubesOf(cubes, seat);
  return { seat, newest: listCubes(cubes).some((other) => other !== seat && cubesOf(cubes, other) === own) };
}

export const supplyOf = (v: View): number => v.supply.reduce((sum, count) => sum + count, 0);

/** Where the End Tile is. */
export type EndPlace =
  | { readonly kind: 'supply' }
  | { readonly kind: 'grid'; readonly cell: number; readonly placed: number; readonly required: number }
  | { readonly kind: 'taken'; readonly seat: Seat }
  | { readonly kind: 'removed' }
  | { readonly kind: 'gone' };

const END_CLASS = 3;

export function endPlace(v: View): EndPlace {
  const { end, required } = v.config.box;
  const cell = v.tiles.indexOf(end);
  if (cell >= 0) {
    return { kind: 'grid', cell, placed: cubeCount(v.cubes[cell] as Cubes), required: required[end] as number };
  }
  const entry = v.captured.find((held) => thingOf(held) === end);
  if (entry !== undefined) return { kind: 'taken', seat: ownerOf(entry) };
  if (v.removed.includes(end)) return { kind: 'removed' };
  return (v.supply[END_CLASS] as number) > 0 || (supplyOf(v) === 0 && v.round === 1)
    ? { kind: 'supply' }
    : { kind: 'gone' };
}

export const hasTile = (v: View, cell: number): boolean => v.tiles[cell] !== NO_TILE;

/** In turn order of this round. */
export const turnOrder = (v: Pick<View, 'config' | 'start'>): readonly Seat[] => {
  const { players } = v.config.box;
  return Array.from({ length: players }, (_, i) => ((Math.max(0, v.start) + i) % players) as Seat);
};
