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

/** Where each legal move stands in the list of choices; new ones are added with the prior that `prior` gives. */
export function align(c: Choices, legal: readonly Move[], into: number[], priors: () => readonly number[]): number {
  const { moves } = c;
  let known = legal.length === moves.length;
  for (let i = 0; known && i < legal.length; i++) known = moves[i] === legal[i];
  if (known) {
    for (let i = 0; i < legal.length; i++) into[i] = i;
    return legal.length;
  }
  let given: readonly number[] | undefined;
  for (let i = 0; i < legal.length; i++) {
    let at = moves.indexOf(legal[i] as Move);
    if (at < 0) {
      given ??= priors();
      at = moves.length;
      moves.push(legal[i] as Move);
      c.visits.push(0);
      c.values.push(0);
      c.priors.push(given[i] as number);
    }
    into[i] = at;
  }
  return legal.length;
}
