import type { BotRef } from '../bot-names.ts';

/** What one match of a simulation came to. */
export interface Outcome {
  readonly bots: readonly BotRef[];
  readonly winners: readonly number[];
  readonly scores: readonly number[] | undefined;
  readonly steps: number;
  readonly rounds: number;
  readonly ending: string;
  /** By seat, if it was asked for. */
  readonly uses?: readonly (readonly string[])[];
}
