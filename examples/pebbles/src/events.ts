import type { Kinds, Seat } from '@penumbra/kit';

export const ENDINGS = ['heap-empty'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Event = Kinds<{
  'heap-filled': { stones: number };
  // #hidden
  /** To the seat alone. */
  'number-dealt': { seat: Seat; lucky: number };
  // #end
  // #joint
  'stones-added': { stones: readonly number[] };
  // #end
  'stones-taken': { seat: Seat; stones: number };
  'game-ended': { ending: Ending };
}>;
