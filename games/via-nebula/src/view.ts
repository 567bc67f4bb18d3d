import {
  type BySeat,
  dealUntil,
  everySeat,
  type Owned,
  openPartOf,
  owned,
  ownerOf,
  type Rng,
  type Seat,
  thingOf,
  thingsOf,
  type Viewer,
} from '@penumbra/kit';
import { contractOf } from './box.ts';
import { sortedShores } from './ground.ts';
import { meansOf } from './moves/index.ts';
import { clone, FIELDS, type State } from './state.ts';
import { type Contract, MAX_CONTRACTS } from './words.ts';

/** What a viewer knows of a hand: all of it, or how many cards, and which of them have the back of a neutral contract. */
export interface HandView {
  readonly contracts: readonly Contract[] | undefined;
  readonly size: number;
  /** By card. Everybody saw where each card came from. */
  readonly neutral: readonly boolean[];
}

const openPart = openPartOf(FIELDS);

export interface View extends ReturnType<typeof openPart> {
  readonly viewer: Viewer;
  readonly shores: readonly number[];
  readonly kept: State['kept'];
  readonly hands: BySeat<HandView>;
  readonly done: State['done'];
  readonly deckSize: number;
}

export const view = (s: State, viewer: Viewer): View => ({
  ...openPart(s),
  viewer,
  shores: sortedShores(s),
  kept: bySeat(s.kept),
  hands: everySeat(s.config.seats).map((seat) => handView(s, seat, viewer)),
  done: bySeat(s.done),
  deckSize: s.deck.length,
});

// In what order areas came about, and seats got their things, is no part of a view: it is the same for everybody who
// arrives at the same position.
const bySeat = <T extends number>(list: readonly Owned<T>[]): Owned<T>[] =>
  list.toSorted((a, b) => ownerOf(a) - ownerOf(b));

function handView(s: State, seat: Seat, viewer: Viewer): HandView {
  const contracts = thingsOf(s.hands, seat);
  return {
    contracts: seat === viewer ? contracts : undefined,
    size: contracts.length,
    neutral: contracts.map((contract) => !contractOf(s.config, contract).private),
  };
}

// Contracts while a world is dealt: where each is, and those that are to be dealt from.
const UNSEEN = 0;
const SEEN = 1;
const DEALT = 2;
const whereabouts = new Uint8Array(MAX_CONTRACTS);
const neutralHeap: Contract[] = [];
const privateHeap: Contract[] = [];

/**
 * A random state the view allows: the other hands and the deck are dealt anew from all contracts that the viewer
 * does not see. Cards with a private back come from the private ones, all others from the neutral ones.
 */
export function determinize(v: View, rng: Rng): State {
  const s = clone({ ...v, hands: [], deck: [] });
  whereabouts.fill(UNSEEN);
  for (const entry of v.done) whereabouts[thingOf(entry)] = SEEN;
  for (const contract of v.open) if (contract >= 0) whereabouts[contract] = SEEN;
  for (const { contracts } of v.hands) for (const contract of contracts ?? []) whereabouts[contract] = SEEN;
  // A seat that is asked can act: worlds where it could not are dealt again.
  dealUntil(() => {
    dealHands(s, v, rng);
    return v.phase !== 'act' || v.turn === v.viewer || meansOf(s) !== 'none';
  });
  dealDeck(s, v, rng);
  return s;
}

function gather(from: readonly Contract[], heap: Contract[]): void {
  heap.length = 0;
  for (const contract of from) {
    if (whereabouts[contract] === DEALT) whereabouts[contract] = UNSEEN;
    if (whereabouts[contract] === UNSEEN) heap.push(contract);
  }
}

function drawn(heap: Contract[], rng: Rng): Contract {
  const i = rng.below(heap.length);
  const contract = heap[i]!;
  heap[i] = heap.at(-1)!;
  heap.pop();
  whereabouts[contract] = DEALT;
  return contract;
}

function dealHands(s: State, v: View, rng: Rng): void {
  gather(v.config.box.neutral, neutralHeap);
  gather(v.config.box.private, privateHeap);
  s.hands.length = 0;
  v.hands.forEach((hand, seat) => {
    for (const contract of hand.contracts ?? dealtHand(hand, rng)) s.hands.push(owned(contract, seat));
  });
}

/** Private cards are sorted, as they were dealt. */
function dealtHand({ neutral }: HandView, rng: Rng): Contract[] {
  const secret = neutral.filter((back) => !back).map(() => drawn(privateHeap, rng));
  secret.sort((a, b) => b - a);
  return neutral.map((back) => (back ? drawn(neutralHeap, rng) : secret.pop()!));
}

/** Any `deckSize` of what is left, in order; usually all of it. */
function dealDeck(s: State, v: View, rng: Rng): void {
  let left = neutralHeap.length;
  let wanted = v.deckSize;
  s.deck.length = 0;
  for (const contract of v.config.box.neutral) {
    if (whereabouts[contract] !== UNSEEN) continue;
    if (wanted === left || rng.below(left) < wanted) {
      s.deck.push(contract);
      wanted--;
    }
    left--;
  }
}
