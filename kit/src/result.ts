import type { Seat } from './base.ts';
import type { Config, GameTypes, Result } from './game.ts';
import type { JsonObject, Source } from './source.ts';

/** As records write it; the whole also says how the game ended and how the totals came about. */
export function writeResult<T extends GameTypes>(
  { winners, scores, sheet, ending, rank }: Result,
  { seats }: Config<T>,
  how: 'short' | 'whole' = 'short',
): JsonObject {
  return {
    winners: winners.map((seat) => seats[seat] as string),
    ...(scores && { scores: Object.fromEntries(seats.map((colour, seat) => [colour, scores[seat] as number])) }),
    ...(how === 'whole' && {
      ...(sheet && { sheet: sheet as unknown as JsonObject[] }),
      ending,
      ...(rank && { rank }),
    }),
  };
}

/** Reads a whole result. */
export function readResult<T extends GameTypes>(source: Source, { seats }: Config<T>): Result {
  const { winners, scores, sheet, ending, rank } = source.fields('winners', 'scores', 'sheet', 'ending', 'rank');
  return {
    winners: winners.list().map((entry) => entry.indexIn(seats, 'seat') as Seat),
    ...(!scores.absent && { scores: seats.map((colour) => number(scores.child(colour))) }),
    ...(!sheet.absent && { sheet: sheet.list().map(readLine) }),
    ending: ending.text(),
    ...(!rank.absent && { rank: rank.text() }),
  };
}

function readLine(source: Source): NonNullable<Result['sheet']>[number] {
  const { item, points } = source.fields('item', 'points');
  return { item: item.text(), points: points.list().map(number) };
}

/** Points may be below zero. */
const number = (source: Source): number =>
  typeof source.value === 'number' ? source.value : source.fail('bad-type', 'a number is wanted');
