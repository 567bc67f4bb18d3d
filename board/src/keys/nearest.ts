// Where an arrow key leads, by where things are on the screen: cells, hexes turned for a phone, slots, cards in a row.
import type { Point } from '../geometry.ts';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key);

/** The nearest of some places in the direction of an arrow key; undefined if there is none that way. */
export function nearestTowards<P extends Point>(from: Point, places: readonly P[], arrow: Arrow): P | undefined {
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  return least(places, (place) => {
    const ahead = sign * (sideways ? place.x - from.x : place.y - from.y);
    const aside = Math.abs(sideways ? place.y - from.y : place.x - from.x);
    // A place more to the side than ahead belongs to another arrow, unless nothing else is there.
    return ahead <= 0.01 ? Number.POSITIVE_INFINITY : ahead + 2.5 * aside;
  });
}

/** The place whose middle is nearest to a point, if one is within reach: a tap belongs to it. */
export const nearestTo = <P extends Point>(point: Point, places: readonly P[], reach: number): P | undefined =>
  least(places, ({ x, y }) => {
    const away = Math.hypot(x - point.x, y - point.y);
    return away > reach ? Number.POSITIVE_INFINITY : away;
  });

/** Line by line, each from left to right; places whose middles differ by less than `line` in height share a line. */
export function inReadingOrder<P extends Point>(places: readonly P[], line: number): P[] {
  const rows: P[][] = [];
  for (const place of places.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] && place.y - row[0].y < line) row.push(place);
    else rows.push([place]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x));
}

function least<P>(places: readonly P[], cost: (place: P) => number): P | undefined {
  let best: P | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const here = cost(place);
    if (here >= lowest) continue;
    lowest = here;
    best = place;
  }
  return best;
}
