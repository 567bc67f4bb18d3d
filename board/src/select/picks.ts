// What a tap does to a selection. Pure: the hook around it only keeps the state and plays the moves.
import { type Choice, type Narrowed, narrowed } from './narrow.ts';
import type { Way } from './ways.ts';

export type By = 'mouse' | 'touch' | 'key';

/**
 * What happens when the last element of a move is chosen.
 * `acts`: it is played. `shows`: it is previewed, and the same element again plays it.
 * `waits`: it is previewed until a button plays it; the same element again takes it back.
 */
export type Ending = 'acts' | 'shows' | 'waits';

/** A chosen element; an implied one came along because there was no other and nobody wants to be asked. */
export interface Pick {
  readonly name: string;
  readonly implied: boolean;
}

export interface Picking<M> {
  readonly choices: readonly Choice<M>[];
  /** Elements that are chosen by themselves where they are the only one left: a payment without alternatives. */
  implied(name: string): boolean;
  /** `begun`: other elements of the move were chosen before. */
  ending(by: By, begun: boolean): Ending;
  /** Another source or target takes the place of the one chosen before; otherwise it is refused. */
  readonly switches: boolean;
}

export type Tapped<M> =
  | { readonly kind: 'picked'; readonly picks: readonly Pick[]; readonly ending: Ending }
  | { readonly kind: 'played'; readonly move: M }
  | { readonly kind: 'refused' };

export const namesOf = (picks: readonly Pick[]): Way => picks.map(({ name }) => name);

const at = <M>({ choices }: Picking<M>, picks: readonly Pick[]): Narrowed<M> => narrowed(choices, namesOf(picks));

/** With an element more, and what follows from it; undefined if it cannot be chosen now. */
export function withPick<M>(picking: Picking<M>, picks: readonly Pick[], name: string): readonly Pick[] | undefined {
  if (!at(picking, picks).next.has(name)) return undefined;
  return withImplied(picking, [...picks, { name, implied: false }]);
}

export function withImplied<M>(picking: Picking<M>, picks: readonly Pick[]): readonly Pick[] {
  const { next, done } = at(picking, picks);
  const [name] = next;
  if (done !== undefined || next.size !== 1 || name === undefined || !picking.implied(name)) return picks;
  return withImplied(picking, [...picks, { name, implied: true }]);
}

/** Without the last element that was really chosen, and without what came along with it. */
export function withoutLast(picks: readonly Pick[]): readonly Pick[] {
  const last = picks.findLastIndex(({ implied }) => !implied);
  return picks.slice(0, Math.max(0, last));
}

/** Without one element; what was chosen after it stays if it makes sense without it. */
export function withoutPick<M>(picking: Picking<M>, picks: readonly Pick[], name: string): readonly Pick[] {
  const index = picks.findLastIndex((pick) => pick.name === name);
  if (index < 0) return picks;
  const rest = picks.toSpliced(index, 1).filter(({ implied }) => !implied);
  return at(picking, rest).moves.length > 0 ? rest : picks.slice(0, index);
}

/** With an element more, or in the place of one that was chosen before. */
export const grown = <M>(picking: Picking<M>, picks: readonly Pick[], name: string): readonly Pick[] | undefined =>
  withPick(picking, picks, name) ?? (picking.switches ? switched(picking, picks, name) : undefined);

/** The element instead of the last one that it can stand for. */
function switched<M>(picking: Picking<M>, picks: readonly Pick[], name: string): readonly Pick[] | undefined {
  for (let rest = withoutLast(picks); ; rest = withoutLast(rest)) {
    const instead = withPick(picking, rest, name);
    if (instead || rest.length === 0) return instead;
  }
}

export interface Tap {
  readonly name: string;
  readonly by: By;
  /** How the move that is chosen now came to be shown, if one is. */
  readonly shown: Ending | undefined;
}

export function tapped<M>(picking: Picking<M>, picks: readonly Pick[], { name, by, shown }: Tap): Tapped<M> {
  const { done, next } = at(picking, picks);
  const lastChosen = picks.findLast(({ implied }) => !implied)?.name;
  if (done !== undefined && shown === 'shows' && name === lastChosen) return { kind: 'played', move: done };
  const isChosen = picks.some((pick) => pick.name === name);
  if (isChosen && !next.has(name)) {
    return { kind: 'picked', picks: withoutPick(picking, picks, name), ending: 'waits' };
  }
  const more = grown(picking, picks, name);
  if (!more) return { kind: 'refused' };
  return ended(picking, more, by);
}

function ended<M>(picking: Picking<M>, picks: readonly Pick[], by: By): Tapped<M> {
  const { done, next } = at(picking, picks);
  const begun = picks.filter(({ implied }) => !implied).length > 1;
  // A move that could still become a longer one is never played by a tap.
  const ending = done === undefined || next.size > 0 ? 'waits' : picking.ending(by, begun);
  return done !== undefined && ending === 'acts' ? { kind: 'played', move: done } : { kind: 'picked', picks, ending };
}
