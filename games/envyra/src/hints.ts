import type { Seat } from '@penumbra/kit';
import { scoreOf } from './scoring.ts';
import type { State } from './state.ts';
export function evaluate(s: State, seat: Seat): number {
  return 1 / (1 + Math.exp(-scoreOf(s, seat).total / 10));
}
