// Names of things in the words of a language, and the forms that numbers ask for.
import type { Cast, Seat } from '@penumbra/kit';
import type { TableConfig } from '../src/box.ts';
import { CELLS, COLOURS, FACES, lineNames, SIDES, type Zone } from '../src/words.ts';
import type { Letter, Names, SeatName, SideName, Words } from './words.ts';

interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Chooses a form by the plural rules of a language; the number itself stands where the form has `#`. */
export const plural = (lang: string) => {
  const rules = new Intl.PluralRules(lang);
  return (count: number, forms: Forms): string => {
    const form = rules.select(count);
    const words = (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other;
    return words.replace('#', String(count));
  };
};

/** With its sign: `+2`, `−1`. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The names of a table: by colour, or as its people are called. Made once per table. */
export function namesFor(words: Words, cast: Cast | undefined): (config: TableConfig) => Names {
  const known = new WeakMap<TableConfig, Names>();
  return (config) => {
    const names = known.get(config) ?? makeNames(words, config, cast);
    known.set(config, names);
    return names;
  };
}

function makeNames(words: Words, config: TableConfig, cast: Cast | undefined): Names {
  const join = new Intl.ListFormat(words.lang, { type: 'conjunction' });
  const { zoneAt, solo } = config.box;
  const nameOf = (seat: number): string => cast?.names[seat] ?? words.seats[config.seats[seat] as SeatName];
  const isYou = (seat: number): boolean => seat === cast?.you;
  return {
    solo,
    isYou,
    seat: (seat) => (isYou(seat) ? words.you : nameOf(seat)),
    who: (seat, you, other) => (isYou(seat) ? you : `${nameOf(seat)} ${other}`),
    list: (parts) => join.format(parts),
    colour: (colour) => words.colours[COLOURS[colour] as Letter],
    cell: (cell) => CELLS[cell] as string,
    zone: (zone) => zoneText(words, config, zone as Zone, { isYou, nameOf, you: solo ? (0 as Seat) : cast?.you }),
    side: (side) => SIDES[side] as SideName,
    line: (side, line) => lineNames(side as never)[line] as string,
    elsewhere: (seat, side, from) =>
      from < 0 || zoneAt[4 * seat + side] === from
        ? undefined
        : zoneText(words, config, from as Zone, { isYou, nameOf, you: cast?.you }),
    face: (face) => FACES[face]!,
  };
}

interface Whose {
  readonly you: Seat | undefined;
  isYou(seat: number): boolean;
  nameOf(seat: number): string;
}

/** A pavement as the reader would call it: where it lies from the reader's place, or whose it is. */
function zoneText({ zones }: Words, { box }: TableConfig, zone: Zone, { you, isYou, nameOf }: Whose): string {
  if (zone === 0) return zones.center;
  const owner = box.personal.indexOf(zone);
  if (owner >= 0) return isYou(owner) || box.solo ? zones.yours : zones.of(nameOf(owner));
  if (you !== undefined && box.zoneAt[4 * you] === zone) return zones.yourLeft;
  if (you !== undefined && box.zoneAt[4 * you + 1] === zone) return zones.yourRight;
  return zones.leftOf(nameOf(zone - 1));
}
