import type { Seat } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { countOf, type Goods } from './goods.ts';
import { EVERY_RESOURCE, type Hex, RESOURCES, STACKS, TILES } from './words.ts';

export const PHASES = ['first', 'tokens', 'private', 'open', 'refill', 'secret', 'act', 'ability', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const NONE = -1;

export interface State {
  /** Its box has the map in play. */
  readonly config: TableConfig;
  phase: Phase;
  /** `NONE` in `first` and `over`. */
  turn: Seat | typeof NONE;
  actions: number;
  /** By meadow: 0, or the token lying there + 1. */
  tokens: number[];
  /** By meadow: the resources of an exploitation. */
  goods: Goods[];
  /** By meadow: 0, or the seat whose craftsman stands there + 1. */
  owners: number[];
  /** By hex, derived: see `ground.ts`. */
  ground: number[];
  /** The highest number of an area in `ground`. */
  areas: number;
  /** In the order they were placed: hex × 4 + seat. */
  sites: number[];
  /** What lies on each of `sites`. */
  siteGoods: Goods[];
  /** In the order they were placed: hex × 4 + seat. */
  buildings: number[];
  /** By seat, on the guild board. */
  craftsmen: number[];
  siteStock: number[];
  buildingStock: number[];
  /** By seat and stack: `stacks[seat * STACKS + stack]`. */
  stacks: number[];
  /** By seat. */
  storage: Goods[];
  /** Tokens kept, in the order they were got: token × 4 + seat. */
  kept: number[];
  /** Contracts in hands, in the order they were got: contract × 4 + seat. */
  hands: number[];
  /** Contracts fulfilled, in the order they were: contract × 4 + seat. */
  done: number[];
  /** By place: a contract or `NONE`. */
  open: number[];
  /** Sorted. */
  deck: number[];
  supply: Goods;
  reserve: number;
  endCard: Seat | typeof NONE;
  /** The seats that still get a last turn: seat + 1 in three bits each, the next one lowest. */
  last: number;
  /** The contract whose ability is decided; `NONE` in other phases. */
  ability: number;
  /** How often it may still be used. */
  uses: number;
}

export function clone(s: State, into?: State): State {
  if (into) return copyInto(s, into);
  const copy: State = {
    config: s.config,
    phase: s.phase,
    turn: s.turn,
    actions: s.actions,
    tokens: s.tokens.slice(),
    goods: s.goods.slice(),
    owners: s.owners.slice(),
    ground: s.ground.slice(),
    areas: s.areas,
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
  };
  return copy;
}

function copyInto(s: State, into: State): State {
  (into as { config: TableConfig }).config = s.config;
  into.phase = s.phase;
  into.turn = s.turn;
  into.actions = s.actions;
  into.areas = s.areas;
  into.supply = s.supply;
  into.reserve = s.reserve;
  into.endCard = s.endCard;
  into.last = s.last;
  into.ability = s.ability;
  into.uses = s.uses;
  copyList(s.tokens, into.tokens);
  copyList(s.goods, into.goods);
  copyList(s.owners, into.owners);
  copyList(s.ground, into.ground);
  copyList(s.sites, into.sites);
  copyList(s.siteGoods, into.siteGoods);
  copyList(s.buildings, into.buildings);
  copyList(s.craftsmen, into.craftsmen);
  copyList(s.siteStock, into.siteStock);
  copyList(s.buildingStock, into.buildingStock);
  copyList(s.stacks, into.stacks);
  copyList(s.storage, into.storage);
  copyList(s.kept, into.kept);
  copyList(s.hands, into.hands);
  copyList(s.done, into.done);
  copyList(s.open, into.open);
  copyList(s.deck, into.deck);
  return into;
}

function copyList<T>(from: readonly T[], to: T[]): void {
  if (to.length > from.length) to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i] as T;
}

// Lists of things that belong to seats hold both in one number.
export const owned = (thing: number, seat: number): number => thing * 4 + seat;
export const thingOf = (entry: number): number => entry >> 2;
export const ownerOf = (entry: number): Seat => (entry & 3) as Seat;

/** The things of one seat, in their order. */
export function thingsOf(list: readonly number[], seat: number): number[] {
  const things: number[] = [];
  for (const entry of list) if (ownerOf(entry) === seat) things.push(thingOf(entry));
  return things;
}
export function countOwned(list: readonly number[], seat: number): number {
  let count = 0;
  for (const entry of list) if (ownerOf(entry) === seat) count++;
  return count;
}

/** Where in `sites` a seat's n-th site (from 1) on a ruin is; −1 if there is none. */
export function siteIndex(s: State, seat: number, hex: Hex, nth: number): number {
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
export function uncovered(s: { readonly stacks: readonly number[] }, seat: number): number {
  let count = 0;
  for (let stack = 0; stack < STACKS; stack++) if (s.stacks[seat * STACKS + stack] === 0) count++;
  return count;
}
/** Everywhere resources of a kind are but the supply. */
export function resourcesOut(s: State, kind: (typeof EVERY_RESOURCE)[number]): number {
  let sum = 0;
  for (const heaps of [s.goods, s.siteGoods, s.storage]) for (const heap of heaps) sum += countOf(heap, kind);
  return sum;
}
/** Tiles lying on the map. */
export function tilesOut(s: State): number {
  const { meadowOf } = s.config.box.atlas;
  return s.ground.filter((ground, hex) => meadowOf[hex] === -1 && (ground & AREA) !== 0).length;
}
/** The bits of `ground` that hold the number of an area. */
export const AREA = 1023;

/** Positions may come with pieces left in the box: more than there are is wrong, fewer is not. */
export function invariants(s: State): string | undefined {
  const { box } = s.config;
  for (const kind of EVERY_RESOURCE) {
    const sum = resourcesOut(s, kind) + countOf(s.supply, kind);
    if (sum > (box.resources[kind] as number)) return `${sum} ${RESOURCES[kind]}`;
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
