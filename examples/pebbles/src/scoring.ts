import type { Result, Seat } from '@penumbra/kit';
// #hidden
// #end
import { LAST_STONE, LUCK } from './components.ts';
import type { State } from './state.ts';

export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const sheet = [
    { item: 'stones', points: [...s.taken] },
    { item: 'last-stone', points: s.taken.map((_, seat) => (seat === s.last ? LAST_STONE : 0)) },
    // #hidden
    { item: 'luck', points: s.taken.map((stones, seat) => (stones % (s.lucky[seat] || 1) === 0 ? LUCK : 0)) },
    // #end
  ];
  const scores = s.taken.map((_, seat) => sheet.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat as Seat] : []));
  return { winners, scores, sheet, ending: 'heap-empty' };
}
