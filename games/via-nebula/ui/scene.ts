// The table between two truths: what stood before, with the events that have been shown so far.
import { type Moment, type Scenery, type ShownScene, shownScene } from '@penumbra/board/pure';
import { owned, ownerOf, type Seen } from '@penumbra/kit';
import { hexAt } from '../src/atlas.ts';
import { contractOf } from '../src/box.ts';
import type { Event, SiteName } from '../src/events.ts';
import { type Goods, goodsOf, minus, NO_GOODS, plus } from '../src/goods.ts';
import { bitOf, wordOf } from '../src/hexes.ts';
import type { ViaNebula } from '../src/index.ts';
import { NO_CONTRACT, NONE } from '../src/state.ts';
import type { HandView, View } from '../src/view.ts';
import { ACTIONS_A_TURN, type Cell, type Contract, FOREST, type Hex, type Resource, STACKS } from '../src/words.ts';

/** A view that is being written on. */
type Draft = { -readonly [field in keyof View]: View[field] };

const set = <T>(list: readonly T[], index: number, value: T): readonly T[] => list.with(index, value);
const hexOf = (v: View, at: Cell): Hex => hexAt(v.config.box.atlas, at) as Hex;
const meadowOf = (v: View, at: Cell): number => v.config.box.atlas.meadowOf[hexOf(v, at)] as number;
const change = (list: readonly number[], index: number, by: number): readonly number[] =>
  set(list, index, (list[index] as number) + by);

function siteAt(v: View, seat: number, { at, nth }: SiteName): number {
  let left = nth;
  return v.sites.findIndex((entry) => entry === owned(hexOf(v, at), seat) && --left === 0);
}

function openMeadow(v: Draft, hex: Hex, open: boolean): void {
  // Empty meadows are the first of the sets; the others are for the rules.
  const word = v.sets[wordOf(hex)] as number;
  v.sets = set(v.sets, wordOf(hex), open ? word | bitOf(hex) : word & ~bitOf(hex));
}

function takeTiles(v: Draft, seat: number, count: number): void {
  for (let left = count; left > 0; left--) {
    const stack = v.stacks.findIndex((n, i) => n > 0 && Math.floor(i / STACKS) === seat);
    if (stack >= 0) v.stacks = change(v.stacks, stack, -1);
    else v.reserve--;
  }
}

function addToSite(v: Draft, seat: number, site: SiteName, change: (goods: Goods) => Goods): void {
  const index = siteAt(v, seat, site);
  v.siteGoods = set(v.siteGoods, index, change(v.siteGoods[index] as Goods));
}
const one = (resource: Resource): Goods => goodsOf(resource, 1);

function changeHand(v: Draft, seat: number, by: (hand: HandView) => HandView): void {
  v.hands = set(v.hands, seat, by(v.hands[seat] as HandView));
}

type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

function build(v: Draft, event: Told<'building-erected'>): void {
  const { seat, site, contract, from, paid, stored } = event;
  const index = siteAt(v, seat, site);
  v.buildings = [...v.buildings, v.sites[index]!];
  v.sites = v.sites.toSpliced(index, 1);
  v.siteGoods = v.siteGoods.toSpliced(index, 1);
  v.siteStock = change(v.siteStock, seat, 1);
  v.buildingStock = change(v.buildingStock, seat, -1);
  v.storage = set(v.storage, seat, plus(v.storage[seat] as Goods, stored));
  v.supply = plus(v.supply, paid);
  v.done = [...v.done, owned(contract, seat)];
  v.ability = contract;
  v.actions = Math.max(0, v.actions - 1);
  if (from === 'open') v.open = v.open.map((card) => (card === contract ? NO_CONTRACT : card));
  else changeHand(v, seat, (hand) => withoutCard(hand, contract, contractOf(v.config, contract).private));
}

function withoutCard({ contracts, size, neutral }: HandView, contract: Contract, secret: boolean): HandView {
  const at = contracts ? contracts.indexOf(contract) : neutral.indexOf(!secret);
  return { contracts: contracts?.toSpliced(at, 1), size: size - 1, neutral: neutral.toSpliced(at, 1) };
}

/** Something else than an action is going on while a contract is being used. */
const costs = (v: Draft, actions: number): void => {
  if (v.ability === NONE) v.actions = Math.max(0, v.actions - actions);
};

function apply(v: Draft, event: Event): void {
  switch (event.kind) {
    case 'tokens-laid':
      event.cells.forEach((at, i) => {
        layToken(v, at, event.tokens[i] as number);
      });
      return;
    case 'hand-dealt':
      return changeHand(v, event.seat, () => handOf(v, event.contracts));
    case 'privates-dealt':
      v.hands = event.sizes.map((size) => ({
        contracts: undefined,
        size,
        neutral: new Array<boolean>(size).fill(false),
      }));
      return;
    case 'contracts-opened':
      v.open = event.contracts;
      v.deckSize -= event.contracts.length;
      return;
    case 'place-refilled':
      v.open = set(v.open, event.place, event.contract);
      v.deckSize--;
      return;
    case 'turn-begun':
      v.turn = event.seat;
      v.actions = ACTIONS_A_TURN;
      v.ability = NO_CONTRACT;
      return;
    case 'craftsman-placed':
      costs(v, 1);
      v.kept = [...v.kept, owned(event.token, event.seat)];
      v.craftsmen = change(v.craftsmen, event.seat, -1);
      v.owners = set(v.owners, meadowOf(v, event.at), event.seat + 1);
      return exploit(v, event.at, event.goods);
    case 'token-harvested':
      return exploit(v, event.at, event.goods);
    case 'craftsman-returned':
      v.craftsmen = change(v.craftsmen, event.seat, 1);
      v.owners = set(v.owners, meadowOf(v, event.at), 0);
      return;
    case 'exploitation-emptied':
      v.goods = set(v.goods, meadowOf(v, event.at), NO_GOODS);
      return openMeadow(v, hexOf(v, event.at), true);
    case 'site-placed':
      costs(v, 1);
      v.sites = [...v.sites, owned(hexOf(v, event.at), event.seat)];
      v.siteGoods = [...v.siteGoods, NO_GOODS];
      v.siteStock = change(v.siteStock, event.seat, -1);
      return;
    default:
      return applyLater(v, event);
  }
}

function applyLater(v: Draft, event: Event): void {
  switch (event.kind) {
    case 'meadow-laid':
      costs(v, v.config.box.atlas.terrain[hexOf(v, event.at)] === FOREST ? 2 : 1);
      takeTiles(v, event.seat, 1);
      return openMeadow(v, hexOf(v, event.at), true);
    case 'resource-carried': {
      costs(v, 1);
      const meadow = meadowOf(v, event.from);
      v.goods = set(v.goods, meadow, minus(v.goods[meadow] as Goods, one(event.resource)));
      return addToSite(v, event.seat, event.to, (goods) => plus(goods, one(event.resource)));
    }
    case 'building-erected':
      return build(v, event);
    case 'end-card-taken':
      v.endCard = event.seat;
      v.actions = 0;
      return;
    case 'resource-exchanged':
      v.supply = plus(minus(v.supply, one(event.into)), one(event.out));
      return changeHeap(v, event.seat, event.site, (goods) => plus(minus(goods, one(event.out)), one(event.into)));
    case 'action-gained':
      v.actions++;
      return;
    case 'tile-flown':
      openMeadow(v, hexOf(v, event.from), false);
      return openMeadow(v, hexOf(v, event.to), true);
    case 'resource-returned':
      v.supply = plus(v.supply, one(event.resource));
      return event.place === 'storage'
        ? store(v, event.seat, (goods) => minus(goods, one(event.resource)))
        : changeHeap(v, event.seat, event.place, (goods) => minus(goods, one(event.resource)));
    case 'resource-delivered':
      v.supply = minus(v.supply, one(event.resource));
      return addToSite(v, event.seat, event.site, (goods) => plus(goods, one(event.resource)));
    case 'contract-drawn':
      v.deckSize--;
      return changeHand(v, event.seat, ({ contracts = [] }) => handOf(v, [...contracts, event.contract]));
    case 'card-drawn':
      v.deckSize--;
      return changeHand(v, event.seat, ({ size, neutral }) => ({
        contracts: undefined,
        size: size + 1,
        neutral: [...neutral, true],
      }));
    case 'tiles-returned':
      takeTiles(v, event.seat, event.count);
      v.reserve += event.count;
      return;
    case 'resources-stored':
      v.siteGoods = v.sites.map((entry, i) => (ownerOf(entry) === event.seat ? NO_GOODS : (v.siteGoods[i] as Goods)));
      return store(v, event.seat, (goods) => plus(goods, event.goods));
    default:
      return;
  }
}

const handOf = (v: View, contracts: readonly Contract[]): HandView => ({
  contracts,
  size: contracts.length,
  neutral: contracts.map((contract) => !contractOf(v.config, contract).private),
});

function store(v: Draft, seat: number, by: (goods: Goods) => Goods): void {
  v.storage = set(v.storage, seat, by(v.storage[seat] as Goods));
}

/** An own exploitation or an own site. */
function changeHeap(v: Draft, seat: number, site: SiteName, by: (goods: Goods) => Goods): void {
  const meadow = meadowOf(v, site.at);
  if (meadow === -1) return addToSite(v, seat, site, by);
  v.goods = set(v.goods, meadow, by(v.goods[meadow] as Goods));
}

/** A special token makes way for its resources at once. */
function layToken(v: Draft, at: Cell, token: number): void {
  const card = v.config.box.tokens[token];
  const meadow = meadowOf(v, at);
  if (!card?.special) v.tokens = set(v.tokens, meadow, token + 1);
  else exploit(v, at, goodsOf(card.resource, Math.min(card.amount, 63)));
}

function exploit(v: Draft, at: Cell, goods: Goods): void {
  const meadow = meadowOf(v, at);
  v.tokens = set(v.tokens, meadow, 0);
  v.goods = set(v.goods, meadow, goods);
  v.supply = minus(v.supply, goods);
  if (goods === 0) openMeadow(v, hexOf(v, at), true);
}

export function sceneAfter(view: View, event: Event): View {
  const draft: Draft = { ...view };
  apply(draft, event);
  return draft;
}

/** While an event is shown its pieces are on their way: they have left where they were, and have not come yet. */
const midway = (earlier: View, after: View, event: Event): View => {
  switch (event.kind) {
    case 'resource-carried':
    case 'resource-delivered':
      return { ...after, siteGoods: earlier.siteGoods };
    case 'tile-flown':
      return { ...after, sets: after.sets.map((word, i) => (earlier.sets[i] as number) & word) };
    case 'place-refilled':
      return { ...after, open: earlier.open };
    case 'contract-drawn':
    case 'card-drawn':
      return { ...after, hands: earlier.hands };
    default:
      return after;
  }
};

const SCENERY: Scenery<ViaNebula, View> = { of: (view) => view, after: sceneAfter, showsAfter: () => true };

/** What stands on the table at this moment, for the board and for the panels. */
export function sceneOf(stage: Stage): ShownScene<ViaNebula, View> {
  const { scene, earlier, now } = shownScene(stage, SCENERY);
  return { scene: now ? midway(earlier, scene, now.event) : scene, earlier, now };
}

interface Stage {
  readonly seen: Seen<ViaNebula>;
  readonly before?: Seen<ViaNebula> | undefined;
  readonly moments?: readonly Moment<ViaNebula>[];
}
