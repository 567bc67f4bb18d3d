// What passes between the page and the worker in which bots think.
import type { Findings, Review } from '@penumbra/bots';
import type { JsonObject, Prospect } from '@penumbra/kit';
import type { Level } from './levels.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  /** Enough to make the same config: it may hold functions, which cannot travel. */
  readonly wish: { readonly seats: readonly string[]; readonly options: JsonObject; readonly components: JsonObject };
  /** What the seat sees, in the kit's text form. There is nothing else in this message for a bot to know. */
  readonly seen: JsonObject;
  readonly level: Level;
  /** Of the bot's own stream. */
  readonly key: string;
  /** Whether somebody wants to know why. */
  readonly reasons: boolean;
  readonly ms: number;
}

/** What the bot thinks of a move. */
export interface Opinion {
  /** In notation. */
  readonly move: string;
  /** The share of the victory it expects, 0 to 1; undefined if it has not looked at it. */
  readonly win: number | undefined;
  /** In a secret choice: how often to choose it, 0 to 1. */
  readonly share: number;
}

/** What the chosen move leads to, and what the next best would. */
export interface Reasons {
  readonly why: Prospect;
  readonly other: Prospect | undefined;
}

/** The same question to a helper, who is to look until a moment that all of them have in common. */
export interface Errand extends Question {
  readonly until: number;
}

/** What a helper has found; nothing where there was nothing to look for. */
export interface Found {
  readonly id: number;
  readonly findings: Findings | undefined;
}

/** A finished game to be judged; answered by progress, then by the review. */
export interface ReviewQuestion {
  readonly record: JsonObject;
}

export type ReviewReply =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'problem'; readonly problem: string };

export type Reply =
  | {
      readonly id: number;
      readonly ok: true;
      readonly move: string;
      readonly opinions: readonly Opinion[];
      readonly reasons: Reasons | undefined;
    }
  | { readonly id: number; readonly ok: false; readonly problem: string };
