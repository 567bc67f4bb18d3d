import { type Json, type JsonObject, listSeats } from '@penumbra/kit';
import { colourName, coloursOf, type TableConfig } from './box.ts';
import { BOARD, CELLS, type CellSet, cellsIn, NO_TILE, SHAPES, SLOTS, tileName } from './components.ts';
import { countOf, energyOf, type Flowers, type Heap, KINDS, NO_HEAP } from './flowers.ts';
import { bidAt, type State } from './state.ts';
import type { View } from './view.ts';

const isFilled = (value: Json): boolean =>
  typeof value === 'object'
    ? value !== null && Object.keys(value).length > 0
    : value !== 0 && value !== false && value !== '';
const filled = (entries: Iterable<readonly [string, Json]>): JsonObject =>
  Object.fromEntries([...entries].filter(([, value]) => isFilled(value)));

const writeFlowers = (all: Flowers): JsonObject => filled(KINDS.map((kind, i) => [kind, countOf(all, i)]));
const writeHeap = (all: Heap, config: TableConfig): JsonObject =>
  filled(coloursOf(config).map((colour) => [colourName(config, colour), energyOf(all, colour)]));
const writeShapes = (counts: readonly number[]): JsonObject => filled(SHAPES.map((shape, i) => [shape, counts[i]!]));
const cellNames = (set: CellSet): string[] => cellsIn(set).map((cell) => BOARD.names[cell]!);

function writeBoard(s: State | View): JsonObject {
  return filled(
    BOARD.names.map((name, cell) => {
      if (s.tiles[cell] === NO_TILE) return [name, {}];
      const energy = writeHeap(s.energy[cell]!, s.config);
      return [name, { tile: tileName(s.tiles[cell]!), ...(isFilled(energy) && { energy }) }];
    }),
  );
}

function writeLoose(s: State | View): JsonObject {
  const heaps = BOARD.names.slice(0, CELLS).map((name, cell) => [name, s.loose[cell]!] as const);
  return filled(heaps.map(([name, heap]) => [name, heap === NO_HEAP ? {} : writeHeap(heap, s.config)]));
}

function writeAltar(s: State | View): Json {
  if (s.altar.every((tile) => tile === NO_TILE)) return [];
  return Array.from({ length: SLOTS }, (_, slot) => {
    const tile = s.altar[slot]!;
    if (tile === NO_TILE) return null;
    const bids = filled(s.config.seats.map((colour, seat) => [colour, writeFlowers(s.bids[bidAt(slot, seat)]!)]));
    return { tile: tileName(tile), ...(isFilled(bids) && { bids }) };
  });
}

/** The keys that states and views share, but for bags and hands; in the order of the page. */
function writeOpen(s: State | View, held: { readonly bags: JsonObject; readonly hands: JsonObject }): JsonObject {
  const { seats } = s.config;
  return {
    round: s.round,
    phase: s.phase,
    bid: s.bid,
    ...filled([
      ['board', writeBoard(s)],
      ['loose', writeLoose(s)],
      ['altar', writeAltar(s)],
      ['order', s.order.map((slot) => slot + 1)],
      ['placer', s.placer < 0 ? '' : seats[s.placer]!],
      ['tiebreak', s.tiebreak.map((seat) => seats[seat]!)],
    ]),
    souls: Object.fromEntries(coloursOf(s.config).map((colour) => [colourName(s.config, colour), s.souls[colour]!])),
    ...filled([
      ['bags', held.bags],
      ['hands', held.hands],
      ['summoning', cellNames(s.summoning)],
      ['stack', writeShapes(s.stack)],
      ['discard', writeShapes(s.discard)],
      ['box', filled(coloursOf(s.config).map((colour) => [colourName(s.config, colour), s.box[colour]!]))],
      ['suddenDeath', s.suddenDeath],
      ['winners', listSeats(s.winners).map((seat) => seats[seat]!)],
    ]),
  };
}

export function stateJson(s: State): JsonObject {
  const bySeat = (all: readonly Flowers[]): JsonObject =>
    filled(s.config.seats.map((colour, seat) => [colour, writeFlowers(all[seat]!)]));
  return writeOpen(s, { bags: bySeat(s.bags), hands: bySeat(s.hands) });
}

export function viewJson(v: View): JsonObject {
  const { seats } = v.config;
  return writeOpen(v, {
    bags: filled(seats.map((colour, seat) => [colour, writeFlowers(v.bags[seat]!)])),
    hands: filled(seats.map((colour, seat) => [colour, seat === v.viewer ? writeFlowers(v.hand) : v.handSizes[seat]!])),
  });
}
