import { type Answer, isOneOf, no, type Seat, seatNamed, unreachable, type Viewer, yes } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Chance } from './chance.ts';
import { BOARD, type Cell, cellNamed, HAND_SIZE, SLOTS, TILE_NAMES, TILES, type Tile, tileName } from './components.ts';
import { countOf, type Flowers, flowers, KIND_LETTERS, NO_FLOWERS, plus, sizeOf } from './flowers.ts';
import { type Bid, bidOf, EMPTY_BID } from './moves/bid.ts';
import { DROPS } from './moves/drop.ts';
import type { Move } from './moves/index.ts';
import { PLACES } from './moves/place.ts';
import { SHIFTS } from './moves/shift.ts';
import { summonOf } from './moves/summon.ts';
import type { State } from './state.ts';

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

export const cellText = (cell: Cell): string => BOARD.names[cell]!;
export const letters = (all: Flowers): string =>
  [...KIND_LETTERS].map((letter, kind) => letter.repeat(countOf(all, kind))).join('') || '-';

export function moveText(move: Move): string {
  switch (move.kind) {
    case 'bid':
      return `bid ${bidText(move.slots)}`;
    case 'place':
    case 'drop':
    case 'shift':
    case 'summon':
      return `${move.kind} ${cellText(move.cell)}`;
    default:
      return unreachable(move);
  }
}

export const bidText = (slots: readonly Flowers[]): string =>
  slots.flatMap((all, slot) => (all === NO_FLOWERS ? [] : [`${slot + 1}:${letters(all)}`])).join(' ') || '-';

/** Words of a text in lower case but for flower letters, whose case tells own from neutral. */
const wordsOf = (text: string): string[] =>
  text
    .trim()
    .replace(/\s*:\s*/g, ':')
    .split(/\s+/)
    .filter((word) => word !== '');

export function parseMove(text: string, s: State, _seat: Seat): Answer<Move, NotationError> {
  const words = wordsOf(text);
  const keywords = words.map((word) => word.toLowerCase());
  const kind = keywords.find((word) => isOneOf(MOVE_WORDS, word));
  if (words.length === 0) return no('empty');
  if (kind === undefined) return no('unknown-word', words[0]!);
  const rest = words.filter((_, i) => i !== keywords.indexOf(kind));
  if (kind === 'bid') return parseBid(rest);
  const cell = rest.length === 1 ? cellNamed(rest[0]!.toLowerCase()) : undefined;
  if (cell === undefined) return no('bad-cell', ...rest);
  if (kind === 'summon') return yes(summonOf(s, cell));
  const list = { place: PLACES, drop: DROPS, shift: SHIFTS }[kind];
  return yes(list[cell]!);
}
const MOVE_WORDS = ['bid', 'place', 'drop', 'shift', 'summon'] as const;

function parseBid(parts: readonly string[]): Answer<Bid, NotationError> {
  if (parts.length === 1 && parts[0] === '-') return yes(EMPTY_BID);
  if (parts.length === 0) return no('bad-flowers');
  const slots = new Array<Flowers>(SLOTS).fill(NO_FLOWERS);
  for (const part of parts) {
    const [, number, letters] = /^([^:]*):(.*)$/.exec(part) ?? [];
    const slot = Number(number) - 1;
    if (number === undefined || !(slot in slots)) return no('bad-slot', part);
    const hand = parseFlowers(letters!);
    if (hand === undefined) return no('bad-flowers', part);
    slots[slot] = plus(slots[slot]!, hand);
    if (sizeOf(slots[slot]) > HAND_SIZE) return no('bad-flowers', part);
  }
  return yes(bidOf(slots));
}

/** `EES`, in any order; undefined for anything but flowers, for none of them and for more than a hand. */
function parseFlowers(text: string): Flowers | undefined {
  const kinds = [...text].map((letter) => KIND_LETTERS.indexOf(letter));
  if (kinds.length === 0 || kinds.length > HAND_SIZE || kinds.includes(-1)) return undefined;
  return kinds.reduce<Flowers>((all, kind) => plus(all, flowers(kind, 1)), NO_FLOWERS);
}

export function chanceText(outcome: Chance, config: TableConfig, viewer?: Viewer): string {
  switch (outcome.kind) {
    case 'order':
      return `order ${outcome.order.map((seat) => config.seats[seat]).join(' ')}`;
    case 'reveal':
      return ['reveal', ...outcome.tiles.map(tileName)].join(' ');
    case 'draw': {
      const isSeen = (seat: number): boolean => viewer === undefined || viewer === seat;
      const hands = outcome.hands.map((hand, seat) => (isSeen(seat) ? letters(hand) : String(sizeOf(hand))));
      return `draw ${hands.map((hand, seat) => `${config.seats[seat]}:${hand}`).join(' ')}`;
    }
    default:
      return unreachable(outcome);
  }
}

export function parseChance(text: string, s: State): Answer<Chance, NotationError> {
  const [word, ...parts] = wordsOf(text);
  switch (word?.toLowerCase()) {
    case undefined:
      return no('empty');
    case 'order':
      return parseOrder(parts, s.config);
    case 'reveal':
      return parseReveal(parts);
    case 'draw':
      return parseDraw(parts, s.config);
    default:
      return no('unknown-word', word!);
  }
}

function parseOrder(parts: readonly string[], config: TableConfig): Answer<Chance, NotationError> {
  const order = parts.map((part) => seatNamed(config.seats, part.toLowerCase()));
  const unknown = order.indexOf(undefined);
  return unknown < 0 ? yes({ kind: 'order', order: order.map((seat) => seat!) }) : no('bad-seat', parts[unknown]!);
}

function parseReveal(parts: readonly string[]): Answer<Chance, NotationError> {
  const tiles = parts.map(parseTile);
  const unknown = tiles.indexOf(undefined);
  return unknown < 0 ? yes({ kind: 'reveal', tiles: tiles as Tile[] }) : no('bad-tile', parts[unknown]!);
}

/** The openings may come in any order and case. */
export function parseTile(text: string): Tile | undefined {
  const sides = [...text.toUpperCase()];
  const name = sides.every((side) => 'NESW'.includes(side))
    ? [...'NESW'].filter((side) => sides.includes(side)).join('')
    : '';
  const repeats = new Set(sides).size !== sides.length;
  const at = TILE_NAMES.indexOf(name !== '' && !repeats ? name : text.toLowerCase());
  return at < 0 ? undefined : TILES[at];
}

function parseDraw(parts: readonly string[], config: TableConfig): Answer<Chance, NotationError> {
  const hands = config.seats.map((): Flowers | undefined => undefined);
  for (const part of parts) {
    const [, colour, letters] = /^([^:]*):(.*)$/.exec(part) ?? [];
    const seat = config.seats.indexOf((colour ?? part).toLowerCase());
    if (seat < 0 || hands[seat] !== undefined) return no('bad-seat', part);
    const hand = letters === '-' ? NO_FLOWERS : parseFlowers(letters ?? '');
    if (hand === undefined) return no('bad-flowers', part);
    hands[seat] = hand;
  }
  const missing = hands.indexOf(undefined);
  return missing < 0 ? yes({ kind: 'draw', hands: hands as Flowers[] }) : no('bad-seat', config.seats[missing]!);
}
