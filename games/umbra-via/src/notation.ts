import { type Answer, eventLines, form, grammarOf, no, type Seat, slots, yes } from '@penumbra/kit';
import { colourName, type TableConfig } from './box.ts';
import type { Chance } from './chance.ts';
import { BOARD, type Cell, cellsIn, HAND_SIZE, SLOTS, TILE_NAMES, TILES, type Tile, tileName } from './components.ts';
import type { Event } from './events.ts';
import {
  COLOURS,
  countOf,
  energyOf,
  type Flowers,
  flowers,
  type Heap,
  KIND_LETTERS,
  NO_FLOWERS,
  plus,
  sizeOf,
} from './flowers.ts';
import { bidOf } from './moves/bid.ts';
import { DROPS } from './moves/drop.ts';
import type { Move } from './moves/index.ts';
import { PLACES } from './moves/place.ts';
import { SHIFTS } from './moves/shift.ts';
import { summonOf } from './moves/summon.ts';
import type { State } from './state.ts';

const { forEach, listed, termsOf, wholly } = slots;

export const NOTATION_ERRORS = [
  'empty',
  'unknown-word',
  'bad-cell',
  'bad-slot',
  'bad-flowers',
  'bad-tile',
  'bad-seat',
] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

const { named, term } = termsOf<TableConfig, NotationError>();

/** `EES`, in any order; undefined for anything but flowers, for none of them and for more than a hand. */
function parseFlowers(text: string): Flowers | undefined {
  const kinds = [...text].map((letter) => KIND_LETTERS.indexOf(letter));
  if (kinds.length === 0 || kinds.length > HAND_SIZE || kinds.includes(-1)) return undefined;
  return kinds.reduce<Flowers>((all, kind) => plus(all, flowers(kind, 1)), NO_FLOWERS);
}

/** The openings may come in any order and case. */
export function parseTile(text: string): Tile | undefined {
  const sides = [...text.toUpperCase()];
  const isOpenings = sides.every((side) => 'NESW'.includes(side)) && new Set(sides).size === sides.length;
  const name = isOpenings ? [...'NESW'].filter((side) => sides.includes(side)).join('') : text.toLowerCase();
  return TILES[TILE_NAMES.indexOf(name)];
}

const TERMS = {
  seat: named<Seat>(({ seats }) => seats, 'bad-seat'),
  cell: named<Cell>(BOARD.names, 'bad-cell'),
  slot: named<number>(['1', '2', '3', '4'], 'bad-slot'),
  tile: term<Tile>({ write: tileName, read: parseTile }, 'bad-tile'),
  hand: term<Flowers>(
    {
      write: (all) => [...KIND_LETTERS].map((letter, kind) => letter.repeat(countOf(all, kind))).join('') || '-',
      read: (word) => (word === '-' ? NO_FLOWERS : parseFlowers(word)),
    },
    'bad-flowers',
  ),
};
const { seat, cell, slot, tile, hand } = TERMS;

const bidText = (slots: readonly Flowers[], config: TableConfig): string =>
  slots
    .flatMap((all, at) => (all === NO_FLOWERS ? [] : [`${slot.write(at, config)}:${hand.write(all, config)}`]))
    .join(' ') || '-';

function parseBid(words: readonly string[], config: TableConfig): Answer<readonly Flowers[], NotationError> {
  const slots = new Array<Flowers>(SLOTS).fill(NO_FLOWERS);
  if (words.length === 0) return no('bad-flowers');
  if (words.join() === '-') return yes(slots);
  for (const word of words) {
    const [, number = '', letters = ''] = /^([^:]*):(.*)$/.exec(word) ?? [];
    const at = slot.read(number, config);
    if (at === undefined) return no('bad-slot', word);
    const more = parseFlowers(letters);
    const all = plus(slots[at] ?? NO_FLOWERS, more ?? NO_FLOWERS);
    if (more === undefined || sizeOf(all) > HAND_SIZE) return no('bad-flowers', word);
    slots[at] = all;
  }
  return yes(slots);
}

const reading = {
  /** Not in small letters: the case of a flower tells own from neutral. */
  words: (text: string) =>
    text
      .replace(/\s*:\s*/g, ':')
      .split(/\s+/)
      .filter((word) => word !== ''),
  unknown: (_: string, [word]: readonly string[]) => (word === undefined ? no('empty') : no('unknown-word', word)),
  unreadable: 'unknown-word',
} as const;

export const moveNotation = grammarOf<Move, State, NotationError>(reading, {
  bid: form({ slots: wholly(bidText, parseBid) }, ({ slots }) => bidOf(slots)),
  place: form({ cell }, (it) => PLACES[it.cell]),
  drop: form({ cell }, (it) => DROPS[it.cell]),
  shift: form({ cell }, (it) => SHIFTS[it.cell]),
  summon: form({ cell }, (it, s: State) => summonOf(s, it.cell)),
});

export const chanceNotation = grammarOf<Chance, State, NotationError>(reading, {
  order: { order: listed(seat) },
  reveal: { tiles: listed(tile) },
  draw: { hands: forEach(seat, hand, { hide: sizeOf }) },
});

/** `purple 2 neutral 1`. */
const byColour = (counts: readonly number[], config: TableConfig): string =>
  counts.flatMap((n, colour) => (n === 0 ? [] : [`${colourName(config, colour)} ${n}`])).join(' ') || '-';
const heapText = (energy: Heap, config: TableConfig): string => {
  const counts = [...new Array(COLOURS).keys()].map((colour) => energyOf(energy, colour));
  return byColour(counts, config);
};

export const eventText = eventLines<Event, TableConfig>()(
  {
    'tiebreak-set': 'tiebreak: {order}',
    'stack-renewed': 'stack renewed',
    'tiles-revealed': 'revealed: {tiles}',
    'flowers-drawn': '{seat} drew {hand}',
    'hand-drawn': '{seat} drew {size}',
    'bids-revealed': 'bids: {bids}',
    'hands-returned': 'hands returned',
    'tile-discarded': 'discarded: {slot} {tile}',
    'order-fixed': 'order: {order}',
    'tile-won': '{seat} won {slot} with {worth}{tie}',
    'tile-placed': '{seat} placed {tile} on {cell}: {energy}',
    'energy-moved': 'energy moved {from} > {to}: {energy}',
    'energy-dropped': '{seat} dropped on {cell}: {energy}',
    'path-summoned': 'summoned {cells}: energy {energy} · earned {earned} · taken {taken}{heir}',
    'four-point-cleared': 'cleared: four-point {cell}',
    'sudden-death-begun': 'sudden death',
    'soul-tile-claimed': '{seat} claimed the soul tile',
    'round-begun': 'round {round}',
    'game-ended': 'over: {winners} ({ending})',
  },
  {
    ...TERMS,
    from: cell,
    to: cell,
    tiles: listed(tile),
    winners: listed(seat),
    // Of seats on the tiebreaker, of slots on the altar.
    order: (order, { seats }, { kind }) =>
      order.map((n) => (kind === 'order-fixed' ? `${n + 1}` : seats[n])).join(' ') || '-',
    bids: (bids, config) => bids.map((slots, of) => `${config.seats[of]} ${bidText(slots, config)}`).join(' · '),
    tie: (is) => (is ? ' (tie)' : ''),
    energy: heapText,
    earned: byColour,
    taken: byColour,
    cells: (cells, config) => listed(cell).write(cellsIn(cells), config),
    heir: (of, config) => (of === undefined ? '' : ` · neutral to ${seat.write(of, config)}`),
  },
);
