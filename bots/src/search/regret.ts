// Seats that choose at once learn by regret: what each wishes it had done.
import type { Rng } from '@penumbra/kit';
import { type Choices, lengthened, type Met } from './node.ts';
import { worthOf, worthUntried } from './select.ts';

/** How often regret matching tries something for the sake of trying. */
const CURIOSITY = 0.15;
/** A rare choice stands for many, but one odd world must not sway everything: it counts this often at most. */
const MOST_OFTEN = 2;

/** What a seat had to choose from, and in which mix it meant to: its latest draw at a point of the tree. */
export interface Draw {
  at: readonly number[];
  readonly shares: number[];
  /** With what probability the choice was drawn; 0 if it was not drawn by lot. */
  probability: number;
  /** How much of that was meant and not only tried. */
  meant: number;
}

export const newDraw = (): Draw => ({ at: [], shares: [], probability: 0, meant: 0 });

/** Draws by regret matching: in proportion to what the seat wishes it had done, or by the priors if it wishes nothing. */
export function selectByRegret(c: Choices, at: readonly number[], rng: Rng, draw: Draw): number {
  c.regrets = lengthened(c.regrets, c.moves.length);
  c.strategy = lengthened(c.strategy, c.moves.length);
  const { regrets, strategy, priors } = c;
  const count = at.length;
  let wished = 0;
  let promised = 0;
  for (let i = 0; i < count; i++) {
    wished += regrets[at[i] as number] as number;
    promised += priors[at[i] as number] as number;
  }
  let nth = rng.fraction();
  let choice: number | undefined;
  draw.at = at;
  for (let i = 0; i < count; i++) {
    const m = at[i] as number;
    const prior = (priors[m] as number) / promised;
    const share = wished > 0 ? (regrets[m] as number) / wished : prior;
    draw.shares[i] = share;
    // What is meant later rests on more worlds and counts for more.
    strategy[m] = (strategy[m] as number) + (c.total + 1) * share;
    const probability = (1 - CURIOSITY) * share + CURIOSITY * prior;
    nth -= probability;
    if (choice === undefined && (nth <= 0 || i === count - 1)) {
      choice = m;
      draw.probability = probability;
      draw.meant = share;
    }
  }
  return choice as number;
}

/**
 * After the fact: how much better than its mix the seat would have done with each legal move. For those that it did not
 * choose their average stands in, which is wrong about this world but steady; the one that it chose is corrected by
 * what happened.
 */
export function learnRegret(c: Choices, choice: number, value: number, draw: Draw): void {
  const untried = worthUntried(c);
  for (let i = 0; i < draw.at.length; i++) {
    const m = draw.at[i] as number;
    const worth = worthOf(c, m, untried);
    worths[m] = m === choice ? worth + (value - worth) * Math.min(MOST_OFTEN, 1 / draw.probability) : worth;
  }
  wish(c, draw, 1);
}

/** What each legal move would have brought, by its place. Written over by every call. */
const worths: number[] = [];

function wish({ regrets }: Choices, { at, shares }: Draw, weight: number): void {
  let mixed = 0;
  for (let i = 0; i < at.length; i++) mixed += (shares[i] as number) * (worths[at[i] as number] as number);
  for (let i = 0; i < at.length; i++) {
    const m = at[i] as number;
    regrets[m] = Math.max(0, (regrets[m] as number) + weight * ((worths[m] as number) - mixed));
  }
}

/** So many tries of a pair of choices count as much as what both are worth by themselves. */
const ALONE = 1;
/** Pairs are kept only where so much has been tried: at most points of a tree none would ever come again. */
const WORTH_KEEPING = 16;

/** Somebody else's choice at the same time. */
export interface Rival {
  readonly draw: Draw;
  readonly choice: number;
  /** How much its curiosity is prepared for, from 0 to 1. */
  readonly heed: number;
}

/**
 * The same where exactly one other has chosen, and what it chose is known now: every move is compared by what it brought
 * against just that. Pairs that were not tried stand for what both choices are worth by themselves.
 */
export function learnAgainst(c: Choices, choice: number, value: number, draw: Draw, rival: Rival): void {
  const untried = worthUntried(c);
  const met = c.total < WORTH_KEEPING ? undefined : meet(c, rival.choice, choice, value);
  const effect = met ? met.sum / met.total - c.sum / c.total : 0;
  for (let i = 0; i < draw.at.length; i++) {
    const m = draw.at[i] as number;
    worths[m] = worthOf(c, m, untried) + effect;
  }
  if (!met) worths[choice] = (value + ALONE * (worths[choice] as number)) / (1 + ALONE);
  else {
    for (let i = 0; i < met.moves.length; i++) {
      const m = met.moves[i] as number;
      worths[m] = ((met.sums[i] as number) + ALONE * (worths[m] as number)) / ((met.visits[i] as number) + ALONE);
    }
  }
  // What the other did out of curiosity only is nothing to be prepared for, unless it may err like that.
  const { meant, probability } = rival.draw;
  wish(c, draw, rival.heed + (1 - rival.heed) * (meant / probability));
}

/** Remembers what a move brought against what the other one chose. */
function meet(c: Choices, other: number, choice: number, value: number): Met {
  if (c.met.length === 0) c.met = [];
  while (c.met.length <= other) c.met.push(undefined);
  const met = c.met[other] ?? { moves: [], visits: [], sums: [], total: 0, sum: 0 };
  c.met[other] = met;
  let at = met.moves.indexOf(choice);
  if (at < 0) {
    at = met.moves.push(choice) - 1;
    met.visits.push(0);
    met.sums.push(0);
  }
  met.visits[at] = (met.visits[at] as number) + 1;
  met.sums[at] = (met.sums[at] as number) + value;
  met.total++;
  met.sum += value;
  return met;
}

/** The averaged mix on the scale of visits: what is meant with the weights 1, 2, 3… adds up to as many as there were. */
export const meantByRegret = ({ strategy, total }: Choices): number[] => strategy.map((w) => (2 * w) / (total + 1));
