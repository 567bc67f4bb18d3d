import type { Cast, GameText, Seat, speech, TableRefusal, Won } from '@penumbra/kit';
import type { TableConfig } from '../src/box.ts';
import type { Ending, Event, SiteName } from '../src/events.ts';
import type { Goods } from '../src/goods.ts';
import type { ViaNebula } from '../src/index.ts';
import type { Move, MoveKind, Payment } from '../src/moves/move.ts';
import type { Options } from '../src/options.ts';
import { SHEET } from '../src/scoring.ts';
import type { Cell, COLOURS, Contract, ContractKind, RESOURCES, Resource, Terrain, Token } from '../src/words.ts';
import type { GuideLine } from './guide.ts';

export type Colour = (typeof COLOURS)[number];
export type Kind = (typeof RESOURCES)[number];

export type RefusalCode = ViaNebula['Refusal'] | TableRefusal;

/** The five actions, as the buttons name them. */
export const VERBS = ['craft', 'site', 'explore', 'carry', 'build'] as const satisfies readonly MoveKind[];
export type Verb = (typeof VERBS)[number];

/** Names that a sentence needs, made by the language they are in. */
export interface Names extends speech.Called {
  cell(at: Cell): string;
  /** `d5`, or `d5.2` for the second site of one's own there. */
  site(site: SiteName): string;
  /** `2 wood, clay`. */
  goods(goods: Goods): string;
  kind(resource: Resource): string;
  /** The same where it is taken or carried; other languages have a case for it. */
  object(resource: Resource): string;
  contract(contract: Contract): string;
  /** With what it asks for, so that copies are told apart. */
  card(contract: Contract): string;
  tokenPoints(token: Token): number;
  /** What is paid, where that is chosen; nothing where it is printed. */
  paid(contract: Contract, payment: Payment): string;
  terrain(at: Cell): Terrain | undefined;
}

/** The moves of a kind; several kinds may share a shape. */
export type Done<K extends MoveKind, M extends Move = Move> = M extends Move
  ? K extends M['kind']
    ? M
    : never
  : never;
export type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** What can be said for or against a move. */
export const REASONS = [
  'won',
  'end-card-taken',
  'building-erected',
  'craftsman-placed',
  'explorer-uncovered',
  'action-gained',
  'turn-lost',
] as const;
export type ReasonKind = (typeof REASONS)[number];
export type Reason = Extract<Event | Won, { readonly kind: ReasonKind }>;

/** Everything that is said in one language. Tables over closed unions: a missing sentence does not compile. */
export interface Words
  extends speech.CommonWords<{ option: keyof Options; ending: Ending; item: Item; line: GuideLine }> {
  readonly colours: { readonly [colour in Colour]: string };
  readonly kinds: { readonly [kind in Kind]: KindWords };
  readonly contracts: { readonly [kind in ContractKind]: ContractWords };
  /** `any three different`, `any two equal`: what a contract asks for that takes any kinds. */
  readonly different: (count: number) => string;
  readonly equal: (count: number) => string;
  readonly paying: (goods: string) => string;
  readonly events: { readonly [K in Event['kind']]: (event: Told<K>, names: Names) => string | undefined };
  /** Half sentences, with what is in it for whoever they are about. */
  readonly reasons: {
    readonly [K in ReasonKind]: (event: Extract<Reason, { readonly kind: K }>, names: Names, points: number) => string;
  };
  /** Of a resource that is carried to a site for nothing. */
  readonly needless: (site: SiteName, names: Names) => string;
  readonly moves: { readonly [K in Move['kind']]: (move: Done<K>, names: Names) => string };
  readonly refusals: { readonly [code in RefusalCode]: (at: readonly string[]) => string };
  readonly elements: { readonly [name in Element]: string };
  readonly prompts: Prompts;
  readonly abilities: { readonly [kind in ContractKind]?: string };
  readonly labels: Labels;
  readonly gains: Gains;
}

/** Lines of the score sheet: the rules' own, the total of a curve, and the tie-break. */
export const ITEMS = [...SHEET, 'points', 'stored'] as const;
export type Item = (typeof ITEMS)[number];

export interface KindWords {
  readonly name: string;
  /** Where it is taken or carried. */
  readonly object: string;
  /** With its number, from two on. */
  readonly many: (count: number) => string;
}
export interface ContractWords {
  readonly name: string;
  /** One sentence for the card. */
  readonly says: string;
}

/** Parts of the board that guide, rules, refusals and the text board name, and what a view calls its facts. */
export const ELEMENTS = [
  'status',
  'map',
  'open',
  'hand',
  'players',
  'deck',
  'supply',
  'reserve',
  'actions',
  'storage',
  'stacks',
  'guild',
  ...VERBS,
  'extra',
  'draw',
  'shortcut',
  'skip',
  'phase',
  'turn',
  'actionsLeft',
  'craftsmen',
  'sites',
  'buildings',
  'tokens',
  'exploitations',
  'resources',
  'meadows',
  'owner',
  'at',
  'done',
  'ability',
  'contract',
  'left',
  'endCard',
  'lastTurns',
  'first',
  'private',
  'act',
  'refill',
  'secret',
  'over',
  'cards',
  'piles',
  'store',
  'different',
  'equal',
] as const;
export type Element = (typeof ELEMENTS)[number];

export interface Prompts {
  readonly setup: string;
  readonly refill: string;
  readonly secret: (name: string) => string;
  readonly act: (actions: number, last: boolean) => string;
  readonly ability: (contract: string, task: string) => string;
  readonly acting: (name: string, actions: number, last: boolean) => string;
  readonly deciding: (name: string, contract: string) => string;
  readonly over: (winners: string, count: number) => string;
  readonly youWin: string;
  /** The reader first. */
  readonly youShare: (all: string) => string;
  readonly goal: (best: number, leaders: string) => string;
  readonly lastTurns: (seat: Seat, left: string, names: Names) => string;
  readonly whyPoints: (seat: Seat, points: number, second: number, names: Names) => string;
  readonly whyStorage: (seat: Seat, stored: number, others: number, names: Names) => string;
  readonly whyShared: (points: number) => string;
}

/** What the board itself writes. */
export interface Labels {
  readonly valley: string;
  readonly whole: string;
  readonly actions: (left: number) => string;
  readonly actionMenu: string;
  readonly verb: { readonly [verb in Verb]: { readonly short: string; readonly full: string } };
  readonly possible: (count: number) => string;
  readonly supply: string;
  readonly reserve: string;
  readonly open: string;
  readonly hand: string;
  readonly deck: (left: number) => string;
  readonly left: string;
  readonly awaited: string;
  readonly handEmpty: string;
  readonly atSite: (site: string) => string;
  readonly private: string;
  readonly points: (count: number) => string;
  readonly pointsLater: string;
  readonly asks: (cost: string) => string;
  // What lies on a hex.
  readonly meadow: string;
  readonly tile: string;
  readonly mist: string;
  readonly forest: string;
  readonly forbidden: string;
  readonly ruin: string;
  readonly freePlots: (count: number) => string;
  readonly token: (goods: string, points: number) => string;
  readonly exploitation: (owner: string | undefined, goods: string) => string;
  readonly site: (owner: string | undefined, goods: string) => string;
  readonly building: (owner: string | undefined) => string;
  // What can be done.
  readonly from: { readonly [verb in Verb]: string };
  readonly carryFrom: string;
  readonly flyFrom: string;
  readonly chooseSite: (what: string) => string;
  readonly chooseKind: string;
  readonly chooseInto: string;
  readonly choosePlot: string;
  readonly choosePay: string;
  readonly chooseContract: string;
  readonly chooseMist: string;
  readonly chooseHere: string;
  readonly carryHere: string;
  readonly stakeHere: string;
  readonly buildHere: (contract: string) => string;
  readonly putBack: string;
  readonly skip: string;
  readonly enough: string;
  readonly nothingHere: string;
  readonly noMove: { readonly [verb in Verb]: string };
  readonly storage: string;
  readonly noCarry: (at: string) => string;
  // Players.
  readonly score: (points: number) => string;
  readonly buildings: (built: number) => string;
  readonly craftsmen: (left: number) => string;
  readonly sites: (left: number) => string;
  readonly stacks: (tiles: string, explorers: number) => string;
  readonly handSize: (count: number) => string;
  readonly done: (contracts: string) => string;
  readonly tokens: (count: number, points: number) => string;
  readonly stored: (goods: string) => string;
  readonly endCard: string;
  readonly lastTurn: string;
  readonly guild: (name: string) => string;
  readonly close: string;
  readonly none: string;
  // The end.
  readonly ledger: string;
  readonly bonusOf: (contract: string) => string;
}

/** What a move brings: short lines of a preview. */
export interface Gains {
  readonly title: { readonly [K in Move['kind']]: (move: Done<K>, names: Names) => string };
  readonly act: { readonly [K in Move['kind']]: string };
  readonly points: (count: number) => string;
  readonly craftsmenStay: (count: number) => string;
  readonly sitesStay: (sites: number, buildings: number) => string;
  readonly bothActions: string;
  readonly joins: (hexes: string) => string;
  readonly touches: (hexes: string) => string;
  readonly tilesStay: (count: number) => string;
  readonly uncovers: string;
  readonly reserve: (left: number) => string;
  readonly emptied: string;
  readonly comesHome: (name: string | undefined) => string;
  readonly enough: (contracts: string) => string;
  readonly missing: (contract: string, goods: string) => string;
  readonly pays: string;
  readonly stores: string;
  readonly ability: (says: string) => string;
  readonly fifth: string;
  readonly nth: (number: number) => string;
  readonly mistAgain: (at: string) => string;
  readonly shows: (at: string, terrain: string) => string;
  readonly cuts: string;
  readonly open: string;
  readonly supplyOut: string;
  readonly actionMore: string;
  readonly drawn: (deck: number) => string;
  readonly tilesBack: (count: number) => string;
  readonly uses: (used: number, of: number) => string;
  readonly meadows: (count: number) => string;
}

/** What the board needs beyond the app's sentences. */
export interface ViaText extends GameText<ViaNebula> {
  readonly labels: Labels;
  readonly gains: Gains;
  kind(kind: Resource): string;
  goods(goods: Goods): string;
  contract(contract: Contract, config: TableConfig): string;
  /** The sentence on the card. */
  says(contract: Contract, config: TableConfig): string;
  cost(contract: Contract, config: TableConfig): string;
  task(contract: Contract, config: TableConfig): string;
  list(parts: readonly string[]): string;
  named(cast: Cast): this;
  /** How a seat is called in a list. */
  seatName(seat: Seat, config: TableConfig): string;
  /** The title of a preview. */
  title(move: Move, config: TableConfig): string;
}
