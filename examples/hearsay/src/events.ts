import type { Seat } from '@penumbra/kit';

export const ENDINGS = ['last-with-dice'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Event =
  /** To the seat alone. */
  | { readonly kind: 'dice-rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly count: number; readonly face: number }
  | { readonly kind: 'cups-lifted'; readonly seat: Seat; readonly cups: readonly number[]; readonly found: number }
  | { readonly kind: 'die-lost'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'game-ended'; readonly ending: Ending };
