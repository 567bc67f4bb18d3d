import { everySeat, type Result } from '@penumbra/kit';
import type { State } from './state.ts';

export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const winners = everySeat(s.dice).filter((seat) => (s.dice[seat] ?? 0) > 0);
  return { winners, scores: [...s.dice], ending: 'last-with-dice' };
}
