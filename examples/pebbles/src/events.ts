import type { Seat } from '@penumbra/kit';

export const ENDINGS = ['heap-empty'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Event =
  | { readonly kind: 'heap-filled'; readonly stones: number }
  // #hidden
  /** To the seat alone. */
  | { readonly kind: 'number-dealt'; readonly seat: Seat; readonly lucky: number }
  // #end
  // #joint
  | { readonly kind: 'stones-added'; readonly stones: readonly number[] }
  // #end
  | { readonly kind: 'stones-taken'; readonly seat: Seat; readonly stones: number }
  | { readonly kind: 'game-ended'; readonly ending: Ending };
