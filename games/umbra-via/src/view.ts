import type { Rng, Seat, Seats, Viewer } from '@penumbra/kit';
import { drawHand } from './chance.ts';
import type { CellSet, Tile } from './components.ts';
import { type Flowers, type Heap, minus, NO_FLOWERS, plus, sizeOf } from './flowers.ts';
import { clone, type Phase, type State, type TableConfig } from './state.ts';

/** What one viewer knows: everything but the hands of others, and how their flowers split into bag and hand. */
export interface View {
  readonly config: TableConfig;
  readonly viewer: Viewer;
  readonly round: number;
  readonly phase: Phase;
  readonly bid: number;
  readonly tiles: readonly Tile[];
  readonly energy: readonly Heap[];
  readonly loose: readonly Heap[];
  readonly altar: readonly Tile[];
  readonly bids: readonly Flowers[];
  readonly order: readonly number[];
  readonly placer: Seat | -1;
  readonly tiebreak: readonly Seat[];
  readonly souls: readonly number[];
  /** The viewer's own bag; of others, bag and hand together. */
  readonly bags: readonly Flowers[];
  /** The viewer's own hand; nobody else's. */
  readonly hand: Flowers;
  /** By seat, how many flowers are held. */
  readonly handSizes: readonly number[];
  readonly summoning: CellSet;
  readonly stack: readonly number[];
  readonly discard: readonly number[];
  readonly box: readonly number[];
  readonly suddenDeath: boolean;
  readonly winners: Seats;
}

export function view(s: State, viewer: Viewer): View {
  return {
    config: s.config,
    viewer,
    round: s.round,
    phase: s.phase,
    bid: s.bid,
    tiles: s.tiles.slice(),
    energy: s.energy.slice(),
    loose: s.loose.slice(),
    altar: s.altar.slice(),
    bids: s.bids.slice(),
    order: s.order.slice(),
    placer: s.placer,
    tiebreak: s.tiebreak.slice(),
    souls: s.souls.slice(),
    bags: s.bags.map((bag, seat) => (seat === viewer ? bag : plus(bag, s.hands[seat] as Flowers))),
    hand: viewer === 'public' ? NO_FLOWERS : (s.hands[viewer] as Flowers),
    handSizes: s.hands.map(sizeOf),
    summoning: s.summoning,
    stack: s.stack.slice(),
    discard: s.discard.slice(),
    box: s.box.slice(),
    suddenDeath: s.suddenDeath,
    winners: s.winners,
  };
}

/** Deals every unseen hand anew from bag and hand together: each flower is as likely as any other to be held. */
export function determinize(v: View, rng: Rng, into?: State): State {
  const s = clone(openPart(v), into);
  for (let seat = 0; seat < s.bags.length; seat++) {
    if (seat === v.viewer) continue;
    const pool = v.bags[seat] as Flowers;
    const hand = drawHand(pool, rng, v.handSizes[seat] as number);
    s.hands[seat] = hand;
    s.bags[seat] = minus(pool, hand);
  }
  return s;
}

/** The view as a state in which the others hold nothing. Shares the view's lists, so it is only good for cloning. */
function openPart(v: View): State {
  return {
    config: v.config,
    round: v.round,
    phase: v.phase,
    bid: v.bid,
    tiles: v.tiles as Tile[],
    energy: v.energy as Heap[],
    loose: v.loose as Heap[],
    altar: v.altar as Tile[],
    bids: v.bids as Flowers[],
    order: v.order as number[],
    placer: v.placer,
    tiebreak: v.tiebreak as Seat[],
    souls: v.souls as number[],
    bags: v.bags as Flowers[],
    hands: v.handSizes.map((_, seat) => (seat === v.viewer ? v.hand : NO_FLOWERS)),
    summoning: v.summoning,
    stack: v.stack as number[],
    discard: v.discard as number[],
    box: v.box as number[],
    suddenDeath: v.suddenDeath,
    winners: v.winners,
  };
}
