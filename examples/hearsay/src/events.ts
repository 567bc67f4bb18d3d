import type { Kinds, Seat } from '@penumbra/kit';

export const ENDINGS = ['last-with-dice'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Event = Kinds<{
  /** To the seat alone. */
  'dice-rolled': { seat: Seat; dice: readonly number[] };
  claimed: { seat: Seat; count: number; face: number };
  'cups-lifted': { seat: Seat; cups: readonly number[]; found: number };
  'die-lost': { seat: Seat; left: number };
  'game-ended': { ending: Ending };
}>;
