import { type Config, type GameTypes, indexIn, isOneOf, itemOf } from '@penumbra/kit';
import {
  type Components,
  MARKERS,
  POOLS,
  RUN_BONUS,
  type ScoreTile,
  SOLO_STACK,
  STACK,
  scoreTileOf,
} from './components.ts';
import type { Options } from './options.ts';
import { type Pattern, patternOf, type Stage, stageOf, turnedBy } from './umbrellas.ts';
import { BLACK, CELLS, COLOURS, CORNERS, FACES, type Power, SLOTS, SPACES, type Zone, zoneNumbered } from './words.ts';
/** What the rules look up during play, by index. */
export interface Box {
  readonly players: number;
  readonly solo: boolean;
  /** The names of the zones: the centre, the sides, the personal ones. */
  readonly zones: readonly string[];
  /** By seat and side: `zoneAt[4 * seat + side]`. */
  readonly zoneAt: readonly Zone[];
  /** The personal zone, by seat. */
  readonly personal: readonly Zone[];
  readonly tiles: readonly string[];
  /** The side that is up when a tile is drawn. */
  readonly face: number;
  /** By dance and slot: `patterns[4 * dance + slot]`. */
  readonly patterns: readonly Pattern[];
  /** The cells of each dance as printed, one bit each. */
  readonly cells: readonly number[];
  /** As printed, by seat. */
  readonly stages: readonly Stage[];
  /** The spaces that take a completion, by colour and slot: `fits[4 * colour + slot]`. */
  readonly fits: readonly number[];
  /** The spaces that are not white. */
  readonly coloured: number;
  readonly powers: readonly { readonly spaces: number; readonly power: Power }[];
  /** What the score tile pays, by the set of its filled spaces. */
  readonly bonus: readonly number[];
  /** The bonus, and half of the most that one more marker would add: what a set of filled spaces is worth on the way. */
  readonly outlook: readonly number[];
  /** Unseen tiles on each of slots 1 and 2 before the deal. */
  readonly stack: number;
  readonly pool: number;
  readonly markers: number;
  /** Umbrellas of each colour. */
  readonly umbrellas: number;
}

interface BoxTypes extends GameTypes {
  Options: Options;
  Components: Components;
  Box: Box;
}
export type TableConfig = Config<BoxTypes>;

export interface Parts {
  readonly seats: readonly string[];
  readonly options: Options;
  readonly components: Components;
}

/** The components of one table, compiled. */
export function boxOf({ seats, options, components }: Parts): Box {
  const players = seats.length;
  const solo = players === 1;
  const sides = solo ? 2 : players;
  const scoreTile = scoreTileOf(components, options.level);
  const bonus = bonuses(scoreTile);
  const pool = itemOf(POOLS, players - 1);
  return {
    players,
    solo,
    zones: [
      'center',
      ...Array.from({ length: sides }, (_, k) => `side:${k}`),
      ...seats.map((seat) => `personal:${seat}`),
    ],
    zoneAt: seats.flatMap((_, seat) => zonesAround(seat, sides)),
    personal: seats.map((_, seat) => zoneNumbered(1 + sides + seat)),
    tiles: Object.keys(components.tiles),
    face: solo ? BLACK : FACES.indexOf(options.side),
    patterns: patternsOf(components),
    cells: Object.values(components.tiles).flatMap((tile) => FACES.map((face) => cellSet(tile[face]))),
    stages: seats.map((seat) => stageOf(itemOf(components.stages, seat))),
    fits: COLOURS.flatMap((colour) => CORNERS.map((corner) => spacesFor(scoreTile, colour, corner))),
    coloured: setOf(SPACES.filter((_, i) => !isWhite(itemOf(scoreTile.spaces, i)))),
    powers: (scoreTile.powers ?? []).map(({ between, power }) => ({ spaces: setOf(between), power })),
    bonus,
    outlook: bonus.map((points, filled) => points + bestGain(bonus, filled) / 2),
    stack: solo ? SOLO_STACK : STACK,
    pool,
    markers: solo ? pool : MARKERS,
    // Four on every stage, and one in every zone; alone five in the zones together.
    umbrellas: solo ? 9 : 4 * players + 2 * players + 1,
  };
}

/** Left, right, top, bottom. Seat k has `side:k` on its left and the side before it on its right. */
function zonesAround(seat: number, sides: number): Zone[] {
  return [1 + seat, 1 + ((seat + sides - 1) % sides), 0, 1 + sides + seat].map(zoneNumbered);
}

function patternsOf({ tiles }: Components): Pattern[] {
  return Object.values(tiles).flatMap((tile) =>
    FACES.flatMap((face) => {
      const cells = tile[face].map((cell) => CELLS.indexOf(cell));
      return Array.from({ length: SLOTS }, (_, slot) => patternOf(cells.map((cell) => turnedBy(cell, slot))));
    }),
  );
}

const cellSet = (cells: readonly string[]): number => cells.reduce((set, cell) => set | (1 << CELLS.indexOf(cell)), 0);

const setOf = (spaces: readonly string[]): number =>
  spaces.reduce((set, space) => set | (1 << indexIn(SPACES, space)), 0);

const spacesFor = (tile: ScoreTile, colour: string, corner: string): number =>
  setOf(SPACES.filter((_, i) => tile.spaces[i] === corner || isOfColour(itemOf(tile.spaces, i), colour)));
const isWhite = (space: string): boolean => isOneOf(CORNERS, space);
const isOfColour = (space: string, colour: string): boolean => !isWhite(space) && space.includes(colour);

/** By the set of filled spaces. */
function bonuses({ groups = [], runs }: ScoreTile): number[] {
  const sets = groups.map(({ spaces, bonus }) => ({ set: setOf(spaces), bonus }));
  return Array.from({ length: 1 << SPACES.length }, (_, filled) => {
    const forGroups = sets.reduce((sum, { set, bonus }) => sum + ((filled & set) === set ? bonus : 0), 0);
    return forGroups + (runs ? runBonus(filled) : 0);
  });
}

/** The most that one more marker would add. */
const bestGain = (bonus: readonly number[], filled: number): number =>
  Math.max(...SPACES.map((_, space) => itemOf(bonus, filled | (1 << space)) - itemOf(bonus, filled)));

/** Every maximal run of adjacent markers pays by its length. */
function runBonus(filled: number): number {
  let points = 0;
  let length = 0;
  for (let space = 0; space <= SPACES.length; space++) {
    if (filled & (1 << space)) {
      length++;
    } else {
      points += itemOf(RUN_BONUS, Math.min(length, RUN_BONUS.length - 1));
      length = 0;
    }
  }
  return points;
}
