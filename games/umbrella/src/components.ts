import { type ComponentSpec, indexIn, isOneOf, itemOf, quote, type Source } from '@penumbra/kit';
import { CELLS, COLOURS, CORNERS, type Face, type LEVELS, POWERS, type Power, SPACES } from './words.ts';

// The box. What the rulebook's text does not print is a reconstruction, and can be replaced by a user's own copy.

/** The four cells of each side, with the mark top-left. */
export type Tile = { readonly [face in Face]: readonly string[] };
/** Rows from the top, each a letter per umbrella from the left. */
export type Stage = readonly string[];
export interface ScoreTile {
  /** In row order: one colour, two, or the corner of a white space. */
  readonly spaces: readonly string[];
  readonly groups?: readonly { readonly spaces: readonly string[]; readonly bonus: number }[];
  readonly powers?: readonly { readonly between: readonly string[]; readonly power: Power }[];
  readonly runs: boolean;
}

export interface Components {
  readonly tiles: { readonly [id: string]: Tile };
  readonly stages: { readonly [seat: string]: Stage };
  readonly scoreTiles: { readonly [level: string]: ScoreTile };
}

// ruling UM-1.7: the black side is the harder one on every tile.
const PATTERNS = `
  c01 a1 b1 a2 b2 / b2 c2 b3 c3
  c02 a1 b1 c1 b2 / a2 b2 c2 b3
  c03 b1 c1 d1 c2 / b2 c2 d2 c3
  c04 a1 b1 c1 c2 / a2 b2 c2 c3
  c05 b1 c1 d1 b2 / b2 c2 d2 b3
  c06 a1 a2 b2 c2 / c1 a2 b2 c2
  c07 d1 b2 c2 d2 / b1 b2 c2 d2
  c08 a1 b1 b2 c2 / a2 b2 b3 c3
  c09 c1 d1 b2 c2 / b2 c2 a3 b3
  c10 a1 b1 c1 d1 / a1 b2 c3 d3
  c11 a1 c1 b2 d2 / a1 b1 c2 d2
  c12 a1 b2 a3 b4 / c1 d1 a2 b2
  c13 a2 c2 b3 d3 / a1 b2 b3 c3
  c14 a1 d1 a4 d4 / a1 b2 c3 d4
  c15 a1 d1 a2 d2 / b1 c1 b2 c2
  c16 a1 d1 a3 d3 / a2 b2 c2 d2
  c17 a1 c1 a3 c3 / b1 a2 b2 c2
  c18 b1 c1 a4 d4 / c1 b2 c2 d2
  c19 a2 d2 a3 d3 / b1 c2 c3 b4
  c20 b1 a2 c2 b3 / a1 b2 c2 d3
  c21 c1 a2 d2 c3 / b2 c2 d2 d3
  c22 a1 d1 b2 c2 / a1 b1 c2 c3
  c23 a1 c1 b3 b4 / b1 b2 a3 c3
  c24 b1 c1 a2 d2 / a2 b2 c2 a3`;

const TILES: Components['tiles'] = Object.fromEntries(
  PATTERNS.trim()
    .split('\n')
    .map((line) => {
      const [id, ...rest] = line.trim().split(' ');
      return [id!, { white: rest.slice(0, 4), black: rest.slice(5) }];
    }),
);

const STAGES: Components['stages'] = {
  violet: ['RBYG', 'YGRB', 'BRGY', 'GYBR'],
  teal: ['BYGR', 'GRBY', 'YBRG', 'RGYB'],
  orange: ['YGRB', 'RBYG', 'GYBR', 'BRGY'],
  slate: ['GRBY', 'BYGR', 'RGYB', 'YBRG'],
};

const SCORE_TILES: Components['scoreTiles'] = {
  1: {
    spaces: ['B', 'Y', 'R', 'G', 'R', 'B', 'Y', 'Y', 'G', 'R'],
    groups: [
      { spaces: ['s1', 's2'], bonus: 3 },
      { spaces: ['s3', 's4'], bonus: 3 },
      { spaces: ['s5', 's6', 's7'], bonus: 5 },
      { spaces: ['s8', 's9', 's10'], bonus: 5 },
    ],
    runs: false,
  },
  2: {
    spaces: ['R', 'YG', 'Y', 'RB', 'B', 'RG', 'G', 'BY', 'RY', 'BG'],
    groups: [
      { spaces: ['s1', 's2', 's3', 's4'], bonus: 8 },
      { spaces: ['s5', 's6', 's7', 's8'], bonus: 8 },
      { spaces: ['s9', 's10'], bonus: 3 },
    ],
    runs: false,
  },
  3: { spaces: ['R', 'B', 'top-left', 'Y', 'B', 'G', 'Y', 'bottom-right', 'R', 'G'], runs: true },
  4: {
    spaces: ['R', 'G', 'top-right', 'B', 'R', 'Y', 'B', 'bottom-left', 'Y', 'G'],
    powers: [
      { between: ['s1', 's2'], power: 'swap' },
      { between: ['s4', 's5'], power: 'trade' },
      { between: ['s6', 's7'], power: 'again' },
      { between: ['s9', 's10'], power: 'swap' },
    ],
    runs: true,
  },
};

/** Markers in the box, and how many of them make the pool with 1, 2, 3, 4 players; a solo game has no others. */
export const MARKERS = 28;
export const POOLS = [6, 11, 17, 22] as const;
/** What a maximal run of 0, 1, 2, 3, 4 or more markers pays. */
export const RUN_BONUS = [0, 0, 3, 5, 8] as const;
export const POINTS_PER_MARKER = 2;
export const EMPTY_ZONE_BONUS = 2;
/** The unseen tiles of slots 1 and 2 before the deal. */
export const STACK = 2;
export const SOLO_STACK = 3;
/** Umbrellas of each colour that are dealt to the zones of a solo game, and umbrellas that each zone gets. */
export const SOLO_DEAL = 5;

export const COMPONENTS: ComponentSpec<Components> = {
  tables: {
    tiles: { entries: freezeAll(TILES), read: readTile },
    stages: { entries: freezeAll(STAGES), read: readStage, closed: true },
    scoreTiles: { entries: freezeAll(SCORE_TILES), read: readScoreTile, closed: true },
  },
};

function freezeAll<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object') freezeAll(part);
  return Object.freeze(value);
}

function readTile(source: Source): Tile {
  const { white, black } = source.fields('white', 'black');
  return { white: readCells(white), black: readCells(black) };
}

const readCells = (source: Source): string[] =>
  exactly(source, 4, 'cells').map((cell, i, all) => distinct(cell, cell.oneOf(CELLS, 'cell'), all.slice(0, i)));

function readStage(source: Source): Stage {
  const rows = exactly(source, 4, 'rows').map((row) => {
    const letters = row.text();
    if (!/^[RBYG]{4}$/.test(letters)) row.fail('bad-component', `${quote(letters)} is not four of the letters R B Y G`);
    return letters;
  });
  for (const colour of COLOURS) {
    const count = rows.join('').split(colour).length - 1;
    if (count !== 4) source.fail('bad-component', `${count} umbrellas are ${colour}; a stage has four of each colour`);
  }
  return rows;
}

function readScoreTile(source: Source): ScoreTile {
  const { spaces, groups, powers, runs } = source.fields('spaces', 'groups', 'powers', 'runs');
  const kinds = exactly(spaces, SPACES.length, 'spaces').map(readSpace);
  return {
    spaces: kinds,
    ...(!groups.absent && { groups: groups.list().map(readGroup) }),
    ...(!powers.absent && {
      powers: atMost(powers, MOST_POWERS, 'powers').map((power) => readPower(power, kinds)),
    }),
    runs: !runs.absent && runs.flag(),
  };
}

function readSpace(source: Source): string {
  const kind = source.text();
  if (isOneOf(CORNERS, kind)) return kind;
  if (/^[RBYG]{1,2}$/.test(kind) && kind[0] !== kind[1]) return kind;
  return source.fail('bad-component', `${quote(kind)} is not one or two of R B Y G, nor one of ${CORNERS.join(', ')}`);
}

function readGroup(source: Source): { spaces: readonly string[]; bonus: number } {
  const { spaces, bonus } = source.fields('spaces', 'bonus');
  if (spaces.list().length === 0) spaces.fail('bad-component', 'a group has at least one space');
  return { spaces: readSpaces(spaces), bonus: bonus.count(MOST_BONUS) };
}
const MOST_BONUS = 1000;
/** One in each gap of the row. */
export const MOST_POWERS = SPACES.length - 1;

function readPower(source: Source, kinds: readonly string[]): { between: readonly string[]; power: Power } {
  const { between, power } = source.fields('between', 'power');
  exactly(between, 2, 'spaces');
  const spaces = readSpaces(between);
  spaces.forEach((space, i) => {
    const kind = itemOf(kinds, indexIn(SPACES, space));
    if (isOneOf(CORNERS, kind)) between.child(i).fail('bad-component', `${space} is white`);
  });
  return { between: spaces, power: power.oneOf(POWERS, 'power') };
}

const readSpaces = (source: Source): string[] =>
  source.list().map((space, i, all) => distinct(space, space.oneOf(SPACES, 'space'), all.slice(0, i)));

function exactly(source: Source, count: number, what: string): readonly Source[] {
  const list = source.list();
  if (list.length !== count) source.fail('bad-component', `${list.length} ${what}; there have to be ${count}`);
  return list;
}

function atMost(source: Source, count: number, what: string): readonly Source[] {
  const list = source.list();
  if (list.length > count) source.fail('bad-component', `${list.length} ${what}; there can be ${count}`);
  return list;
}

function distinct(source: Source, word: string, before: readonly Source[]): string {
  if (before.some((other) => other.value === word)) source.fail('bad-component', `${word} is named twice`);
  return word;
}

export const scoreTileOf = (components: Components, level: (typeof LEVELS)[number]): ScoreTile =>
  itemOf(components.scoreTiles, level);
