import {
  field,
  type Known,
  nothingAt,
  type OpenPart,
  type Owned,
  owned,
  type Seat,
  type StateOf,
  seatNumbered,
  thingOf,
} from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { countOf, type Goods } from './goods.ts';
import { countIn } from './hexes.ts';
import {
  type Contract,
  contractNumbered,
  EVERY_RESOURCE,
  type Hex,
  type Meadow,
  RESOURCES,
  STACKS,
  TILES,
  type Token,
  tokenNumbered,
} from './words.ts';

export const PHASES = ['first', 'tokens', 'private', 'open', 'refill', 'secret', 'act', 'ability', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** No seat, no contract: to compare with. */
export const NONE: number = -1;
export const NO_CONTRACT = contractNumbered(-1);

export const FIELDS = {
  /** Its box has the map in play. */
  config: field.open<TableConfig>(),
  phase: field.open<Phase>(),
  /** `NONE` in `first` and `over`. */
  turn: field.open<Seat>(),
  actions: field.open<number>(),
  /** By meadow: 0, or the token lying there + 1. */
  tokens: field.open<number[]>(),
  /** By meadow: the resources of an exploitation. */
  goods: field.open<Goods[]>(),
  /** By meadow: 0, or the seat whose craftsman stands there + 1. */
  owners: field.open<number[]>(),
  /** Sets of hexes, and those along each area of empty meadows: see `ground.ts`. */
  sets: field.open<number[]>(),
  shores: field.hidden<number[]>(),
  /** In the order they were placed. */
  sites: field.open<Owned<Hex>[]>(),
  /** What lies on each of `sites`. */
  siteGoods: field.open<Goods[]>(),
  /** In the order they were placed. */
  buildings: field.open<Owned<Hex>[]>(),
  /** By seat, on the guild board. */
  craftsmen: field.open<number[]>(),
  siteStock: field.open<number[]>(),
  buildingStock: field.open<number[]>(),
  /** By seat and stack: `stacks[seat * STACKS + stack]`. */
  stacks: field.open<number[]>(),
  /** By seat. */
  storage: field.open<Goods[]>(),
  /** Tokens kept, in the order they were got. */
  kept: field.hidden<Owned<Token>[]>(),
  /** Contracts in hands, in the order they were got. */
  hands: field.hidden<Owned<Contract>[]>(),
  /** Contracts fulfilled, in the order they were. */
  done: field.hidden<Owned<Contract>[]>(),
  /** By place: a contract or `NONE`. */
  open: field.open<Contract[]>(),
  /** Sorted. */
  deck: field.hidden<Contract[]>(),
  supply: field.open<Goods>(),
  reserve: field.open<number>(),
  endCard: field.open<Seat>(),
  /** The seats that still get a last turn: seat + 1 in three bits each, the next one lowest. */
  last: field.open<number>(),
  /** The contract whose ability is decided; `NONE` in other phases. */
  ability: field.open<Contract>(),
  /** How often it may still be used. */
  uses: field.open<number>(),
};
export interface State extends StateOf<typeof FIELDS> {}
/** What everybody knows, of a state as of a view. */
type Open = OpenPart<typeof FIELDS>;

export const clone = (s: Known<State>): State => ({
  config: s.config,
  phase: s.phase,
  turn: s.turn,
  actions: s.actions,
  tokens: s.tokens.slice(),
  goods: s.goods.slice(),
  owners: s.owners.slice(),
  sets: s.sets.slice(),
  shores: s.shores.slice(),
  sites: s.sites.slice(),
  siteGoods: s.siteGoods.slice(),
  buildings: s.buildings.slice(),
  craftsmen: s.craftsmen.slice(),
  siteStock: s.siteStock.slice(),
  buildingStock: s.buildingStock.slice(),
  stacks: s.stacks.slice(),
  storage: s.storage.slice(),
  kept: s.kept.slice(),
  hands: s.hands.slice(),
  done: s.done.slice(),
  open: s.open.slice(),
  deck: s.deck.slice(),
  supply: s.supply,
  reserve: s.reserve,
  endCard: s.endCard,
  last: s.last,
  ability: s.ability,
  uses: s.uses,
});

/** The token that lies on a meadow. Requires: there is one. */
export const tokenOn = (s: Open, meadow: Meadow): Token => tokenNumbered((s.tokens[meadow] ?? 0) - 1);

/** The seats that still get a last turn, in order. */
export function lastSeats(last: number): Seat[] {
  const seats: Seat[] = [];
  for (let rest = last; rest !== 0; rest >>= 3) seats.push(seatNumbered((rest & 7) - 1));
  return seats;
}

/** Where in `sites` a seat's n-th site (from 1) on a ruin is; −1 if there is none. */
export function siteIndex(s: Pick<Open, 'sites'>, seat: number, hex: Hex, nth: number): number {
  const wanted = owned(hex, seat);
  let left = nth;
  for (let i = 0; i < s.sites.length; i++) if (s.sites[i] === wanted && --left === 0) return i;
  return -1;
}
/** Which of its owner's sites on that ruin it is, from 1. */
export function nthOfSite(s: State, index: number): number {
  let nth = 1;
  for (let i = 0; i < index; i++) if (s.sites[i] === s.sites[index]) nth++;
  return nth;
}

/** Explorers of a seat that no tile covers any more. */
export function uncovered(s: Pick<Open, 'stacks'>, seat: number): number {
  let count = 0;
  for (let stack = 0; stack < STACKS; stack++) if (s.stacks[seat * STACKS + stack] === 0) count++;
  return count;
}
/** Everywhere resources of a kind are but the supply. */
export function resourcesOut(
  s: Pick<Known<State>, 'goods' | 'siteGoods' | 'storage'>,
  kind: (typeof EVERY_RESOURCE)[number],
): number {
  let sum = 0;
  for (const heaps of [s.goods, s.siteGoods, s.storage]) for (const heap of heaps) sum += countOf(heap, kind);
  return sum;
}

/** Tiles lying on the map. Empty meadows are the first of the sets. */
export const tilesOut = ({ config, sets }: Open): number =>
  config.box.atlas.tileSet.reduce((sum, word, i) => sum + countIn(word & sets[i]!), 0);

/** Positions may come with pieces left in the box: more than there are is wrong, fewer is not. */
export function invariants(s: State): string | undefined {
  const { box } = s.config;
  for (const kind of EVERY_RESOURCE) {
    const sum = resourcesOut(s, kind) + countOf(s.supply, kind);
    if (sum > box.resources[kind]!) return `${sum} ${RESOURCES[kind]}`;
  }
  const tiles = tilesOut(s) + s.reserve + s.stacks.reduce((sum, n) => sum + n, 0);
  if (tiles > TILES) return `${tiles} tiles`;
  const counts = [s.craftsmen, s.siteStock, s.buildingStock, s.stacks, s.tokens, s.goods, s.owners];
  if (counts.some((list: readonly number[]) => list.some((n) => n < 0))) return 'a negative count';
  if (s.reserve < 0 || s.supply < 0 || s.actions < 0) return 'a negative count';
  const contracts = [...s.hands.map(thingOf), ...s.done.map(thingOf), ...s.open.filter((c) => c !== NONE), ...s.deck];
  if (new Set(contracts).size !== contracts.length) return 'a contract in two places';
  if (s.tokens.some((token, meadow) => token !== 0 && s.goods[meadow] !== 0)) return 'a token on an exploitation';
  if (s.owners.some((owner, meadow) => owner !== 0 && s.goods[meadow] === 0)) return 'a craftsman without resources';
  return undefined;
}

// What stands in a list.
export const goodsOn = (s: Open, meadow: number): Goods => s.goods[meadow] ?? nothingAt(meadow);
export const goodsOnSite = (s: Open, site: number): Goods => s.siteGoods[site] ?? nothingAt(site);
export const storageOf = (s: Pick<Open, 'storage'>, seat: number): Goods => s.storage[seat] ?? nothingAt(seat);
export const craftsmenOf = (s: Open, seat: number): number => s.craftsmen[seat] ?? nothingAt(seat);
export const setWord = (s: Open, word: number): number => s.sets[word] ?? nothingAt(word);
export const siteNumbered = (s: Open, index: number): Owned<Hex> => s.sites[index] ?? nothingAt(index);
export const sitesLeft = (s: Open, seat: number): number => s.siteStock[seat] ?? nothingAt(seat);
export const buildingsLeft = (s: Pick<Open, 'buildingStock'>, seat: number): number =>
  s.buildingStock[seat] ?? nothingAt(seat);
