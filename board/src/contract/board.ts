// What a game's board gets from the app. Types only.
import type { BySeat, Config, GameText, GameTypes, Lang, News, Refusal, Seat, Seen, TableRefusal } from '@penumbra/kit';
import type { ReactNode } from 'react';

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

export interface BoardProps<T extends GameTypes = GameTypes, Text extends GameText<T> = GameText<T>> {
  readonly config: Config<T>;
  /** The newest truth for this viewer. What can be clicked follows from this, also while moments are shown. */
  readonly seen: Seen<T>;
  /** What stood before the first of `moments`; undefined when nothing is being shown. */
  readonly before: Seen<T> | undefined;
  /** The events between `before` and `seen`, in order; empty when nothing is being shown. */
  readonly moments: readonly Moment<T>[];
  /** What has been shown so far, as this viewer heard it: mark what was done last by it. The same array until it grows. */
  readonly log?: readonly News<T>[];
  /** Once the game is over: its last change, so that what decided can stay in sight. */
  readonly decided?: Decided<T> | undefined;
  /** Whose hands these are; undefined = only watching. */
  readonly seat: Seat | undefined;
  /** By seat: the one name that a seat has everywhere. `text` calls seats by these names, too, and the reader "you". */
  readonly names: BySeat<string>;
  readonly text: Text;
  readonly lang: Lang;
  /** Legal or not: a refused attempt comes back as `refusal`. */
  act(move: T['Move']): void;
  /** Takes back the own commitment (`seen.mine`) of a joint turn. */
  retract(): void;
  readonly refusal: Refused<T> | undefined;
  /**
   * A move that waits for the player's confirmation (setting "confirm moves"): draw it as if it were about to happen.
   * In a review (`still`) the move that was played, beside the better one in `hint`: draw both.
   */
  readonly pending: T['Move'] | undefined;
  /** The move that a hint or a review recommends: make it stand out. */
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
  /** What the first tap of a finger does when it would end a move (setting "first tap shows"); `shows` unless given. */
  readonly firstTap?: 'shows' | 'acts';
  /** Puts the own hand into the app's dock. Without one, or where there is no room, the board draws it in its place. */
  dock?(tray: ReactNode): ReactNode;
  /** What the committing button in the app's dock does now; undefined = nothing. See `useOffer`. */
  offer?(act: Act | undefined): void;
}

export interface Decided<T extends GameTypes = GameTypes> {
  readonly before: Seen<T>;
  readonly events: readonly T['Event'][];
}

/** The committing button: "Seal the bid", "Build". */
export interface Act {
  readonly label: string;
  /** False: it is there, says in `note` what is missing, and pressing it says so too. */
  readonly ready: boolean;
  /** False: it commits nothing, as *Put back* by itself. */
  readonly commits?: false | undefined;
  /** One line of advice beside it. */
  readonly note?: string | undefined;
  /** Plain buttons beside it: "Clear", "Put back", "Skip". Two at most. */
  readonly also?: readonly Also[] | undefined;
  run(): void;
}

export interface Also {
  readonly label: string;
  run(): void;
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
export interface PlayerProps<T extends GameTypes = GameTypes, Text extends GameText<T> = GameText<T>> {
  readonly config: Config<T>;
  /** In the all-seeing view of a finished game: what `of` saw itself (`seen.view.viewer === of`), so show its hand. */
  readonly seen: Seen<T>;
  /** As in `BoardProps`: a panel shows the moment that is being shown, and flights end in what it gives a name. */
  readonly before?: Seen<T> | undefined;
  readonly moments?: readonly Moment<T>[];
  readonly of: Seat;
  /** How much there is room for: everything in a column, some lines in a row, a chip on a phone. `full` unless given. */
  readonly room?: 'full' | 'row' | 'chip';
  /** What the guide talks about, as in `BoardProps`. */
  readonly point?: readonly string[];
  readonly text: Text;
  readonly lang: Lang;
  readonly patterns: boolean;
}
