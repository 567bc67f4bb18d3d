import type { Facts } from '@penumbra/kit';
import type { BotRef } from '../bot-names.ts';
import type { Outcome } from './outcome.ts';
import { type PartWorths, worthOfParts } from './parts.ts';
import { type Share, type Spread, shareOf, spreadOf } from './statistics.ts';

/** What the length of a game is counted in besides steps. */
export type Counts = 'rounds' | NonNullable<Facts['counts']>;

export interface Summary {
  readonly games: number;
  readonly bySeat: { readonly [colour: string]: Share };
  readonly byBot: { readonly [bot: string]: Share };
  readonly steps: Spread;
  readonly rounds: Spread;
  readonly counts: Counts;
  /** By seat, and how far the first is ahead of the last; only for games with scores. */
  readonly scores?: { readonly [colour: string]: Spread };
  readonly margin?: Spread;
  readonly endings: { readonly [ending: string]: number };
  /** Of games played alone, by the game's own measure. */
  readonly ranks?: { readonly [rank: string]: number };
  readonly components: PartWorths;
}

export function summarize(seats: readonly string[], outcomes: readonly Outcome[], counts: Counts = 'rounds'): Summary {
  const bots = [...new Set(outcomes.flatMap((outcome) => outcome.bots))];
  const scored = outcomes.flatMap(({ scores }) => (scores ? [scores] : []));
  return {
    games: outcomes.length,
    bySeat: Object.fromEntries(seats.map((colour, seat) => [colour, seatShare(outcomes, seat)])),
    byBot: Object.fromEntries(bots.map((bot) => [bot, botShare(outcomes, bot)])),
    steps: spreadOf(outcomes.map(({ steps }) => steps)),
    rounds: spreadOf(outcomes.map(({ rounds }) => rounds)),
    counts,
    ...(scored.length > 0 && {
      scores: Object.fromEntries(
        seats.map((colour, seat) => [colour, spreadOf(scored.map((scores) => scores[seat] as number))]),
      ),
      margin: spreadOf(scored.map((scores) => Math.max(...scores) - Math.min(...scores))),
    }),
    endings: commonestFirst(countCodes(outcomes.map(({ ending }) => ending))),
    ...countRanks(outcomes),
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

function countCodes(codes: readonly string[]): { readonly [code: string]: number } {
  const counts: { [code: string]: number } = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

const commonestFirst = (counts: { readonly [code: string]: number }): { readonly [code: string]: number } =>
  Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));

/** The best first, as the scores say. */
function countRanks(outcomes: readonly Outcome[]): Pick<Summary, 'ranks'> {
  const score = ({ scores }: Outcome): number => scores?.[0] ?? 0;
  const ranks = [...outcomes].sort((a, b) => score(b) - score(a)).flatMap(({ rank }) => rank ?? []);
  return ranks.length > 0 ? { ranks: countCodes(ranks) } : {};
}
