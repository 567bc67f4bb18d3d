import type { Refusal } from '@penumbra/kit';

/** Why a move or an outcome of chance is not possible. */
export const REFUSALS = [
  'not-your-turn',
  'wrong-phase',
  'colour-not-in-zone',
  'zones-not-empty',
  'zone-wanted',
  'own-zone',
  'no-tile',
  'pattern-not-formed',
  'space-taken',
  'space-does-not-fit',
  'no-marker-left',
  'must-complete',
  'side-wanted',
  'side-not-chosen',
  'other-power',
  'not-adjacent',
  'same-colour',
  'not-solo',
  'no-such-outcome',
  'wrong-count',
  'tile-not-unseen',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const refused = (code: RefusalCode, ...at: readonly string[]): Refusal<RefusalCode> => ({ code, at });
