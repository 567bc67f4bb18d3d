import type { Hints, Seat } from '@penumbra/kit';
import type { Move } from './moves/move.ts';
import { scoreOf } from './scoring.ts';
import type { State } from './state.ts';
export const hints = { evaluate: (s: State, seat: Seat): number => Math.max(0, Math.min(1, scoreOf(s, seat) / 40)) };
export type { Hints, Move };
