import { alone, eventFields, form, grammarOf, no, type Seat, slots, wordsOf } from '@penumbra/kit';
import { meadowAt } from './atlas.ts';
import { type ContractCard, contractNamed, contractOf, type TableConfig, tokenNamed, tokenOf } from './box.ts';
import type { Chance } from './chance.ts';
import type { Event, Place, SiteName } from './events.ts';
import { goodsText, NO_GOODS, onlyKind, resourcesIn } from './goods.ts';
import { paidGoods, paymentsFor } from './moves/build.ts';
import * as codes from './moves/move.ts';
import { AS_PRINTED, EQUAL_PAYMENT, type HexKind, type Move, moveOf, type Payment, STORAGE } from './moves/move.ts';
import type { State } from './state.ts';
import type { Cell, Contract, Resource, Token } from './words.ts';
import * as words from './words.ts';

const { among, forEach, joined, led, listed, optional, paired, termsOf, zipped } = slots;

/** What words that cannot be read are answered with. */
export const NOTATION_ERRORS = ['unknown-move', 'unreadable-move', 'unknown-chance', 'unreadable-chance'] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

const { named, term } = termsOf<TableConfig, NotationError>();

/** `d5`, `d5.1` or `d5.2`. */
function siteNamed(word: string): SiteName | undefined {
  const [, name = '', nth = '1'] = /^([^.]*)(?:\.([12]))?$/.exec(word) ?? [];
  const at = words.cellNamed(name);
  return at === undefined ? undefined : { at, nth: Number(nth) };
}
const IN_STORAGE: Place & string = 'storage';

const TERMS = {
  seat: named<Seat>(({ seats }) => seats, 'unreadable-chance'),
  cell: term<Cell>({
    write: words.nameOfCell,
    read(word) {
      const site = siteNamed(word);
      return site?.nth === 1 ? site.at : undefined;
    },
  }),
  site: term<SiteName>({ write: words.siteText, read: siteNamed }),
  place: term<Place>({
    write: (place) => (place === IN_STORAGE ? place : words.siteText(place)),
    read: (word) => (word === IN_STORAGE ? word : siteNamed(word)),
  }),
  resource: named<Resource>(words.RESOURCES),
  contract: term<Contract>(
    { write: (number, config) => contractOf(config, number).id, read: (id, config) => contractNamed(config, id) },
    'unreadable-chance',
  ),
  token: term<Token>(
    { write: (number, config) => tokenOf(config, number).id, read: (id, config) => tokenNamed(config, id) },
    'unreadable-chance',
  ),
};
const { seat, cell, site, place, resource, contract, token } = TERMS;

const onHex = (kind: HexKind) => form({ at: cell }, ({ at }) => moveOf(codes.cellCode(kind, at)));

/** A kind that is the only one there need not be named, so the canonical move does not. */
function isOnlyKind({ config, goods }: State, from: Cell, kind: Resource | undefined): boolean {
  const meadow = meadowAt(config.box.atlas, from);
  return meadow !== undefined && kind !== undefined && onlyKind(goods[meadow] ?? NO_GOODS) === kind;
}

function paymentOf(card: ContractCard, paid: readonly Resource[]): Payment | undefined {
  const [first] = paid;
  if (first === undefined) return card.demand === 'these' ? AS_PRINTED : undefined;
  if (paid.length !== card.size) return undefined;
  const isEqual = paid.every((kind) => kind === first);
  const set = paid.reduce<number>((all, kind) => all | (1 << kind), 0);
  const payment = card.demand === 'equal' ? (isEqual ? EQUAL_PAYMENT + first : AS_PRINTED) : set;
  return card.demand !== 'these' && paymentsFor(card).includes(payment) ? payment : undefined;
}

export const moveNotation = grammarOf<Move, State, NotationError>(
  {
    words: (text) => wordsOf(text, /[\s>:,]+/),
    unknown: (text) => no('unknown-move', text),
    unreadable: 'unreadable-move',
  },
  {
    craft: onHex('craft'),
    site: onHex('site'),
    explore: onHex('explore'),
    lay: onHex('lay'),
    harvest: onHex('harvest'),
    carry: form(
      { from: cell, resource: optional(led(':', resource), undefined), to: led('>', site) },
      ({ from, resource: kind, to }, s) =>
        moveOf(codes.carryCode(from, kind === undefined || isOnlyKind(s, from, kind) ? -1 : kind, to.at, to.nth)),
      (move) => ({ ...move, to: move }),
    ),
    build: form(
      { site, contract, paid: optional(led(' using ', among(resource)), undefined) },
      (it, { config }) => {
        const payment = paymentOf(contractOf(config, it.contract), it.paid ?? []);
        const { at, nth } = it.site;
        return payment === undefined ? undefined : moveOf(codes.buildCode(at, nth, it.contract, payment));
      },
      (move, config) => {
        const card = contractOf(config, move.contract);
        const paid = card.demand === 'these' ? undefined : resourcesIn(paidGoods(card, move.payment));
        return { site: move, contract: move.contract, paid };
      },
    ),
    exchange: form(
      { site, out: resource, into: resource },
      (it) => moveOf(codes.exchangeCode(it.site.at, it.site.nth, it.out, it.into)),
      (move) => ({ ...move, site: move }),
    ),
    fly: form({ from: cell, at: cell }, ({ from, at }) => moveOf(codes.flyCode(from, at))),
    return: form(
      { place, resource },
      ({ place: from, resource: kind }) => {
        const { at, nth } = from === IN_STORAGE ? { at: STORAGE, nth: 1 } : from;
        return moveOf(codes.returnCode(at, nth, kind));
      },
      (move) => ({ resource: move.resource, place: move.at === STORAGE ? IN_STORAGE : move }),
    ),
    deliver: form(
      { resource, site },
      (it) => moveOf(codes.deliverCode(it.site.at, it.site.nth, it.resource)),
      (move) => ({ resource: move.resource, site: move }),
    ),
    extra: alone(moveOf(codes.plainCode('extra'))),
    draw: alone(moveOf(codes.plainCode('draw'))),
    shortcut: alone(moveOf(codes.plainCode('shortcut'))),
    skip: alone(moveOf(codes.plainCode('skip'))),
  },
);

const hand = joined(contract, { inOrder: (a, b) => a - b });
export const chanceNotation = grammarOf<Chance, State, NotationError>(
  { unknown: (text) => no('unknown-chance', text), unreadable: 'unreadable-chance' },
  {
    first: { seat },
    tokens: form(
      { laid: paired({ ...cell, code: 'unreadable-chance' }, token) },
      ({ laid }) => ({ kind: 'tokens', cells: laid.map(([at]) => at), tokens: laid.map(([, one]) => one) }),
      ({ cells, tokens }) => ({ laid: zipped(cells, tokens) }),
    ),
    private: { hands: forEach(seat, hand, { hide: ({ length }) => length }) },
    open: { contracts: listed(contract) },
    refill: { contract },
    secret: form(
      { dealt: paired(seat, contract, { hide: () => 1 }) },
      ({ dealt: [one, ...others] }) =>
        one && others.length === 0 ? { kind: 'secret', seat: one[0], contract: one[1] } : undefined,
      (dealt) => ({ dealt: zipped([dealt.seat], [dealt.contract]) }),
    ),
  },
);

/** The kind, then what it is about: `meadow-laid seat=blue at=c3 from=stack`. */
export const eventText = eventFields<Event, TableConfig>(
  {
    ...TERMS,
    at: cell,
    from: (from) => (typeof from === 'string' ? from : words.nameOfCell(from)),
    to: (to) => (typeof to === 'number' ? words.nameOfCell(to) : words.siteText(to)),
    // A place of the display is a number.
    place: (place) => (typeof place === 'object' ? words.siteText(place) : String(place)),
    out: resource,
    into: resource,
    goods: goodsText,
    paid: goodsText,
    stored: goodsText,
    sizes: String,
    contracts: joined(contract),
    cells: joined(cell),
    tokens: joined(token),
  },
  (field, text) => ` ${field}=${text}`,
);
