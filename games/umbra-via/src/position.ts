// The keys of a position, in the order of the page: how each is written, read, and filled where it is left out.
import {
  byName,
  everySeat,
  filled,
  type JsonObject,
  keysOf,
  listSeats,
  NO_SEAT,
  type Seats,
  withSeat,
} from '@penumbra/kit';
import { colourName, coloursOf, type TableConfig } from './box.ts';
import {
  BOARD,
  type Cell,
  cellsIn,
  LAST_ROUND,
  NO_TILE,
  SHAPES,
  SLOTS,
  SOULS_IN_ALL,
  SOULS_ON_TILE,
  tileName,
} from './components.ts';
import { countOf, energyOf, type Flowers, type Heap, KINDS } from './flowers.ts';
import { checkOrder, readAltar, readBid, usualBid } from './read-altar.ts';
import { checkBoard, readBoard, readLoose, readSummoning } from './read-board.ts';
import { fillBags, fillStack, readColours, readHands } from './read-pieces.ts';
import { bidAt, ORDERED, PHASES, PLACING, type State } from './state.ts';
import type { View } from './view.ts';

const flowersJson = (all: Flowers): JsonObject => byName(KINDS, (kind) => countOf(all, kind));
const byColour = (config: TableConfig, of: (colour: number) => number): (readonly [string, number])[] =>
  coloursOf(config).map((colour) => [colourName(config, colour), of(colour)]);
const heapJson = (all: Heap, config: TableConfig): JsonObject =>
  filled(byColour(config, (colour) => energyOf(all, colour)));
const bySeat = (s: State | View, all: readonly Flowers[]): JsonObject =>
  byName(s.config.seats, (seat) => flowersJson(all[seat]!));

/** An empty cell has neither. */
const cellJson = (s: State | View, cell: Cell): JsonObject =>
  filled([
    ['tile', tileName(s.tiles[cell]!)],
    ['energy', heapJson(s.energy[cell]!, s.config)],
  ]);

const slotJson = (s: State | View, slot: number): JsonObject | null =>
  s.altar[slot] === NO_TILE
    ? null
    : filled([
        ['tile', tileName(s.altar[slot]!)],
        ['bids', byName(s.config.seats, (seat) => flowersJson(s.bids[bidAt(slot, seat)]!))],
      ]);

const KEYS = keysOf<State, View>()({
  round: { always: true, read: (it) => it.count(LAST_ROUND, 1) },
  phase: { always: true, read: (it) => it.oneOf(PHASES, 'phase') },
  bid: { always: true, read: readBid, fill: usualBid },
  board: { write: (s) => byName<Cell>(BOARD.names, (cell) => cellJson(s, cell)), read: readBoard },
  loose: {
    write: (s) => byName<Cell>(BOARD.names, (cell) => heapJson(s.loose[cell]!, s.config)),
    read: readLoose,
    check: checkBoard,
  },
  altar: {
    write: (s) => (s.altar.some((tile) => tile !== NO_TILE) ? s.altar.map((_, slot) => slotJson(s, slot)) : []),
    read: readAltar,
  },
  order: {
    phases: ORDERED,
    write: (s) => s.order.map((slot) => slot + 1),
    read: (it) => it.list().map((entry) => entry.count(SLOTS, 1) - 1),
    check: checkOrder,
  },
  placer: {
    phases: PLACING,
    write: (s) => s.config.seats[s.placer] ?? '',
    read: (it, s) => it.seatNamed(s.config.seats),
    fill: (s, it) =>
      s.phase === 'shift' || s.phase === 'summon'
        ? it.fail('missing-key', `phase ${s.phase} needs to know who placed`)
        : NO_SEAT,
  },
  tiebreak: {
    phases: PHASES.filter((phase) => phase !== 'order'),
    write: (s) => s.tiebreak.map((seat) => s.config.seats[seat]!),
    read: (it, s) => it.list().map((entry) => entry.seatNamed(s.config.seats)),
    fill: (s) => (s.phase === 'order' ? [] : everySeat(s.config.seats)),
    check(it, s) {
      const isWhole = s.tiebreak.length === s.bags.length && new Set(s.tiebreak).size === s.bags.length;
      if (s.phase !== 'order' && !isWhole) it.fail('impossible', 'it must list every seat once');
    },
  },
  souls: {
    always: true,
    write: (s) => Object.fromEntries(byColour(s.config, (colour) => s.souls[colour]!)),
    read: (it, s) => readColours(it, s.config, s.souls, SOULS_ON_TILE),
  },
  bags: { write: (s) => bySeat(s, s.bags), settle: fillBags },
  hands: {
    write: (s: State) => bySeat(s, s.hands),
    show: (v) => byName(v.config.seats, (seat) => (seat === v.viewer ? flowersJson(v.hand) : v.handSizes[seat]!)),
    read: readHands,
  },
  summoning: {
    phases: ['summon'],
    write: (s) => cellsIn(s.summoning).map((cell) => BOARD.names[cell]!),
    read: readSummoning,
  },
  stack: { write: (s) => byName(SHAPES, (shape) => s.stack[shape]!), settle: fillStack },
  discard: { write: (s) => byName(SHAPES, (shape) => s.discard[shape]!) },
  box: {
    write: (s) => filled(byColour(s.config, (colour) => s.box[colour]!)),
    read: (it, s) => readColours(it, s.config, s.box, SOULS_IN_ALL),
  },
  suddenDeath: {
    read: (it) => it.flag(),
    check(it, s) {
      if (s.suddenDeath && !s.config.box.neutral) it.fail('impossible', 'there is no neutral colour in this game');
    },
  },
  winners: {
    phases: ['over'],
    write: (s) => listSeats(s.winners).map((seat) => s.config.seats[seat]!),
    read: (it, s) => it.list().reduce<Seats>((set, entry) => withSeat(set, entry.seatNamed(s.config.seats)), s.winners),
    check(it, s) {
      if (s.phase === 'over' && s.winners === 0) it.fail('missing-key', 'a game that is over has winners');
    },
  },
});

export const stateJson = KEYS.state;
export const viewJson = KEYS.view;
export const readKeys = KEYS.read;
export type Fields = ReturnType<typeof readKeys>;
