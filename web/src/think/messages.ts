// What passes between the page and the worker in which bots think.
import type { Findings, Review } from '@penumbra/bots';
import type { GameTypes, JsonObject, Seat, Seen } from '@penumbra/kit';
import type { Level } from './levels.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  /** Enough to make the same config: it may hold functions, which cannot travel. */
  readonly wish: { readonly seats: readonly string[]; readonly options: JsonObject; readonly components: JsonObject };
  /** What the seat knows, without the config. There is nothing else in this message for a bot to know. */
  readonly view: Omit<GameTypes['View'], 'config'>;
  readonly turn: Seen<GameTypes>['turn'];
  readonly step: number;
  readonly committed: Seen<GameTypes>['committed'];
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  readonly ms: number;
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
  | { readonly id: number; readonly ok: true; readonly move: string }
  | { readonly id: number; readonly ok: false; readonly problem: string };
