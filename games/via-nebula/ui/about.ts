import type { News, Seat } from '@penumbra/kit';
import type { TableConfig } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import type { ViaNebula } from '../src/index.ts';
import { type Cell, nameOfCell } from '../src/words.ts';
import { contractName } from './elements.ts';

/** The elements that an event was about: hexes and contracts. */
export const about = (event: Event, config: TableConfig): readonly string[] => [
  ...hexesOf(event),
  ...('contract' in event ? [contractName(config, event.contract)] : []),
];

export function hexesOf(event: Event): readonly string[] {
  const cells: readonly unknown[] = [
    'at' in event ? event.at : undefined,
    'from' in event ? event.from : undefined,
    'to' in event ? event.to : undefined,
    'site' in event ? event.site : undefined,
    'place' in event && event.kind !== 'place-refilled' ? event.place : undefined,
  ];
  return cells.flatMap(cellsIn);
}

/** Where the others have done something since the viewer's own last move. */
export function recentHexes(log: readonly News<ViaNebula>[] | undefined, seat: Seat | undefined): readonly string[] {
  const own = log?.findLastIndex(({ who }) => who === seat) ?? -1;
  return (log ?? []).slice(own + 1).flatMap(({ events }) => events.flatMap(hexesOf));
}

const cellsIn = (place: unknown): readonly string[] => {
  if (typeof place === 'number') return [nameOfCell(place as Cell)];
  return typeof place === 'object' && place !== null && 'at' in place ? [nameOfCell(place.at as Cell)] : [];
};
