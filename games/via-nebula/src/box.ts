import { type Config, isOneOf, itemOf, nothingAt } from '@penumbra/kit';
import { type Atlas, atlasOf } from './atlas.ts';
import { ANY_COST, type Components, type ContractEntry } from './components.ts';
import { type Goods, goodsOf, NO_GOODS, plus, sizeOf } from './goods.ts';
import type { Options } from './options.ts';
import {
  type Contract,
  type ContractKind,
  contractNumbered,
  craftsmenFor,
  EVERY_RESOURCE,
  PRIVATE_KINDS,
  placesFor,
  RESOURCE_LETTERS,
  RESOURCES,
  type Resource,
  resourceNumbered,
  stackFor,
  type Token,
  tokenNumbered,
  yieldFor,
} from './words.ts';

/** Which resources a contract takes: these, or any that are all different or all equal. */
export type Demand = 'these' | 'different' | 'equal';

export interface ContractCard {
  readonly id: string;
  readonly kind: ContractKind;
  readonly private: boolean;
  readonly demand: Demand;
  /** What it takes; nothing if it takes any. */
  readonly cost: Goods;
  /** How many resources it takes. */
  readonly size: number;
  readonly points: number;
}

export interface TokenCard {
  readonly id: string;
  readonly resource: Resource;
  /** What it gives at this table. */
  readonly amount: number;
  readonly points: number;
  readonly count: number;
  readonly special: boolean;
}

/** What the rules look up during play. */
export interface Box {
  readonly players: number;
  /** The map in play: that of the option, or the one that a position brings. */
  readonly atlas: Atlas;
  /** In the order of the ids, so that sorted numbers are sorted names. */
  readonly contracts: readonly ContractCard[];
  readonly contractIds: readonly string[];
  /** The fewest resources that any of them takes. */
  readonly smallest: number;
  readonly neutral: readonly Contract[];
  readonly private: readonly Contract[];
  readonly tokens: readonly TokenCard[];
  readonly tokenIds: readonly string[];
  /** By resource, how many there are. */
  readonly resources: readonly number[];
  /** Per seat. */
  readonly craftsmen: number;
  readonly stack: number;
  /** Per ruin. */
  readonly places: number;
}

export interface TableConfig extends Config {
  readonly options: Options;
  readonly components: Components;
  readonly box: Box;
}

export function boxOf(parts: Omit<TableConfig, 'box'>): Box {
  const { components, options } = parts;
  const players = parts.seats.length;
  const contracts = Object.entries(components.contracts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, entry]) => contractCard(id, entry));
  const numbers = contracts.map((_, i) => contractNumbered(i));
  return Object.freeze({
    players,
    atlas: atlasOf(itemOf(components.maps, options.map)),
    contracts,
    contractIds: contracts.map(({ id }) => id),
    smallest: Math.min(...contracts.map(({ size }) => size)),
    neutral: numbers.filter((i) => !contracts[i]?.private),
    private: numbers.filter((i) => contracts[i]?.private),
    tokens: Object.entries(components.tokens).map(([id, entry]) => ({
      id,
      resource: resourceNumbered(RESOURCES.indexOf(entry.resource)),
      amount: yieldFor(players, entry.amount),
      points: entry.points,
      count: entry.count,
      special: entry.special === true,
    })),
    tokenIds: Object.keys(components.tokens),
    resources: RESOURCES.map((name) => itemOf(components.resources, name)),
    craftsmen: craftsmenFor(players),
    stack: stackFor(players),
    places: placesFor(players),
  });
}

function contractCard(id: string, { kind, cost, points }: ContractEntry): ContractCard {
  const any = ANY_COST.test(cost) ? cost.split(':') : undefined;
  const these = any ? NO_GOODS : goodsOfLetters(cost);
  return Object.freeze({
    id,
    kind,
    private: isOneOf(PRIVATE_KINDS, kind),
    demand: (any?.[0] as Demand | undefined) ?? 'these',
    cost: these,
    size: any ? Number(any[1]) : sizeOf(these),
    points,
  });
}

const goodsOfLetters = (letters: string): Goods =>
  [...letters].reduce(
    (sum, letter) => plus(sum, goodsOf(resourceNumbered(RESOURCE_LETTERS.indexOf(letter)), 1)),
    NO_GOODS,
  );

export const contractOf = (config: TableConfig, contract: number): ContractCard =>
  config.box.contracts[contract] ?? nothingAt(contract);
export const tokenOf = (config: TableConfig, token: number): TokenCard => config.box.tokens[token] ?? nothingAt(token);
export function contractNamed({ box }: TableConfig, id: string | undefined): Contract | undefined {
  const contract = box.contracts.findIndex((card) => card.id === id);
  return contract < 0 ? undefined : contractNumbered(contract);
}
export function tokenNamed({ box }: TableConfig, id: string | undefined): Token | undefined {
  const token = box.tokens.findIndex((card) => card.id === id);
  return token < 0 ? undefined : tokenNumbered(token);
}
/** How many tokens there are in all, special ones included. */
export const tokenCount = (box: Box): number => box.tokens.reduce((sum, { count }) => sum + count, 0);

const onMaps = new WeakMap<TableConfig, Map<string, TableConfig>>();

/** The same table on another map. Equal maps give the same config: bots and boards keep what they know of one. */
export function withMap(config: TableConfig, rows: readonly string[]): TableConfig {
  const key = rows.join('\n');
  if (key === config.box.atlas.rows.join('\n')) return config;
  const known = onMaps.get(config) ?? new Map<string, TableConfig>();
  onMaps.set(config, known);
  const made =
    known.get(key) ?? Object.freeze({ ...config, box: Object.freeze({ ...config.box, atlas: atlasOf(rows) }) });
  known.set(key, made);
  return made;
}

/** Everything that exists, as a heap. */
export const allGoods = (box: Box): Goods =>
  EVERY_RESOURCE.reduce((sum, kind) => plus(sum, goodsOf(kind, itemOf(box.resources, kind))), NO_GOODS);
