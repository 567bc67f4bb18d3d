import type { Rng } from '@penumbra/kit';
import type { SearchPlan } from './advice.ts';
import type { Choices } from './node.ts';

/** An untried move is taken to be a little worse than what the seat gets here on average. */
const UNTRIED = 0.08;
/** How often regret matching tries something for the sake of trying. */
const CURIOSITY = 0.15;
/** A rare choice stands for many, but one odd world must not sway everything: it counts this often at most. */
const MOST_OFTEN = 2;
/** What a move was worth whatever the seat knew stands for so many tries by one who knows this. */
const COMMON = 2;
const NOT_LEGAL = -1;

/** The candidate that looks best for its average and for how little it has been tried (PUCT). */
export function selectBest(c: Choices, at: readonly number[], count: number, plan: SearchPlan): number {
  const untried = worthUntried(c);
  const scale = plan.exploration * Math.sqrt(c.total + 1);
  let best = at[0] as number;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
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

/** Draws by regret matching: in proportion to what the seat wishes it had done, or by the priors if it wishes nothing. */
export function selectByRegret(c: Choices, at: readonly number[], count: number, rng: Rng): number {
  const { regrets, shares, strategy, priors } = c;
  while (regrets.length < c.moves.length) strategy[regrets.push(0) - 1] = 0;
  for (let m = 0; m < regrets.length; m++) shares[m] = NOT_LEGAL;
  let wished = 0;
  let promised = 0;
  for (let i = 0; i < count; i++) {
    wished += regrets[at[i] as number] as number;
    promised += priors[at[i] as number] as number;
  }
  let nth = rng.fraction();
  let choice: number | undefined;
  for (let i = 0; i < count; i++) {
    const m = at[i] as number;
    const prior = (priors[m] as number) / promised;
    const share = wished > 0 ? (regrets[m] as number) / wished : prior;
    shares[m] = share;
    // What is meant later rests on more worlds and counts for more.
    strategy[m] = (strategy[m] as number) + (c.total + 1) * share;
    const probability = (1 - CURIOSITY) * share + CURIOSITY * prior;
    nth -= probability;
    if (choice === undefined && (nth <= 0 || i === count - 1)) {
      choice = m;
      c.probability = probability;
    }
  }
  return choice as number;
}

/**
 * After the fact: how much better than its mix the seat would have done with each legal move. For those that it did not
 * choose their average stands in, which is wrong about this world but steady; the one that it chose is corrected by
 * what happened.
 */
export function learnRegret(c: Choices, choice: number, value: number): void {
  const { regrets, shares } = c;
  const untried = worthUntried(c);
  const surprise = (value - worthOf(c, choice, untried)) * Math.min(MOST_OFTEN, 1 / c.probability);
  let mixed = (shares[choice] as number) * surprise;
  for (let m = 0; m < shares.length; m++) {
    if ((shares[m] as number) > 0) mixed += (shares[m] as number) * worthOf(c, m, untried);
  }
  for (let m = 0; m < shares.length; m++) {
    if (shares[m] === NOT_LEGAL) continue;
    const gain = worthOf(c, m, untried) + (m === choice ? surprise : 0) - mixed;
    regrets[m] = Math.max(0, (regrets[m] as number) + gain);
  }
}

/** The averaged mix on the scale of visits: what is meant with the weights 1, 2, 3… adds up to as many as there were. */
export const meantByRegret = ({ strategy, total }: Choices): number[] => strategy.map((w) => (2 * w) / (total + 1));

const worthUntried = ({ total, sum, common }: Choices): number =>
  total === 0 && common ? worthUntried(common) : (total === 0 ? 0.5 : sum / total) - UNTRIED;

function worthOf(c: Choices, move: number, untried: number): number {
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
