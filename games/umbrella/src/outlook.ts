import { POINTS_PER_MARKER } from './components.ts';
import { distanceOn, patternDistance } from './solver.ts';
import type { State } from './state.ts';
import { cellsWith, type Stage } from './umbrellas.ts';
import { COLOURS, NO_DANCE, SLOTS } from './words.ts';

// What the choreographies of a seat promise in points, by how many slides they are away.

/** What a choreography n slides away counts of the points it would bring. */
const NEARNESS = [0.7, 0.54, 0.36, 0.22, 0.12, 0.06, 0.03] as const;
/** How many slides are searched with the umbrellas at hand; beyond that every colour counts as near. */
const EXACT = 2;
/** What the visible tiles of a seat promise, the best one and all together. Written over by every look. */
const outlook = { best: 0, sum: 0 };

/** What they promise if its stage were this one. */
export function lookAt(s: State, seat: number, stage: Stage): typeof outlook {
  outlook.best = 0;
  outlook.sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const value = tileValue(s, seat, slot, stage);
    outlook.sum += value;
    if (value > outlook.best) outlook.best = value;
  }
  return outlook;
}

export function tileValue(s: State, seat: number, slot: number, stage: Stage): number {
  const dance = s.tops[4 * seat + slot] ?? NO_DANCE;
  if (dance === NO_DANCE) return 0;
  const { fits, outlook, cells } = s.config.box;
  const filled = s.markers[seat] ?? 0;
  let best = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const open = (fits[4 * colour + slot] ?? 0) & ~filled;
    if (open === 0) continue;
    const points = POINTS_PER_MARKER + bestSpace(outlook, filled, open);
    // The exact distance is looked for only where the cheap one leaves hope of a better value.
    if (points * nearness(distanceOn(cells[dance] ?? 0, slot, cellsWith(stage, colour))) <= best) continue;
    const value = points * nearness(patternDistance(s, { seat, slot, colour, stage }, EXACT));
    if (value > best) best = value;
  }
  return best;
}

const nearness = (slides: number): number => NEARNESS[Math.min(slides, NEARNESS.length - 1)] ?? 0;

/** The most that a marker on one of the open spaces adds. */
function bestSpace(outlook: readonly number[], filled: number, open: number): number {
  let best = 0;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const gain = (outlook[filled | (rest & -rest)] ?? 0) - (outlook[filled] ?? 0);
    if (gain > best) best = gain;
  }
  return best;
}
