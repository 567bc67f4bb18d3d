import type { BotRef } from '../bot-names.ts';

/** What one match of a simulation came to. */
export interface Outcome {
  readonly bots: readonly BotRef[];
  readonly winners: readonly number[];
  readonly scores: readonly number[] | undefined;
  readonly steps: number;
  readonly rounds: number;
  readonly ending: string;
  readonly rank: string | undefined;
  /** By seat: how often it did what with a component, by `kind component`. */
  readonly uses: readonly { readonly [use: string]: number }[];
}
