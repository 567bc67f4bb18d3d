import { type ContractCard, contractOf } from './box.ts';
import { countOf, type Goods, NO_GOODS, sizeOf } from './goods.ts';
import { placesTaken } from './ground.ts';
import { stepsTo } from './reach.ts';
import { scoreOf } from './scoring.ts';
import { NONE, ownerOf, type State, thingOf, uncovered } from './state.ts';
import {
  BUILDINGS,
  type Contract,
  type ContractKind,
  EVERY_RESOURCE,
  EXPLORER_POINTS,
  type Hex,
  type Resource,
  SITES,
  STACKS,
} from './words.ts';

// A seat's worth in points: what it has, what its sites and contracts promise, what its exploitations may cost.
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
const ACTION_WORTH = 0.4;
const CRAFTSMAN_WORTH = 0.3;
/** How much of a covered explorer's points the tiles taken off it are worth. */
const TILE_WORTH = 0.7;
/** How much a site still to be placed counts. */
const PLAN_WORTH = 0.8;
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
  for (let i = 0; i < (demand === 'equal' ? 1 : size); i++) sum += costs[i] as number;
  return sum;
}

interface Standing {
  /** Buildings erected, contracts for two resources among them, tokens kept. */
  readonly built: number;
  readonly small: number;
  readonly tokens: number;
  readonly covered: number;
  /** Actions until the end, as far as it is known. */
  readonly deadline: number;
}

/** What a bonus contract will be worth at the end. */
function bonusOf(kind: ContractKind, { built, small, tokens, covered, deadline }: Standing): number {
  const more = deadline < FAR ? 0 : BUILDINGS - built;
  switch (kind) {
    case 'architect':
      return built + 0.7 * more;
    case 'mayor':
      return 2 * small + 0.8 * more;
    case 'merchant':
      return tokens + 0.2 * more;
    case 'lazy-explorer':
      return deadline < FAR ? covered : 0.5 * covered;
    default:
      return 0;
  }
}

// The contracts a seat could fulfil, and what each would be worth; those promised to a site already are used.
const cards: ContractCard[] = [];
const worths: number[] = [];
const used: boolean[] = [];
let cardCount = 0;

function gatherContracts(s: State, seat: number, standing: Standing): void {
  cardCount = 0;
  for (const entry of s.hands) if (ownerOf(entry) === seat) gather(s, thingOf(entry) as Contract, standing);
  for (const contract of s.open) if (contract !== NONE) gather(s, contract as Contract, standing);
}
function gather(s: State, contract: Contract, standing: Standing): void {
  const card = contractOf(s.config, contract);
  cards[cardCount] = card;
  worths[cardCount] = BUILDING_WORTH + card.points + (ABILITY_WORTH[card.kind] ?? 0) + bonusOf(card.kind, standing);
  used[cardCount] = false;
  cardCount++;
}

/** What a contract promises on a site that can be built on after so many more actions. */
function promiseOf(i: number, goods: Goods, actions: number, deadline: number): number {
  if (actions >= FAR || actions > deadline) return 0;
  const surplus = Math.max(0, sizeOf(goods) - (cards[i] as ContractCard).size);
  return Math.max(0, (worths[i] as number) - surplus) * (1 - actions / FAR);
}

/** Sites one after the other get the contract that promises most; then one more site is planned. */
function promisesOf(s: State, seat: number, standing: Standing): number {
  gatherContracts(s, seat, standing);
  const { deadline } = standing;
  let sum = 0;
  let sites = 0;
  for (let i = 0; i < s.sites.length; i++) {
    if (ownerOf(s.sites[i] as number) !== seat) continue;
    sum += siteWorth(thingOf(s.sites[i] as number) as Hex, s.siteGoods[i] as Goods, deadline);
    sites++;
  }
  if (sites >= Math.min(SITES, s.buildingStock[seat] as number)) return sum;
  return sum + PLAN_WORTH * planOf(s, deadline);
}

/** What a site promises; what lies there for nothing is a loss. */
function siteWorth(ruin: Hex, goods: Goods, deadline: number): number {
  let best = -(deadline < FAR ? 1 : WASTE) * sizeOf(goods);
  let chosen = -1;
  for (let i = 0; i < cardCount; i++) {
    if (used[i]) continue;
    const promise = promiseOf(i, goods, actionsTo(cards[i] as ContractCard, goods, ruin), deadline);
    if (promise <= best || promise === 0) continue;
    best = promise;
    chosen = i;
  }
  if (chosen >= 0) used[chosen] = true;
  return best;
}

/** The best place for a site that is still on the guild board. */
function planOf(s: State, deadline: number): number {
  const { atlas, places } = s.config.box;
  let best = 0;
  for (const ruin of atlas.ruins) {
    if (placesTaken(s, ruin) >= places) continue;
    for (let i = 0; i < cardCount; i++) {
      if (used[i]) continue;
      const actions = actionsTo(cards[i] as ContractCard, NO_GOODS, ruin) + 1;
      best = Math.max(best, promiseOf(i, NO_GOODS, actions, deadline));
    }
  }
  return best;
}

function standingOf(s: State, seat: number): Standing {
  let small = 0;
  let tokens = 0;
  for (const entry of s.done) {
    if (ownerOf(entry) === seat && contractOf(s.config, thingOf(entry) as Contract).size === 2) small++;
  }
  for (const entry of s.kept) if (ownerOf(entry) === seat) tokens++;
  return {
    built: BUILDINGS - (s.buildingStock[seat] as number),
    small,
    tokens,
    covered: STACKS - uncovered(s, seat),
    deadline: deadlineOf(s, seat),
  };
}

function deadlineOf(s: State, seat: number): number {
  if (s.endCard === NONE) return Number.POSITIVE_INFINITY;
  if (s.turn === seat) return s.actions;
  for (let rest = s.last; rest !== 0; rest >>= 3) if ((rest & 7) - 1 === seat) return 2;
  return 0;
}

/** What a seat can expect to score. Requires: the map was surveyed. */
export function worthOf(s: State, seat: number): number {
  const standing = standingOf(s, seat);
  let worth = scoreOf(s, seat) + BUILDING_WORTH * standing.built + promisesOf(s, seat, standing);
  worth += stackWorth(s, seat) + CRAFTSMAN_WORTH * (s.craftsmen[seat] as number);
  if (standing.deadline >= FAR) {
    for (const entry of s.done) {
      const { kind } = contractOf(s.config, thingOf(entry) as Contract);
      if (ownerOf(entry) === seat) worth += bonusOf(kind, standing) - currentBonus(kind, standing);
    }
  }
  worth -= liabilityOf(s) * goodsOnExploitations(s, seat);
  if (s.turn !== seat) return worth;
  if (s.phase === 'ability') worth += ABILITY_WORTH[contractOf(s.config, s.ability as Contract).kind] ?? 0;
  if (s.phase === 'secret') worth += 0.5;
  return worth + ACTION_WORTH * s.actions;
}

const currentBonus = (kind: ContractKind, standing: Standing): number => bonusOf(kind, { ...standing, deadline: 0 });

function stackWorth(s: State, seat: number): number {
  const { stack } = s.config.box;
  for (let i = seat * STACKS; i < (seat + 1) * STACKS; i++) {
    const left = s.stacks[i] as number;
    if (left > 0) return (TILE_WORTH * EXPLORER_POINTS * (stack - left)) / stack;
  }
  return 0;
}

function liabilityOf(s: State): number {
  if (s.endCard !== NONE) return 1;
  return LIABILITY[BUILDINGS - Math.min(...s.buildingStock)] as number;
}

function goodsOnExploitations(s: State, seat: number): number {
  let sum = 0;
  for (let meadow = 0; meadow < s.owners.length; meadow++) {
    if (s.owners[meadow] === seat + 1) sum += sizeOf(s.goods[meadow] as Goods);
  }
  return sum;
}
