import type { Cast, GameText, Seat, speech, TableRefusal, Won } from '@penumbra/kit';
import type { TableConfig } from '../src/box.ts';
import type { Ending, Event } from '../src/events.ts';
import type { SoloRank, Umbrella } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import type { Options } from '../src/options.ts';
import type { Phase } from '../src/state.ts';
import type { Cell, CORNERS, Colour, Face, Power, SEATS, Zone } from '../src/words.ts';
import type { GuideLine } from './guide.ts';

export type SeatName = (typeof SEATS)[number];
export type Letter = 'R' | 'B' | 'Y' | 'G';
export type SideName = 'left' | 'right' | 'top' | 'bottom';
export type RefusalCode = Umbrella['Refusal'] | TableRefusal;

/** Names that a sentence needs, made by the language they are in. */
export interface Names extends speech.Called {
  colour(colour: number): string;
  cell(cell: Cell): string;
  zone(zone: Zone | -1): string;
  side(side: number): SideName;
  /** `1` or `a`. */
  line(side: number, line: number): string;
  /** The zone an umbrella came from, where it is not the one on its side. */
  elsewhere(seat: Seat, side: number, from: Zone | -1): string | undefined;
  face(face: number): Face;
  readonly solo: boolean;
}

export type Done<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
export type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** What can be said for or against a move. */
export const REASONS = ['won', 'marker-placed', 'power-fired', 'last-turns-began'] as const;
export type ReasonKind = (typeof REASONS)[number];
export type Reason = Extract<Event | Won, { readonly kind: ReasonKind }>;

/** Everything that is said in one language. Tables over closed unions: a missing sentence does not compile. */
export interface Words
  extends speech.CommonWords<{ option: keyof Options; ending: Ending; item: Item; line: GuideLine }> {
  readonly seats: { readonly [seat in SeatName]: string };
  readonly colours: { readonly [letter in Letter]: string };
  readonly zones: ZoneWords;
  readonly powers: { readonly [power in Power]: string };
  readonly faces: { readonly [face in Face]: string };
  readonly corners: { readonly [corner in (typeof CORNERS)[number]]: string };
  readonly events: { readonly [K in Event['kind']]: (event: Told<K>, names: Names) => string | undefined };
  /** Half sentences, with what is in it for whoever they are about. */
  readonly reasons: {
    readonly [K in ReasonKind]: (event: Extract<Reason, { readonly kind: K }>, names: Names, points: number) => string;
  };
  /** Why, where nothing happens soon: what is how many pushes away, whom a push helps, that it helps nobody. */
  readonly outlook: {
    readonly near: (goal: Near, names: Names) => string;
    readonly helps: (goal: Near, names: Names) => string;
    readonly idle: string;
  };
  readonly moves: { readonly [K in Move['kind']]: (move: Done<K>, names: Names) => string };
  readonly refusals: { readonly [code in RefusalCode]: (at: readonly string[]) => string };
  readonly elements: { readonly [name in Element]: string };
  /** `choreography 3`, `space 5`. */
  readonly slot: (slot: number) => string;
  readonly space: (space: number) => string;
  readonly ranks: { readonly [rank in SoloRank]: string };
  readonly prompts: Prompts;
  readonly labels: Labels;
}

/** A choreography of somebody that is so many pushes away in a colour. */
export interface Near {
  readonly seat: Seat;
  readonly slot: number;
  readonly colour: Colour;
  readonly pushes: number;
}

export interface ZoneWords {
  readonly center: string;
  readonly yours: string;
  readonly of: (name: string) => string;
  readonly yourLeft: string;
  readonly yourRight: string;
  readonly leftOf: (name: string) => string;
  /** Without a table: the nth of the side pavements. */
  readonly nth: (number: number) => string;
}

/** Lines of the score sheet: the rules' own, the total of a curve, what they are made of, and the tie-break. */
export const ITEMS = [
  'markers',
  'score-tile',
  'personal-zone',
  'umbrellas-left',
  'points',
  'how-markers',
  'how-groups',
  'how-runs',
  'waiting',
] as const;
export type Item = (typeof ITEMS)[number];

/** Parts of the board that guide, rules, refusals and the text board name. */
export const ELEMENTS = [
  'phase',
  'turn',
  'stages',
  'zones',
  'dances',
  'markers',
  'pool',
  'aside',
  'powers',
  'passing',
  'to',
  'tile',
  'again',
  'pushed',
  'colour',
  'zone',
  'lastTurns',
  'discards',
  'stage',
  'score',
  'left',
  'right',
  'top',
  'bottom',
  'neighbours',
  'stop',
  'decline',
  'table',
  'points',
] as const satisfies readonly string[];
export type Element = (typeof ELEMENTS)[number] | Phase;

export interface Prompts {
  readonly setup: string;
  readonly uncover: string;
  readonly slide: (last: boolean) => string;
  readonly slideExtra: string;
  readonly slideAlone: string;
  readonly slideElsewhere: string;
  /** One choreography, its colour. */
  readonly complete: (slot: number, colour: string, mayDecline: boolean) => string;
  readonly completeSome: (count: number, mayDecline: boolean) => string;
  readonly power: { readonly [power in Exclude<Power, 'again'>]: string };
  readonly cover: (from: string | undefined) => string;
  readonly sliding: (name: string, last: boolean, extra: boolean) => string;
  readonly completing: (name: string) => string;
  readonly usingPower: (name: string, power: string) => string;
  readonly covering: (name: string) => string;
  readonly over: (winners: string, count: number) => string;
  readonly youWin: string;
  /** The reader first. */
  readonly youShare: (all: string) => string;
  readonly alone: (rank: string, points: number) => string;
  readonly goal: (left: number, leaders: string, points: number) => string;
  readonly lastTurns: (left: string) => string;
  readonly goalAlone: (points: number, rank: string, next: string | undefined, from: number) => string;
  readonly whyPoints: (seat: Seat, points: number, second: number, names: Names) => string;
  readonly whyTie: (seat: Seat, waiting: number, others: number, names: Names) => string;
  readonly whyShared: (points: number) => string;
  readonly whyAlone: (ending: string, next: string | undefined, missing: number) => string;
}

/** What the board itself writes. */
export interface Labels {
  readonly board: string;
  readonly centre: string;
  readonly forAll: string;
  readonly yours: string;
  readonly own: (name: string) => string;
  readonly points: (count: number) => string;
  readonly pointsNow: (count: number) => string;
  /** A stack on a pavement, for those who hear the board. */
  readonly stack: (count: number, colour: string, zone: string) => string;
  readonly noStack: (colour: string, zone: string) => string;
  readonly cell: (cell: string, colour: string) => string;
  readonly gate: { readonly [side in SideName]: (line: string) => string };
  readonly stageOf: (name: string | undefined) => string;
  readonly tile: (slot: number, face: string, cells: string) => string;
  readonly progress: (count: number, colour: string) => string;
  readonly below: (count: number) => string;
  readonly noTile: (slot: number) => string;
  readonly unseen: string;
  readonly slides: (count: number) => string;
  readonly space: (space: number, kind: string) => string;
  readonly whiteSpace: (corner: string) => string;
  readonly either: (a: string, b: string) => string;
  readonly filled: string;
  readonly scoreTile: (name: string | undefined) => string;
  readonly level: (level: number) => string;
  readonly pool: (left: number) => string;
  readonly aside: (count: number) => string;
  readonly lastTurns: string;
  readonly sideBySide: string;
  readonly fullGroup: string;
  readonly each: string;
  readonly pays: string;
  readonly tilesTo: string;
  readonly tilesFrom: string;
  readonly evening: string;
  readonly waiting: string;
  readonly waitingPays: string;
  readonly elsewhere: string;
  readonly markersOf: (count: number) => string;
  readonly planOf: (name: string) => string;
  readonly close: string;
  readonly nothingLeft: string;
  // What a move would do.
  readonly fallsOut: (colour: string) => string;
  readonly outTo: { readonly [side in 'top' | 'bottom']: string } & { readonly drain: string };
  readonly outToSide: (name: string | undefined) => string;
  readonly completes: (slot: number, colour: string) => string;
  readonly fires: { readonly [power in Power]: string };
  readonly firesAgainAlone: string;
  readonly markerWorth: (points: number) => string;
  readonly run: (length: number, points: number) => string;
  readonly group: (points: number) => string;
  readonly groupPart: (have: number, of: number) => string;
  readonly swaps: (a: string, b: string) => string;
  readonly trades: (leaves: string, comes: string) => string;
  readonly standsAt: (slot: number, colour: string, count: number) => string;
  readonly lies: (colour: string, count: number) => string;
  readonly covers: (colour: string, count: number) => string;
  readonly whichSide: (name: string) => string;
  readonly there: (colour: string, count: number) => string;
  readonly finalScore: (points: number, rank: string) => string;
  // What the dock says.
  readonly act: { readonly [K in Move['kind']]: string };
  readonly putBack: string;
  readonly goOn: string;
  /** The choreography that wants least. */
  readonly nearest: (slot: number, colour: string, count: number) => string;
  readonly takeFirst: string;
  readonly chooseLine: (colour: string, from: string) => string;
  readonly chooseColour: (gate: string) => string;
  readonly chooseSpace: (slot: number) => string;
  readonly chooseTile: string;
  /** Why there is no declining, and why there is. */
  readonly mustComplete: string;
  readonly mayDecline: string;
  readonly chooseSide: (space: number, name: string) => string;
  readonly swapFirst: string;
  readonly swapSecond: (cell: string) => string;
  readonly tradeFirst: string;
  readonly tradeCell: (colour: string) => string;
  readonly tradeStack: (cell: string) => string;
  readonly coverFirst: string;
  // Why not.
  readonly notNow: string;
  readonly takeUmbrella: string;
  readonly otherSide: string;
  readonly bothAre: (colour: string) => string;
  readonly onlyNeighbours: string;
  readonly notComplete: (slot: number) => string;
  readonly spaceTakes: (space: number, kinds: string) => string;
  readonly spaceTaken: (space: number) => string;
}

/** What the board needs beyond the app's sentences. */
export interface UmbrellaText extends GameText<Umbrella> {
  readonly labels: Labels;
  readonly words: Words;
  named(cast: Cast): this;
  names(config: TableConfig): Names;
}
