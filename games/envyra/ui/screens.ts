// What each plan screen shows this viewer: never more than the table may see.
import { type CellSet, NO_CELLS, setOf } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { type Screens, screenState } from './TideView.tsx';
import { roundEvents } from './tide.ts';
import type { Play, Props } from './usePlay.ts';

const setOfCells = (cells: readonly number[]): CellSet =>
  cells.reduce((all, cell) => all | setOf(cell as never), 0) as CellSet;

export function screensOf({ seen, before, seat, log = [], moments }: Props, play: Play, scene: View): Screens {
  const events = roundEvents(log, moments.find(({ when }) => when === 'now')?.event as Event | undefined);
  const deployed = (of: number): CellSet =>
    setOfCells(events.flatMap((event) => (event.kind === 'cube-deployed' && event.seat === of ? [event.cell] : [])));
  const isOwnPlan = (of: number): boolean => scene.phase === 'plan' && of === seat && moments.length === 0;
  const leftOf = (of: number): CellSet =>
    isOwnPlan(of) ? setOfCells(play.marks) : ((scene.plans[of] as CellSet | undefined) ?? NO_CELLS);
  return {
    stateOf: (of) => screenState(before ?? seen, scene, of),
    leftOf,
    cellsOf: (of) => (scene.phase === 'deploy' ? ((leftOf(of) | deployed(of)) as CellSet) : leftOf(of)),
  };
}
