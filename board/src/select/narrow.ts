import type { ElementsOf, Way } from './ways.ts';

/** One way to one move. */
export interface Choice<M> {
  readonly move: M;
  readonly way: Way;
}

export interface Narrowed<M> {
  /** What can still be meant, in the order of the legal list. */
  readonly moves: readonly M[];
  /** What can be chosen next. */
  readonly next: ReadonlySet<string>;
  /** The move that has been chosen with nothing left to choose for it. */
  readonly done: M | undefined;
  /** The only one that can still be meant, also where a part of it has yet to be pointed at. */
  readonly only: M | undefined;
}

const isOneWay = (ways: Way | readonly Way[]): ways is Way => ways.every((part) => typeof part === 'string');

/** All ways to all moves. Make it once per legal list. */
export const choicesOf = <M>(legal: readonly M[], elementsOf: ElementsOf<M>): readonly Choice<M>[] =>
  legal.flatMap((move) => {
    const ways = elementsOf(move);
    return (isOneWay(ways) ? [ways] : ways).map((way) => ({ move, way }));
  });

const begins = (way: Way, chosen: Way): boolean => chosen.every((name, i) => way[i] === name);

/** What is left of all choices when these elements are chosen, in this order. */
export function narrowed<M>(choices: readonly Choice<M>[], chosen: Way): Narrowed<M> {
  const moves = new Set<M>();
  const next = new Set<string>();
  let done: M | undefined;
  for (const { move, way } of choices) {
    if (!begins(way, chosen)) continue;
    moves.add(move);
    const following = way[chosen.length];
    if (following !== undefined) next.add(following);
    else if (chosen.length > 0) done ??= move;
  }
  const list = [...moves];
  return { moves: list, next, done, only: list.length === 1 ? list[0] : undefined };
}

/** The same from the legal list itself. */
export const narrow = <M>(legal: readonly M[], elementsOf: ElementsOf<M>, chosen: Way): Narrowed<M> =>
  narrowed(choicesOf(legal, elementsOf), chosen);

/** Moves that no way leads to alone: a board's test expects none, in every position it can think of. */
export function unreachedMoves<M>(legal: readonly M[], elementsOf: ElementsOf<M>): readonly M[] {
  const choices = choicesOf(legal, elementsOf);
  const first = new Map<string, M>();
  for (const { move, way } of choices) {
    const key = JSON.stringify(way);
    if (!first.has(key)) first.set(key, move);
  }
  const reached = new Set(
    choices
      .filter(({ move, way }) => way.length > 0 && first.get(JSON.stringify(way)) === move)
      .map(({ move }) => move),
  );
  return legal.filter((move) => !reached.has(move));
}
