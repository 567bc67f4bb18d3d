import type { BotRef } from '../bot-names.ts';
import type { Outcome } from './outcome.ts';

/** Won out of played; a shared win counts as a fraction. With its 95 % interval. */
export interface Share {
  readonly wins: number;
  readonly played: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export interface Summary {
  readonly games: number;
  readonly bySeat: { readonly [colour: string]: Share };
  readonly byBot: { readonly [bot: string]: Share };
  readonly steps: Spread;
  readonly rounds: Spread;
  /** By seat, and how far the first is ahead of the last; only for games with scores. */
  readonly scores?: { readonly [colour: string]: Spread };
  readonly margin?: Spread;
  readonly endings: { readonly [ending: string]: number };
}

const Z = 1.959964;

/** Wilson's interval: honest for small numbers and near 0 and 1. */
export function shareOf(wins: number, played: number): Share {
  if (played === 0) return { wins, played, share: 0, low: 0, high: 1 };
  const share = wins / played;
  const z2 = (Z * Z) / played;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / played + z2 / (4 * played))) / (1 + z2);
  return { wins, played, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const n = sorted.length;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / n;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const middle = ((sorted[(n - 1) >> 1] as number) + (sorted[n >> 1] as number)) / 2;
  return {
    mean,
    deviation: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    min: sorted[0] as number,
    median: middle,
    max: sorted[n - 1] as number,
  };
}

export function summarize(seats: readonly string[], outcomes: readonly Outcome[]): Summary {
  const bots = [...new Set(outcomes.flatMap((outcome) => outcome.bots))];
  const scored = outcomes.flatMap(({ scores }) => (scores ? [scores] : []));
  return {
    games: outcomes.length,
    bySeat: Object.fromEntries(seats.map((colour, seat) => [colour, seatShare(outcomes, seat)])),
    byBot: Object.fromEntries(bots.map((bot) => [bot, botShare(outcomes, bot)])),
    steps: spreadOf(outcomes.map(({ steps }) => steps)),
    rounds: spreadOf(outcomes.map(({ rounds }) => rounds)),
    ...(scored.length > 0 && {
      scores: Object.fromEntries(
        seats.map((colour, seat) => [colour, spreadOf(scored.map((scores) => scores[seat] as number))]),
      ),
      margin: spreadOf(scored.map((scores) => Math.max(...scores) - Math.min(...scores))),
    }),
    endings: countEndings(outcomes),
  };
}

const winOf = ({ winners }: Outcome, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);

const seatShare = (outcomes: readonly Outcome[], seat: number): Share =>
  shareOf(
    outcomes.reduce((sum, outcome) => sum + winOf(outcome, seat), 0),
    outcomes.length,
  );

/** Per seat it sat in, so that bots with several seats compare with bots that have one. */
function botShare(outcomes: readonly Outcome[], bot: BotRef): Share {
  let wins = 0;
  let played = 0;
  for (const outcome of outcomes) {
    outcome.bots.forEach((name, seat) => {
      if (name !== bot) return;
      played++;
      wins += winOf(outcome, seat);
    });
  }
  return shareOf(wins, played);
}

function countEndings(outcomes: readonly Outcome[]): { [ending: string]: number } {
  const counts: { [ending: string]: number } = {};
  for (const { ending } of outcomes) counts[ending] = (counts[ending] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
}
