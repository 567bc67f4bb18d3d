import { alone, eventLines, form, grammarOf, itemOf, no, type Seat, slots } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { type Chance, firstChance } from './chance.ts';
import type { Event } from './events.ts';
import { completeMove } from './moves/complete.ts';
import { coverMove } from './moves/cover.ts';
import { DECLINE } from './moves/decline.ts';
import type { Move } from './moves/index.ts';
import { slideMove } from './moves/slide.ts';
import { STOP } from './moves/stop.ts';
import { swapMove } from './moves/swap.ts';
import { tradeMove } from './moves/trade.ts';
import type { State } from './state.ts';
import { type Heap, heapOf, heapText } from './umbrellas.ts';
import * as words from './words.ts';
import { type Cell, type Colour, type Dance, LINES, SIDES, type Side, type Zone } from './words.ts';

const { forEach, joined, led, optional, termsOf, twice } = slots;

export const NOTATION_ERRORS = [
  'unknown-move',
  'unreadable',
  'unknown-seat',
  'unknown-tile',
  'unknown-chance',
] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

const { named, term } = termsOf<TableConfig, NotationError>();

const TERMS = {
  seat: named<Seat>(({ seats }) => seats, 'unknown-seat'),
  side: named<Side>(SIDES, 'unreadable'),
  colour: named<Colour>(words.COLOURS),
  /** Rows, then columns. */
  line: named<number>([...words.ROW_NAMES, ...words.COLUMN_NAMES]),
  cell: named<Cell>(words.CELLS),
  zone: named<Zone>(({ box }) => box.zones),
  slot: named<number>(words.SLOT_NAMES),
  space: named<number>(words.SPACES),
  face: named<number>(words.FACES),
  tile: named<number>(({ box }) => box.tiles, 'unknown-tile'),
};
const { seat, side, colour, line, cell, zone, slot, space, face, tile } = TERMS;

const heap = term<Heap>(
  { write: heapText, read: (word) => (/^[rbyg]*$/.test(word) ? heapOf(word.toUpperCase()) : undefined) },
  'unreadable',
);
export const moveNotation = grammarOf<Move, State, NotationError>(
  { unknown: (text) => no('unknown-move', text), unreadable: 'unreadable' },
  {
    slide: form(
      { side, colour, line, from: optional(led(' from ', zone), -1) },
      // Rows are of the sides, columns of top and bottom.
      (it) => (it.side < 2 === it.line < LINES ? slideMove(it.side, it.colour, it.line % LINES, it.from) : undefined),
      (move) => ({ ...move, line: move.side < 2 ? move.line : move.line + LINES }),
    ),
    complete: form({ slot, space, face: optional(face, -1) }, (it) => completeMove(it.slot, it.space, it.face)),
    cover: form({ slot }, (it) => coverMove(it.slot)),
    swap: form({ cells: twice(cell) }, ({ cells }) => swapMove(...cells)),
    trade: form({ zone, colour, cell }, (it) => tradeMove(it.zone, it.colour, it.cell)),
    decline: alone(DECLINE),
    stop: alone(STOP),
  },
);

export const chanceNotation = grammarOf<Chance, State, NotationError>(
  { unknown: (text) => no('unknown-chance', text), unreadable: 'unreadable' },
  {
    first: form({ seat }, (it) => firstChance(it.seat)),
    fill: { zones: forEach(side, heap) },
    deal: form(
      { pairs: forEach(seat, joined(tile, { count: 2 })) },
      ({ pairs }) => ({ kind: 'deal', tiles: pairs.flat() }),
      ({ tiles }, { seats }) => ({ pairs: seats.map((_, i) => tiles.slice(2 * i, 2 * i + 2)) }),
    ),
    uncover: { tile },
  },
);

export const danceText = (dance: Dance, { box }: TableConfig): string =>
  `${itemOf(box.tiles, words.tileOf(dance))}${itemOf(words.FACE_LETTERS, words.faceOf(dance))}`;

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
    line: (line, _, event) => (event.kind === 'umbrella-slid' ? itemOf(words.lineNames(event.side), line) : ''),
    tile: danceText,
    tiles: (tiles, config) => tiles.map((tile) => danceText(tile, config)).join(' '),
    covering: (is) => (is ? ', covering' : ''),
    extra: (is) => (is ? ' again' : ''),
  },
);
