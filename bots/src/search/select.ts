import type { Rng } from '@penumbra/kit';
import type { SearchPlan } from './advice.ts';
import type { Choices } from './node.ts';

/** An untried move is taken to be a little worse than what the seat gets here on average. */
const UNTRIED = 0.08;
/** How often regret matching tries something for the sake of trying. */
const CURIOSITY = 0.15;

/** The candidate that looks best for its average and for how little it has been tried (PUCT). */
export function selectBest(c: Choices, at: readonly number[], count: number, plan: SearchPlan): number {
  const mean = c.total === 0 ? 0.5 : c.sum / c.total;
  const scale = plan.exploration * Math.sqrt(c.total + 1);
  let best = at[0] as number;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const m = at[i] as number;
    const n = c.visits[m] as number;
    const q = n === 0 ? mean - UNTRIED : (c.values[m] as number) / n;
    const value = q + (scale * (c.priors[m] as number)) / (1 + n);
    if (value > bestValue) {
      bestValue = value;
      best = m;
    }
  }
  return best;
}

/** A choice by regret matching: in proportion to what the seat wishes it had done more often. */
export function selectByRegret(c: Choices, at: readonly number[], count: number, rng: Rng): number {
  while (c.regrets.length < c.moves.length) c.strategy[c.regrets.push(0) - 1] = 0;
  let wished = 0;
  for (let i = 0; i < count; i++) wished += Math.max(0, c.regrets[at[i] as number] as number);
  const share = (m: number): number => (wished > 0 ? Math.max(0, c.regrets[m] as number) / wished : 1 / count);
  let nth = rng.fraction();
  let choice = at[count - 1] as number;
  let isChosen = false;
  for (let i = 0; i < count; i++) {
    const m = at[i] as number;
    c.strategy[m] = (c.strategy[m] as number) + share(m);
    nth -= (1 - CURIOSITY) * share(m) + CURIOSITY * (c.priors[m] as number);
    if (nth <= 0 && !isChosen) {
      choice = m;
      isChosen = true;
    }
  }
  const probability = (1 - CURIOSITY) * share(choice) + CURIOSITY * (c.priors[choice] as number);
  c.probability = Math.max(probability, 1e-3);
  return choice;
}

/** After the fact: what was chosen made `value`, and on average the seat expected its mean. */
export function learnRegret(c: Choices, choice: number, value: number): void {
  const gain = value - (c.total === 0 ? 0.5 : c.sum / c.total);
  c.regrets[choice] = Math.max(-1, (c.regrets[choice] as number) + Math.min(10, 1 / c.probability) * gain);
}

export function learn(c: Choices, choice: number, value: number): void {
  c.visits[choice] = (c.visits[choice] as number) + 1;
  c.values[choice] = (c.values[choice] as number) + value;
  c.total++;
  c.sum += value;
}
