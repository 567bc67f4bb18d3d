import { bitsOf, hasSeat, interned, type Refusal, type Seat, union, without } from '@penumbra/kit';
import { type CellSet, cellsIn, NO_CELLS, setOf, sizeOf } from '../box.ts';
import { planners } from '../finish.ts';
import { cellsWithTile, type State } from '../state.ts';
import { listsBySet } from './move-lists.ts';
import { cellNames, cellsOutside, type RefusalCode, refused, WRONG_PHASE } from './refusal.ts';

// E-4: mark one or two different cells that hold a tile, in secret.

export interface PlanMove {
  readonly kind: 'plan';
  readonly cells: CellSet;
}

export const planMove = interned((cells: CellSet): PlanMove => ({ kind: 'plan', cells }));

const single = listsBySet((cells) => cellsIn(cells).map((cell) => planMove(setOf(cell))));

// ruling E-4.1: the two cubes of a plan mark two different tiles
const singleOrDouble = listsBySet((cells) =>
  cellsIn(cells).flatMap((first, i, all) => [
    planMove(setOf(first)),
    ...all.slice(i + 1).map((second) => planMove(union(setOf(first), setOf(second)))),
  ]),
);

export const mayPlan = (s: State, seat: Seat): boolean => s.phase === 'plan' && hasSeat(planners(s), seat);

const mostCubes = (s: State, seat: Seat): number => Math.min(s.config.box.planned, s.reserve[seat]!);

export function legalPlans(s: State, seat: Seat): readonly PlanMove[] {
  const cells = cellsWithTile(s);
  switch (mostCubes(s, seat)) {
    case 0:
      return [];
    case 1:
      return single(cells);
    default:
      return singleOrDouble(cells);
  }
}

export function refusePlan(s: State, seat: Seat, { cells }: PlanMove): Refusal<RefusalCode> | undefined {
  if (!mayPlan(s, seat)) return WRONG_PHASE;
  const outside = cellsOutside(s, cells);
  if (outside !== NO_CELLS) return refused('no-such-cell', ...cellNames(s, outside));
  if (cells === NO_CELLS || cells !== firstTwo(cells)) return refused('one-or-two-cells', ...cellNames(s, cells));
  const bare = without(cells, cellsWithTile(s));
  if (bare !== NO_CELLS) return refused('no-tile', ...cellNames(s, bare));
  if (sizeOf(cells) > mostCubes(s, seat)) return refused('one-cell-only', ...cellNames(s, cells));
  return undefined;
}

const firstTwo = (cells: CellSet): CellSet => {
  const rest = cells & (cells - 1);
  return bitsOf((cells & -cells) | (rest & -rest));
};
