import type { Refusal } from '@penumbra/kit';

export const REFUSALS = ['not-your-turn', 'wrong-phase', 'not-so-many', 'no-such-outcome'] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const refused = (code: RefusalCode, ...at: readonly string[]): Refusal<RefusalCode> => ({ code, at });
