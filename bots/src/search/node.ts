import type { GameTypes } from '@penumbra/kit';

type Move = GameTypes['Move'];

/** What one seat has learned about its choices at one point of the tree. */
export interface Choices {
  readonly seat: number;
  /** Every move that was legal here in some world. */
  readonly moves: Move[];
  /** How often each was chosen, and the sum of what it led to for the seat. */
  readonly visits: number[];
  readonly values: number[];
  /** How good each looked before it was tried; sums to about 1. */
  readonly priors: number[];
  /** For regret matching only: what the seat wishes it had done, and how often it meant to. */
  readonly regrets: number[];
  readonly strategy: number[];
  /** By what the only other one chose at the same time: what each move led to then. */
  readonly met: (Met | undefined)[];
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
  readonly choices: Choices[];
  /** None until somebody gets past it: most points of a tree are leaves. */
  children: Map<number, Node> | undefined;
  /** Where more than four choose at once: the beginnings of what they chose, each with a number of its own. */
  counted: Map<number, number> | undefined;
  visits: number;
}

export const newNode = (): Node => ({ choices: [], children: undefined, counted: undefined, visits: 0 });

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

export const newChoices = (seat: number): Choices => ({
  seat,
  moves: [],
  visits: [],
  values: [],
  priors: [],
  regrets: [],
  strategy: [],
  met: [],
  places: undefined,
  total: 0,
  sum: 0,
  minds: undefined,
  common: undefined,
});

/** With one of its secrets a seat has the same moves at the same places, but experience of its own. */
export function newMind(common: Choices, secrets: number): Choices {
  const { seat, moves, priors } = common;
  const mind = { ...newChoices(seat), moves, priors, common };
  common.minds ??= new Map();
  common.minds.set(secrets, mind);
  return mind;
}

/** The same with a place for every move: some were found with other secrets. */
export function grown(mind: Choices): Choices {
  const { moves, visits, values } = mind;
  while (visits.length < moves.length) values[visits.push(0) - 1] = 0;
  return mind;
}

/** So often a point has to be passed before it remembers lists, and so many at most. */
const WORTH_REMEMBERING = 32;
const MOST_LISTS = 128;

/** Where each legal move stands in the list of choices; new ones are added with the prior that `priors` gives. */
export function align(c: Choices, legal: readonly Move[], priors: () => readonly number[]): readonly number[] {
  if (isKnown(c.moves, legal)) return inOrder(legal.length);
  // Games keep lists that come again, such as what a hand can bid: then nothing has to be looked for.
  const remembered = c.places?.get(legal);
  if (remembered) return remembered;
  const places = placesIn(c, legal, priors);
  if (c.total < WORTH_REMEMBERING) return places;
  c.places ??= new Map();
  if (c.places.size < MOST_LISTS) c.places.set(legal, places);
  return places;
}

function isKnown(moves: readonly Move[], legal: readonly Move[]): boolean {
  if (legal.length !== moves.length) return false;
  for (let i = 0; i < legal.length; i++) if (moves[i] !== legal[i]) return false;
  return true;
}

function placesIn(c: Choices, legal: readonly Move[], priors: () => readonly number[]): readonly number[] {
  let given: readonly number[] | undefined;
  return legal.map((move, i) => {
    const at = c.moves.indexOf(move);
    if (at >= 0) return at;
    given ??= priors();
    c.visits.push(0);
    c.values.push(0);
    c.priors.push(given[i] as number);
    return c.moves.push(move) - 1;
  });
}

const ORDERS: (readonly number[])[] = [];

/** 0, 1, 2 … */
function inOrder(count: number): readonly number[] {
  ORDERS[count] ??= Array.from({ length: count }, (_, i) => i);
  return ORDERS[count];
}
