// Sentences about the whole table: whom it waits for, the goal, and why it ended as it did.
import type { Result, Seat, Seen } from '@penumbra/kit';
import type { Umbrella } from '../src/index.ts';
import { powerNames } from '../src/moves/complete.ts';
import { SOLO_RANKS, scoreOf, soloRank, waiting } from '../src/scoring.ts';
import type { Known } from '../src/state.ts';
import { lastSeats } from '../src/state.ts';
import { mustComplete, spacesOpen } from '../src/turn.ts';
import { colourOn } from '../src/umbrellas.ts';
import { type Dance, SIDES, SLOTS } from '../src/words.ts';
import type { Names, Words } from './words.ts';

type Seeing = Seen<Umbrella>;

export function promptText(words: Words, names: Names, seen: Seeing, seat: Seat | undefined): string {
  const { view, turn } = seen;
  const { prompts } = words;
  if (turn.kind === 'over') return overText(words, names, seen, seat);
  if (turn.kind !== 'seat') return view.phase === 'uncover' ? prompts.uncover : prompts.setup;
  return turn.seat === seat ? askText(words, names, view) : waitText(words, names, view, turn.seat);
}

function askText(words: Words, names: Names, view: Known): string {
  const { prompts } = words;
  switch (view.phase) {
    case 'complete':
      return completeText(words, names, view);
    case 'power':
      return prompts.power[powerOf(view)];
    case 'cover':
      return prompts.cover(view.config.box.solo ? undefined : names.seat(view.turn as Seat));
    default: {
      if (view.again) return prompts.slideExtra;
      const { solo, zoneAt } = view.config.box;
      if (solo) return prompts.slideAlone;
      const isBare = SIDES.every((_, side) => view.zones[zoneAt[4 * view.turn + side]!] === 0);
      return isBare ? prompts.slideElsewhere : prompts.slide(view.last > 0);
    }
  }
}

function waitText(words: Words, names: Names, view: Known, seat: Seat): string {
  const { prompts } = words;
  const name = names.seat(seat);
  switch (view.phase) {
    case 'complete':
      return prompts.completing(name);
    case 'power':
      return prompts.usingPower(name, words.powers[powerOf(view)]);
    case 'cover':
      return prompts.covering(name);
    default:
      return prompts.sliding(name, view.last > 0, view.again);
  }
}

const powerOf = (view: Known): 'swap' | 'trade' => powerNames(view.powers)[0] as 'swap' | 'trade';

function completeText({ prompts }: Words, names: Names, view: Known): string {
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => spacesOpen(view, slot) !== 0);
  const [slot] = slots;
  const mayDecline = !mustComplete(view);
  if (slot === undefined || slots.length > 1) return prompts.completeSome(slots.length, mayDecline);
  const dance = view.tops[4 * view.turn + slot] as Dance;
  const colour = colourOn(view.stages[view.turn]!, view.config.box.patterns[4 * dance + slot]!);
  return prompts.complete(slot + 1, names.colour(colour), mayDecline);
}

function overText(words: Words, names: Names, { result }: Seeing, seat: Seat | undefined): string {
  const winners = result?.winners ?? [];
  if (names.solo) return words.prompts.alone(words.ranks[soloRank(result?.scores?.[0] ?? 0)], result?.scores?.[0] ?? 0);
  const others = winners.filter((winner) => winner !== seat);
  if (others.length === winners.length) return words.prompts.over(names.list(winners.map(names.seat)), winners.length);
  return others.length === 0
    ? words.prompts.youWin
    : words.prompts.youShare(names.list([words.you, ...others.map(names.seat)]));
}

/** The rung above a solo score, if there is one. */
const nextRank = (points: number): (typeof SOLO_RANKS)[number] | undefined =>
  SOLO_RANKS.find(({ from }) => from > points);

export function goalText(words: Words, names: Names, { view }: Seeing): string {
  const { prompts, ranks } = words;
  if (names.solo) {
    const points = scoreOf(view, 0);
    const next = nextRank(points);
    return prompts.goalAlone(points, ranks[soloRank(points)], next && ranks[next.rank], next?.from ?? 0);
  }
  if (view.last > 0) return prompts.lastTurns(names.list(lastSeats(view).map((seat) => names.seat(seat as Seat))));
  const scores = view.config.seats.map((_, seat) => scoreOf(view, seat));
  const best = Math.max(...scores);
  const leaders = view.config.seats.flatMap((_, seat) => (scores[seat] === best ? [names.seat(seat as Seat)] : []));
  return prompts.goal(view.pool, names.list(leaders), best);
}

/** One sentence: by points, by the emptier pavement, a victory that is shared, or how far one came alone. */
export function whyText(words: Words, names: Names, { view, result }: Seeing): string {
  const { prompts } = words;
  if (!result?.scores) return '';
  const { scores, winners } = result as Required<Pick<Result, 'scores'>> & Result;
  if (names.solo) {
    const points = scores[0] as number;
    const next = nextRank(points);
    const ending = words.endings[result.ending as keyof Words['endings']];
    return prompts.whyAlone(ending, next && words.ranks[next.rank], (next?.from ?? points) - points);
  }
  const [winner] = winners;
  if (winner === undefined) return '';
  const points = scores[winner] as number;
  if (winners.length > 1) return prompts.whyShared(points);
  const level = scores.flatMap((score, other) => (score === points && other !== winner ? [other] : []));
  const held = (of: number): number => waiting(view, of);
  if (level.length > 0) return prompts.whyTie(winner, held(winner), Math.min(...level.map(held)), names);
  const second = Math.max(...scores.filter((_, other) => other !== winner));
  return prompts.whyPoints(winner, points, second, names);
}
