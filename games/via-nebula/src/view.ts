import type { BySeat, Rng, Seat, Viewer } from '@penumbra/kit';
import { contractOf, type TableConfig } from './box.ts';
import type { Goods } from './goods.ts';
import { countAreas } from './ground.ts';
import { meansOf } from './moves/index.ts';
import { clone, type NONE, owned, ownerOf, type Phase, type State, thingOf, thingsOf } from './state.ts';
import { type Contract, MAX_CONTRACTS } from './words.ts';

/** What a viewer knows of a hand: all of it, or how many cards, and which of them have the back of a neutral contract. */
export interface HandView {
  readonly contracts: readonly Contract[] | undefined;
  readonly size: number;
  /** By card. Everybody saw where each card came from. */
  readonly neutral: readonly boolean[];
}

export interface View {
  readonly config: TableConfig;
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly turn: Seat | typeof NONE;
  readonly actions: number;
  readonly tokens: readonly number[];
  readonly goods: readonly Goods[];
  readonly owners: readonly number[];
  readonly ground: readonly number[];
  readonly areas: number;
  readonly sites: readonly number[];
  readonly siteGoods: readonly Goods[];
  readonly buildings: readonly number[];
  readonly craftsmen: BySeat<number>;
  readonly siteStock: BySeat<number>;
  readonly buildingStock: BySeat<number>;
  readonly stacks: readonly number[];
  readonly storage: BySeat<Goods>;
  readonly kept: readonly number[];
  readonly hands: BySeat<HandView>;
  readonly done: readonly number[];
  readonly open: readonly number[];
  readonly deckSize: number;
  readonly supply: Goods;
  readonly reserve: number;
  readonly endCard: Seat | typeof NONE;
  readonly last: number;
  readonly ability: number;
  readonly uses: number;
}

export function view(s: State, viewer: Viewer): View {
  return {
    config: s.config,
    viewer,
    phase: s.phase,
    turn: s.turn,
    actions: s.actions,
    tokens: s.tokens.slice(),
    goods: s.goods.slice(),
    owners: s.owners.slice(),
    ...countedGround(s),
    sites: s.sites.slice(),
    siteGoods: s.siteGoods.slice(),
    buildings: s.buildings.slice(),
    craftsmen: s.craftsmen.slice(),
    siteStock: s.siteStock.slice(),
    buildingStock: s.buildingStock.slice(),
    stacks: s.stacks.slice(),
    storage: s.storage.slice(),
    kept: bySeat(s.kept),
    hands: s.config.seats.map((_, seat) => handView(s, seat as Seat, viewer)),
    done: bySeat(s.done),
    open: s.open.slice(),
    deckSize: s.deck.length,
    supply: s.supply,
    reserve: s.reserve,
    endCard: s.endCard,
    last: s.last,
    ability: s.ability,
    uses: s.uses,
  };
}

// How areas happen to be numbered, and in what order seats got their things, is no part of a view: it is the same
// for everybody who arrives at the same position.
function countedGround(s: State): { ground: number[]; areas: number } {
  const { ground, count } = countAreas(s);
  return { ground, areas: count };
}
const bySeat = (list: readonly number[]): number[] => list.toSorted((a, b) => ownerOf(a) - ownerOf(b));

function handView(s: State, seat: Seat, viewer: Viewer): HandView {
  const contracts = thingsOf(s.hands, seat) as Contract[];
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
export function determinize(v: View, rng: Rng, into?: State): State {
  const s = clone(knownState(v), into);
  whereabouts.fill(UNSEEN);
  for (const entry of v.done) whereabouts[thingOf(entry)] = SEEN;
  for (const contract of v.open) if (contract >= 0) whereabouts[contract] = SEEN;
  for (const { contracts } of v.hands) for (const contract of contracts ?? []) whereabouts[contract] = SEEN;
  // A seat that is asked can act: worlds where it could not are dealt again.
  do dealHands(s, v, rng);
  while (v.phase === 'act' && v.turn !== v.viewer && meansOf(s) === 'none');
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
  const contract = heap[i] as Contract;
  heap[i] = heap.at(-1) as Contract;
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
  return neutral.map((back) => (back ? drawn(neutralHeap, rng) : (secret.pop() as Contract)));
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

/** What the viewer knows, as a state without hands and deck. It shares the view's lists: to be cloned. */
function knownState(v: View): State {
  const { viewer, deckSize, ...known } = v;
  return { ...(known as unknown as State), hands: [], deck: [] };
}
