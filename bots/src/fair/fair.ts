// `fair` is no level but a promise: whoever sits there follows the person's strength, from game to game.
import type { BySeat, Rng, Seat } from '@penumbra/kit';
import { type Estimate, type Played, rated } from './glicko.ts';

/** The measured strength of the levels of a game, in Elo above somebody who plays at random. */
export interface Ratings {
  readonly [level: string]: number;
}

/** Whom `fair` may seat, from weak to strong. */
const SEATED = ['beginner', 'novice', 'casual', 'skilled', 'strong', 'expert', 'master'] as const;
export type FairLevel = (typeof SEATED)[number];

/** Somebody who has never played: no better than a beginner, but nobody knows; so the first games say much. */
export const NEWCOMER: Estimate = { rating: 120, deviation: 800, volatility: 0.5 };
/** Levels have been measured, but not exactly. */
const LEVEL_DEVIATION = 30;
/** Less would be to say that a person does not change any more. */
const LEAST_DEVIATION = 80;

/** Two neighbouring levels, and how often the upper one is seated; a single one is both. */
export interface Mix {
  readonly lower: FairLevel;
  readonly upper: FairLevel;
  readonly share: number;
}

/** The levels on either side of a strength, so often each that it is theirs on average. */
export function mixFor(ratings: Ratings, { rating }: Pick<Estimate, 'rating'>): Mix {
  const known = SEATED.filter((level) => ratings[level] !== undefined);
  const above = known.findIndex((level) => (ratings[level] as number) >= rating);
  const upper = known[above] ?? known.at(-1) ?? 'casual';
  const lower = known[above - 1] ?? upper;
  if (above <= 0) return { lower: upper, upper, share: 0 };
  const [from, to] = [ratings[lower] as number, ratings[upper] as number];
  return { lower, upper, share: (rating - from) / (to - from) };
}

/** Who is seated this time. */
export const drawLevel = ({ lower, upper, share }: Mix, rng: Pick<Rng, 'fraction'>): FairLevel =>
  rng.fraction() < share ? upper : lower;

export interface Finished {
  readonly you: Seat;
  readonly winners: readonly Seat[];
  /** The levels of all others; undefined for people, of whom nothing is known. */
  readonly levels: BySeat<string | undefined>;
}

/**
 * The estimate after a finished game. Who wins has beaten everybody; who does not has lost to the winners only, since
 * nothing is known of the rest: among equals that is as often the one as the other, however many they are.
 */
export function estimateAfter(before: Estimate, ratings: Ratings, { you, winners, levels }: Finished): Estimate {
  const isWinner = (seat: number): boolean => winners.some((winner) => winner === seat);
  const played: Played[] = [];
  for (const [seat, level] of levels.entries()) {
    const rating = level === undefined ? undefined : ratings[level];
    if (seat === you || rating === undefined || (!isWinner(you) && !isWinner(seat))) continue;
    const score = isWinner(you) ? (isWinner(seat) ? 0.5 : 1) : 0;
    played.push({ rating, deviation: LEVEL_DEVIATION, score });
  }
  if (played.length === 0) return before;
  const after = rated(before, played);
  return { ...after, deviation: Math.max(LEAST_DEVIATION, after.deviation) };
}
