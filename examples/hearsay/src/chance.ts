import { type Audience, everySeat, NOBODY, only, type Refusal, type Rng, type Tell } from '@penumbra/kit';
import { DICE, FACES } from './components.ts';
import type { Event } from './events.ts';
import { type RefusalCode, refused } from './moves/refusal.ts';
import { cupOf, type State } from './state.ts';

/** What lies under the cups, as in the state: dice are told apart, so all outcomes are equally likely. */
export interface Chance {
  readonly kind: 'roll';
  readonly cups: readonly number[];
}

/** Whether a seat still has the die at this place. */
const hasDie = (dice: readonly number[], place: number): boolean =>
  place % DICE < (dice[Math.floor(place / DICE)] ?? 0);

/** A face for every die that is left; `known` are those that need no roll. */
export const rolled = (dice: readonly number[], known: readonly number[], rng: Rng): number[] =>
  known.map((face, place) => (face === 0 && hasDie(dice, place) ? 1 + rng.below(FACES) : face));

export const sample = (s: State, rng: Rng): Chance => ({ kind: 'roll', cups: rolled(s.dice, s.cups, rng) });

export function refuseChance(s: State, { cups }: Chance): Refusal<RefusalCode> | undefined {
  if (s.phase !== 'roll') return refused('wrong-phase');
  const isPossible = (face: number, place: number): boolean =>
    hasDie(s.dice, place) ? Number.isInteger(face) && face >= 1 && face <= FACES : face === 0;
  return cups.length === s.cups.length && cups.every(isPossible) ? undefined : refused('no-such-outcome');
}

export function applyChance(s: State, { cups }: Chance, tell?: Tell<Event>): void {
  s.cups = [...cups];
  s.phase = 'talk';
  for (const seat of everySeat(s.dice)) {
    const dice = cupOf(cups, seat);
    if (dice.length > 0) tell?.say({ kind: 'dice-rolled', seat, dice }, only(seat));
  }
}

/** Who sees the whole outcome. */
export const audience = (_s: State, _outcome: Chance): Audience => NOBODY;
