import type { Cast, GameText, Seat, speech, TableRefusal, Won } from '@penumbra/kit';
import type { Cell, CellSet, TableConfig } from '../src/box.ts';
import type { Card, Theme, Tile } from '../src/components.ts';
import type { Ending, Event } from '../src/events.ts';
import type { Envyra } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import type { Options } from '../src/options.ts';
import type { GuideLine } from './guide.ts';

export type Colour = 'purple' | 'gray' | 'pink' | 'white';
export type RefusalCode = Envyra['Refusal'] | TableRefusal;

export const SYMBOLS = [
  'leaf',
  'flower',
  'tree',
  'seed',
  'wave',
  'rain',
  'ice',
  'mist',
  'lava',
  'flame',
  'spark',
  'sun',
] as const;
export type Sign = (typeof SYMBOLS)[number];

/** Names that a sentence needs, made by the language they are in. */
export interface Names extends speech.Called {
  cell(cell: Cell): string;
  cells(cells: CellSet): string;
  /** `Seed 3`, `Bonus 4`, `End Tile`. */
  tile(tile: Tile): string;
  isEnd(tile: Tile): boolean;
  /** `leaf, ice: 3`. */
  card(card: Card): string;
}

export type Done<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
export type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** What can be said for or against a move. */
export const REASONS = ['won', 'tile-captured', 'card-won', 'seat-stuck'] as const;
export type ReasonKind = (typeof REASONS)[number];
export type Reason = Extract<Event | Won, { readonly kind: ReasonKind }>;

/** Everything that is said in one language. Tables over closed unions: a missing sentence does not compile. */
export interface Words
  extends speech.CommonWords<{ option: keyof Options; ending: Ending; item: Item; line: GuideLine }> {
  readonly colours: { readonly [colour in Colour]: string };
  readonly themes: { readonly [theme in Theme]: string };
  readonly symbols: { readonly [sign in Sign]: string };
  readonly bonusTile: (points: number) => string;
  readonly endTile: string;
  readonly symbolTile: (symbol: string, points: number) => string;
  readonly events: { readonly [K in Event['kind']]: (event: Told<K>, names: Names) => string | undefined };
  /** Ends the sentence of a capture in the log: why it is theirs. */
  readonly captured: { readonly majority: (own: number, all: number) => string; readonly newest: string };
  /** Tiles that come at once: the whole grid at the start, later those of a refill. */
  readonly gridLaid: (count: number) => string;
  readonly tilesLaid: (tiles: readonly Told<'tile-laid'>[], names: Names) => string;
  /** Half sentences, with what is in it for whoever they are about. */
  readonly reasons: {
    readonly [K in ReasonKind]: (event: Extract<Reason, { readonly kind: K }>, names: Names, points: number) => string;
  };
  readonly moves: { readonly [K in Move['kind']]: (move: Done<K>, names: Names) => string };
  readonly refusals: { readonly [code in RefusalCode]: (at: readonly string[]) => string };
  readonly elements: { readonly [name in Element]: string };
  readonly prompts: Prompts;
  readonly labels: Labels;
  readonly gains: Gains;
}

/** Lines of the score sheet: the rules' own, what they are made of, the total of a curve, and the tie-breaks. */
export const ITEMS = [
  'tiles',
  'sets',
  'equilibrium',
  'flora',
  'water',
  'fire',
  'bonus',
  'end-tile',
  'flora-sets',
  'water-sets',
  'fire-sets',
  'open-cards',
  'secret-card',
  'points',
  'tie-sets',
  'tie-end-tile',
] as const;
export type Item = (typeof ITEMS)[number];

/** Parts of the board that guide, rules, refusals and the text board name, and what a view calls its facts. */
export const ELEMENTS = [
  'state',
  'grid',
  'seats',
  'tide',
  'plan',
  'reserve',
  'end tile',
  'supply',
  'open cards',
  'secret card',
  'ledger',
  'commit',
  'round',
  'phase',
  'turn',
  'start',
  'pass',
  'cell',
  'tile',
  'cubes',
  'plans',
  'captured',
  'quiet',
  'lastRound',
  'equilibrium',
  'open',
  'secret',
  'won',
  'first',
  'deal',
  'lay',
  'deploy',
  'remove',
  'replace',
  'refill',
  'over',
  'points',
  'starts',
  'sits out',
  'removed',
  'bonus',
] as const;
export type Element = (typeof ELEMENTS)[number];

export interface Prompts {
  readonly setup: string;
  readonly refill: string;
  readonly replace: (cell: string) => string;
  readonly plan: (most: number, last: boolean) => string;
  readonly sealed: (names: string) => string;
  readonly planning: (names: string) => string;
  readonly sitOut: (names: string) => string;
  readonly deploy: (cells: readonly string[], back: boolean) => string;
  readonly deploying: (name: string, back: boolean) => string;
  readonly remove: string;
  readonly removing: (name: string) => string;
  readonly over: (winners: string, count: number) => string;
  readonly youWin: string;
  /** The reader first. */
  readonly youShare: (all: string) => string;
  readonly goal: (best: number, leaders: string) => string;
  readonly goalLast: string;
  readonly goalEnd: (cell: string, left: number) => string;
  readonly contested: (count: number, all: boolean, cell: string) => string;
  readonly uncontested: string;
  readonly why: { readonly [ending in Ending]: string };
  readonly whyPoints: (seat: Seat, points: number, second: number, names: Names) => string;
  readonly whySets: (seat: Seat, sets: number, others: number, names: Names) => string;
  readonly whyEndTile: (seat: Seat, names: Names) => string;
  readonly whyShared: (points: number) => string;
}

/** What the board itself writes. */
export interface Labels {
  readonly there: string;
  readonly back: string;
  readonly station: (number: number, name: string) => string;
  readonly stationNow: (number: number, name: string) => string;
  readonly stationDone: (number: number, name: string, cell: string) => string;
  readonly stationPassed: (number: number, name: string) => string;
  readonly starts: (name: string) => string;
  readonly planning: string;
  readonly sealed: string;
  readonly sitsOut: string;
  readonly planned: (cells: string) => string;
  readonly noPlan: string;
  // A tile.
  readonly empty: string;
  readonly points: (count: number) => string;
  readonly cubes: (placed: number, required: number) => string;
  readonly owners: (names: string) => string;
  readonly leads: (name: string, isYou: boolean, newest: boolean) => string;
  readonly needs: (what: string) => string;
  readonly barred: string;
  readonly open: string;
  readonly waits: (names: string) => string;
  readonly marked: string;
  readonly theme: (theme: string, count: number) => string;
  // The rail.
  readonly endTile: string;
  readonly endShort: (cell: string, placed: number, required: number) => string;
  readonly endHidden: (tiles: number) => string;
  readonly endIn: (tiles: number) => string;
  readonly endLies: (cell: string, left: number) => string;
  readonly endTaken: (name: string, isYou: boolean) => string;
  readonly endRemoved: string;
  readonly endGone: string;
  readonly supply: (tiles: number) => string;
  readonly mayDeploy: (names: string) => string;
  readonly nobody: string;
  readonly openCard: string;
  readonly secretCard: string;
  readonly otherSecret: string;
  readonly wonCard: (name: string, points: number) => string;
  readonly card: (symbols: string, points: number) => string;
  readonly ownedBy: (symbol: string, names: string) => string;
  readonly ownedByNobody: (symbol: string) => string;
  readonly quiet: (rounds: number) => string;
  readonly lastRound: string;
  // The own place.
  readonly reserve: (count: number) => string;
  readonly markTile: string;
  readonly markSecond: string;
  readonly tapBack: string;
  readonly isSealed: string;
  readonly onlyCube: string;
  readonly cannotGo: string;
  readonly gone: string;
  readonly seal: string;
  readonly sealNote: (cells: number, most: number) => string;
  readonly deployAct: (cell: string) => string;
  readonly removeAct: (cell: string) => string;
  readonly removeNote: string;
  readonly twoMarked: (cells: readonly string[]) => string;
  readonly noTile: string;
  readonly sealedNow: string;
  readonly waitYourTurn: string;
  // Players.
  readonly score: (points: number) => string;
  readonly set: (points: number) => string;
  readonly ofTheme: (theme: string, count: number, symbols: string, points: number) => string;
  readonly bonus: (points: number) => string;
  readonly tilesOf: (name: string) => string;
  readonly ledgers: string;
  readonly details: string;
  readonly close: string;
  readonly missed: string;
}

/** What a move brings: short sentences of a preview. */
export interface Gains {
  readonly takes: (seat: Seat, tile: Tile, names: Names) => string;
  readonly endFalls: (seat: Seat, names: Names) => string;
  readonly adds: (placed: number, required: number) => string;
  readonly majority: (seat: Seat, own: number, all: number, names: Names) => string;
  readonly newest: (seat: Seat, names: Names) => string;
  readonly leads: (seat: Seat, names: Names) => string;
  readonly left: (cubes: number) => string;
  readonly cubesHome: string;
  readonly gameEnds: (leaders: string, youLead: boolean) => string;
  readonly set: (points: number) => string;
  readonly card: (card: string) => string;
  readonly opens: (cells: string) => string;
  readonly nextFills: (name: string, cells: string) => string;
  readonly next: (name: string) => string;
  readonly barredTitle: string;
  readonly barred: (lacks: string) => string;
  readonly before: (names: string) => string;
  readonly youFirst: string;
  readonly fillsNow: string;
  readonly removes: (tile: Tile, names: Names) => string;
  readonly removeRandom: string;
  readonly removeEmpty: string;
  readonly short: {
    readonly ends: string;
    readonly yours: (points: number) => string;
    readonly theirs: (name: string) => string;
    readonly leads: string;
    readonly follows: (name: string) => string;
  };
}

/** What the board needs beyond the app's sentences. */
export interface EnvyraText extends GameText<Envyra> {
  readonly labels: Labels;
  readonly gains: Gains;
  theme(theme: Theme): string;
  symbol(symbol: string): string;
  names(config: TableConfig): Names;
  named(cast: Cast): this;
}
