// The sequential test that chess engines are tested with: games go on until it is clear enough whether `a` is stronger
// than `b` by `elo1` or by `elo0`. Two games with swapped seats on one deal are one observation, because they share
// its luck; nothing is assumed about how likely each score of such a pair is (generalized likelihood ratio).
import type { Crew } from './crew.ts';
import { type Duel, type Entrant, nameOf } from './duel.ts';

export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
  /** How often each of the two wrong verdicts may come. */
  readonly errors: number;
}

export const USUAL: Hypotheses = { elo0: 0, elo1: 50, errors: 0.05 };

/** Pairs by the points of `a` in both games together: 0, a half, 1, one and a half, 2. */
export type Pairs = readonly [number, number, number, number, number];

const NONE_PLAYED: Pairs = [0, 0, 0, 0, 0];

/** Nothing is impossible only because it has not happened yet. */
const UNSEEN = 1e-3;
const SCORES = [0, 0.25, 0.5, 0.75, 1] as const;

export const scoreAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
export const eloAt = (score: number): number => -400 * Math.log10(1 / score - 1);

/** How much likelier what was seen is if the average score is that of `elo1`, in logarithms. */
export function likelihoodRatio(pairs: Pairs, { elo0, elo1 }: Hypotheses): number {
  const counts = pairs.map((n) => Math.max(n, UNSEEN));
  const total = counts.reduce((sum, n) => sum + n, 0);
  const [s0, s1] = [scoreAt(elo0), scoreAt(elo1)];
  const [t0, t1] = [tilt(counts, s0), tilt(counts, s1)];
  const ratio = counts.reduce((sum, n, i) => {
    const x = SCORES[i] as number;
    return sum + n * Math.log((1 + t0 * (x - s0)) / (1 + t1 * (x - s1)));
  }, 0);
  return (ratio * pairs.reduce((sum, n) => sum + n, 0)) / total;
}

/**
 * The likeliest shares whose average is `score` are those that were seen, each divided by 1 + tilt × (its score − the
 * average). Bisection: the sum falls with the tilt.
 */
function tilt(counts: readonly number[], score: number): number {
  let low = -1 / (1 - score);
  let high = 1 / score;
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    let sum = 0;
    for (const [j, n] of counts.entries()) {
      const off = (SCORES[j] as number) - score;
      sum += (n * off) / (1 + middle * off);
    }
    if (sum > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export const VERDICTS = ['stronger', 'not stronger', 'open'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The ratios at which the test ends. */
export const boundsOf = ({ errors }: Hypotheses): readonly [number, number] => [
  Math.log(errors / (1 - errors)),
  Math.log((1 - errors) / errors),
];

export function verdictOf(ratio: number, hypotheses: Hypotheses): Verdict {
  const [low, high] = boundsOf(hypotheses);
  return ratio >= high ? 'stronger' : ratio <= low ? 'not stronger' : 'open';
}

export interface Trial extends Hypotheses {
  readonly game: string;
  readonly a: Entrant;
  readonly b: Entrant;
  /** Thinking time of an expert; without it so many iterations. */
  readonly ms: number;
  readonly iterations?: number | undefined;
  readonly seed: string;
  /** Where it ends without a verdict. */
  readonly most: number;
  /** What was played of it before: it goes on with the deals that follow. */
  readonly before?: { readonly games: number; readonly pairs: Pairs } | undefined;
}

export interface Sprt extends Hypotheses {
  readonly a: string;
  readonly b: string;
  readonly ms?: number;
  readonly iterations?: number;
  readonly seed: string;
  readonly games: number;
  readonly aWins: number;
  readonly pairs: Pairs;
  readonly ratio: number;
  readonly bounds: readonly [number, number];
  readonly elo: number;
  readonly verdict: Verdict;
}

/** Plays until there is a verdict. Pairs are counted in their order, so that threads change nothing. */
export async function runSprt(crew: Crew, trial: Trial, watch?: (soFar: Sprt) => void): Promise<Sprt> {
  const { game, a, b, ms, iterations, seed, most, before } = trial;
  const played = before?.games ?? 0;
  const pairs: [number, number, number, number, number] = [...(before?.pairs ?? NONE_PLAYED)];
  let first = 0;
  let ratio = likelihoodRatio(pairs, trial);
  if (verdictOf(ratio, trial) !== 'open') return report(trial, pairs, ratio);
  const duelAt = (nth: number): Duel | undefined =>
    played + nth < most ? { game, players: 2, a, b, ms, iterations, seed, match: played + nth } : undefined;
  await crew.work<number>(duelAt, (won, match) => {
    if (match % 2 === 0) {
      first = won;
      return false;
    }
    pairs[2 * (first + won)]!++;
    ratio = likelihoodRatio(pairs, trial);
    watch?.(report(trial, pairs, ratio));
    return verdictOf(ratio, trial) !== 'open';
  });
  return report(trial, pairs, ratio);
}

function report(trial: Trial, pairs: Pairs, ratio: number): Sprt {
  const { a, b, ms, iterations, seed, elo0, elo1, errors } = trial;
  const games = 2 * pairs.reduce((sum, n) => sum + n, 0);
  const aWins = pairs.reduce((sum, n, i) => sum + (n * i) / 2, 0);
  const rounded = (x: number): number => Math.round(1e3 * x) / 1e3;
  const [low, high] = boundsOf(trial);
  const share = Math.min(Math.max(aWins / games, 0.5 / games), 1 - 0.5 / games);
  return {
    ...{ a: nameOf(a), b: nameOf(b), ...(iterations === undefined ? { ms } : { iterations }), seed },
    ...{
      elo0,
      elo1,
      errors,
      games,
      aWins,
      pairs: [...pairs],
      ratio: rounded(ratio),
      bounds: [rounded(low), rounded(high)],
    },
    elo: Math.round(eloAt(share)),
    verdict: verdictOf(ratio, trial),
  };
}
