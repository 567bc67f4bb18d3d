// What a game's ui is to the app. A game gives whatever parts of it it has (`UiParts`); the rest is there by itself.
// Themes: the app sets `data-theme="light"` or `"dark"` on <html>, always one of the two. Shared custom properties:
// --ground, --ground-2 (surfaces), --ground-3, --ink, --ink-soft, --line, --line-strong, --accent, --accent-ink,
// --accent-soft, --on-accent, --gold, --good, --warn, --bad, --focus, --sun, --sun-edge and --on-sun (only for what the
// viewer is to do), --tone-<colour>, --text-s/m/l/xl, --space-1 … --space-6, --radius, --shadow.
// The board stands in a size container named `stage`: 100cqw and 100cqh are the rectangle it has.
import type { BySeat, Config, GameText, GameTypes, Guide, Lang, RulesPage } from '@penumbra/kit';
import type { ReactNode } from 'react';
import type { BoardProps, Motion, PlayerProps } from './board.ts';

/** A line of the score sheet, for games whose result has none: `text.item(item)`, then a value per seat. */
export interface SheetLine {
  readonly item: string;
  readonly values: BySeat<number | string>;
  /** The line of the rules' own sheet that it is a part of: shown small under it. */
  readonly of?: string;
  /** It decided, as a total or as a tie-break: shown last and large. */
  readonly decides?: boolean;
}

export type Sound = 'pick' | 'place' | 'reveal' | 'gain' | 'loss' | 'end';

/** Where the app puts the player panels. */
export interface Panels {
  /** From 1200 px on: a column at the left, or one row above the board. Below that it is a row for every game. */
  readonly wide: 'column' | 'row';
  /** On a phone: a row of chips, or nothing, because the board draws the players itself. */
  readonly phone: 'row' | 'board';
}
/** Of a game that says nothing about it. */
export const USUAL_PANELS: Panels = { wide: 'column', phone: 'row' };

/** The name of a seat's panel, given by the app: where flights to a player end that the game has no closer place for. */
export const panelName = (colour: string): string => `player ${colour}`;

/** How high the own hand is in the dock, in px; kept free in every phase, so that nothing jumps. */
export interface TrayRoom {
  /** Up to 150. */
  readonly wide: number;
  /** Narrower than 720 px; up to 110. */
  readonly phone: number;
}
/** Of a game that says nothing about it. */
export const USUAL_TRAY: TrayRoom = { wide: 52, phone: 48 };

/** What a seat's score is as one number, for the curve by rounds at the end and for the list of a replay. */
export interface Tally<T extends GameTypes = GameTypes> {
  /** Its name: `text.item(item)`. */
  readonly item: string;
  of(view: T['View']): BySeat<number>;
}

export interface MarkProps {
  readonly colour: string;
  /** In px, 24 to 72. */
  readonly size: number;
}

/** One of a few pictures that tell what a game is like, drawn by its own pieces. */
export interface IntroPicture {
  Picture(): ReactNode;
  readonly words: { readonly [lang in Lang]: readonly [title: string, text: string] };
}

/**
 * What a game gives of its ui. Without a `Board` it is played in words, without a `Player` its panels tell the score,
 * without a `Thumb` its card shows its seats; without a guide or rules nothing leads there.
 */
export type UiParts<T extends GameTypes = GameTypes, Text extends GameText<T> = GameText<T>> = Partial<GameUi<T, Text>>;

// Components and sentences are methods: a game's own types pass through the app, which handles all games alike,
// without a cast.
export interface GameUi<T extends GameTypes = GameTypes, Text extends GameText<T> = GameText<T>> {
  /** Board, hand and everything one plays with. Arranges itself in the rectangle it gets. */
  Board(props: BoardProps<T, Text>): ReactNode;
  Player(props: PlayerProps<T, Text>): ReactNode;
  /** A living board for the game's card; fills its box (3 : 2 and 5 : 4), no interaction, still under reduced motion. */
  Thumb(props: { readonly motion: Motion }): ReactNode;
  /** The position of a table as the public sees it, small; fills its box, whatever its shape. */
  Snapshot?(props: { readonly view: T['View'] }): ReactNode;
  /** The sign of a seat by its colour: it stands for the seat wherever a name is too long. */
  Mark(props: MarkProps): ReactNode;
  readonly panels: Panels;
  readonly tray: TrayRoom;
  readonly tally?: Tally<T>;
  /** The elements that an event was about: pointed at when its line in the log is looked at. */
  about?(event: T['Event'], config: Config<T>): readonly string[];
  /** How long an event is shown with full motion, in ms; 0 = it needs no time of its own. */
  duration(event: T['Event'], config: Config<T>): number;
  sound?(event: T['Event']): Sound | undefined;
  /** Extra lines of the score sheet at the end. */
  sheet?(view: T['View']): readonly SheetLine[];
  /** The game in a few pictures, for the page that teaches it. */
  readonly intro?: readonly IntroPicture[];
  /** What the signs on the table mean: for that page, and beside the rules at the table. */
  readonly signs?: readonly IntroPicture[];
  readonly guide?: Guide;
  readonly rules?: { readonly [lang in Lang]: () => Promise<RulesPage> };
}
