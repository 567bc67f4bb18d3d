import type { JsonObject } from './source.ts';

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

/** The steps of a guide whose sentences have these ids; what is said instead of another move ends in `-instead`. */
export const guideSteps = <Line extends string>() => ({
  say: (line: Line, ...point: string[]): GuideStep => ({ kind: 'say', say: line, point }),
  chance: (outcome: string): GuideStep => ({ kind: 'chance', outcome }),
  move: (seat: string, move: string): GuideStep => ({ kind: 'move', seat, move }),
  ask: (line: Line, moves: readonly string[], ...point: string[]): GuideStep => ({
    kind: 'ask',
    say: line,
    moves,
    instead: `${line}-instead`,
    point,
  }),
});

/**
 * The rules in our own words. Text may have **strong** words, and [[sentences that are our reading of a rulebook]],
 * which are shown with that label; no other markup.
 */
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
