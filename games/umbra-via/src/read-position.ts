// Import of a state: read what is there, fill what is left out, refuse what cannot be, then run on.
import { bitsOf, everySeat, type Seat, type Seats, type Source, seatNamed, withSeat } from '@penumbra/kit';
import { colourName, coloursOf, type TableConfig } from './box.ts';
import {
  BLOCK,
  BOARD,
  type Cell,
  type CellSet,
  cellOf,
  ENERGY_IN_BAG,
  FOUR_POINT,
  firstCell,
  HAND_SIZE,
  LAST_ROUND,
  NO_TILE,
  OPENINGS,
  SLOTS,
  SOULS_IN_ALL,
  SOULS_ON_TILE,
  shapeOf,
  TILE_NAMES,
  type Tile,
  VOID,
} from './components.ts';
import type { Ending } from './events.ts';
import {
  type Flowers,
  flowers,
  type Heap,
  heap,
  join,
  KINDS,
  NEUTRAL,
  NEUTRAL_ENERGY,
  NO_FLOWERS,
  NO_HEAP,
  plus,
  sizeOf,
  soulsIn,
} from './flowers.ts';
import { parseTile } from './notation.ts';
import { BESIDE_CELL, occupied, pathAt } from './paths.ts';
import { fillPieces } from './read-pieces.ts';
import { setup } from './setup.ts';
import { bidAt, isWinner, PHASES, type Phase, type State } from './state.ts';
import { awaitPlacer, completePaths, flowersOn, nextTile, summonUnasked } from './turn.ts';

const KEYS = [
  'round',
  'phase',
  'bid',
  'board',
  'loose',
  'altar',
  'order',
  'placer',
  'tiebreak',
  'souls',
  'bags',
  'hands',
  'summoning',
  'stack',
  'discard',
  'box',
  'suddenDeath',
  'winners',
] as const;
type Fields = { readonly [key in (typeof KEYS)[number]]: Source };

const PLACING: readonly Phase[] = ['place', 'drop', 'shift', 'summon'];
const ORDERED: readonly Phase[] = [...PLACING, 'over'];

export function readState(source: Source, config: TableConfig): State {
  const fields = source.fields(...KEYS);
  const s = setup(config);
  s.phase = fields.phase.absent ? 'order' : fields.phase.oneOf(PHASES, 'phase');
  s.round = fields.round.absent ? 1 : fields.round.count(LAST_ROUND, 1);
  s.bid = readBidNumber(fields.bid, s.phase);
  readBoard(s, fields);
  readAltar(s, fields);
  readSeatsAndCounts(s, fields);
  fillPieces(s, fields);
  if (s.phase === 'over') s.ending = endingOf(s);
  runOn(s, fields);
  return s;
}

/** A position does not say how its game ended. A claim fills the claimer's bag and leaves nothing on the Soul Tile. */
function endingOf(s: State): Ending {
  if (s.bags.every((bag) => bag === NO_FLOWERS)) return 'exhausted';
  return everySeat(s.config.seats).some((seat) => s.souls[seat]! > 0 && isWinner(s, seat)) ? 'long' : 'soul-tile';
}

/** Keys that some phases do not have must not be there. */
function onlyIn(s: State, field: Source, phases: readonly Phase[]): void {
  const isEmpty = field.absent || (typeof field.value === 'object' && Object.keys(field.value!).length === 0);
  if (!isEmpty && !phases.includes(s.phase)) field.fail('impossible', `there is none in phase ${s.phase}`);
}

function readBidNumber(field: Source, phase: Phase): number {
  const standard = ORDERED.includes(phase) ? 2 : 1;
  if (field.absent) return standard;
  const bid = field.count(2, 1);
  if (bid !== standard && phase !== 'draw' && phase !== 'bid')
    field.fail('impossible', `it is ${standard} in phase ${phase}`);
  return bid;
}

function readCell(source: Source, name: string): Cell {
  const cell = BOARD.names.indexOf(name);
  return cell < 0 ? source.fail('unknown-id', `there is no cell ${name}`) : (cell as Cell);
}

function readTile(source: Source, config: TableConfig): Tile {
  const tile = parseTile(source.text());
  if (tile === undefined) return source.fail('unknown-id', `unknown tile; known: ${TILE_NAMES.join(', ')}`);
  if (config.box.shapes[shapeOf(tile)] === 0) source.fail('impossible', 'this tile is not in the game');
  return tile;
}

function readHeap(source: Source, config: TableConfig): Heap {
  const colours = coloursOf(config);
  const names = colours.map((colour) => colourName(config, colour));
  const fields = source.fields(...names);
  return colours.reduce<Heap>((all, colour, i) => {
    const field = fields[names[i]!]!;
    return field.absent ? all : join(all, heap(colour, field.count(ENERGY_IN_BAG)));
  }, NO_HEAP);
}

function readFlowers(source: Source, config: TableConfig): Flowers {
  const fields = source.fields(...KINDS);
  return KINDS.reduce<Flowers>((all, name, kind) => {
    const field = fields[name];
    if (field.absent) return all;
    if (kind >= NEUTRAL_ENERGY && !config.box.neutral)
      field.fail('impossible', 'there are no neutral flowers in this game');
    return plus(all, flowers(kind, field.count(ENERGY_IN_BAG)));
  }, NO_FLOWERS);
}

function readBoard(s: State, fields: Fields): void {
  for (const [name, entry] of fields.board.entries()) {
    const cell = readCell(entry, name);
    if (entry.absent) continue;
    const { tile, energy } = entry.fields('tile', 'energy');
    s.tiles[cell] = readTile(tile, s.config);
    if (s.tiles[cell] === VOID || s.tiles[cell] === BLOCK) tile.fail('impossible', 'this tile is never placed');
    s.energy[cell] = readHeap(energy, s.config);
  }
  for (const [name, entry] of fields.loose.entries()) {
    const cell = readCell(entry, name);
    s.loose[cell] = readHeap(entry, s.config);
    if (s.loose[cell] !== NO_HEAP && s.tiles[cell] !== NO_TILE)
      entry.fail('impossible', 'there is a tile on this cell');
  }
  refuseWaitingFlowers(s, fields.board);
  // Between placements a full board cannot be: a path without an empty cell beside it is complete.
  const isFull = occupied(s.tiles) === 0xffff && !['shift', 'summon', 'over'].includes(s.phase);
  if (isFull) fields.board.fail('impossible', 'no cell is empty');
}

/** A Four Point hands its flowers on as soon as it has a neighbour: only while that is decided may it hold some. */
function refuseWaitingFlowers(s: State, board: Source): void {
  const cell = cellOf(s.tiles, FOUR_POINT);
  if (cell < 0 || s.phase === 'shift' || s.energy[cell] === NO_HEAP) return;
  const hasNeighbour = (occupied(s.tiles) & BESIDE_CELL[cell]!) !== 0;
  const at = board.child(BOARD.names[cell]!).child('energy');
  if (hasNeighbour) at.fail('impossible', 'a four-point keeps no flowers beside another tile');
}

function readAltar(s: State, fields: Fields): void {
  const slots = fields.altar.list();
  if (slots.length > SLOTS) fields.altar.fail('too-many', `there are ${SLOTS} slots`);
  const hasAltar = slots.some((slot) => !slot.absent);
  if (hasAltar && (s.phase === 'order' || s.phase === 'reveal'))
    fields.altar.fail('impossible', `it is empty in phase ${s.phase}`);
  slots.forEach((entry, slot) => {
    if (entry.absent) return;
    const { tile, bids } = entry.fields('tile', 'bids');
    s.altar[slot] = readTile(tile, s.config);
    for (const [colour, bid] of bids.entries())
      s.bids[bidAt(slot, readSeat(bid, colour, s.config))] = readFlowers(bid, s.config);
    if (flowersOn(s, slot) === 0) return;
    if (s.altar[slot] === BLOCK) bids.fail('impossible', 'nobody can bid on this tile');
    if (s.bid === 1) bids.fail('impossible', 'nobody has bid yet');
  });
  readOrder(s, fields.order);
}

function readSeat(source: Source, colour: string, config: TableConfig): Seat {
  return seatNamed(config.seats, colour) ?? source.fail('unknown-seat', `${colour} is not seated here`);
}
const readSeatName = (source: Source, config: TableConfig): Seat => readSeat(source, source.text(), config);

function readOrder(s: State, field: Source): void {
  onlyIn(s, field, ORDERED);
  const isNeeded = ORDERED.includes(s.phase);
  s.order = field.list().map((entry) => entry.count(SLOTS, 1) - 1);
  const listed = [...s.order].sort().join();
  const laid = [0, 1, 2, 3].filter((slot) => s.altar[slot] !== NO_TILE).join();
  if (isNeeded && listed !== laid) field.fail('impossible', 'it must list exactly the slots that hold a tile');
  const isPlacing = s.phase === 'place' || s.phase === 'drop';
  if (isPlacing && s.order.length === 0) field.fail('missing-key', `phase ${s.phase} needs the slots to place`);
}

function readSeatsAndCounts(s: State, fields: Fields): void {
  const { config } = s;
  onlyIn(s, fields.placer, PLACING);
  if (!fields.placer.absent) s.placer = readSeatName(fields.placer, config);
  if (s.placer < 0 && (s.phase === 'shift' || s.phase === 'summon')) {
    fields.placer.fail('missing-key', `phase ${s.phase} needs to know who placed`);
  }
  readTiebreak(s, fields.tiebreak);
  for (const [name, counts, max] of [
    ['souls', s.souls, SOULS_ON_TILE],
    ['box', s.box, SOULS_IN_ALL],
  ] as const) {
    const names = coloursOf(config).map((colour) => colourName(config, colour));
    for (const [colour, entry] of Object.entries(fields[name].fields(...names))) {
      if (!entry.absent) counts[colour === 'neutral' ? NEUTRAL : config.seats.indexOf(colour)] = entry.count(max);
    }
  }
  readHands(s, fields.hands);
  if (!fields.suddenDeath.absent) s.suddenDeath = fields.suddenDeath.flag();
  if (s.suddenDeath && !config.box.neutral)
    fields.suddenDeath.fail('impossible', 'there is no neutral colour in this game');
  onlyIn(s, fields.winners, ['over']);
  s.winners = fields.winners
    .list()
    .reduce<Seats>((set, entry) => withSeat(set, readSeatName(entry, config)), s.winners);
  if (s.phase === 'over' && s.winners === 0) fields.winners.fail('missing-key', 'a game that is over has winners');
}

function readTiebreak(s: State, field: Source): void {
  const seats = everySeat(s.config.seats);
  if (s.phase === 'order') {
    onlyIn(s, field, []);
    return;
  }
  s.tiebreak = field.absent ? seats : field.list().map((entry) => readSeatName(entry, s.config));
  const isWhole = s.tiebreak.length === seats.length && new Set(s.tiebreak).size === seats.length;
  if (!isWhole) field.fail('impossible', 'it must list every seat once');
}

function readHands(s: State, field: Source): void {
  onlyIn(s, field, ['bid']);
  for (const [colour, entry] of field.entries()) {
    const hand = readFlowers(entry, s.config);
    if (sizeOf(hand) > HAND_SIZE) entry.fail('too-many', `a hand holds at most ${HAND_SIZE} flowers`);
    s.hands[readSeat(entry, colour, s.config)] = hand;
  }
}

/** Whatever is settled without asking, is settled now. */
function runOn(s: State, fields: Fields): void {
  onlyIn(s, fields.summoning, ['summon']);
  switch (s.phase) {
    case 'place':
    case 'drop':
      return runPlacing(s, fields);
    case 'shift':
      return runShift(s, fields);
    case 'summon':
      s.summoning = readSummoning(s, fields.summoning);
      return summonUnasked(s);
    default:
      return;
  }
}

function runPlacing(s: State, fields: Fields): void {
  const [slot, ...later] = s.order as [number, ...number[]];
  const bidsAt = (at: number): Source => fields.altar.child(at).child('bids');
  const unsettled = s.placer < 0 ? s.order : later;
  for (const at of unsettled) if (flowersOn(s, at) === 0) bidsAt(at).fail('impossible', 'a tile to place has flowers');
  if (s.order.some((at) => s.altar[at] === BLOCK)) fields.order.fail('impossible', 'a block is never placed');
  if (s.placer < 0) return nextTile(s);
  if ((s.altar[slot] === VOID) !== (s.phase === 'drop'))
    fields.phase.fail('impossible', 'the phase does not fit the tile');
  if (s.config.seats.some((_, seat) => soulsIn(s.bids[bidAt(slot, seat)]!) !== NO_FLOWERS)) {
    bidsAt(slot).fail('impossible', 'souls are gone when the winner is known');
  }
  if (!awaitPlacer(s, slot)) nextTile(s);
}

function runShift(s: State, fields: Fields): void {
  const cell = cellOf(s.tiles, FOUR_POINT);
  if (cell < 0) fields.board.fail('impossible', 'phase shift needs the four-point tile on the board');
  const hasTarget = (occupied(s.tiles) & BESIDE_CELL[cell]!) !== 0;
  if (!hasTarget || s.energy[cell] === NO_HEAP) completePaths(s, cell);
}

function readSummoning(s: State, field: Source): CellSet {
  let firsts = 0;
  for (const entry of field.list()) {
    const cell = readCell(entry, entry.text());
    if ((s.tiles[cell]! & OPENINGS) === 0) entry.fail('impossible', 'there is no path on this cell');
    const bit = 1 << firstCell(pathAt(s.tiles, cell));
    if (firsts & bit) entry.fail('impossible', 'this path is listed twice');
    firsts |= bit;
  }
  return bitsOf(firsts);
}
