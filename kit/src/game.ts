import type { Answer, Audience, BySeat, Refusal, Seat, Seats, Viewer } from './base.ts';
import type { ComponentSpec } from './components.ts';
import type { Features, Weights } from './features.ts';
import type { OptionSpec } from './options.ts';
import type { Rng } from './rng.ts';
import type { Say, Sketch } from './sketch.ts';
import type { JsonObject, Source } from './source.ts';

/** The types a game brings along, under one name instead of nine parameters. */
export interface GameTypes {
  Options: object;
  /** The tables of the box, by table and id, as data. */
  Components: object;
  /** The components of one table, compiled into whatever the rules look things up in. Never changes during play. */
  Box: object;
  /** Mutable plain data of a fixed shape: small integers and arrays of them. */
  State: { readonly config: Config };
  /** What a seat can choose. Interned: equal moves are the same frozen object. */
  Move: { readonly kind: string };
  /** What nature can choose. */
  Chance: { readonly kind: string };
  /** What happened, in the past tense. */
  Event: { readonly kind: string };
  /** All that one viewer knows. */
  View: { readonly config: Config; readonly viewer: Viewer };
  /** A closed union of codes: why a move or an outcome cannot be, and why a text is none. */
  Refusal: string;
}

/** What is settled before the first step: shared by all states of a game, never copied. */
export interface Config<T extends GameTypes = GameTypes> {
  readonly game: string;
  /** The colours in seating order. A seat is an index into this. */
  readonly seats: readonly string[];
  readonly options: T['Options'];
  readonly components: T['Components'];
  readonly box: T['Box'];
  /** Options that differ from their defaults and components that were added or replaced, as positions write them. */
  readonly given: { readonly options: JsonObject; readonly components: JsonObject };
}

export interface Facts {
  readonly id: string;
  /** Raised when recorded games would play differently. */
  readonly rules: number;
  /** The names a seat can have, in the usual order. */
  readonly colours: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  readonly hidden: boolean;
  readonly chance: boolean;
  readonly simultaneous: boolean;
  /** No game of random play takes more steps than this. */
  readonly longest: number;
  /**
   * What `round` numbers, where a state cannot tell rounds: how often the turn has come to the seat at turn, or the
   * building that the table is at.
   */
  readonly counts?: 'turns' | 'buildings';
}

/** Whom the game is waiting for. Every driver is a switch on this. */
export type Turn =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'joint'; readonly seats: Seats }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' };

export interface Result {
  readonly winners: readonly Seat[];
  /** Totals by seat, for games that have points. */
  readonly scores?: BySeat<number>;
  /** How the totals come about: a line per item, points by seat. */
  readonly sheet?: readonly { readonly item: string; readonly points: BySeat<number> }[];
  /** Which of the game's endings, a code. */
  readonly ending: string;
  /** Where one plays alone: what the game calls such a score, a code. Programs show it instead of a victory. */
  readonly rank?: string;
}

/** Where events leave the rules. `reveal` says that somebody now knows more than before: undo stops there. */
export interface Tell<Event> {
  say(event: Event, to?: Audience): void;
  reveal(event: Event, to?: Audience): void;
}

export interface Nature<T extends GameTypes> {
  /** Requires: the turn is chance. Outcomes come with their true probabilities. */
  sample(s: T['State'], rng: Rng): T['Chance'];
  /**
   * In how many equally likely ways it comes to an outcome that is not refused, up to a common factor: cards of one
   * kind are as many ways as there are. Left out where all outcomes are equally likely.
   */
  ways?(s: T['State'], outcome: T['Chance']): number;
  /** Why this outcome cannot happen now; undefined if it can. */
  refuse(s: T['State'], outcome: T['Chance']): Refusal<T['Refusal']> | undefined;
  /** Requires: not refused. */
  apply(s: T['State'], outcome: T['Chance'], tell?: Tell<T['Event']>): void;
  /** Who sees the whole outcome. */
  audience(s: T['State'], outcome: T['Chance']): Audience;
}

export interface Notation<T extends GameTypes> {
  move(move: T['Move'], config: Config<T>): string;
  /** Takes harmless variations too, and gives the canonical move. Whether it is legal is another question. */
  parseMove(text: string, s: T['State'], seat: Seat): Answer<T['Move'], T['Refusal']>;
  /** With a viewer: what they may not know is replaced by its size. */
  chance(outcome: T['Chance'], config: Config<T>, viewer?: Viewer): string;
  parseChance(text: string, s: T['State']): Answer<T['Chance'], T['Refusal']>;
  /** One line in the game's words, for logs in text; sentences for people are made at the edge. */
  event(event: T['Event'], config: Config<T>): string;
  /** The `state` of a position: the whole truth. */
  state(s: T['State']): JsonObject;
  /** Reads, fills, refuses with a `Fault`, then runs on until somebody is asked. */
  readState(source: Source, config: Config<T>): T['State'];
  /** A view in the words of the state. */
  view(view: T['View']): JsonObject;
  /** The same view again, for programs that receive it as text: bots outside, and bots in other threads. */
  readView(source: Source, config: Config<T>, viewer: Viewer): T['View'];
}

/** A component, by the name it has in the box, in the hands of a seat. */
export interface Used {
  readonly seat: Seat;
  readonly component: string;
}

/** What a search does best in a game, found by tournament; whatever is left out is as usual. */
export interface SearchAdvice {
  /**
   * How seats that choose at once learn: each by its own averages, or by what it wishes it had done. In `pairs` that is
   * what it wishes against just what the other one did.
   */
  readonly joint?: 'decoupled' | 'regret' | 'pairs';
  /** How more than two learn, where two learn in pairs. */
  readonly many?: 'decoupled' | 'regret';
  readonly exploration?: number;
  /** How many decisions are played on beyond the tree before the evaluation is asked. */
  readonly cutoff?: number;
  /** How those are chosen: at random, or the best of three by `promise`; without that by the evaluation of what comes of them. */
  readonly policy?: 'random' | 'promise';
  /** How deep the tree may grow; 1 is flat. */
  readonly depth?: number;
  /** What tells moves apart before they are tried. */
  readonly priors?: 'none' | 'promise' | 'evaluate';
  /** Where so many have passed, what the evaluation says after each move tells them apart from then on; 0 is never. */
  readonly rethink?: number;
  /** What others are taken to know: what the searching seat does and no more, or each what their own seat would see. */
  readonly minds?: 'one' | 'each';
  /** Of a secret choice nothing is played that is meant less than this share of the favourite. */
  readonly least?: number;
  /**
   * In pairs: how much of what the other one does out of curiosity only is prepared for, from 0 to 1. None is right against
   * somebody who never errs; but of moves that are equally good then, some are much better if the other one does.
   */
  readonly heed?: number;
}

/**
 * How a level below the best plays: like somebody who is newer to the game. It looks at fewer worlds and less far, sees
 * some of its moves only and misjudges those; it never throws a move away.
 */
export interface Dial {
  /** How many worlds it looks at. */
  readonly iterations: number;
  /** How many decisions it looks ahead before it judges; as many as it gets to if left out. */
  readonly depth?: number;
  /** How many of its moves it notices; all if left out. */
  readonly notices?: number;
  /** By how much it misjudges a move, in shares of the victory; not at all if left out. */
  readonly noise?: number;
  /** How it searches, where that is not what the game advises: so a level stays what it was measured to be. */
  readonly search?: SearchAdvice;
  /** How often it strays from what it found best; never if left out. */
  readonly softness?: number;
}

/** What a bot may lean on. Works on states, because a bot makes its own from its view. */
export interface Hints<T extends GameTypes> {
  /** How well a seat stands, from 0 (lost) to 1 (won). Cheap. */
  evaluate(s: T['State'], seat: Seat): number;
  /** The same of all seats at once, adding up to 1, where that is cheaper than one by one. */
  shares?(s: T['State'], into: number[]): void;
  /** What the evaluation is learned from, and what was learned (`penumbra train`); left out where it is written by hand. */
  readonly features?: Features<T['State']>;
  readonly weights?: Weights;
  /** How promising a legal move looks before trying it; larger is better, any scale. Cheaper than playing it. */
  promise?(s: T['State'], seat: Seat, move: T['Move']): number;
  readonly search?: SearchAdvice;
  /** By level, where the usual dial is not right for the game. */
  readonly levels?: { readonly [level: string]: Dial };
  /** How strong each level was measured to be, in Elo above somebody who plays at random. */
  readonly ratings?: { readonly [level: string]: number };
}

/**
 * One game: facts, tables and pure functions. Only `play`, `resolve`, `nature.apply` and the `into` arguments
 * change anything, and only what they are handed.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly facts: Facts;
  readonly options: OptionSpec<T['Options']>;
  readonly components: ComponentSpec<T['Components']>;
  box(parts: Omit<Config<T>, 'box'>): T['Box'];

  setup(config: Config<T>): T['State'];
  turn(s: T['State']): Turn;
  /** The number a record is divided by: round or turn, from 1. */
  round(s: T['State']): number;
  /** Sound and complete; empty for a seat that is not asked. In a joint turn: regardless of commitments. */
  legal(s: T['State'], seat: Seat): readonly T['Move'][];
  /** Undefined exactly for the members of `legal`. */
  refuse(s: T['State'], seat: Seat, move: T['Move']): Refusal<T['Refusal']> | undefined;
  /** Requires: the turn is that seat's and the move is not refused. */
  play(s: T['State'], seat: Seat, move: T['Move'], tell?: Tell<T['Event']>): void;
  /** Requires: a joint turn and a choice that is not refused for each of its seats (others undefined). */
  resolve(s: T['State'], choices: BySeat<T['Move'] | undefined>, tell?: Tell<T['Event']>): void;
  readonly nature: Nature<T>;
  /** Undefined until the turn is over. */
  result(s: T['State']): Result | undefined;

  /** What `into` is made of may be used again: whoever gives it away goes on with what comes back. */
  clone(s: T['State'], into?: T['State']): T['State'];
  /** A uniformly random legal move, where that is cheaper than listing all. */
  pick?(s: T['State'], seat: Seat, rng: Rng): T['Move'];
  /** What is wrong with a state that should never be: pieces lost, counters out of range. */
  invariants(s: T['State']): string | undefined;

  view(s: T['State'], viewer: Viewer): T['View'];
  /** A random state consistent with a view. Takes the view, so whoever has only that cannot peek. */
  determinize(view: T['View'], rng: Rng, into?: T['State']): T['State'];

  readonly notation: Notation<T>;
  readonly hints: Hints<T>;
  /**
   * What of an event can be a reason for a move, without what differs by accident from world to world; undefined where
   * it explains nothing. What comes later (`next`) differs by more accidents than what the move itself does. Left out:
   * every event, as it is.
   */
  gist?(event: T['Event'], when: 'now' | 'next'): T['Event'] | undefined;
  /** For statistics: the component that a seat used, if this event says so. */
  used?(event: T['Event'], config: Config<T>): Used | undefined;
  /** The board in characters; names as they are, unless somebody says them. */
  sketch(view: T['View'], say?: Say): Sketch;
}

const SEAT_TURNS: readonly Turn[] = Array.from({ length: 8 }, (_, seat) =>
  Object.freeze({ kind: 'seat', seat: seat as Seat }),
);
const JOINT_TURNS: readonly Turn[] = Array.from({ length: 256 }, (_, seats) =>
  Object.freeze({ kind: 'joint', seats: seats as Seats }),
);

// Turns are asked for at every step of every playout, so they are made once.
export const seatTurn = (seat: Seat): Turn => SEAT_TURNS[seat]!;
export const jointTurn = (seats: Seats): Turn => JOINT_TURNS[seats]!;
export const CHANCE_TURN: Turn = Object.freeze({ kind: 'chance' });
export const OVER_TURN: Turn = Object.freeze({ kind: 'over' });

/** A random legal move. */
export const pickMove = <T extends GameTypes>(game: Game<T>, s: T['State'], seat: Seat, rng: Rng): T['Move'] =>
  game.pick ? game.pick(s, seat, rng) : rng.pick(game.legal(s, seat));
