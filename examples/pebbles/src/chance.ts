import { type Audience, EVERYONE, NOBODY, only, type Refusal, type Rng, type Seat, type Tell } from '@penumbra/kit';
import { HEAPS, MOST, SMALLEST_HEAP } from './components.ts';
import type { Event } from './events.ts';
import { type RefusalCode, refused } from './moves/refusal.ts';
import { phaseAfter, type State } from './state.ts';

/** Each kind is drawn in the phase of its name; all outcomes of a kind are equally likely. */
export type Chance =
  // #hidden
  | { readonly kind: 'deal'; readonly lucky: readonly number[] }
  // #end
  | { readonly kind: 'fill'; readonly stones: number };

export function sample(s: State, rng: Rng): Chance {
  // #hidden
  if (s.phase === 'deal') return { kind: 'deal', lucky: s.config.seats.map(() => 1 + rng.below(MOST)) };
  // #end
  return { kind: 'fill', stones: SMALLEST_HEAP + rng.below(HEAPS) };
}

const isWithin = (n: number, min: number, max: number): boolean => Number.isInteger(n) && n >= min && n <= max;

export function refuseChance(s: State, outcome: Chance): Refusal<RefusalCode> | undefined {
  if (outcome.kind !== s.phase) return refused('wrong-phase');
  // #hidden
  if (outcome.kind === 'deal') {
    const { lucky } = outcome;
    const possible = lucky.length === s.config.box.players && lucky.every((n) => isWithin(n, 1, MOST));
    return possible ? undefined : refused('no-such-outcome');
  }
  // #end
  const possible = isWithin(outcome.stones, SMALLEST_HEAP, SMALLEST_HEAP + HEAPS - 1);
  return possible ? undefined : refused('no-such-outcome');
}

export function applyChance(s: State, outcome: Chance, tell?: Tell<Event>): void {
  // #hidden
  if (outcome.kind === 'deal') {
    s.lucky = [...outcome.lucky];
    outcome.lucky.forEach((lucky, i) => {
      const seat = i as Seat;
      tell?.say({ kind: 'number-dealt', seat, lucky }, only(seat));
    });
    s.phase = phaseAfter(s.phase);
    return;
  }
  // #end
  s.heap = outcome.stones;
  s.phase = phaseAfter(s.phase);
  tell?.say({ kind: 'heap-filled', stones: outcome.stones });
}

/** Who sees the whole outcome. */
export function audience(_s: State, outcome: Chance): Audience {
  return outcome.kind === 'fill' ? EVERYONE : NOBODY;
}
