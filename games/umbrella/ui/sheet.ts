import type { SheetLine } from '@penumbra/board/pure';
import { speech } from '@penumbra/kit';
import { scoreOf, waiting } from '../src/scoring.ts';
import { countBits } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { groupsOf, runsOf, scoreTile } from './facts.ts';

/** What the points are made of, and the tie-break where there was one: whoever has fewer umbrellas waiting. */
export function sheet(view: View): readonly SheetLine[] {
  const seats = view.config.seats.map((_, seat) => seat);
  const filled = (seat: number): number => view.markers[seat] as number;
  const sum = (parts: readonly number[]): string => (parts.length === 0 ? '–' : parts.map(speech.signed).join(' '));
  const bonuses = (seat: number): number[] =>
    scoreTile(view).runs
      ? runsOf(filled(seat)).map(({ points }) => points)
      : groupsOf(view, filled(seat)).flatMap(({ have, spaces, bonus }) => (have === spaces.length ? [bonus] : []));
  const scores = seats.map((seat) => scoreOf(view, seat));
  const best = Math.max(...scores);
  const isTie = scores.filter((score) => score === best).length > 1;
  const tied = seats.map((seat) => (scores[seat] === best ? waiting(view, seat) : '–'));
  return [
    { item: 'how-markers', of: 'markers', values: seats.map((seat) => countBits(filled(seat))) },
    {
      item: scoreTile(view).runs ? 'how-runs' : 'how-groups',
      of: 'score-tile',
      values: seats.map((seat) => sum(bonuses(seat))),
    },
    ...(isTie ? [{ item: 'waiting', values: tied, decides: true }] : []),
  ];
}
