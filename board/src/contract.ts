import type {
  BySeat,
  Config,
  Game,
  GameTypes,
  JsonObject,
  OptionValue,
  Refusal,
  Seat,
  Seen,
  TableRefusal,
  Viewer,
} from '@penumbra/kit';
import type { ComponentType } from 'react';

// What a game's ui gives to the app, and what it gets from it. Types only.
// Themes: the app sets `data-theme="light"` or `"dark"` on <html>, always one of the two. Shared custom properties:
// --ground, --ground-2 (surfaces), --ground-3, --ink, --ink-soft, --line, --accent, --accent-ink, --on-accent, --gold,
// --good, --bad, --tone-<colour>, --text-s/m/l/xl, --space-1 … --space-6, --radius, --shadow.

export const LANGS = ['en', 'pl', 'it'] as const;
export type Lang = (typeof LANGS)[number];

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
  /** The accessible name of a move: "Place on b2". */
  move(move: T['Move'], config: Config<T>): string;
  /** A line of the log, also read out; undefined where there is nothing worth saying. */
  event(event: T['Event'], config: Config<T>): string | undefined;
  /** Why not. The table's own codes (`not-your-turn` …) are worded by the app before this is asked. */
  refusal(refusal: Refusal<T['Refusal']>, config: Config<T>): string;
  /** A board element by its name in refusals and sketches: `slot 2`, `b2`. */
  element(name: string): string;
  seat(colour: string): string;
  ending(code: string): string;
  /** A line of the score sheet. */
  item(name: string): string;
  /** A sentence of the guided game, by its id. */
  guide(id: string): string;
}

export interface OptionText {
  readonly label: string;
  readonly help: string;
  value(value: OptionValue): string;
}

/** One event on its way through the animation queue. */
export interface Moment<T extends GameTypes = GameTypes> {
  /** Grows by one from event to event: a key for React. */
  readonly id: number;
  readonly event: T['Event'];
  /** Of the events that belong to one change, those that were shown, the one being shown, those still to come. */
  readonly when: 'past' | 'now' | 'ahead';
  /** How long it is shown; shorter than asked for when more events wait. Changes of `ms` never restart a moment. */
  readonly ms: number;
}

export type Motion = 'full' | 'reduced';
export type Assist = 'off' | 'legal' | 'coach';

export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly config: Config<T>;
  /** The newest truth for this viewer. What can be clicked follows from this, also while moments are shown. */
  readonly seen: Seen<T>;
  /** What stood before the first of `moments`; undefined when nothing is being shown. */
  readonly before: Seen<T> | undefined;
  /** The events between `before` and `seen`, in order; empty when nothing is being shown. */
  readonly moments: readonly Moment<T>[];
  /** Whose hands these are; undefined = only watching. */
  readonly seat: Seat | undefined;
  /** By seat: a person's name or the bot's level in the reader's language. */
  readonly names: BySeat<string>;
  readonly text: GameText<T>;
  readonly lang: Lang;
  /** Legal or not: a refused attempt comes back as `refusal`. */
  act(move: T['Move']): void;
  /** Takes back the own commitment (`seen.mine`) of a joint turn. */
  retract(): void;
  readonly refusal: Refused<T> | undefined;
  /** A move that waits for the player's confirmation (setting "confirm moves"): draw it as if it were about to happen. */
  readonly pending: T['Move'] | undefined;
  /** The move that a hint recommends: make it stand out. */
  readonly hint: T['Move'] | undefined;
  /** Board elements that the guide or a diagram talks about, by their names in `element`. */
  readonly point: readonly string[];
  /** `off`: do not mark legal targets; `legal`: mark them; `coach`: also say what each would bring. */
  readonly assist: Assist;
  readonly motion: Motion;
  /** Marks beside colours, for people who cannot tell them apart. */
  readonly patterns: boolean;
  /** A picture: a diagram or thumbnail. Nothing to focus, nothing to click, no controls. */
  readonly still: boolean;
}

export interface Refused<T extends GameTypes = GameTypes> {
  readonly refusal: Refusal<T['Refusal'] | TableRefusal>;
  readonly move: T['Move'];
  /** The whole sentence, made by the app from `text.refusal`. Show it beside the piece; the app reads it out. */
  readonly sentence: string;
  /** Grows with every refusal, so that the same one twice is shown twice. */
  readonly id: number;
}

/** What is public about one seat, inside the frame that the app draws (name, colour, whose turn, thinking). */
export interface PlayerProps<T extends GameTypes = GameTypes> {
  readonly config: Config<T>;
  /** In the all-seeing view of a finished game: what `of` saw itself (`seen.view.viewer === of`), so show its hand. */
  readonly seen: Seen<T>;
  readonly of: Seat;
  /** What the guide talks about, as in `BoardProps`. */
  readonly point?: readonly string[];
  readonly text: GameText<T>;
  readonly lang: Lang;
  readonly patterns: boolean;
}

/** A line of the score sheet, for games whose result has none: `text.item(item)`, then a value per seat. */
export interface SheetLine {
  readonly item: string;
  readonly values: BySeat<number | string>;
}

export type Sound = 'pick' | 'place' | 'reveal' | 'gain' | 'loss' | 'end';

export interface GameUi<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly text: { readonly [lang in Lang]: () => Promise<GameText<T>> };
  /** Board, hand and everything one plays with. Fills the width it gets and keeps its own proportions. */
  readonly Board: ComponentType<BoardProps<T>>;
  readonly Player: ComponentType<PlayerProps<T>>;
  /** A living board for the game's card; about 3 : 2, no interaction, still under reduced motion. */
  readonly Thumb: ComponentType<{ readonly motion: Motion }>;
  /** How long an event is shown with full motion, in ms; 0 = it needs no time of its own. */
  duration(event: T['Event']): number;
  sound?(event: T['Event']): Sound | undefined;
  /** Extra lines of the score sheet at the end. */
  sheet?(view: T['View']): readonly SheetLine[];
  readonly guide: Guide;
  readonly rules: { readonly [lang in Lang]: () => Promise<RulesPage> };
}

/**
 * A guided game: a real table whose chance and opponents follow a script. Moves and outcomes are in notation;
 * sentences are ids for `text.guide`. The script has to play on the real engine to its end (a test of the game's).
 */
export interface Guide {
  /** The position to start from; undefined = the start of a game. */
  readonly start?: JsonObject;
  readonly seats: readonly string[];
  readonly options?: JsonObject;
  /** The colour of the learner. */
  readonly seat: string;
  readonly steps: readonly GuideStep[];
}

export type GuideStep =
  /** A bubble with a button "Next". */
  | { readonly kind: 'say'; readonly say: string; readonly point?: readonly string[] }
  | { readonly kind: 'chance'; readonly outcome: string }
  /** A scripted opponent. In a joint turn it commits; give all opponents' moves before the learner is asked. */
  | { readonly kind: 'move'; readonly seat: string; readonly move: string }
  /** The learner moves. With `moves` only these are accepted; others are answered with `instead`. */
  | {
      readonly kind: 'ask';
      readonly say: string;
      readonly moves?: readonly string[];
      readonly instead?: string;
      readonly point?: readonly string[];
    };

/** The rules in our own words. Text may have **strong** words; no other markup. */
export interface RulesPage {
  readonly sections: readonly RulesSection[];
}
export interface RulesSection {
  /** Stable, for links: `bidding`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}
export type RulesBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly ordered?: boolean }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** Drawn by the real board from a position, as `viewer` (a colour, or `public`) sees it. */
  | {
      readonly kind: 'diagram';
      readonly position: JsonObject;
      readonly viewer?: string;
      readonly caption: string;
      readonly point?: readonly string[];
    };

/** How a package tells the app about its ui without loading it. */
export type LoadUi = () => Promise<GameUi>;
/** A game's ui, for the catalog: types differ from game to game, and the app handles them all alike. */
export const anyUi = <T extends GameTypes>(ui: GameUi<T>): GameUi => ui as unknown as GameUi;

/** The viewer of a seat, or the public. */
export const viewerOf = (seat: Seat | undefined): Viewer => seat ?? 'public';
