// Pieces in a position. Every piece is somewhere: what is left out is filled with what is nowhere else, and what does not
// add up is refused.
import { bit, type Codec, codec, itemOf, NO_BITS, type Source, union } from '@penumbra/kit';
import { colourNames } from './box.ts';
import {
  BOARD,
  type Cell,
  type CellSet,
  cellNamed,
  ENERGY_IN_BAG,
  firstCell,
  HAND_SIZE,
  OPENINGS,
  SHAPES,
  shapeOf,
  TILE_NAMES,
  type Tile,
  tileName,
} from './components.ts';
import {
  countOf,
  energyOf,
  type Flowers,
  flowers,
  heap,
  KINDS,
  NEUTRAL,
  NEUTRAL_KINDS,
  NO_FLOWERS,
  OWN_KINDS,
  plus,
  sizeOf,
} from './flowers.ts';
import { parseTile } from './notation.ts';
import { pathAt } from './paths.ts';
import { bagOf, held, owned, type State, tilesAround } from './state.ts';
import type { View } from './view.ts';

export type Known = State | View;

export const readCell = (source: Source, name = source.text()): Cell =>
  cellNamed(name) ?? source.fail('unknown-id', `there is no cell ${name}`);

export const TILE: Codec<Tile, Known> = {
  write: tileName,
  read(it, { config }) {
    const tile = parseTile(it.text());
    if (tile === undefined) return it.fail('unknown-id', `unknown tile; known: ${TILE_NAMES.join(', ')}`);
    if (config.box.shapes[shapeOf(tile)] === 0) it.fail('impossible', 'this tile is not in the game');
    return tile;
  },
};

const CELLS = codec.bits<Cell, Known>(codec.index(() => BOARD.names, 'cell'));
/** The paths to summon, each by its first cell, read by any of its cells. */
export const PATHS: Codec<CellSet, Known> = {
  ...CELLS,
  read: (it, { tiles }) =>
    it.list().reduce<CellSet>((firsts, entry) => {
      const cell = readCell(entry);
      if ((itemOf(tiles, cell) & OPENINGS) === 0) entry.fail('impossible', 'there is no path on this cell');
      const first = bit(firstCell(pathAt(tiles, cell)));
      if (firsts & first) entry.fail('impossible', 'this path is listed twice');
      return union(firsts, first);
    }, NO_BITS),
};

export const HEAP = codec.packed(
  { names: ({ config }: Known) => colourNames(config), max: ENERGY_IN_BAG },
  energyOf,
  heap,
);
const ANY = codec.packed({ names: () => KINDS, max: ENERGY_IN_BAG }, countOf, flowers);
export const FLOWERS: Codec<Flowers, Known> = {
  ...ANY,
  read(it, s) {
    const all = ANY.read(it, s);
    const given = NEUTRAL_KINDS.map((kind) => it.child(KINDS[kind])).find(({ absent }) => !absent);
    if (!s.config.box.neutral) given?.fail('impossible', 'there are no neutral flowers in this game');
    return all;
  },
};
const tooLarge = (hand: Flowers) => sizeOf(hand) > HAND_SIZE && `a hand holds at most ${HAND_SIZE} flowers`;
export const HANDS = codec.bySeat(codec.refusing(FLOWERS, tooLarge, 'too-many'));

/** What is left for a place: never less than nothing, and no other number than is given. */
function leftFor(it: Source, all: number, elsewhere: number, [what, place]: readonly [string, string]): number {
  const left = all - elsewhere;
  if (left < 0) it.fail('too-many', `${-left} more ${what} than there are`);
  if (!it.absent && it.count(all) !== left) it.fail('impossible', `${left} ${place}`);
  return left;
}

export function fillBags(source: Source, s: State): void {
  s.bags.fill(NO_FLOWERS);
  const bags = Object.values(source.fields(...s.config.seats)).map((bag) => bag.fields(...KINDS));
  const put = (seat: number, kind: number, count: number): void => {
    s.bags[seat] = plus(bagOf(s, seat), flowers(kind, count));
  };
  bags.forEach((bag, seat) => {
    for (const kind of OWN_KINDS) {
      const words = [`${KINDS[kind]} flowers`, 'flowers of this kind are left for the bag'] as const;
      put(seat, kind, leftFor(bag[KINDS[kind]], owned(s, kind, seat), held(s, kind, seat), words));
    }
  });
  for (const kind of NEUTRAL_KINDS) {
    const left = owned(s, kind, NEUTRAL) - held(s, kind, NEUTRAL);
    const given = bags.map((bag) => bag[KINDS[kind]]);
    for (const [seat, share] of sharesOf(left, given).entries()) put(seat, kind, share);
  }
}

/** Neutral flowers are shared: evenly, the odd one to the first seat; if one bag is given, the rest goes to the other. */
function sharesOf(left: number, bags: readonly Source[]): number[] {
  const given = bags.map((bag) => (bag.absent ? undefined : bag.count(ENERGY_IN_BAG)));
  let rest = given.reduce<number>((sum, n) => sum - (n ?? 0), left);
  let open = given.filter((n) => n === undefined).length;
  const at = bags.findLast((bag) => !bag.absent) ?? bags[0];
  if (left < 0) bags[0]?.fail('too-many', `${-left} more neutral flowers than there are`);
  if (rest < 0 || (open === 0 && rest > 0)) at?.fail('impossible', `${left} neutral flowers are left for the bags`);
  return given.map((n) => {
    const share = n ?? Math.ceil(rest / open--);
    if (n === undefined) rest -= share;
    return share;
  });
}

export function fillStack(source: Source, s: State): void {
  const stack = source.fields(...SHAPES);
  s.stack = SHAPES.map((shape, i) => {
    const words = [`${shape} tiles`, 'tiles of this shape are left for the stack'] as const;
    return leftFor(stack[shape], itemOf(s.config.box.shapes, i), tilesAround(s, i), words);
  });
}
