import { nothingAt, owned, ownerOf, type Seat, type Tell, thingOf } from '@penumbra/kit';
import { hexAt, hexOn } from '../atlas.ts';
import { type ContractCard, contractOf } from '../box.ts';
import type { Event } from '../events.ts';
import { type Goods, goodsOf, includes, minus, NO_GOODS, plus, sizeOf } from '../goods.ts';
import {
  buildingsLeft,
  goodsOnSite,
  NO_CONTRACT,
  NONE,
  type State,
  siteIndex,
  siteNumbered,
  sitesLeft,
  storageOf,
} from '../state.ts';
import { type Contract, EVERY_RESOURCE, nameOfCell, resourceNumbered } from '../words.ts';
import {
  AS_PRINTED,
  buildCode,
  type Codes,
  EQUAL_PAYMENT,
  type MoveOf,
  type Payment,
  push,
  type Rule,
} from './move.ts';
import { findSites, own } from './own.ts';
import { cellOf, toSupply } from './pieces.ts';
import { refused } from './refusal.ts';

/** Every way to pay a contract that takes any resources, in the order of the kinds. */
const SETS: readonly Payment[] = Array.from({ length: 31 }, (_, i) => i + 1).sort((a, b) =>
  setText(a) < setText(b) ? -1 : 1,
);
function setText(set: number): string {
  return EVERY_RESOURCE.filter((kind) => set & (1 << kind)).join('');
}
const paymentsOf = (size: number): readonly Payment[] => SETS.filter((set) => setText(set).length === size);
const DIFFERENT: readonly (readonly Payment[])[] = [0, 1, 2, 3, 4, 5].map(paymentsOf);
const EQUAL: readonly Payment[] = EVERY_RESOURCE.map((kind) => EQUAL_PAYMENT + kind);
const PRINTED: readonly Payment[] = [AS_PRINTED];

export function paymentsFor({ demand, size }: ContractCard): readonly Payment[] {
  switch (demand) {
    case 'these':
      return PRINTED;
    case 'different':
      return DIFFERENT[size] ?? nothingAt(size);
    case 'equal':
      return EQUAL;
  }
}

/** One of each kind of a set. */
const GOODS_OF_SET: readonly Goods[] = Array.from({ length: 32 }, (_, set) =>
  EVERY_RESOURCE.reduce<Goods>((sum, kind) => (set & (1 << kind) ? plus(sum, goodsOf(kind, 1)) : sum), NO_GOODS),
);

/** What a payment takes from the site. Requires: it is one of `paymentsFor`. */
export function paidGoods({ demand, cost, size }: ContractCard, payment: Payment): Goods {
  if (demand === 'these') return cost;
  if (demand === 'equal') return goodsOf(resourceNumbered(payment - EQUAL_PAYMENT), size);
  return GOODS_OF_SET[payment] ?? nothingAt(payment);
}

/** VN-8: action F, and step 1 of building. Steps 2 and 3 are phases. */
export const build: Rule<MoveOf<'build'>> = {
  list(s, seat, codes) {
    const count = findSites(s, seat);
    for (let k = 0; k < count; k++) {
      if (!isWorthwhile(s, own.index[k]!)) continue;
      listFromHand(s, seat, k, codes);
      listFromDisplay(s, k, codes);
    }
  },

  refuse(s, seat, { at, nth, contract, payment }) {
    const hex = hexAt(s.config.box.atlas, at);
    const index = hex === undefined ? -1 : siteIndex(s, seat, hex, nth);
    if (index < 0) return refused('no-site-there', nameOfCell(at));
    const card = contractOf(s.config, contract);
    if (!card || (!s.open.includes(contract) && !s.hands.includes(owned(contract, seat)))) {
      return refused('no-such-contract', ...(card ? [card.id] : []));
    }
    if (!paymentsFor(card).includes(payment)) return refused('wrong-payment', card.id);
    if (!isPayable(s, index, card, payment)) return refused('resources-missing', nameOfCell(at), card.id);
    return undefined;
  },

  play(s, seat, { at, nth, contract, payment }, tell) {
    const index = siteIndex(s, seat, hexOn(s.config.box.atlas, at), nth);
    const paid = paidGoods(contractOf(s.config, contract), payment);
    const stored = minus(goodsOnSite(s, index), paid);
    s.actions--;
    toSupply(s, paid);
    s.storage[seat] = plus(storageOf(s, seat), stored);
    s.buildings.push(siteNumbered(s, index));
    s.sites.splice(index, 1);
    s.siteGoods.splice(index, 1);
    s.siteStock[seat] = sitesLeft(s, seat) + 1;
    s.buildingStock[seat] = buildingsLeft(s, seat) - 1;
    const from = takeContract(s, seat, contract);
    if (tell) {
      const event: Event = { kind: 'building-erected', seat, site: { at, nth }, contract, from, paid, stored };
      // A contract from the hand is shown to those who could not know it.
      if (from === 'hand') tell.reveal(event);
      else tell.say(event);
    }
    // Who builds a fifth one later goes on with the turn.
    if (s.buildingStock[seat] === 0 && s.endCard === NONE) takeEndCard(s, seat, tell);
    s.phase = 'ability';
    s.ability = contract;
    s.uses = contractOf(s.config, contract).kind === 'goods-export' ? 2 : 1;
  },
};

/** Whether there is enough on a site for any contract at all. */
const isWorthwhile = (s: State, index: number): boolean => sizeOf(goodsOnSite(s, index)) >= s.config.box.smallest;
/** A site of the seat's with resources on it. */
const isStocked = (s: State, seat: Seat, index: number): boolean =>
  ownerOf(siteNumbered(s, index)) === seat && s.siteGoods[index] !== 0;

function listFromHand(s: State, seat: Seat, k: number, codes: Codes): void {
  const { hands } = s;
  for (let i = 0; i < hands.length; i++) {
    if (ownerOf(hands[i]!) === seat) listPayments(s, k, thingOf(hands[i]!), codes);
  }
}
function listFromDisplay(s: State, k: number, codes: Codes): void {
  const { open } = s;
  for (let i = 0; i < open.length; i++) {
    if (open[i] !== NONE) listPayments(s, k, open[i]!, codes);
  }
}

/** The builds that everybody can see to be possible. */
export function listOpenBuilds(s: State, seat: Seat, codes: Codes): void {
  const count = findSites(s, seat);
  for (let k = 0; k < count; k++) if (isWorthwhile(s, own.index[k]!)) listFromDisplay(s, k, codes);
}
/** Whether a hand that others do not know could hold a contract to build now. */
export const couldBuildFromHand = (s: State, seat: Seat): boolean =>
  s.sites.some((_, i) => isStocked(s, seat, i)) && s.hands.some((entry) => ownerOf(entry) === seat);

/** Whether these goods pay a contract, one way or another. */
export const isEnough = (card: ContractCard, goods: Goods): boolean =>
  paymentsFor(card).some((payment) => includes(goods, paidGoods(card, payment)));

const isPayable = (s: State, index: number, card: ContractCard, payment: Payment): boolean =>
  includes(goodsOnSite(s, index), paidGoods(card, payment));

function listPayments(s: State, k: number, contract: Contract, codes: Codes): void {
  const card = contractOf(s.config, contract);
  const payments = paymentsFor(card);
  for (let i = 0; i < payments.length; i++) {
    const payment = payments[i]!;
    if (!isPayable(s, own.index[k]!, card, payment)) continue;
    push(codes, buildCode(cellOf(s, own.hex[k]!), own.nth[k]!, contract, payment));
  }
}

function takeContract(s: State, seat: Seat, contract: Contract): 'hand' | 'open' {
  const held = s.hands.indexOf(owned(contract, seat));
  if (held >= 0) s.hands.splice(held, 1);
  else s.open[s.open.indexOf(contract)] = NO_CONTRACT;
  s.done.push(owned(contract, seat));
  return held >= 0 ? 'hand' : 'open';
}

/** The first fifth building: no action is left, and everybody else gets one more turn. */
function takeEndCard(s: State, seat: Seat, tell?: Tell<Event>): void {
  const { players } = s.config.box;
  s.actions = 0;
  s.endCard = seat;
  for (let k = players - 1; k > 0; k--) s.last = s.last * 8 + ((seat + k) % players) + 1;
  tell?.say({ kind: 'end-card-taken', seat });
}
