// Toy games that break one law each on purpose: what they have in common.
import type { Game } from '@penumbra/kit';
import { type Toy, type ToyState, type ToyView, toy, VALUES } from '../toy-game.ts';

export interface Mutant {
  readonly name: string;
  /** Which laws break: the one that is meant, and those that cannot hold without it. */
  readonly laws: readonly number[];
  make(): Partial<Game<Toy>>;
}

export const nature = (changes: Partial<Game<Toy>['nature']>): Partial<Game<Toy>> => ({
  nature: { ...toy.nature, ...changes },
});
export const notation = (changes: Partial<Game<Toy>['notation']>): Partial<Game<Toy>> => ({
  notation: { ...toy.notation, ...changes },
});
export const facts = (changes: Partial<Game<Toy>['facts']>): Partial<Game<Toy>> => ({
  facts: { ...toy.facts, ...changes },
});
export const claimed = (s: ToyState): number => s.board.filter(Boolean).length;
export const spoil = <T>(list: readonly T[], spoiled: boolean, change: (list: readonly T[]) => T[]): readonly T[] =>
  spoiled ? change(list) : list;
export const lowestOf = (s: ToyState, seat: number): number =>
  s.hands.findIndex((n, at) => n > 0 && at >= seat * VALUES);

/** Views that remember the state they were made from, which no view may. */
export function rememberingViews() {
  const truths = new WeakMap<ToyView, ToyState>();
  const view: Game<Toy>['view'] = (s, viewer) => {
    const made = toy.view(s, viewer);
    truths.set(made, toy.clone(s));
    return made;
  };
  return { view, truthOf: (made: ToyView): ToyState => truths.get(made)! };
}
