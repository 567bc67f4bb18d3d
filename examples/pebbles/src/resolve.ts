import type { BySeat, Tell } from '@penumbra/kit';
import type { Event } from './events.ts';
import type { Move } from './moves/index.ts';
import { phaseAfter, type State } from './state.ts';

/** Carries out what all seats chose in secret. */
export function resolve(s: State, choices: BySeat<Move | undefined>, tell?: Tell<Event>): void {
  const stones = s.config.seats.map((_, seat) => choices[seat]?.stones ?? 0);
  for (const count of stones) s.heap += count;
  s.phase = phaseAfter(s.phase);
  tell?.say({ kind: 'stones-added', stones });
}
