import type { SheetLine } from '@penumbra/board/pure';
import { sizeOf } from '../src/goods.ts';
import { scoreOf } from '../src/scoring.ts';
import type { View } from '../src/view.ts';

/** The tie-break, where there was one: whoever stored less. */
export function sheet(view: View): readonly SheetLine[] {
  const scores = view.config.seats.map((_, seat) => scoreOf(view, seat));
  const best = Math.max(...scores);
  if (scores.filter((score) => score === best).length < 2) return [];
  const values = view.storage.map((goods, seat) => (scores[seat] === best ? sizeOf(goods) : '–'));
  return [{ item: 'stored', values, decides: true }];
}
