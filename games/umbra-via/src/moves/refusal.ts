import type { Refusal } from '@penumbra/kit';

export const REFUSALS = [
  'not-your-turn',
  'wrong-phase',
  'slot-empty',
  'slot-blocked',
  'flowers-not-in-hand',
  'flowers-left-over',
  'cell-occupied',
  'first-tile-not-central',
  'not-next-to-a-tile',
  'no-tile-there',
  'not-next-to-four-point',
  'path-not-complete',
  // chance
  'not-an-order-of-the-seats',
  'wrong-number-of-tiles',
  'not-in-the-stack',
  'wrong-number-of-flowers',
  'not-in-the-bag',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const refused = (code: RefusalCode, ...at: readonly string[]): Refusal<RefusalCode> => ({ code, at });
