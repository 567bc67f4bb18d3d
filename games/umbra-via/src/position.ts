// The keys of a position, in the order of the page: how each is written, read, and filled where it is left out.
import { byName, codec, everySeat, type Json, keysOf, type Source, type Sources, type Viewer } from '@penumbra/kit';
import { colourNames, type TableConfig } from './box.ts';
import {
  BLOCK,
  BOARD,
  type Cell,
  cellName,
  cellOf,
  FOUR_POINT,
  HAND_SIZE,
  LAST_ROUND,
  NO_TILE,
  SHAPES,
  SLOTS,
  SOULS_IN_ALL,
  SOULS_ON_TILE,
  type Tile,
  VOID,
} from './components.ts';
import type { Ending } from './events.ts';
import { type Flowers, NO_FLOWERS, NO_HEAP, soulsIn } from './flowers.ts';
import { BESIDE_CELL, occupied } from './paths.ts';
import { FLOWERS, fillBags, fillStack, HANDS, HEAP, type Known, PATHS, readCell, TILE } from './read-pieces.ts';
import { setup } from './setup.ts';
import { bidAt, isWinner, ORDERED, PHASES, type Phase, PLACING, type State } from './state.ts';
import { awaitPlacer, completePaths, flowersOn, nextTile, summonUnasked } from './turn.ts';
import { type View, view } from './view.ts';

const usualBid = (s: State): number => (ORDERED.includes(s.phase) ? 2 : 1);
const colours = { names: ({ config }: Known) => colourNames(config) };
const bidsOn = (s: Known, slot: number): Flowers[] => s.bids.slice(bidAt(slot, 0), bidAt(slot, s.config.seats.length));
const SETTLING: readonly Phase[] = ['shift', 'summon'];
const isPlacing = (s: State): boolean => s.phase === 'place' || s.phase === 'drop';
const SLOT = codec.object<{ tile: Tile; bids: Flowers[] }, Known>({ tile: TILE, bids: codec.bySeat(FLOWERS) });
const BY_CELL = { names: () => BOARD.names, find: readCell };
const PLACED = codec.refusing(TILE, (tile) => (tile === VOID || tile === BLOCK) && 'this tile is never placed');
const LOOSE = codec.refusing(
  HEAP,
  (heap, s, cell) => heap !== NO_HEAP && s.tiles[cell] !== NO_TILE && 'there is a tile on this cell',
);

const KEYS = keysOf<State, View>()(
  {
    round: { always: true, as: codec.count(LAST_ROUND, 1) },
    phase: { always: true, as: codec.word(PHASES, 'phase') },
    bid: {
      always: true,
      as: codec.count(2, 1),
      fill: usualBid,
      impossible: (s) =>
        s.bid !== usualBid(s) && !['draw', 'bid'].includes(s.phase) && `it is ${usualBid(s)} in phase ${s.phase}`,
    },
    board: { as: codec.rows({ ...BY_CELL, each: codec.parts({ tile: ['tiles', PLACED], energy: ['energy', HEAP] }) }) },
    loose: { as: codec.rows({ ...BY_CELL, each: ['loose', LOOSE] }), check: checkBoard },
    altar: { write: (s) => (isBare(s) ? [] : s.altar.map((tile, slot) => slotJson(s, tile, slot))), read: readAltar },
    order: {
      phases: ORDERED,
      write: (s) => s.order.map((slot) => slot + 1),
      read: (it) => it.list().map((entry) => entry.count(SLOTS, 1) - 1),
      check: checkOrder,
    },
    placer: {
      phases: PLACING,
      as: codec.seat,
      missing: (s) => s.placer < 0 && SETTLING.includes(s.phase) && `phase ${s.phase} needs to know who placed`,
    },
    tiebreak: {
      phases: PHASES.filter((phase) => phase !== 'order'),
      as: codec.list(codec.seat),
      fill: (s) => (s.phase === 'order' ? [] : everySeat(s.config.seats)),
      impossible: (s) =>
        s.phase !== 'order' &&
        (s.tiebreak.length !== s.bags.length || new Set(s.tiebreak).size !== s.bags.length) &&
        'it must list every seat once',
    },
    souls: { always: true, as: codec.counts({ ...colours, max: SOULS_ON_TILE, every: true }) },
    bags: { write: (s) => codec.bySeat(FLOWERS).write(s.bags, s), settle: fillBags },
    hands: {
      as: HANDS,
      show: (v) =>
        byName(v.config.seats, v.handSizes, (size, seat) => (seat === v.viewer ? FLOWERS.write(v.hand, v) : size)),
      read(it, s) {
        if (s.phase !== 'bid' && it.entries().length > 0)
          it.fail('impossible', `there are no hands in phase ${s.phase}`);
        return HANDS.read(it, s, s.hands);
      },
    },
    summoning: { phases: ['summon'], as: PATHS },
    stack: { write: (s) => byName(SHAPES, s.stack, (count) => count), settle: fillStack },
    discard: { as: codec.counts({ names: () => SHAPES, max: (s: Known, shape) => s.config.box.shapes[shape] ?? 0 }) },
    box: { as: codec.counts({ ...colours, max: SOULS_IN_ALL }) },
    suddenDeath: {
      as: codec.flag,
      impossible: (s) => s.suddenDeath && !s.config.box.neutral && 'there is no neutral colour in this game',
    },
    winners: {
      phases: ['over'],
      as: codec.seats(),
      missing: (s) => s.phase === 'over' && s.winners === 0 && 'a game that is over has winners',
    },
  },
  { start: setup, follow },
);

function checkBoard(_: Source, s: State, { board }: Sources<'board'>): void {
  const cell = cellOf(s.tiles, FOUR_POINT);
  // A Four Point hands its flowers on as soon as it has a neighbour: only while that is decided may it hold some.
  if (s.phase !== 'shift' && mayShift(s, cell)) {
    const energy = board.child(cellName(cell)).child('energy');
    energy.fail('impossible', 'a four-point keeps no flowers beside another tile');
  }
  // Between placements a full board cannot be: a path without an empty cell beside it is complete.
  const isFull = occupied(s.tiles) === 0xffff && !['shift', 'summon', 'over'].includes(s.phase);
  if (isFull) board.fail('impossible', 'no cell is empty');
}

/** Whether a cell has flowers, and neighbours that may get them. */
const mayShift = (s: State, cell: Cell): boolean =>
  (s.energy[cell] ?? NO_HEAP) !== NO_HEAP && (occupied(s.tiles) & (BESIDE_CELL[cell] ?? 0)) !== 0;

const isBare = ({ altar }: Known): boolean => altar.every((tile) => tile === NO_TILE);
function slotJson(s: Known, tile: Tile, slot: number): Json {
  return tile === NO_TILE ? null : SLOT.write({ tile, bids: bidsOn(s, slot) }, s);
}

function readAltar(source: Source, s: State): State['altar'] {
  const slots = source.list();
  if (slots.length > SLOTS) source.fail('too-many', `there are ${SLOTS} slots`);
  if ((s.phase === 'order' || s.phase === 'reveal') && slots.some((slot) => !slot.absent))
    source.fail('impossible', `it is empty in phase ${s.phase}`);
  slots.forEach((entry, slot) => {
    if (entry.absent) return;
    const { tile, bids } = SLOT.read(entry, s);
    s.altar[slot] = tile;
    for (const seat of everySeat(s.bags)) s.bids[bidAt(slot, seat)] = bids[seat] ?? NO_FLOWERS;
    if (flowersOn(s, slot) === 0) return;
    if (tile === BLOCK) entry.child('bids').fail('impossible', 'nobody can bid on this tile');
    if (s.bid === 1) entry.child('bids').fail('impossible', 'nobody has bid yet');
  });
  return s.altar;
}

function checkOrder(source: Source, s: State): void {
  const listed = [...s.order].sort().join();
  const laid = s.altar.flatMap((tile, slot) => (tile === NO_TILE ? [] : [slot])).join();
  if (ORDERED.includes(s.phase) && listed !== laid)
    source.fail('impossible', 'it must list exactly the slots that hold a tile');
  if (isPlacing(s) && s.order.length === 0) source.fail('missing-key', `phase ${s.phase} needs the slots to place`);
}

/** Whatever is settled without asking, is settled now. */
function follow(s: State, all: Sources<'altar' | 'board' | 'order' | 'phase'>): void {
  if (s.phase === 'over') s.ending = endingOf(s);
  if (isPlacing(s)) runPlacing(s, all);
  if (s.phase === 'shift') runShift(s, all);
  if (s.phase === 'summon') summonUnasked(s);
}

/** A position does not say how its game ended. A claim fills the claimer's bag and leaves nothing on the Soul Tile. */
function endingOf(s: State): Ending {
  if (s.bags.every((bag) => bag === NO_FLOWERS)) return 'exhausted';
  return everySeat(s.config.seats).some((seat) => s.souls[seat] !== 0 && isWinner(s, seat)) ? 'long' : 'soul-tile';
}

function runPlacing(s: State, { altar, order, phase }: Sources<'altar' | 'order' | 'phase'>): void {
  const [slot = 0, ...later] = s.order;
  const bidsAt = (at: number): Source => altar.child(at).child('bids');
  const unsettled = s.placer < 0 ? s.order : later;
  for (const at of unsettled) if (flowersOn(s, at) === 0) bidsAt(at).fail('impossible', 'a tile to place has flowers');
  if (s.order.some((at) => s.altar[at] === BLOCK)) order.fail('impossible', 'a block is never placed');
  if (s.placer < 0) return nextTile(s);
  if ((s.altar[slot] === VOID) !== (s.phase === 'drop')) phase.fail('impossible', 'the phase does not fit the tile');
  if (bidsOn(s, slot).some((bid) => soulsIn(bid) !== NO_FLOWERS))
    bidsAt(slot).fail('impossible', 'souls are gone when the winner is known');
  if (!awaitPlacer(s, slot)) nextTile(s);
}

function runShift(s: State, { board }: Sources<'board'>): void {
  const cell = cellOf(s.tiles, FOUR_POINT);
  if (cell < 0) board.fail('impossible', 'phase shift needs the four-point tile on the board');
  if (!mayShift(s, cell)) completePaths(s, cell);
}

export const { state: stateJson, view: viewJson, readState } = KEYS;

/** A view from its JSON: the state of one who holds nothing but the own hand, and the sizes of the others'. */
export function readView(source: Source, config: TableConfig, viewer: Viewer): View {
  const hands = source.child('hands').fields(...config.seats);
  const own = viewer === 'public' ? '' : (config.seats[viewer] ?? '');
  const seen = view(readState(source.with({ hands: { [own]: hands[own]?.value ?? undefined } }), config), viewer);
  const sizes = seen.handSizes.map((size, seat) => {
    const hand = hands[config.seats[seat] ?? ''];
    return seat === viewer ? size : hand === undefined || hand.absent ? 0 : hand.count(HAND_SIZE);
  });
  return { ...seen, handSizes: sizes };
}
