// How a move is chosen: the names of elements, one after the other. A move may have several ways.

export type Way = readonly string[];
/** A single way, or all of them. A move that is chosen by one button has one way of one name. */
export type ElementsOf<M> = (move: M) => Way | readonly Way[];

/** A name, or what one of the functions below made. */
export type Step = string | readonly Way[];

const waysOf = (step: Step): readonly Way[] => (typeof step === 'string' ? [[step]] : step);

/** One step after the other: `inTurn(maybe('carry'), 'f5', 'e3')`. */
export const inTurn = (...steps: readonly Step[]): readonly Way[] =>
  steps.reduce<readonly Way[]>(
    (ways, step) => ways.flatMap((way) => waysOf(step).map((more) => [...way, ...more])),
    [[]],
  );

/** The steps in whatever order the hand takes them: `inAnyOrder('right red', 'gate right 2')`. */
export function inAnyOrder(...steps: readonly Step[]): readonly Way[] {
  if (steps.length < 2) return inTurn(...steps);
  const ways = steps.flatMap((first, i) => inTurn(first, inAnyOrder(...steps.toSpliced(i, 1))));
  return unique(ways);
}

/** Any of these stands for the same: every cell of a path, for the path. */
export const oneOf = (...steps: readonly Step[]): readonly Way[] => unique(steps.flatMap(waysOf));

/** May be chosen, need not be: a verb that only narrows. */
export const maybe = (step: Step): readonly Way[] => [[], ...waysOf(step)];

const unique = (ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.map((way) => [JSON.stringify(way), way])).values(),
];
