// What a move would bring, in lines: the rules carry it out on a world that the view allows, and both are compared.
import { type Seat, thingsOf, worldOf } from '@penumbra/kit';
import { hexAt } from '../src/atlas.ts';
import { type ContractCard, contractOf } from '../src/box.ts';
import { countOf, type Goods, goodsOf, minus, NO_GOODS, onlyKind, plus, sizeOf } from '../src/goods.ts';
import { areaCount, areaOf, isEmptyMeadow } from '../src/ground.ts';
import { viaNebula } from '../src/index.ts';
import { isEnough, paidGoods } from '../src/moves/build.ts';
import { carryOut } from '../src/moves/index.ts';
import { type Move, STORAGE } from '../src/moves/move.ts';
import { scoreOf } from '../src/scoring.ts';
import { NONE, type State, siteIndex, uncovered } from '../src/state.ts';
import type { View } from '../src/view.ts';
import {
  BUILDINGS,
  type Cell,
  type Contract,
  EVERY_RESOURCE,
  FORBIDDEN,
  FOREST,
  type Hex,
  type Resource,
  STACKS,
} from '../src/words.ts';
import type { ViaText } from '../text/words.ts';
import { atlasOfView, isOpen, wayBetween } from './survey.ts';

/** A line of a preview: words, goods beside them, and whether that is good. */
export interface Line {
  readonly words: string;
  readonly goods?: Goods | undefined;
  readonly tone?: 'plus' | 'minus' | undefined;
}
export interface Preview {
  readonly title: string;
  readonly lines: readonly Line[];
}

interface Told {
  readonly view: View;
  readonly seat: Seat;
  readonly text: ViaText;
  readonly before: State;
  readonly after: State;
  readonly coach: boolean;
}

/** Requires: the move is legal. */
export function previewOf(view: View, seat: Seat, move: Move, text: ViaText, coach = false): Preview {
  const before = worldOf(viaNebula, view);
  const after = viaNebula.clone(before);
  carryOut(after, seat, move);
  const told: Told = { view, seat, text, before, after, coach };
  const points = scoreOf(after, seat) - scoreOf(before, seat);
  const gain: Line[] = points === 0 ? [] : [{ words: text.gains.points(points), tone: points > 0 ? 'plus' : 'minus' }];
  return { title: text.title(named(view, move), view.config), lines: [...linesOf(told, move), ...gain] };
}

/** With the kind that need not be named in the rules. */
function named(view: View, move: Move): Move {
  if (move.kind !== 'carry' || move.resource !== undefined) return move;
  return { ...move, resource: carriedKind(view, move.from) };
}
/** The only kind of an exploitation. */
export function carriedKind(view: View, from: Cell): Resource {
  const { meadowOf } = atlasOfView(view);
  return onlyKind(view.goods[meadowOf[hexAt(atlasOfView(view), from) as Hex] as number] as Goods) as Resource;
}

function linesOf(told: Told, move: Move): readonly Line[] {
  const { view, seat, text, before, after } = told;
  const { gains } = text;
  switch (move.kind) {
    case 'craft':
      return [...goodsLines(told, move.at), { words: gains.craftsmenStay(after.craftsmen[seat] as number) }];
    case 'harvest':
      return [...goodsLines(told, move.at), { words: gains.open }];
    case 'site':
      return [{ words: gains.sitesStay(after.siteStock[seat] as number, after.buildingStock[seat] as number) }];
    case 'explore':
    case 'lay':
      return meadowLines(told, move);
    case 'carry':
      return carryLines(told, move);
    case 'build':
      return buildLines(told, contractOf(view.config, move.contract), move);
    case 'exchange':
    case 'deliver':
      return heapLines(told, move.at, move.nth);
    case 'return':
      return move.at === STORAGE ? usesLines(told) : [...heapLines(told, move.at, move.nth), ...usesLines(told)];
    case 'fly':
      return [shownAgain(told, move.from), ...joinLines(told, move.at), ...cutLines(told)];
    case 'extra':
      return [{ words: gains.actionMore }];
    case 'draw':
      return [{ words: gains.drawn(before.deck.length) }];
    case 'shortcut':
      return [{ words: gains.tilesBack(after.reserve - before.reserve) }, ...explorerLines(told)];
    case 'skip':
      return [];
  }
}

const hexOf = (view: View, at: Cell): Hex => hexAt(atlasOfView(view), at) as Hex;

function goodsLines({ view, text, after }: Told, at: Cell): Line[] {
  const goods = after.goods[atlasOfView(view).meadowOf[hexOf(view, at)] as number] as Goods;
  return [goods === 0 ? { words: text.gains.supplyOut } : { words: '', goods }];
}

function explorerLines({ text, seat, before, after }: Told): Line[] {
  const more = uncovered(after, seat) - uncovered(before, seat);
  return more > 0 ? [{ words: text.gains.uncovers, tone: 'plus' }] : [];
}

/** A tile comes from the leftmost stack, or from the reserve. */
function meadowLines(told: Told, move: Extract<Move, { readonly at: Cell }>): Line[] {
  const { view, seat, text, before, after } = told;
  const { gains } = text;
  const stack = Array.from({ length: STACKS }, (_, i) => seat * STACKS + i).find(
    (i) => before.stacks[i] !== after.stacks[i],
  );
  const left = stack === undefined ? 0 : (after.stacks[stack] as number);
  const isTwice = move.kind === 'explore' && atlasOfView(view).terrain[hexOf(view, move.at)] === FOREST;
  return [
    ...(isTwice ? [{ words: gains.bothActions }] : []),
    ...joinLines(told, move.at),
    ...(stack === undefined ? [{ words: gains.reserve(after.reserve) }] : []),
    ...(left > 0 ? [{ words: gains.tilesStay(left) }] : []),
    ...explorerLines(told),
  ];
}

/** Which meadows come together, and what lies at the new one. */
function joinLines({ view, text, before }: Told, at: Cell): Line[] {
  const { neighbours, names } = atlasOfView(view);
  const around = neighbours[hexOf(view, at)] as readonly Hex[];
  const areas = new Map<number, Hex>();
  for (const next of around) {
    const area = isEmptyMeadow(before, next) ? areaOf(before, next) : undefined;
    if (area !== undefined && !areas.has(area)) areas.set(area, next);
  }
  const touched = around.filter((next) => !isOpen(view, next) && isPlace(view, next));
  const list = (hexes: Iterable<Hex>): string => text.list([...hexes].map((hex) => names[hex] as string));
  return [
    ...(areas.size > 1 ? [{ words: text.gains.joins(list(areas.values())) }] : []),
    ...(areas.size < 2 && touched.length > 0 ? [{ words: text.gains.touches(list(touched)) }] : []),
  ];
}
const isPlace = (view: View, hex: Hex): boolean =>
  atlasOfView(view).meadowOf[hex] !== -1 || atlasOfView(view).ruins.includes(hex);

function shownAgain({ view, text }: Told, from: Cell): Line {
  const { gains, labels } = text;
  const hex = hexOf(view, from);
  const { terrain, names } = atlasOfView(view);
  const name = names[hex] as string;
  if (terrain[hex] === FOREST) return { words: gains.shows(name, labels.forest) };
  return { words: terrain[hex] === FORBIDDEN ? gains.shows(name, labels.forbidden) : gains.mistAgain(name) };
}
/** Whether the tile that left held a meadow together. */
const cutLines = ({ text, before, after }: Told): Line[] => {
  return areaCount(after) > areaCount(before) ? [{ words: text.gains.cuts, tone: 'minus' }] : [];
};

/** What lies on an own site after the move, and which contracts that is enough for. */
function heapLines(told: Told, at: Cell, nth: number): Line[] {
  const { view, seat, before, after, text } = told;
  const hex = hexOf(view, at);
  const meadow = atlasOfView(view).meadowOf[hex] as number;
  if (meadow !== -1) {
    const goods = after.goods[meadow] as Goods;
    return goods === 0 ? [{ words: text.gains.emptied }] : [{ words: '', goods }];
  }
  const index = siteIndex(after, seat, hex, nth);
  const [had, has] = [before.siteGoods[index] as Goods, after.siteGoods[index] as Goods];
  return [...(has === 0 ? [] : [{ words: '', goods: has }]), ...enoughLines(told, had, has)];
}

function enoughLines({ view, seat, text, after, coach }: Told, had: Goods, has: Goods): Line[] {
  const reach = [...thingsOf(after.hands, seat), ...after.open.filter((contract) => contract !== NONE)] as Contract[];
  const now = reach.filter((contract) => {
    const card = contractOf(view.config, contract);
    return isEnough(card, has) && !isEnough(card, had);
  });
  if (now.length > 0) {
    const names = now.map((contract) => text.contract(contract, view.config));
    return [{ words: text.gains.enough(text.list(names)), tone: 'plus' }];
  }
  const near = coach ? nearest(view, reach, has) : undefined;
  return near
    ? [{ words: text.gains.missing(text.contract(near.contract, view.config), text.goods(near.missing)) }]
    : [];
}

/** The contract that lacks least of what a site has, if that is two goods or fewer. */
function nearest(
  view: View,
  reach: readonly Contract[],
  has: Goods,
): { contract: Contract; missing: Goods } | undefined {
  const lacks = reach.flatMap((contract) => {
    const card = contractOf(view.config, contract);
    if (card.demand !== 'these') return [];
    const missing = lacking(card.cost, has);
    return sizeOf(missing) > 0 && sizeOf(missing) < 3 ? [{ contract, missing }] : [];
  });
  return lacks.sort((a, b) => sizeOf(a.missing) - sizeOf(b.missing))[0];
}
/** What of a cost is not in a heap. */
export const lacking = (cost: Goods, has: Goods): Goods =>
  EVERY_RESOURCE.reduce(
    (sum, kind) => plus(sum, goodsOf(kind, Math.max(0, countOf(cost, kind) - countOf(has, kind)))),
    NO_GOODS,
  );

function carryLines(told: Told, move: Extract<Move, { readonly kind: 'carry' }>): Line[] {
  const { view, seat, text, after } = told;
  const from = hexOf(view, move.from);
  const way = wayBetween(view, from, hexOf(view, move.at));
  const meadow = atlasOfView(view).meadowOf[from] as number;
  const owner = (view.owners[meadow] as number) - 1;
  const isLast = after.goods[meadow] === 0;
  const homes =
    isLast && owner >= 0
      ? [{ words: text.gains.comesHome(owner === seat ? undefined : text.seatName(owner as Seat, view.config)) }]
      : [];
  return [
    ...heapLines(told, move.at, move.nth),
    ...(told.coach && way && way.length > 2 ? [{ words: text.gains.meadows(way.length - 2) }] : []),
    ...(isLast ? [{ words: text.gains.emptied }] : []),
    ...homes,
  ];
}

function buildLines(told: Told, card: ContractCard, move: Extract<Move, { readonly kind: 'build' }>): Line[] {
  const { view, seat, text, before, after } = told;
  const { gains } = text;
  const stored = minus(after.storage[seat] as Goods, before.storage[seat] as Goods);
  const number = BUILDINGS - (after.buildingStock[seat] as number);
  const takesEnd = after.endCard === seat && before.endCard !== seat;
  return [
    { words: gains.pays, goods: paidGoods(card, move.payment) },
    ...(stored === 0 ? [] : [{ words: gains.stores, goods: stored, tone: 'minus' as const }]),
    { words: takesEnd ? gains.fifth : gains.nth(number) },
    ...(text.task(move.contract, view.config) ? [{ words: gains.ability(text.says(move.contract, view.config)) }] : []),
  ];
}

function usesLines({ view, text }: Told): Line[] {
  const kind = view.config.box.contracts[view.ability]?.kind;
  return kind === 'goods-export' ? [{ words: text.gains.uses(3 - view.uses, 2) }] : [];
}
