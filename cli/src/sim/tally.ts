import type { BotRef } from '../bot-names.ts';
import type { Outcome } from './outcome.ts';
import { type PartWorths, worthOfParts } from './parts.ts';
import { type Share, type Spread, shareOf, spreadOf } from './statistics.ts';

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
  readonly components: PartWorths;
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
    components: worthOfParts(outcomes),
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
