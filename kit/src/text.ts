import type { BySeat, Refusal, Seat } from './base.ts';
import type { Config, GameTypes } from './game.ts';
import type { OptionValue } from './options.ts';
import type { Clause, Reasoned } from './reasons.ts';
import type { Seen } from './seen.ts';

export const LANGS = ['en', 'pl', 'it'] as const;
export type Lang = (typeof LANGS)[number];

/** No line of Polish may end with a word of one letter: it keeps to the next. The sentences may be in tables of tables. */
export function bound<T>(words: T): T {
  if (typeof words === 'string') return words.replace(/(?<![\p{L}\d])([aiouwz]) /giu, '$1\u00a0') as T;
  if (typeof words === 'function') return ((...given: unknown[]) => bound(words(...given))) as T;
  if (Array.isArray(words)) return words.map(bound) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, bound(part)])) as T;
}

/** For finding: small letters without their accents, so that `zolty` finds `żółty`. Unicode does not take ł apart. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Who sits where, for sentences. A name stands in the nominative; the reader is "you" in all of them. */
export interface Cast {
  readonly names: BySeat<string>;
  readonly you: Seat | undefined;
}

/** All sentences of one game in one language: pure functions, no markup. */
export interface GameText<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Half a sentence for the game's card. */
  readonly tagline: string;
  /** Two or three sentences for the home and learn pages. */
  readonly about: string;
  option(name: string): OptionText;
  /** What the viewer is asked for, or whom the table waits for: "Place tile III — choose a cell". */
  prompt(seen: Seen<T>, seat: Seat | undefined): string;
  /** The sentence at the top while an event is shown ("The bids are open"); the prompt stays where there is none. */
  moment?(event: T['Event'], config: Config<T>): string | undefined;
  /** The goal and who is nearest to it: one sentence under the players. */
  goal?(seen: Seen<T>, seat: Seat | undefined): string;
  /** Why it ended as it did: one sentence for the end. */
  why?(seen: Seen<T>, seat: Seat | undefined): string;
  /** Why a move is better or worse than another: nothing where nothing short can be said. */
  reason?(reasoned: Reasoned<T>): readonly Clause[];
  /** The accessible name of a move: "Place on b2". */
  move(move: T['Move'], config: Config<T>): string;
  /** A line of the log, also read out; undefined where there is nothing worth saying. */
  event(event: T['Event'], config: Config<T>): string | undefined;
  /** One line for events of one kind in a row ("New: …, …"); undefined where each has its own. */
  together?(events: readonly T['Event'][], config: Config<T>): string | undefined;
  /** Why not. The table's own codes (`not-your-turn` …) are worded by the app before this is asked. */
  refusal(refusal: Refusal<T['Refusal']>, config: Config<T>): string;
  /** A board element by its name in refusals and sketches: `slot 2`, `b2`. */
  element(name: string): string;
  seat(colour: string): string;
  ending(code: string): string;
  /** What a score is called where one plays alone; only games whose result has a `rank` need it. */
  rank?(code: string): string;
  /** A line of the score sheet. */
  item(name: string): string;
  /** A sentence of the guided game, by its id. */
  guide(id: string): string;
  /** The same sentences with seats called by their names instead of their colours. */
  named?(cast: Cast): this;
}

export interface OptionText {
  readonly label: string;
  readonly help: string;
  value(value: OptionValue): string;
}
