// Sentences about the whole table: whom it waits for, the goal, and why it ended as it did.
import type { Result, Seat, Seen } from '@penumbra/kit';
import { sizeOf } from '../src/goods.ts';
import type { ViaNebula } from '../src/index.ts';
import { lastSeats, NONE } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { BUILDINGS, type Contract } from '../src/words.ts';
import type { Names, Words } from './words.ts';

export function promptText(words: Words, names: Names, seen: Seen<ViaNebula>, seat: Seat | undefined): string {
  const { view, turn } = seen;
  const { prompts } = words;
  if (turn.kind === 'over') return overText(words, names, seen, seat);
  if (turn.kind !== 'seat') {
    if (view.phase === 'secret') return prompts.secret(names.seat(view.turn as Seat));
    return view.phase === 'refill' ? prompts.refill : prompts.setup;
  }
  const mine = turn.seat === seat;
  if (view.phase === 'ability') {
    const contract = view.ability as Contract;
    const name = names.contract(contract);
    if (!mine) return prompts.deciding(names.seat(turn.seat), name);
    return prompts.ability(name, words.abilities[view.config.box.contracts[contract]!.kind] ?? '');
  }
  const last = view.endCard !== NONE;
  return mine ? prompts.act(view.actions, last) : prompts.acting(names.seat(turn.seat), view.actions, last);
}

function overText(words: Words, names: Names, { result }: Seen<ViaNebula>, seat: Seat | undefined): string {
  const winners = result?.winners ?? [];
  const others = winners.filter((winner) => winner !== seat);
  if (others.length === winners.length) return words.prompts.over(names.list(winners.map(names.seat)), winners.length);
  return others.length === 0
    ? words.prompts.youWin
    : words.prompts.youShare(names.list([words.you, ...others.map(names.seat)]));
}

const builtBy = (view: View, seat: number): number => BUILDINGS - (view.buildingStock[seat] as number);

export function goalText(words: Words, names: Names, { view }: Seen<ViaNebula>): string {
  if (view.endCard !== NONE) {
    const still = lastSeats(view.last).map((seat) => names.seat(seat as Seat));
    return words.prompts.lastTurns(view.endCard, names.list(still), names);
  }
  const built = view.config.seats.map((_, seat) => builtBy(view, seat));
  const best = Math.max(...built);
  const leaders = view.config.seats.flatMap((_, seat) => (built[seat] === best ? [names.seat(seat as Seat)] : []));
  return words.prompts.goal(best, names.list(leaders));
}

/** One sentence: by points, by the emptier storage, or a victory that is shared. */
export function whyText(words: Words, names: Names, { view, result }: Seen<ViaNebula>): string {
  const { prompts } = words;
  if (!result?.scores) return '';
  const { scores, winners } = result as Required<Pick<Result, 'scores'>> & Result;
  const [winner] = winners;
  if (winner === undefined) return '';
  const points = scores[winner] as number;
  if (winners.length > 1) return prompts.whyShared(points);
  const level = scores.flatMap((score, other) => (score === points && other !== winner ? [other] : []));
  const stored = (of: number): number => sizeOf(view.storage[of]!);
  if (level.length > 0) return prompts.whyStorage(winner, stored(winner), Math.min(...level.map(stored)), names);
  const second = Math.max(...scores.filter((_, other) => other !== winner));
  return prompts.whyPoints(winner, points, second, names);
}
