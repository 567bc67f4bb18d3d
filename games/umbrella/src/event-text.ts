import { at, eventLines, slots } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Event } from './events.ts';
import { TERMS } from './notation.ts';
import { type Dance, FACE_LETTERS, faceOf, lineNames, tileOf } from './words.ts';

const { twice } = slots;

const danceText = (dance: Dance, { box }: TableConfig): string =>
  `${at(box.tiles, tileOf(dance))}${at(FACE_LETTERS, faceOf(dance))}`;

const { cell, colour, zone } = TERMS;

/** One line in the words of the notation. */
export const eventText = eventLines<Event, TableConfig>()(
  {
    'first-drawn': 'first {seat}',
    'zones-filled': 'zones filled',
    'tiles-dealt': 'dealt {tiles}',
    'umbrella-slid': '{seat} {side} {colour} {line} from {from}, {out} {to}',
    'marker-placed': '{seat} completed {tile} in {colour}: {space}',
    'completion-declined': '{seat} declined',
    'extra-turn-declined': '{seat} declined',
    'power-declined': '{seat} declined',
    'power-fired': '{seat} power {power}',
    'umbrella-returned': '{colour} back to {zone}',
    'umbrellas-swapped': '{seat} swapped {cells}',
    'umbrellas-traded': '{seat} traded {taken} of {zone} for {given} on {cell}',
    'tile-uncovered': '{seat} uncovered {tile} in slot {slot}',
    'tile-laid': '{tile} to {seat} slot {slot}{covering}',
    'tile-discarded': '{tile} discarded',
    'last-turns-began': 'last turns: {ending} ({seat})',
    'turn-began': 'turn {seat}{extra}',
    'game-ended': 'over: {ending}',
  },
  {
    ...TERMS,
    from: zone,
    to: (to, config) => (to === -1 ? 'discarded' : `to ${zone.write(to, config)}`),
    out: colour,
    taken: colour,
    given: colour,
    cells: twice(cell),
    line: (line, _, event) => (event.kind === 'umbrella-slid' ? at(lineNames(event.side), line) : ''),
    tile: danceText,
    tiles: (tiles, config) => tiles.map((tile) => danceText(tile, config)).join(' '),
    covering: (is) => (is ? ', covering' : ''),
    extra: (is) => (is ? ' again' : ''),
  },
);
