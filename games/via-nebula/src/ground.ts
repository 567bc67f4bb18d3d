import { type Known, nothingAt, ownerOf, thingOf } from '@penumbra/kit';
import { type Goods, onlyKind } from './goods.ts';
import { bitOf, firstIn, withoutFirst, wordOf } from './hexes.ts';
import { craftsmenOf, type State, setWord } from './state.ts';
import type { Hex, Meadow } from './words.ts';

// `sets` holds sets of hexes that the rules ask for at every step, one after the other. `shores` has a set for each
// connected area of empty meadows: the area and everything that touches it. A path exists exactly if two hexes touch
// each other or are on one shore, so no carry needs a search. Shores are joined when a meadow appears, and made afresh
// when one disappears.

/** Empty meadows: tiles, and printed ones with nothing on them. */
export const MEADOWS = 0;
/** Printed meadows with a token. */
export const TOKENS = 1;
/** Printed meadows with resources. */
export const STOCKED = 2;
/** Printed meadows with resources of several kinds. */
export const MIXED = 3;
/** Ruins with a free place. */
export const ROOM = 4;
/** Empty meadows, and what touches one. */
export const SHORE = 5;
/** By seat: the pieces on the map, and what touches them. */
export const NEAR = 6;

/** What a state and a view have in common about the map. */
export type Ground = { readonly [field in 'config' | 'sets' | 'shores']: Readonly<State[field]> };

export const isIn = ({ config, sets }: Ground, set: number, hex: number): boolean =>
  (sets[set * config.box.atlas.words + wordOf(hex)]! & bitOf(hex)) !== 0;
function put({ config, sets }: State, set: number, hex: Hex): void {
  const at = set * config.box.atlas.words + wordOf(hex);
  sets[at] = sets[at]! | bitOf(hex);
}
function drop({ config, sets }: State, set: number, hex: Hex): void {
  const at = set * config.box.atlas.words + wordOf(hex);
  sets[at] = sets[at]! & ~bitOf(hex);
}
/** Adds a hex and all its neighbours. */
function putAround({ config, sets }: State, set: number, hex: Hex): void {
  const { words, around } = config.box.atlas;
  for (let i = 0; i < words; i++) {
    sets[set * words + i] = sets[set * words + i]! | around[hex * words + i]!;
  }
}

export const isEmptyMeadow = (s: Ground, hex: Hex): boolean => isIn(s, MEADOWS, hex);
/** How many areas of empty meadows there are. */
export const areaCount = (s: Ground): number => s.shores.length / s.config.box.atlas.words;
/** Which of them an empty meadow belongs to. */
export function areaOf(s: Ground, hex: Hex): number {
  const { words } = s.config.box.atlas;
  for (let area = 0; ; area++) if ((s.shores[area * words + wordOf(hex)]! & bitOf(hex)) !== 0) return area;
}

export function placesTaken(s: Pick<Known<State>, 'sites' | 'buildings'>, hex: Hex): number {
  let taken = 0;
  for (const entry of s.sites) if (thingOf(entry) === hex) taken++;
  for (const entry of s.buildings) if (thingOf(entry) === hex) taken++;
  return taken;
}

/** Requires: the piece is among the sites or buildings already. */
export function takePlace(s: State, seat: number, hex: Hex): void {
  putAround(s, NEAR + seat, hex);
  if (placesTaken(s, hex) === s.config.box.places) drop(s, ROOM, hex);
}

const hexOf = (s: State, meadow: Meadow): Hex => s.config.box.atlas.meadows[meadow] ?? nothingAt(meadow);

export function putToken(s: State, meadow: Meadow, token: number): void {
  s.tokens[meadow] = token + 1;
  put(s, TOKENS, hexOf(s, meadow));
}
export function takeToken(s: State, meadow: Meadow): void {
  s.tokens[meadow] = 0;
  drop(s, TOKENS, hexOf(s, meadow));
}
export function putCraftsman(s: State, seat: number, meadow: Meadow): void {
  s.owners[meadow] = seat + 1;
  putAround(s, NEAR + seat, hexOf(s, meadow));
}

/** The craftsman of an exploitation, if there is one, goes back to its guild board. */
export function takeCraftsman(s: State, meadow: Meadow): void {
  const seat = s.owners[meadow]! - 1;
  if (seat < 0) return;
  s.owners[meadow] = 0;
  s.craftsmen[seat] = craftsmenOf(s, seat) + 1;
  markNear(s, seat);
}

function markNear(s: State, seat: number): void {
  const { words, meadows } = s.config.box.atlas;
  for (let i = 0; i < words; i++) s.sets[(NEAR + seat) * words + i] = 0;
  for (const entry of s.sites) if (ownerOf(entry) === seat) putAround(s, NEAR + seat, thingOf(entry));
  for (const entry of s.buildings) if (ownerOf(entry) === seat) putAround(s, NEAR + seat, thingOf(entry));
  for (let meadow = 0; meadow < meadows.length; meadow++) {
    if (s.owners[meadow] === seat + 1) putAround(s, NEAR + seat, meadows[meadow]!);
  }
}

/** What lies on an exploitation from now on. */
export function stock(s: State, meadow: Meadow, goods: Goods): void {
  const hex = hexOf(s, meadow);
  s.goods[meadow] = goods;
  if (goods === 0) drop(s, STOCKED, hex);
  else put(s, STOCKED, hex);
  if (goods === 0 || onlyKind(goods) >= 0) drop(s, MIXED, hex);
  else put(s, MIXED, hex);
}

/** A hex becomes an empty meadow: the areas around it become one. */
export function addMeadow(s: State, hex: Hex): void {
  put(s, MEADOWS, hex);
  joinShores(s, hex);
}

function joinShores(s: State, hex: Hex): void {
  const { shores } = s;
  const { words, around } = s.config.box.atlas;
  putAround(s, SHORE, hex);
  let joined = -1;
  for (let at = shores.length - words; at >= 0; at -= words) {
    if ((shores[at + wordOf(hex)]! & bitOf(hex)) === 0) continue;
    if (joined >= 0) joinInto(shores, joined, at, words);
    joined = at;
  }
  if (joined < 0) {
    joined = shores.length;
    for (let i = 0; i < words; i++) shores.push(0);
  }
  for (let i = 0; i < words; i++) {
    shores[joined + i] = shores[joined + i]! | around[hex * words + i]!;
  }
}

/** The set at `from` is added to one before it, and the last set takes its place. */
function joinInto(shores: number[], from: number, to: number, words: number): void {
  const last = shores.length - words;
  for (let i = 0; i < words; i++) {
    shores[to + i] = shores[to + i]! | shores[from + i]!;
    shores[from + i] = shores[last + i]!;
  }
  shores.length = last;
}

/** A hex is no empty meadow any more; its area may fall apart. */
export function removeMeadow(s: State, hex: Hex): void {
  const { words } = s.config.box.atlas;
  drop(s, MEADOWS, hex);
  s.shores.length = 0;
  for (let i = 0; i < words; i++) s.sets[SHORE * words + i] = 0;
  for (let i = 0; i < words; i++) {
    for (let bits = setWord(s, MEADOWS * words + i); bits !== 0; bits = withoutFirst(bits)) {
      joinShores(s, firstIn(bits, i));
    }
  }
}

/** The sets of a map with nothing on it. */
export function bareSets({ words, ruinSet }: State['config']['box']['atlas'], players: number): number[] {
  const sets = new Array<number>((NEAR + players) * words).fill(0);
  ruinSet.forEach((word, i) => {
    sets[ROOM * words + i] = word;
  });
  return sets;
}

/** In what order areas came about is no part of a view: shores in an order of their own. */
export function sortedShores(s: State): number[] {
  const { words } = s.config.box.atlas;
  const areas = Array.from({ length: areaCount(s) }, (_, area) => s.shores.slice(area * words, (area + 1) * words));
  return areas.sort(byWords).flat();
}
function byWords(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((word, at) => word !== b[at]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}
