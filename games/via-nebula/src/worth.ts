import { ownerOf, thingOf } from '@penumbra/kit';
import { type ContractCard, contractOf, tokenOf } from './box.ts';
import { countOf, type Goods, NO_GOODS, sizeOf } from './goods.ts';
import { isIn, ROOM } from './ground.ts';
import { stepsTo } from './reach.ts';
import { NONE, type State, uncovered } from './state.ts';
import {
  BUILDINGS,
  type Contract,
  type ContractKind,
  END_CARD_POINTS,
  EVERY_RESOURCE,
  EXPLORER_POINTS,
  type Hex,
  type Resource,
  SITES,
  STACKS,
} from './words.ts';

// What a seat may still score, in points: what its sites and contracts promise, what its exploitations may cost.
// Promises grow evenly with every action that brings a building nearer, so looking one move ahead finds the way.

/** What a building is worth beyond its contract: it brings the end, and the end card, nearer. */
const BUILDING_WORTH = 3;
const ABILITY_WORTH: { readonly [kind in ContractKind]?: number } = {
  'market-stall': 0.3,
  distillery: 0.6,
  'flying-machine': 0.4,
  workshop: 0.8,
  adventurers: 0.6,
  caravan: 0.4,
  'goods-export': 0.7,
  harvest: 0.4,
  'express-delivery': 0.6,
  'secret-plan': 0.4,
  shortcut: 0.9,
};
/** A building that takes more actions than this promises nothing. */
const FAR = 9;
/** What a resource on an own exploitation costs, by the buildings of the seat that has most. */
const LIABILITY: readonly number[] = [0.15, 0.15, 0.2, 0.3, 0.5, 1];
const WASTE = 0.5;

/** Actions to get what is missing of a kind to a ruin. */
const fetching = (kind: Resource, missing: number, ruin: Hex): number =>
  missing <= 0 ? 0 : missing + stepsTo(ruin, kind);

const costs: number[] = [0, 0, 0, 0, 0];

/** Actions until a site with these goods can be built on, the building included. */
function actionsTo({ demand, cost, size }: ContractCard, goods: Goods, ruin: Hex): number {
  let sum = 1;
  if (demand === 'these') {
    for (const kind of EVERY_RESOURCE) sum += fetching(kind, countOf(cost, kind) - countOf(goods, kind), ruin);
    return sum;
  }
  const wanted = demand === 'equal' ? size : 1;
  for (const kind of EVERY_RESOURCE) costs[kind] = fetching(kind, wanted - countOf(goods, kind), ruin);
  costs.sort((a, b) => a - b);
  for (let i = 0; i < (demand === 'equal' ? 1 : size); i++) sum += costs[i] ?? 0;
  return sum;
}

/** What a seat has done, as far as the rest depends on it. Written over for every seat. */
interface Standing {
  /** Buildings erected, contracts for two resources among them, tokens kept. */
  built: number;
  small: number;
  tokens: number;
  covered: number;
  /** Actions until the end, as far as it is known. */
  deadline: number;
}
const standing: Standing = { built: 0, small: 0, tokens: 0, covered: 0, deadline: 0 };

/** What a bonus contract will be worth at the end. */
function bonusOf(kind: ContractKind, { built, small, tokens, covered }: Standing, soon: boolean): number {
  const more = soon ? 0 : BUILDINGS - built;
  switch (kind) {
    case 'architect':
      return built + 0.7 * more;
    case 'mayor':
      return 2 * small + 0.8 * more;
    case 'merchant':
      return tokens + 0.2 * more;
    case 'lazy-explorer':
      return soon ? covered : 0.5 * covered;
    default:
      return 0;
  }
}

// The contracts a seat could fulfil, and what each would be worth; those promised to a site already are used.
const cards: ContractCard[] = [];
const worths: number[] = [];
const used: boolean[] = [];
let cardCount = 0;

function gatherContracts(s: State, seat: number): void {
  cardCount = 0;
  for (const entry of s.hands) if (ownerOf(entry) === seat) gather(s, thingOf(entry));
  for (const contract of s.open) if (contract !== NONE) gather(s, contract);
}
function gather(s: State, contract: Contract): void {
  const card = contractOf(s.config, contract);
  cards[cardCount] = card;
  const bonus = bonusOf(card.kind, standing, standing.deadline < FAR);
  worths[cardCount] = BUILDING_WORTH + card.points + (ABILITY_WORTH[card.kind] ?? 0) + bonus;
  used[cardCount] = false;
  cardCount++;
}

/** What a contract promises on a site that can be built on after so many more actions. */
function promiseOf(i: number, goods: Goods, actions: number, deadline: number): number {
  if (actions >= FAR || actions > deadline) return 0;
  const surplus = Math.max(0, sizeOf(goods) - (cards[i]?.size ?? 0));
  return Math.max(0, (worths[i] ?? 0) - surplus) * (1 - actions / FAR);
}

/** What the sites of a seat promise, and one more that it may place. Written over for every seat. */
export const prospects = { sites: 0, goods: 0, promised: 0, nearest: 0, planned: 0 };

/** Sites one after the other get the contract that promises most; then one more site is planned. */
function lookAhead(s: State, seat: number): void {
  gatherContracts(s, seat);
  const { deadline } = standing;
  prospects.sites = 0;
  prospects.goods = 0;
  prospects.promised = 0;
  prospects.nearest = 0;
  for (let i = 0; i < s.sites.length; i++) {
    const entry = s.sites[i];
    if (entry === undefined || ownerOf(entry) !== seat) continue;
    const goods = s.siteGoods[i] ?? NO_GOODS;
    prospects.promised += siteWorth(thingOf(entry), goods, deadline);
    prospects.goods += sizeOf(goods);
    prospects.sites++;
  }
  const isFull = prospects.sites >= Math.min(SITES, s.buildingStock[seat] ?? 0);
  prospects.planned = isFull ? 0 : planOf(s, deadline);
}

/** What a site promises; what lies there for nothing is a loss. */
function siteWorth(ruin: Hex, goods: Goods, deadline: number): number {
  let best = -(deadline < FAR ? 1 : WASTE) * sizeOf(goods);
  let chosen = -1;
  let steps = FAR;
  for (let i = 0; i < cardCount; i++) {
    const card = cards[i];
    if (card === undefined || used[i]) continue;
    const actions = actionsTo(card, goods, ruin);
    const promise = promiseOf(i, goods, actions, deadline);
    if (promise <= best || promise === 0) continue;
    best = promise;
    chosen = i;
    steps = actions;
  }
  if (chosen >= 0) used[chosen] = true;
  prospects.nearest = Math.max(prospects.nearest, 1 - steps / FAR);
  return best;
}

/** The best place for a site that is still on the guild board. */
function planOf(s: State, deadline: number): number {
  let best = 0;
  for (const ruin of s.config.box.atlas.ruins) {
    if (!isIn(s, ROOM, ruin)) continue;
    for (let i = 0; i < cardCount; i++) {
      const card = cards[i];
      if (card === undefined || used[i]) continue;
      const actions = actionsTo(card, NO_GOODS, ruin) + 1;
      best = Math.max(best, promiseOf(i, NO_GOODS, actions, deadline));
    }
  }
  return best;
}

function stand(s: State, seat: number): void {
  standing.small = 0;
  standing.tokens = 0;
  for (const entry of s.done) {
    if (ownerOf(entry) === seat && contractOf(s.config, thingOf(entry)).size === 2) standing.small++;
  }
  for (const entry of s.kept) if (ownerOf(entry) === seat) standing.tokens++;
  standing.built = BUILDINGS - (s.buildingStock[seat] ?? 0);
  standing.covered = STACKS - uncovered(s, seat);
  standing.deadline = deadlineOf(s, seat);
}

function deadlineOf(s: State, seat: number): number {
  if (s.endCard === NONE) return Number.POSITIVE_INFINITY;
  if (s.turn === seat) return s.actions;
  for (let rest = s.last; rest !== 0; rest >>= 3) if ((rest & 7) - 1 === seat) return 2;
  return 0;
}

/** Looks at what a seat may still do; what was found stands in `prospects`. Requires: the map was surveyed. */
export function prospect(s: State, seat: number): typeof prospects {
  stand(s, seat);
  lookAhead(s, seat);
  return prospects;
}

/** What the bonus contracts of the seat that was just looked at will bring beyond what they bring now. */
export function bonusToCome(s: State, seat: number): number {
  if (standing.deadline < FAR) return 0;
  let sum = 0;
  for (const entry of s.done) {
    if (ownerOf(entry) !== seat) continue;
    const { kind } = contractOf(s.config, thingOf(entry));
    sum += bonusOf(kind, standing, false) - bonusOf(kind, standing, true);
  }
  return sum;
}

/** Points if the game ended now, like `scoreOf`, but without a list in between. Requires: the seat was looked at. */
export function pointsNow(s: State, seat: number): number {
  let sum = EXPLORER_POINTS * (STACKS - standing.covered) - sizeOf(s.storage[seat] ?? NO_GOODS);
  if (s.endCard === seat) sum += END_CARD_POINTS;
  for (const entry of s.kept) if (ownerOf(entry) === seat) sum += tokenOf(s.config, thingOf(entry)).points;
  for (const entry of s.done) {
    if (ownerOf(entry) !== seat) continue;
    const { points, kind } = contractOf(s.config, thingOf(entry));
    sum += points + bonusOf(kind, standing, true);
  }
  return sum;
}

/** What the ability that is being decided is worth. */
export const abilityWorth = (s: State): number => ABILITY_WORTH[contractOf(s.config, s.ability).kind] ?? 0;

/** How much of the stack that a seat takes tiles from is gone. */
export function stackTaken(s: State, seat: number): number {
  const { stack } = s.config.box;
  for (let i = seat * STACKS; i < (seat + 1) * STACKS; i++) {
    const left = s.stacks[i] ?? 0;
    if (left > 0) return (stack - left) / stack;
  }
  return 0;
}

/** How likely a resource that lies about is to cost a point. */
export const liabilityOf = (s: State): number => (s.endCard !== NONE ? 1 : (LIABILITY[mostBuildings(s)] ?? 0));

export function mostBuildings(s: State): number {
  let least = BUILDINGS;
  for (const left of s.buildingStock) if (left < least) least = left;
  return BUILDINGS - least;
}

export function goodsOnExploitations(s: State, seat: number): number {
  let sum = 0;
  for (let meadow = 0; meadow < s.owners.length; meadow++) {
    if (s.owners[meadow] === seat + 1) sum += sizeOf(s.goods[meadow] ?? NO_GOODS);
  }
  return sum;
}
