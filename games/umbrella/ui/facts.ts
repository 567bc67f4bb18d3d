// What a board shows about a position beyond its pieces: how near a choreography is, what a marker would bring.
import { RUN_BONUS, type ScoreTile, scoreTileOf } from '../src/components.ts';
import { patternDistance } from '../src/solver.ts';
import { type Known, knownTiles } from '../src/state.ts';
import { colourAt, type Pattern, type Stage } from '../src/umbrellas.ts';
import {
  COLOURS,
  CORNERS,
  type Colour,
  type Dance,
  NO_DANCE,
  type Power,
  SIDES,
  SLOTS,
  SPACES,
  type Zone,
} from '../src/words.ts';

export const EVERY_CELL: readonly number[] = Array.from({ length: 16 }, (_, cell) => cell);
export const EVERY_SLOT: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => slot);
export const EVERY_SPACE: readonly number[] = SPACES.map((_, space) => space);
export const EVERY_SIDE: readonly number[] = SIDES.map((_, side) => side);
export const EVERY_COLOUR: readonly number[] = COLOURS.map((_, colour) => colour);
export const EVERY_LINE: readonly number[] = [0, 1, 2, 3];
const CORNER_NAMES: readonly string[] = CORNERS;

export const zoneOn = (v: Known, seat: number, side: number): Zone => v.config.box.zoneAt[4 * seat + side]!;
/** Who sits on a side: tiles go to the left, and come from the right. */
export const neighbourOn = (v: Known, seat: number, side: number): number => {
  const { players } = v.config.box;
  return (seat + (side === 0 ? 1 : players - 1)) % players;
};
/** Pavements that do not touch a stage. */
export const zonesElsewhere = (v: Known, seat: number): Zone[] => {
  const around = EVERY_SIDE.map((side) => zoneOn(v, seat, side));
  return v.zones.flatMap((_, zone) => (around.includes(zone as Zone) ? [] : [zone as Zone]));
};
/** Whose pavement it is: one owner, or the two it lies between; the centre is nobody's. */
export function seatsAt(v: Known, zone: Zone): number[] {
  const { personal, players, zoneAt } = v.config.box;
  const owner = personal.indexOf(zone);
  if (owner >= 0) return [owner];
  return zone === 0
    ? []
    : EVERY_SLOT.filter((seat) => seat < players && zoneAt.slice(4 * seat, 4 * seat + 2).includes(zone));
}

/** A tile as it lies in a slot, and its four cells. */
export const patternIn = (v: Known, dance: Dance, slot: number): Pattern => v.config.box.patterns[4 * dance + slot]!;
export const cellsIn = (pattern: Pattern): number[] => EVERY_CELL.filter((cell) => (pattern >>> (2 * cell)) & 1);
export const cellsOf = (v: Known, dance: Dance, slot: number): number[] => cellsIn(patternIn(v, dance, slot));

export const topOf = (v: Known, seat: number, slot: number): Dance => v.tops[4 * seat + slot] as Dance;
/** The stack of a slot from the top: known tiles, then −1 for each that nobody has seen. */
export const stackOf = (v: Known, seat: number, slot: number): readonly number[] => [
  ...knownTiles(v, 4 * seat + slot),
  ...Array.from({ length: v.unseen[4 * seat + slot] as number }, () => NO_DANCE),
];

export interface Progress {
  readonly colour: Colour;
  readonly count: number;
  readonly cells: readonly number[];
}

/** How near a tile would be in a slot: the colour that most of its cells carry; of several one that a space takes. */
export function progressOn(v: Known, seat: number, dance: Dance, slot: number, stage: Stage): Progress {
  const cells = cellsOf(v, dance, slot);
  const fits = (colour: number): boolean =>
    ((v.config.box.fits[4 * colour + slot] as number) & ~(v.markers[seat] as number)) !== 0;
  const rank = (colour: number): number =>
    2 * cells.filter((cell) => colourAt(stage, cell) === colour).length + (fits(colour) ? 1 : 0);
  const colour = EVERY_COLOUR.reduce((best, other) => (rank(other) > rank(best) ? other : best)) as Colour;
  return { colour, count: rank(colour) >> 1, cells };
}

export function progressOf(v: Known, seat: number, slot: number, stage = v.stages[seat]!): Progress | undefined {
  const dance = topOf(v, seat, slot);
  return dance === NO_DANCE ? undefined : progressOn(v, seat, dance, slot, stage);
}

const DEPTH = 2;
/** The fewest slides that would complete a slot in a colour that a space takes; undefined if more than a few. */
export function slidesTo(v: Known, seat: number, slot: number): number | undefined {
  if (topOf(v, seat, slot) === NO_DANCE) return undefined;
  const all = EVERY_COLOUR.flatMap((colour) => {
    const open = (v.config.box.fits[4 * colour + slot] as number) & ~(v.markers[seat] as number);
    return open === 0 ? [] : [patternDistance(v, { seat, slot, colour }, DEPTH)];
  });
  const least = Math.min(...all, DEPTH + 1);
  return least > DEPTH ? undefined : least;
}

export const scoreTile = (v: Known): ScoreTile => scoreTileOf(v.config.components, v.config.options.level);

/** What a space takes: colours, or the slot whose corner it shows. */
export const spaceKind = (
  v: Known,
  space: number,
): { readonly colours: readonly number[]; readonly corner: number } => {
  const kind = scoreTile(v).spaces[space] as string;
  const corner = CORNER_NAMES.indexOf(kind);
  return { corner, colours: corner < 0 ? [...kind].map((letter) => COLOURS.indexOf(letter as never)) : [] };
};

export interface Run {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

/** Runs of two markers or more. */
export function runsOf(filled: number): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < SPACES.length; from++) {
    if (!(filled & (1 << from))) continue;
    let to = from;
    while (filled & (1 << (to + 1))) to++;
    const points = RUN_BONUS[Math.min(to - from + 1, RUN_BONUS.length - 1)] as number;
    if (to > from) runs.push({ from, to, points });
    from = to;
  }
  return runs;
}

export interface Group {
  readonly spaces: readonly number[];
  readonly bonus: number;
  readonly have: number;
}

export const groupsOf = (v: Known, filled: number): Group[] =>
  (scoreTile(v).groups ?? []).map((group) => {
    const spaces = group.spaces.map((name) => SPACES.indexOf(name as never));
    return { spaces, bonus: group.bonus, have: spaces.filter((space) => filled & (1 << space)).length };
  });

export interface PowerSeam {
  readonly power: Power;
  readonly spaces: readonly number[];
  readonly isFired: boolean;
}

export const powersOf = (v: Known, filled: number): PowerSeam[] =>
  (scoreTile(v).powers ?? []).map(({ between, power }) => {
    const spaces = between.map((name) => SPACES.indexOf(name as never));
    return { power, spaces, isFired: spaces.every((space) => filled & (1 << space)) };
  });

export interface Gain {
  /** What the score grows by. */
  readonly points: number;
  readonly bonus: number;
  readonly run: Run | undefined;
  readonly group: Group | undefined;
  readonly powers: readonly Power[];
}

/** What a marker on a space would bring. */
export function gainOf(v: Known, seat: number, space: number): Gain {
  const { bonus } = v.config.box;
  const before = v.markers[seat] as number;
  const after = before | (1 << space);
  const more = (bonus[after] as number) - (bonus[before] as number);
  const isNew = ({ spaces, isFired }: PowerSeam): boolean => isFired && spaces.includes(space);
  return {
    points: 2 + more,
    bonus: more,
    run: scoreTile(v).runs ? runsOf(after).find(({ from, to }) => from <= space && space <= to) : undefined,
    group: groupsOf(v, after).find(({ spaces }) => spaces.includes(space)),
    powers: powersOf(v, after)
      .filter(isNew)
      .map(({ power }) => power),
  };
}
