import type { Cast, GameText, Seat, speech, TableRefusal, Won } from '@penumbra/kit';
import type { TableConfig } from '../src/box.ts';
import type { SHAPES, Tile } from '../src/components.ts';
import type { Ending, Event } from '../src/events.ts';
import type { Flowers, Heap, KINDS } from '../src/flowers.ts';
import type { UmbraVia } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import type { Options } from '../src/options.ts';
import type { GuideLine } from './guide.ts';

export type Colour = 'purple' | 'blue' | 'red' | 'yellow' | 'neutral';
export type Kind = (typeof KINDS)[number];
export type RefusalCode = UmbraVia['Refusal'] | TableRefusal;

/** Names that a sentence needs, made by the language they are in. */
export interface Names extends speech.Called {
  /** `2 energy and 1 soul`. */
  flowers(all: Flowers): string;
  /** `Purple 2, Blue 1`. */
  counts(byColour: readonly number[]): string;
  heap(all: Heap): string;
  /** Who gets how many, the seat first if it gets any: the sentence about the first, then `, Ada 1`. */
  shares(byColour: readonly number[], seat: Seat, first: (who: Seat, count: number) => string): string;
}

/** What can be said for or against a move. */
export const REASONS = ['won', 'soul-tile-claimed', 'path-summoned', 'tile-won'] as const;
export type ReasonKind = (typeof REASONS)[number];
export type Reason = Extract<Event | Won, { readonly kind: ReasonKind }>;

export type Told<K extends Event['kind']> = Event & { readonly kind: K };

/** Everything that is said in one language. Tables over closed unions: a missing sentence does not compile. */
export interface Words
  extends speech.CommonWords<{ option: keyof Options; ending: Ending; item: Item; line: GuideLine }> {
  readonly colours: { readonly [colour in Colour]: string };
  readonly kinds: { readonly [kind in Kind]: (count: number) => string };
  readonly shapes: { readonly [shape in (typeof SHAPES)[number]]: string };
  readonly sides: readonly string[];
  readonly slot: (numeral: string) => string;
  readonly events: { readonly [K in Event['kind']]: (event: Told<K>, names: Names) => string | undefined };
  /** Who has most energy on the path of a cell, and how many of its openings are open. */
  readonly led: (seat: Seat, cell: string, open: number, names: Names) => string;
  /** Half sentences, whoever reads them first. */
  readonly reasons: {
    readonly [K in ReasonKind]: (event: Extract<Reason, { readonly kind: K }>, names: Names, seat: Seat) => string;
  };
  readonly moments: Moments;
  /** Who leads: nobody, the reader alone, or somebody. */
  readonly goal: (leader: 'nobody' | 'you' | 'other', who: string, souls: number) => string;
  readonly why: { readonly [ending in Ending]: (winners: readonly Seat[], names: Names, souls: number) => string };
  readonly moves: { readonly [K in Move['kind']]: (what: string) => string };
  readonly emptyBid: string;
  readonly bidOn: (flowers: string, numeral: string) => string;
  /** A slot is given as its bare numeral. */
  readonly refusals: { readonly [code in RefusalCode]: (at: string) => string };
  readonly elements: { readonly [name in Element]: string };
  readonly prompts: Prompts;
  readonly labels: Labels;
}

/** Parts of the board that the guide, the rules and the text board name, and what a view calls its facts. */
export const ELEMENTS = [
  'board',
  'altar',
  'hand',
  'commit',
  'tiebreak',
  'supply',
  'soul tile',
  'bag',
  'order',
  'status',
  'seats',
  'round',
  'phase',
  'bid',
  'bids',
  'souls',
  'bags',
  'hands',
  'stack',
  'discard',
  'box',
  'tile',
  'placer',
  'summoning',
  'loose',
  'suddenDeath',
  'winners',
  'reveal',
  'draw',
  'place',
  'drop',
  'shift',
  'summon',
  'over',
  'with hand',
  'tie',
] as const;
export type Element = (typeof ELEMENTS)[number];
export const ITEMS = ['souls-left', 'souls-taken', 'soul-tile', 'bag'] as const;
export type Item = (typeof ITEMS)[number];

export interface Prompts {
  readonly chance: string;
  readonly bid: (number: number) => string;
  readonly bidEmpty: string;
  readonly sealed: string;
  readonly waiting: (names: string) => string;
  readonly place: (slot: string) => string;
  readonly drop: string;
  readonly shift: string;
  readonly summon: (paths: number) => string;
  readonly placing: (name: string, slot: string) => string;
  readonly choosing: (name: string) => string;
  readonly over: (winners: readonly Seat[], names: Names) => string;
}

/** What stands at the top while an event is shown that has too long a line in the log. */
export interface Moments {
  readonly revealed: string;
  readonly bids: string;
  readonly summoned: (tiles: number) => string;
}

export interface Labels {
  readonly board: string;
  readonly altar: string;
  readonly hand: string;
  readonly handHelp: string;
  /** The same where there are only fingers, and one line. */
  readonly handHelpTouch: string;
  readonly allAssigned: string;
  readonly commit: string;
  readonly takeBack: string;
  readonly clear: string;
  readonly sealed: string;
  readonly inHand: (flower: string) => string;
  readonly onSlot: (flower: string, slot: string) => string;
  readonly putHere: (slot: string) => string;
  readonly lookFirst: string;
  /** Under a move that one tap has shown. */
  readonly tapAgain: string;
  readonly bidNow: string;
  readonly chosen: string;
  readonly free: string;
  readonly lies: (numeral: string) => string;
  readonly nobodyBids: string;
  readonly discarded: string;
  readonly noFlowers: string;
  readonly flowers: (count: number) => string;
  readonly nth: (place: number) => string;
  readonly laidBy: (name: string) => string;
  readonly byTie: string;
  readonly tiles: (count: number) => string;
  readonly goal: (tiles: number) => string;
  readonly emptyCell: string;
  readonly emptySlot: string;
  readonly loose: string;
  readonly completes: (tiles: number) => string;
  readonly path: (tiles: number) => string;
  readonly openEnds: (count: number) => string;
  readonly nothingEarned: string;
  readonly claims: string;
  readonly thenShift: string;
  readonly thenSummon: string;
  readonly suddenDeath: string;
  readonly suddenDeathHelp: string;
  readonly tiebreak: string;
  readonly tiebreakHelp: string;
  readonly supply: string;
  readonly stack: (count: number) => string;
  readonly discard: (count: number) => string;
  readonly soulTile: (left: number) => string;
  readonly bag: string;
  readonly bagAndHand: string;
  readonly orderMark: (place: number) => string;
  readonly worth: (name: string, worth: number) => string;
  readonly neutral: string;
  readonly none: string;
}

/** What the board itself needs beyond the app's sentences. */
export interface UmbraText extends GameText<UmbraVia> {
  readonly labels: Labels;
  tile(tile: Tile): string;
  slot(slot: number): string;
  kind(kind: number, count: number): string;
  colour(config: TableConfig, colour: number): string;
  shape(shape: number): string;
  heap(all: Heap, config: TableConfig): string;
  named(cast: Cast): this;
}
