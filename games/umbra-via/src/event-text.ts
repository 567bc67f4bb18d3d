import { type Seat, unreachable } from '@penumbra/kit';
import { colourName, type TableConfig } from './box.ts';
import { cellsIn, tileName } from './components.ts';
import type { Event } from './events.ts';
import { COLOURS, energyOf, type Heap } from './flowers.ts';
import { bidText, cellText, letters } from './notation.ts';

/** `purple 2 neutral 1`. */
function heapText(energy: Heap, config: TableConfig): string {
  return byColour(
    Array.from({ length: COLOURS }, (_, colour) => energyOf(energy, colour)),
    config,
  );
}
const byColour = (counts: readonly number[], config: TableConfig): string =>
  counts.flatMap((n, colour) => (n === 0 ? [] : [`${colourName(config, colour)} ${n}`])).join(' ') || '-';

export function eventText(event: Event, config: TableConfig): string {
  const name = (seat: Seat): string => config.seats[seat]!;
  switch (event.kind) {
    case 'tiebreak-set':
      return `tiebreak: ${event.order.map(name).join(' ')}`;
    case 'stack-renewed':
      return 'stack renewed';
    case 'tiles-revealed':
      return `revealed: ${event.tiles.map(tileName).join(' ')}`;
    case 'flowers-drawn':
      return `${name(event.seat)} drew ${letters(event.hand)}`;
    case 'hand-drawn':
      return `${name(event.seat)} drew ${event.size}`;
    case 'bids-revealed':
      return `bids: ${event.bids.map((slots, seat) => `${config.seats[seat]} ${bidText(slots)}`).join(' · ')}`;
    case 'hands-returned':
      return 'hands returned';
    case 'tile-discarded':
      return `discarded: ${event.slot + 1} ${tileName(event.tile)}`;
    case 'order-fixed':
      return `order: ${event.order.map((slot) => slot + 1).join(' ') || '-'}`;
    case 'tile-won':
      return `${name(event.seat)} won ${event.slot + 1} with ${event.worth}${event.tie ? ' (tie)' : ''}`;
    case 'tile-placed':
      return `${name(event.seat)} placed ${tileName(event.tile)} on ${cellText(event.cell)}: ${heapText(event.energy, config)}`;
    case 'energy-moved':
      return `energy moved ${cellText(event.from)} > ${cellText(event.to)}: ${heapText(event.energy, config)}`;
    case 'energy-dropped':
      return `${name(event.seat)} dropped on ${cellText(event.cell)}: ${heapText(event.energy, config)}`;
    case 'path-summoned':
      return summonedText(event, config);
    case 'four-point-cleared':
      return `cleared: four-point ${cellText(event.cell)}`;
    case 'sudden-death-begun':
      return 'sudden death';
    case 'soul-tile-claimed':
      return `${name(event.seat)} claimed the soul tile`;
    case 'round-begun':
      return `round ${event.round}`;
    case 'game-ended':
      return `over: ${event.winners.map(name).join(' ')} (${event.ending})`;
    default:
      return unreachable(event);
  }
}

function summonedText(event: Event & { readonly kind: 'path-summoned' }, config: TableConfig): string {
  const cells = cellsIn(event.cells).map(cellText).join(' ');
  const heir = event.heir === undefined ? '' : ` · neutral to ${config.seats[event.heir]}`;
  const energy = heapText(event.energy, config);
  return `summoned ${cells}: energy ${energy} · earned ${byColour(event.earned, config)} · taken ${byColour(event.taken, config)}${heir}`;
}
