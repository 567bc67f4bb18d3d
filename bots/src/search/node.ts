import type { GameTypes } from '@penumbra/kit';

type Move = GameTypes['Move'];

/**
 * What one seat has learned about its choices at one point of the tree. Most points are hardly ever passed, so that lists
 * are as long as they have to be and are shared where they may be: a list that is shared is never written to.
 */
export interface Choices {
  readonly seat: number;
  /** Every move that was legal here in some world. */
  moves: readonly Move[];
  /** How often each was chosen, and the sum of what it led to for the seat. */
  visits: number[];
  values: number[];
  /** How good each looked before it was tried; sums to about 1. */
  priors: readonly number[];
  /** For regret matching only: what the seat wishes it had done, and how often it meant to. */
  regrets: number[];
  strategy: number[];
  /** By what the only other one chose at the same time: what each move led to then. */
  met: (Met | undefined)[];
  /** By lists of legal moves that came up again and again: where each of them stands in `moves`. */
  places: Map<readonly Move[], readonly number[]> | undefined;
  total: number;
  sum: number;
  /** Where minds are told apart: what the seat has learned with each of the secrets that it may know. */
  minds: Map<number, Choices> | undefined;
  /** Of one of those: what it has learned whatever it knew. */
  readonly common: Choices | undefined;
}

/** What moves have led to against one choice of somebody else; only those that were tried against it. */
export interface Met {
  readonly moves: number[];
  readonly visits: number[];
  readonly sums: number[];
  total: number;
  sum: number;
}

/** A point of the tree: whoever is asked there, told apart by who that is and not by what chance did (open loop). */
export interface Node {
  choices: readonly Choices[];
  /** None until somebody gets past it: most points of a tree are leaves. */
  children: Map<number, Node> | undefined;
  /** Where more than four choose at once: the beginnings of what they chose, each with a number of its own. */
  counted: Map<number, number> | undefined;
  visits: number;
}

const NOBODY_YET: readonly Choices[] = [];
export const newNode = (): Node => ({ choices: NOBODY_YET, children: undefined, counted: undefined, visits: 0 });

/** As many choices as two may still follow, and the sum stays a number that can be told from every other. */
const PACKED = [4, 6];

/** The number of a joint choice that goes on with this one; `asked` have chosen before. */
export function jointEdge(node: Node, edge: number, { asked, choice }: { asked: number; choice: number }): number {
  return (PACKED.includes(asked) ? countedEdge(node, edge * 2 + (asked === PACKED[0] ? 0 : 1)) : edge) * 1024 + choice;
}

function countedEdge(node: Node, beginning: number): number {
  node.counted ??= new Map();
  const known = node.counted.get(beginning);
  if (known !== undefined) return known;
  node.counted.set(beginning, node.counted.size);
  return node.counted.size - 1;
}

const NO_MOVES: readonly Move[] = [];
const NO_NUMBERS: number[] = [];
const NOBODY_MET: undefined[] = [];

export const newChoices = (seat: number): Choices => ({
  seat,
  moves: NO_MOVES,
  visits: NO_NUMBERS,
  values: NO_NUMBERS,
  priors: NO_NUMBERS,
  regrets: NO_NUMBERS,
  strategy: NO_NUMBERS,
  met: NOBODY_MET,
  places: undefined,
  total: 0,
  sum: 0,
  minds: undefined,
  common: undefined,
});

/** With one of its secrets a seat has the same moves at the same places, but experience of its own. */
export function newMind(common: Choices, secrets: number): Choices {
  const mind = { ...newChoices(common.seat), common };
  common.minds ??= new Map();
  common.minds.set(secrets, mind);
  return mind;
}

/** The same with a place for every move: some were found with other secrets. */
export function grown(mind: Choices): Choices {
  const { moves, priors } = mind.common as Choices;
  mind.moves = moves;
  mind.priors = priors;
  makeRoom(mind);
  return mind;
}

/** So that every move has its numbers. */
function makeRoom(c: Choices): void {
  c.visits = lengthened(c.visits, c.moves.length);
  c.values = lengthened(c.values, c.moves.length);
}

/** A list with as many numbers, and no room for more: lists that grow by themselves keep three times what they need. */
export function lengthened(list: number[], length: number): number[] {
  if (list.length >= length) return list;
  const longer = new Array<number>(length).fill(0);
  for (let i = 0; i < list.length; i++) longer[i] = list[i] as number;
  return longer;
}

/** So often a point has to be passed before it remembers lists, and so many at most. */
const WORTH_REMEMBERING = 12;
const MOST_LISTS = 128;

/** What is legal at a point in this world. */
export interface Legal {
  readonly moves: readonly Move[];
  /** Whether the same moves are the same list whenever they are asked for, such as what a hand can bid. */
  readonly areKept: boolean;
  readonly priors: () => readonly number[];
}

/** Where each legal move stands in the list of choices; new ones are added with the prior that they are given. */
export function align(c: Choices, { moves: legal, areKept, priors }: Legal): readonly number[] {
  if (isKnown(c.moves, legal)) return inOrder(legal.length);
  const remembered = c.places?.get(legal);
  if (remembered) return remembered;
  const places = placesIn(c, legal, priors);
  if (!areKept || c.total < WORTH_REMEMBERING) return places;
  c.places ??= new Map();
  if (c.places.size < MOST_LISTS) c.places.set(legal, places);
  return places;
}

function isKnown(moves: readonly Move[], legal: readonly Move[]): boolean {
  if (legal === moves) return true;
  if (legal.length !== moves.length) return false;
  for (let i = 0; i < legal.length; i++) if (moves[i] !== legal[i]) return false;
  return true;
}

function placesIn(c: Choices, legal: readonly Move[], priors: () => readonly number[]): readonly number[] {
  const known = c.moves;
  if (known.length === 0) {
    c.moves = legal;
    c.priors = priors();
    makeRoom(c);
    return inOrder(legal.length);
  }
  const fresh: Move[] = [];
  const places = legal.map((move) => {
    const at = known.indexOf(move);
    return at < 0 ? known.length + fresh.push(move) - 1 : at;
  });
  if (fresh.length > 0) {
    const given = priors();
    c.moves = [...known, ...fresh];
    c.priors = [...c.priors, ...given.filter((_, i) => (places[i] as number) >= known.length)];
    makeRoom(c);
  }
  return places;
}

const ORDERS: (readonly number[])[] = [];

/** 0, 1, 2 … */
function inOrder(count: number): readonly number[] {
  ORDERS[count] ??= Array.from({ length: count }, (_, i) => i);
  return ORDERS[count];
}
