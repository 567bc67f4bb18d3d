import type { Seat, Tell } from '@penumbra/kit';
import { hexAt } from '../atlas.ts';
import { type ContractCard, contractOf } from '../box.ts';
import type { Event } from '../events.ts';
import { type Goods, goodsOf, includes, minus, NO_GOODS, plus } from '../goods.ts';
import { NONE, nthOfSite, owned, ownerOf, type State, siteIndex, thingOf } from '../state.ts';
import { type Contract, EVERY_RESOURCE, type Hex, nameOfCell, type Resource } from '../words.ts';
import {
  AS_PRINTED,
  buildCode,
  type Codes,
  EQUAL_PAYMENT,
  type MoveOf,
  type Payment,
  push,
  type Rule,
  refusal,
} from './move.ts';
import { cellOf, toSupply } from './pieces.ts';

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
      return DIFFERENT[size] as readonly Payment[];
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
  if (demand === 'equal') return goodsOf((payment - EQUAL_PAYMENT) as Resource, size);
  return GOODS_OF_SET[payment] as Goods;
}

/** VN-8: action F, and step 1 of building. Steps 2 and 3 are phases. */
export const build: Rule<MoveOf<'build'>> = {
  list(s, seat, codes) {
    for (let i = 0; i < s.sites.length; i++) {
      if (!isStocked(s, seat, i)) continue;
      listFromHand(s, seat, i, codes);
      listFromDisplay(s, i, codes);
    }
  },

  refuse(s, seat, { at, nth, contract, payment }) {
    const hex = hexAt(s.config.box.atlas, at);
    const index = hex === undefined ? -1 : siteIndex(s, seat, hex, nth);
    if (index < 0) return refusal('no-site-there', nameOfCell(at));
    const card = contractOf(s.config, contract);
    if (!card || (!s.open.includes(contract) && !s.hands.includes(owned(contract, seat)))) {
      return refusal('no-such-contract', ...(card ? [card.id] : []));
    }
    if (!paymentsFor(card).includes(payment)) return refusal('wrong-payment', card.id);
    if (!isPayable(s, index, card, payment)) return refusal('resources-missing', nameOfCell(at), card.id);
    return undefined;
  },

  play(s, seat, { at, nth, contract, payment }, tell) {
    const index = siteIndex(s, seat, hexAt(s.config.box.atlas, at) as Hex, nth);
    const paid = paidGoods(contractOf(s.config, contract), payment);
    const stored = minus(s.siteGoods[index] as Goods, paid);
    s.actions--;
    toSupply(s, paid);
    s.storage[seat] = plus(s.storage[seat] as Goods, stored);
    s.buildings.push(s.sites[index] as number);
    s.sites.splice(index, 1);
    s.siteGoods.splice(index, 1);
    s.siteStock[seat] = (s.siteStock[seat] as number) + 1;
    s.buildingStock[seat] = (s.buildingStock[seat] as number) - 1;
    const from = takeContract(s, seat, contract);
    if (tell) {
      const event: Event = { kind: 'building-erected', seat, site: { at, nth }, contract, from, paid, stored };
      // A contract from the hand is shown to those who could not know it.
      if (from === 'hand') tell.reveal(event);
      else tell.say(event);
    }
    if (s.buildingStock[seat] === 0) endTurn(s, seat, tell);
    s.phase = 'ability';
    s.ability = contract;
    s.uses = contractOf(s.config, contract).kind === 'goods-export' ? 2 : 1;
  },
};

/** A site of the seat's with resources on it. */
const isStocked = (s: State, seat: Seat, index: number): boolean =>
  ownerOf(s.sites[index] as number) === seat && s.siteGoods[index] !== 0;

function listFromHand(s: State, seat: Seat, index: number, codes: Codes): void {
  const { hands } = s;
  for (let i = 0; i < hands.length; i++) {
    if (ownerOf(hands[i] as number) === seat) listPayments(s, index, thingOf(hands[i] as number) as Contract, codes);
  }
}
function listFromDisplay(s: State, index: number, codes: Codes): void {
  const { open } = s;
  for (let i = 0; i < open.length; i++) {
    if (open[i] !== NONE) listPayments(s, index, open[i] as Contract, codes);
  }
}

/** The builds that everybody can see to be possible. */
export function listOpenBuilds(s: State, seat: Seat, codes: Codes): void {
  for (let i = 0; i < s.sites.length; i++) if (isStocked(s, seat, i)) listFromDisplay(s, i, codes);
}
/** Whether a hand that others do not know could hold a contract to build now. */
export const couldBuildFromHand = (s: State, seat: Seat): boolean =>
  s.sites.some((_, i) => isStocked(s, seat, i)) && s.hands.some((entry) => ownerOf(entry) === seat);

const isPayable = (s: State, index: number, card: ContractCard, payment: Payment): boolean =>
  includes(s.siteGoods[index] as Goods, paidGoods(card, payment));

function listPayments(s: State, index: number, contract: Contract, codes: Codes): void {
  const card = contractOf(s.config, contract);
  const payments = paymentsFor(card);
  for (let i = 0; i < payments.length; i++) {
    if (isPayable(s, index, card, payments[i] as Payment)) listBuild(s, index, contract, payments[i] as Payment, codes);
  }
}

function listBuild(s: State, index: number, contract: Contract, payment: Payment, codes: Codes): void {
  const at = cellOf(s, thingOf(s.sites[index] as number) as Hex);
  push(codes, buildCode(at, nthOfSite(s, index), contract, payment));
}

function takeContract(s: State, seat: Seat, contract: Contract): 'hand' | 'open' {
  const held = s.hands.indexOf(owned(contract, seat));
  if (held >= 0) s.hands.splice(held, 1);
  else s.open[s.open.indexOf(contract)] = NONE;
  s.done.push(owned(contract, seat));
  return held >= 0 ? 'hand' : 'open';
}

/** The last building: no action is left, and everybody else gets one more turn. */
function endTurn(s: State, seat: Seat, tell?: Tell<Event>): void {
  const { players } = s.config.box;
  s.actions = 0;
  // ruling: a later fifth building ends its turn, too, but takes no card
  if (s.endCard !== NONE) return;
  s.endCard = seat;
  for (let k = players - 1; k > 0; k--) s.last = s.last * 8 + ((seat + k) % players) + 1;
  tell?.say({ kind: 'end-card-taken', seat });
}
