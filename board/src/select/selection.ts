import type { Narrowed } from './narrow.ts';
import type { By, Ending } from './picks.ts';
import type { Shown, Told } from './useRefusal.ts';
import type { TapHandlers } from './useTaps.ts';
import type { ElementsOf, Way } from './ways.ts';

export interface SelectionOptions<M> {
  /** Empty while nothing can be chosen. */
  readonly legal: readonly M[];
  readonly elementsOf: ElementsOf<M>;
  act(move: M): void;
  /** What is chosen is forgotten when this or the legal list changes: the seat, the turn. */
  readonly key?: string | number | undefined;
  /** Unless given: `acts` with mouse and keys, which preview by hovering and focus, and `firstTap` with a finger. */
  ending?(by: By, begun: boolean): Ending;
  /** `props.firstTap`; `shows` unless given. */
  readonly firstTap?: 'shows' | 'acts' | undefined;
  implied?(name: string): boolean;
  /** True unless given. */
  readonly switches?: boolean | undefined;
  /** An element that cannot be chosen: the illegal move it would be, so that the rules say why, or a sentence. */
  attempt?(name: string, chosen: Way): M | string | undefined;
  readonly refusal?: Told | undefined;
  /** A move that waits for the app's question is the one that is previewed. */
  readonly pending?: M | undefined;
}

export interface Selection<M> {
  readonly chosen: Way;
  /** What is left with what is chosen. */
  readonly now: Narrowed<M>;
  /** The same if the element that is looked at were chosen, too; it is `now` if it cannot be. */
  readonly ahead: Narrowed<M>;
  /** Under the pointer or the focus ring. */
  readonly looked: string | undefined;
  /** The move to draw as if it were about to happen: the only one that is meant, or what waits for confirmation. */
  readonly preview: M | undefined;
  readonly refusal: Shown | undefined;
  can(name: string): boolean;
  isChosen(name: string): boolean;
  /** The element's name and state as attributes: `<button {...selection.mark('b3')}>`. */
  mark(name: string): Marked;
  tap(name: string, by: By): void;
  look(name: string | undefined): void;
  /** Chooses an element and plays nothing: it is in the hand now. False if it cannot be. */
  hold(name: string): boolean;
  /** Chooses exactly these, as far as they can be. */
  set(names: Way): void;
  /** One step back; false if there is nothing to take back. */
  back(): boolean;
  clear(): void;
  /** Plays what is chosen; false if something is missing. */
  commit(): boolean;
  /** A sentence of the board's own beside some elements. */
  say(sentence: string, ...at: readonly string[]): void;
  /** For the root of the board: taps, hovering, focus and keys on everything in it that has a name. */
  readonly root: TapHandlers;
}

export interface Marked {
  readonly 'data-element': string;
  readonly 'data-can': boolean | undefined;
  readonly 'data-chosen': boolean | undefined;
  readonly 'aria-pressed': boolean | undefined;
}
