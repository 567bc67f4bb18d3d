import { openPartOf, type Rng, type Viewer } from '@penumbra/kit';
import { drawHand } from './chance.ts';
import { type Flowers, minus, NO_FLOWERS, plus, sizeOf } from './flowers.ts';
import { clone, FIELDS, type State } from './state.ts';

const openPart = openPartOf(FIELDS);

/** What one viewer knows: everything but the hands of others, and how their flowers split into bag and hand. */
export interface View extends ReturnType<typeof openPart> {
  readonly viewer: Viewer;
  /** The viewer's own bag; of others, bag and hand together. */
  readonly bags: readonly Flowers[];
  /** The viewer's own hand; nobody else's. */
  readonly hand: Flowers;
  /** By seat, how many flowers are held. */
  readonly handSizes: readonly number[];
}

export const view = (s: State, viewer: Viewer): View => ({
  ...openPart(s),
  viewer,
  bags: s.bags.map((bag, seat) => (seat === viewer ? bag : plus(bag, s.hands[seat] ?? NO_FLOWERS))),
  hand: viewer === 'public' ? NO_FLOWERS : (s.hands[viewer] ?? NO_FLOWERS),
  handSizes: s.hands.map(sizeOf),
});

/** Deals every unseen hand anew from bag and hand together: each flower is as likely as any other to be held. */
export function determinize(v: View, rng: Rng): State {
  const hands = v.bags.map((pool, seat) => (seat === v.viewer ? v.hand : drawHand(pool, rng, v.handSizes[seat] ?? 0)));
  const bags = v.bags.map((pool, seat) => (seat === v.viewer ? pool : minus(pool, hands[seat] ?? NO_FLOWERS)));
  return clone({ ...v, bags, hands });
}
