// Names of things in the words of a language.
import { type Cast, type Seat, speech } from '@penumbra/kit';
import type { TableConfig } from '../src/box.ts';
import { CELLS, COLOURS, FACES, lineNames, SIDES, type Zone } from '../src/words.ts';
import type { Letter, Names, SeatName, SideName, Words } from './words.ts';

/** The names of a table: by colour, or as its people are called. */
export const namesFor = (words: Words, cast: Cast | undefined): ((config: TableConfig) => Names) =>
  speech.oncePer((config) => makeNames(words, config, cast));

function makeNames(words: Words, config: TableConfig, cast: Cast | undefined): Names {
  const { zoneAt, solo } = config.box;
  const called = speech.called(words, cast, (seat) => words.seats[config.seats[seat] as SeatName]);
  return {
    ...called,
    solo,
    colour: (colour) => words.colours[COLOURS[colour] as Letter],
    cell: (cell) => CELLS[cell] as string,
    zone: (zone) => zoneText(words, config, zone as Zone, { ...called, you: solo ? (0 as Seat) : cast?.you }),
    side: (side) => SIDES[side] as SideName,
    line: (side, line) => lineNames(side as never)[line] as string,
    elsewhere: (seat, side, from) =>
      from < 0 || zoneAt[4 * seat + side] === from
        ? undefined
        : zoneText(words, config, from as Zone, { ...called, you: cast?.you }),
    face: (face) => FACES[face]!,
  };
}

interface Whose {
  readonly you: Seat | undefined;
  isYou(seat: Seat): boolean;
  nameOf(seat: number): string;
}

/** A pavement as the reader would call it: where it lies from the reader's place, or whose it is. */
function zoneText({ zones }: Words, { box }: TableConfig, zone: Zone, { you, isYou, nameOf }: Whose): string {
  if (zone === 0) return zones.center;
  const owner = box.personal.indexOf(zone);
  if (owner >= 0) return isYou(owner as Seat) || box.solo ? zones.yours : zones.of(nameOf(owner));
  if (you !== undefined && box.zoneAt[4 * you] === zone) return zones.yourLeft;
  if (you !== undefined && box.zoneAt[4 * you + 1] === zone) return zones.yourRight;
  return zones.leftOf(nameOf(zone - 1));
}
