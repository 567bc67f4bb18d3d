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
import { type Box, type Setting, type State, UNSEEN } from './state.ts';
import { NO_UMBRELLAS, ONE_OF_EACH, type Pattern, patternOf, stageOf, turnedBy } from './umbrellas.ts';
import { BLACK, CELLS, COLOURS, CORNERS, FACES, NO_DANCE, SLOTS, SPACES, type Zone } from './words.ts';

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
  const bonus = Array.from({ length: 1 << SPACES.length }, (_, filled) => bonusOf(scoreTile, filled));
  const pool = POOLS[players - 1] as number;
  return {
    players,
    solo,
    zones: [
      'center',
      ...Array.from({ length: sides }, (_, k) => `side:${k}`),
      ...seats.map((seat) => `personal:${seat}`),
    ],
    zoneAt: seats.flatMap((_, seat) => zonesAround(seat, sides)),
    personal: seats.map((_, seat) => (1 + sides + seat) as Zone),
    tiles: Object.keys(components.tiles),
    face: solo ? BLACK : FACES.indexOf(options.side),
    patterns: patternsOf(components),
    cells: Object.values(components.tiles).flatMap((tile) => FACES.map((face) => cellSet(tile[face]))),
    stages: seats.map((seat) => stageOf(components.stages[seat] as readonly string[])),
    fits: COLOURS.flatMap((colour) => CORNERS.map((corner) => spacesFor(scoreTile, colour, corner))),
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
  return [1 + seat, 1 + ((seat + sides - 1) % sides), 0, 1 + sides + seat] as Zone[];
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
  spaces.reduce((set, space) => set | (1 << SPACES.indexOf(space as never)), 0);

const spacesFor = (tile: ScoreTile, colour: string, corner: string): number =>
  setOf(SPACES.filter((_, i) => tile.spaces[i] === corner || isOfColour(tile.spaces[i] as string, colour)));
const isOfColour = (space: string, colour: string): boolean => space.length <= 2 && space.includes(colour);

function bonusOf({ groups = [], runs }: ScoreTile, filled: number): number {
  const complete = groups.filter(({ spaces }) => (filled & setOf(spaces)) === setOf(spaces));
  const forGroups = complete.reduce((sum, { bonus }) => sum + bonus, 0);
  return forGroups + (runs ? runBonus(filled) : 0);
}

/** The most that one more marker would add. */
const bestGain = (bonus: readonly number[], filled: number): number =>
  Math.max(...SPACES.map((_, space) => (bonus[filled | (1 << space)] as number) - (bonus[filled] as number)));

/** Every maximal run of adjacent markers pays by its length. */
function runBonus(filled: number): number {
  let points = 0;
  let length = 0;
  for (let space = 0; space <= SPACES.length; space++) {
    if (filled & (1 << space)) {
      length++;
    } else {
      points += RUN_BONUS[Math.min(length, RUN_BONUS.length - 1)] as number;
      length = 0;
    }
  }
  return points;
}

export function setup(config: Setting): State {
  const { players, solo, stages, zones, tiles, pool, markers, stack } = config.box;
  return {
    config,
    phase: solo ? 'fill' : 'first',
    round: 1,
    turn: 0,
    last: 0,
    pool,
    aside: markers - pool,
    again: false,
    powers: 0,
    passing: NO_DANCE,
    pushed: -1,
    stages: stages.slice(),
    zones: zones.map(() => (solo ? NO_UMBRELLAS : ONE_OF_EACH)),
    markers: stages.map(() => 0),
    tops: Array.from({ length: SLOTS * players }, () => NO_DANCE),
    unseen: Array.from({ length: SLOTS * players }, (_, at) => (at % SLOTS < 2 ? stack : 0)),
    under: tiles.map(() => UNSEEN),
  };
}
