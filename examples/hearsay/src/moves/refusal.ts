import type { Refusal } from '@penumbra/kit';

export const REFUSALS = [
  'not-your-turn',
  'not-so-many',
  'not-higher',
  'nothing-to-doubt',
  'wrong-phase',
  'no-such-outcome',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const refused = (code: RefusalCode, ...at: readonly string[]): Refusal<RefusalCode> => ({ code, at });
