import { type Seat, unreachable } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Event } from './events.ts';
import { CELLS, COLOURS, type Dance, FACE_LETTERS, faceOf, lineNames, SIDES, SPACES, tileOf } from './words.ts';

/** One line in the words of the notation. */
export function eventText(event: Event, config: TableConfig): string {
  const { box } = config;
  const seat = (index: Seat): string => config.seats[index]!;
  const tile = (dance: Dance): string => `${box.tiles[tileOf(dance)]}${FACE_LETTERS[faceOf(dance)]}`;
  switch (event.kind) {
    case 'first-drawn':
      return `first ${seat(event.seat)}`;
    case 'zones-filled':
      return 'zones filled';
    case 'tiles-dealt':
      return `dealt ${event.tiles.map(tile).join(' ')}`;
    case 'umbrella-slid': {
      const to = event.to < 0 ? 'discarded' : `to ${box.zones[event.to]}`;
      const line = lineNames(event.side)[event.line];
      return `${seat(event.seat)} ${SIDES[event.side]} ${COLOURS[event.colour]} ${line} from ${box.zones[event.from]}, ${COLOURS[event.out]} ${to}`;
    }
    case 'marker-placed':
      return `${seat(event.seat)} completed ${tile(event.tile)} in ${COLOURS[event.colour]}: ${SPACES[event.space]}`;
    case 'completion-declined':
    case 'extra-turn-declined':
    case 'power-declined':
      return `${seat(event.seat)} declined`;
    case 'power-fired':
      return `${seat(event.seat)} power ${event.power}`;
    case 'umbrella-returned':
      return `${COLOURS[event.colour]} back to ${box.zones[event.zone]}`;
    case 'umbrellas-swapped':
      return `${seat(event.seat)} swapped ${event.cells.map((cell) => CELLS[cell]).join(' ')}`;
    case 'umbrellas-traded': {
      const { taken, given, zone, cell } = event;
      return `${seat(event.seat)} traded ${COLOURS[taken]} of ${box.zones[zone]} for ${COLOURS[given]} on ${CELLS[cell]}`;
    }
    case 'tile-uncovered':
      return `${seat(event.seat)} uncovered ${tile(event.tile)} in slot ${event.slot + 1}`;
    case 'tile-laid':
      return `${tile(event.tile)} to ${seat(event.seat)} slot ${event.slot + 1}${event.covering ? ', covering' : ''}`;
    case 'tile-discarded':
      return `${tile(event.tile)} discarded`;
    case 'last-turns-began':
      return `last turns: ${event.ending} (${seat(event.seat)})`;
    case 'turn-began':
      return `turn ${seat(event.seat)}${event.extra ? ' again' : ''}`;
    case 'game-ended':
      return `over: ${event.ending}`;
    default:
      return unreachable(event);
  }
}
