// Sentences about the whole table: whom it waits for, the goal, and why it ended as it did.
import { hasSeat, listSeats, type Result, type Seat, type Seats, type Seen } from '@penumbra/kit';
import { cellsIn, sizeOf } from '../src/box.ts';
import type { Tile } from '../src/components.ts';
import { type Cubes, cubeCount } from '../src/cubes.ts';
import type { Ending, Event } from '../src/events.ts';
import type { Envyra } from '../src/index.ts';
import { type Score, scoreOf } from '../src/scoring.ts';
import type { View } from '../src/view.ts';
import type { Names, Told, Words } from './words.ts';

export function promptText(words: Words, names: Names, seen: Seen<Envyra>, seat: Seat | undefined): string {
  const { view, turn } = seen;
  const { prompts } = words;
  if (turn.kind === 'over') return overText(words, names, seen, seat);
  if (turn.kind === 'joint') return planText(words, names, seen, seat, turn.seats);
  if (turn.kind === 'chance') {
    if (view.phase === 'replace') return prompts.replace(names.cell(view.cell));
    return view.phase === 'refill' ? prompts.refill : prompts.setup;
  }
  const isMine = turn.seat === seat;
  if (view.phase === 'remove') return isMine ? prompts.remove : prompts.removing(names.seat(turn.seat));
  if (!isMine) return prompts.deploying(names.seat(turn.seat), view.pass === 2);
  const cells = seen.legal.flatMap((move) => (move.kind === 'plan' ? [] : [names.cell(move.cell)]));
  return prompts.deploy(cells, view.pass === 2);
}

function planText(words: Words, names: Names, seen: Seen<Envyra>, seat: Seat | undefined, asked: Seats): string {
  const { view, waiting } = seen;
  const { prompts } = words;
  const others = names.list(listSeats(waiting).map(names.seat));
  if (seat === undefined) return prompts.planning(others);
  if (!hasSeat(asked, seat)) return prompts.sitOut(others);
  if (!hasSeat(waiting, seat)) return prompts.sealed(others);
  const most = Math.max(1, ...seen.legal.map((move) => (move.kind === 'plan' ? sizeOf(move.cells) : 0)));
  return prompts.plan(most, view.lastRound);
}

function overText(words: Words, names: Names, { result }: Seen<Envyra>, seat: Seat | undefined): string {
  const winners = result?.winners ?? [];
  const others = winners.filter((winner) => winner !== seat);
  if (others.length === winners.length) return words.prompts.over(names.list(winners.map(names.seat)), winners.length);
  return others.length === 0
    ? words.prompts.youWin
    : words.prompts.youShare(names.list([words.you, ...others.map(names.seat)]));
}

const scoresOf = (view: View): readonly Score[] => view.config.seats.map((_, seat) => scoreOf(view, seat as Seat));

/** Who leads, as far as everybody can see: secret cards count at the end. */
export function goalText(words: Words, names: Names, { view }: Seen<Envyra>): string {
  const { prompts } = words;
  const { box } = view.config;
  if (view.lastRound) return prompts.goalLast;
  const cell = view.tiles.indexOf(box.end);
  if (cell >= 0) {
    const left = (box.required[box.end as Tile] as number) - cubeCount(view.cubes[cell] as Cubes);
    return prompts.goalEnd(box.grid.names[cell] as string, left);
  }
  const totals = scoresOf({ ...view, secret: [] }).map(({ total }) => total);
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === best ? [names.seat(seat as Seat)] : []));
  return prompts.goal(best, names.list(leaders));
}

/** The ending, and what decided: points, sets, the End Tile; or a victory that is shared. */
export function whyText(words: Words, names: Names, { view, result }: Seen<Envyra>): string {
  if (!result?.scores) return '';
  const { prompts } = words;
  const { winners, ending } = result as Result;
  const scores = scoresOf(view);
  const [winner] = winners;
  if (winner === undefined) return '';
  const why = `${prompts.why[ending as Ending]} `;
  const own = scores[winner] as Score;
  if (winners.length > 1) return why + prompts.whyShared(own.total);
  const rivals = scores.filter((_, seat) => seat !== winner);
  const level = rivals.filter(({ total }) => total === own.total);
  if (level.length === 0) return why + prompts.whyPoints(winner, own.total, most(rivals, 'total'), names);
  const sets = most(level, 'sets');
  return why + (own.sets > sets ? prompts.whySets(winner, own.sets, sets, names) : prompts.whyEndTile(winner, names));
}
const most = (scores: readonly Score[], item: keyof Score): number => Math.max(...scores.map((score) => score[item]));

/** Moments that everybody should look up for. */
const MOMENTS: readonly Event['kind'][] = ['tile-captured', 'card-won', 'seats-sat-out', 'seat-stuck', 'game-ended'];

export function momentText(words: Words, event: Event, names: Names): string | undefined {
  if (event.kind === 'plans-revealed') return revealText(words, event, names);
  if (event.kind === 'tile-laid' && !names.isEnd(event.tile)) return undefined;
  return MOMENTS.includes(event.kind) || event.kind === 'tile-laid'
    ? words.events[event.kind](event as never, names)?.replace(/\.$/, '')
    : undefined;
}

/** The sharpest thing about the plans: what most of them want. */
function revealText({ prompts }: Words, { plans }: Told<'plans-revealed'>, names: Names): string {
  const counts = new Map<number, number>();
  for (const cell of plans.flatMap(cellsIn)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const [wanted, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0]);
  const planners = plans.filter((cells) => cells !== 0).length;
  return count < 2 ? prompts.uncontested : prompts.contested(count, count === planners, names.cell(wanted as never));
}
