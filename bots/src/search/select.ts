import type { SearchPlan } from './advice.ts';
import type { Choices } from './node.ts';

/** An untried move is taken to be a little worse than what the seat gets here on average. */
const UNTRIED = 0.08;
/** What a move was worth whatever the seat knew stands for so many tries by one who knows this. */
const COMMON = 2;

/** The candidate that looks best for its average and for how little it has been tried (PUCT). */
export function selectBest(c: Choices, at: readonly number[], plan: SearchPlan): number {
  const untried = worthUntried(c);
  const scale = plan.exploration * Math.sqrt(c.total + 1);
  let best = at[0] as number;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < at.length; i++) {
    const m = at[i] as number;
    const n = c.visits[m] as number;
    const value = worthOf(c, m, untried) + (scale * (c.priors[m] as number)) / (1 + n);
    if (value > bestValue) {
      bestValue = value;
      best = m;
    }
  }
  return best;
}

/** What an untried move is taken for. */
export const worthUntried = ({ total, sum, common }: Choices): number =>
  total === 0 && common ? worthUntried(common) : (total === 0 ? 0.5 : sum / total) - UNTRIED;

/** What a move is worth on average. */
export function worthOf(c: Choices, move: number, untried: number): number {
  const { common } = c;
  const visits = c.visits[move] as number;
  if (!common) return visits === 0 ? untried : (c.values[move] as number) / visits;
  return ((c.values[move] as number) + COMMON * worthOf(common, move, untried)) / (visits + COMMON);
}

export function learn(c: Choices, choice: number, value: number): void {
  c.visits[choice] = (c.visits[choice] as number) + 1;
  c.values[choice] = (c.values[choice] as number) + value;
  c.total++;
  c.sum += value;
  if (c.common) learn(c.common, choice, value);
}
