// UV-3: a secret assignment of all drawn flowers to slots.
import { interned, itemOf, type Refusal, type Seat } from '@penumbra/kit';
import { BLOCK, HAND_SIZE, NO_TILE, SLOTS } from '../components.ts';
import { countOf, type Flowers, flowers, KINDS, NO_FLOWERS, plus } from '../flowers.ts';
import { handOf, type State } from '../state.ts';
import type { RefusalCode } from './refusal.ts';

export interface Bid {
  readonly kind: 'bid';
  /** By slot, what goes on it. */
  readonly slots: readonly Flowers[];
}
const COUNT_BITS = 2;
const keyOf = (all: Flowers): number =>
  KINDS.reduce((key, _, kind) => key | (countOf(all, kind) << (kind * COUNT_BITS)), 0);
const KEYS = 1 << (KINDS.length * COUNT_BITS);
const ofKey = (key: number): Flowers =>
  KINDS.reduce<Flowers>(
    (all, _, kind) => plus(all, flowers(kind, (key >> (kind * COUNT_BITS)) & HAND_SIZE)),
    NO_FLOWERS,
  );

const bidOfKey = interned((key): Bid => {
  const slots = Array.from({ length: SLOTS }, (_, slot) => ofKey(Math.floor(key / KEYS ** slot) % KEYS));
  return { kind: 'bid', slots: Object.freeze(slots) };
});

/** The one bid object with these flowers by slot; none of a kind more than a hand can hold. */
export const bidOf = (slots: readonly Flowers[]): Bid =>
  bidOfKey(slots.reduce<number>((key, all, slot) => key + keyOf(all) * KEYS ** slot, 0));

const EMPTY_BID = bidOf([]);

/** Slots that can be bid on, one bit each. */
export function openSlots(s: State): number {
  let open = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (s.altar[slot] !== NO_TILE && s.altar[slot] !== BLOCK) open |= 1 << slot;
  return open;
}

// A hand has at most 64 splits and few hands exist, so every list is made once and kept.
const BIDS = interned((key): { readonly list: readonly Bid[] } => ({
  list: listBids(Math.floor(key / 16) as Flowers, key % 16),
}));

export const legalBids = (s: State, seat: Seat): readonly Bid[] => BIDS(handOf(s, seat) * 16 + openSlots(s)).list;

function listBids(hand: Flowers, open: number): readonly Bid[] {
  // ruling UV-3.6: with nothing to bid on the empty bid is the only one
  if (open === 0) return [EMPTY_BID];
  let splits: Flowers[][] = [new Array<Flowers>(SLOTS).fill(NO_FLOWERS)];
  for (const [kind] of KINDS.entries())
    splits = splits.flatMap((split) => spread(split, kind, countOf(hand, kind), open));
  return splits.map(bidOf);
}

/** Every way to add `count` flowers of a kind to a split, on open slots from `slot` on. */
function spread(split: Flowers[], kind: number, count: number, open: number, slot = 0): Flowers[][] {
  if (count === 0) return [split];
  if (open >> slot === 0) return [];
  const ways: Flowers[][] = [];
  const most = open & (1 << slot) ? count : 0;
  for (let here = most; here >= 0; here--) {
    const next = split.slice();
    next[slot] = plus(next[slot]!, flowers(kind, here));
    ways.push(...spread(next, kind, count - here, open, slot + 1));
  }
  return ways;
}

export function refuseBid(s: State, seat: Seat, bid: Bid): Refusal<RefusalCode> | undefined {
  const open = openSlots(s);
  let bidden = NO_FLOWERS;
  for (let slot = 0; slot < SLOTS; slot++) {
    const here = bid.slots[slot]!;
    bidden = plus(bidden, here);
    if (here === NO_FLOWERS || open & (1 << slot)) continue;
    return { code: s.altar[slot] === BLOCK ? 'slot-blocked' : 'slot-empty', at: [`slot ${slot + 1}`] };
  }
  const hand = open === 0 ? NO_FLOWERS : handOf(s, seat);
  const kinds = [...KINDS.keys()];
  const beyond = kinds.filter((kind) => countOf(bidden, kind) > countOf(hand, kind));
  if (beyond.length > 0) return { code: 'flowers-not-in-hand', at: beyond.map((kind) => itemOf(KINDS, kind)) };
  const left = kinds.filter((kind) => countOf(bidden, kind) < countOf(hand, kind));
  if (left.length > 0) return { code: 'flowers-left-over', at: left.map((kind) => itemOf(KINDS, kind)) };
  return undefined;
}
