import { type Answer, no, unreachable, yes } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import { type Chance, firstChance } from './chance.ts';
import { completeMove } from './moves/complete.ts';
import { coverMove } from './moves/cover.ts';
import { DECLINE } from './moves/decline.ts';
import type { Move } from './moves/index.ts';
import { slideMove } from './moves/slide.ts';
import { STOP } from './moves/stop.ts';
import { swapMove } from './moves/swap.ts';
import { tradeMove } from './moves/trade.ts';
import type { State } from './state.ts';
import { heapOf, heapText } from './umbrellas.ts';
import { CELLS, COLOURS, FACES, lineNames, SIDES, SLOT_NAMES, SPACES, sideNumbered } from './words.ts';

export const NOTATION_ERRORS = [
  'unknown-move',
  'unreadable',
  'unknown-seat',
  'unknown-tile',
  'unknown-chance',
] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

export function moveText(move: Move, { box }: TableConfig): string {
  switch (move.kind) {
    case 'slide': {
      const plain = `slide ${SIDES[move.side]} ${COLOURS[move.colour]} ${lineNames(move.side)[move.line]}`;
      return move.from < 0 ? plain : `${plain} from ${box.zones[move.from]}`;
    }
    case 'complete': {
      const plain = `complete ${SLOT_NAMES[move.slot]} ${SPACES[move.space]}`;
      return move.face < 0 ? plain : `${plain} ${FACES[move.face]}`;
    }
    case 'cover':
      return `cover ${SLOT_NAMES[move.slot]}`;
    case 'swap':
      return `swap ${CELLS[move.cells[0]]} ${CELLS[move.cells[1]]}`;
    case 'trade':
      return `trade ${box.zones[move.zone]} ${COLOURS[move.colour]} ${CELLS[move.cell]}`;
    case 'decline':
    case 'stop':
      return move.kind;
    default:
      return unreachable(move);
  }
}

const LETTERS = COLOURS.map((letter) => letter.toLowerCase());
const KINDS = ['slide', 'complete', 'cover', 'swap', 'trade', 'decline', 'stop'] as const;

/** The words of a move: each part is taken out by what it looks like, in whatever order they stand. */
class Words {
  readonly rest: string[];
  constructor(text: string) {
    this.rest = text.toLowerCase().split(/\s+/).filter(Boolean);
  }

  /** Takes the first word that is one of `names` and gives its index; −1 if there is none. */
  take(names: readonly string[]): number {
    const at = this.rest.findIndex((word) => names.includes(word));
    return at < 0 ? -1 : names.indexOf(this.rest.splice(at, 1)[0]!);
  }
}

export function parseMove(text: string, s: State): Answer<Move, NotationError> {
  const words = new Words(text);
  const kind = KINDS[words.take(KINDS)];
  if (kind === undefined) return no('unknown-move', text);
  const move = readParts(kind, words, s.config.box.zones);
  return move && words.rest.length === 0 ? yes(move) : no('unreadable', text);
}

function readParts(kind: (typeof KINDS)[number], words: Words, zones: readonly string[]): Move | undefined {
  switch (kind) {
    case 'slide':
      return readSlide(words, zones);
    case 'complete': {
      const parts = [words.take(SLOT_NAMES), words.take(SPACES)] as const;
      return found(parts) ? completeMove(parts[0], parts[1], words.take(FACES)) : undefined;
    }
    case 'cover': {
      const slot = words.take(SLOT_NAMES);
      return slot < 0 ? undefined : coverMove(slot);
    }
    case 'swap': {
      const parts = [words.take(CELLS), words.take(CELLS)] as const;
      return found(parts) ? swapMove(...parts) : undefined;
    }
    case 'trade': {
      const parts = [words.take(zones), words.take(LETTERS), words.take(CELLS)] as const;
      return found(parts) ? tradeMove(...parts) : undefined;
    }
    case 'decline':
      return DECLINE;
    case 'stop':
      return STOP;
    default:
      return unreachable(kind);
  }
}

const found = (parts: readonly number[]): boolean => parts.every((part) => part >= 0);

function readSlide(words: Words, zones: readonly string[]): Move | undefined {
  const named = words.take(['from']) >= 0;
  const from = words.take(zones);
  const side = words.take(SIDES);
  if (side < 0 || (named && from < 0)) return undefined;
  const [first, second, ...others] = words.rest;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  words.rest.length = 0;
  // Only `b` is both a colour and a column: whichever way round both words can be read is the meaning.
  const line = (word: string): number => lineNames(sideNumbered(side)).indexOf(word);
  for (const [colour, name] of [
    [first, second],
    [second, first],
  ] as const) {
    const parts = [LETTERS.indexOf(colour), line(name)] as const;
    if (found(parts)) return slideMove(side, parts[0], parts[1], from);
  }
  return undefined;
}

export function chanceText(outcome: Chance, { box, seats }: TableConfig): string {
  switch (outcome.kind) {
    case 'first':
      return `first ${seats[outcome.seat]}`;
    case 'fill':
      return `fill ${SIDES.map((side, i) => `${side}:${heapText(outcome.zones[i]!)}`).join(' ')}`;
    case 'deal': {
      const name = (i: number): string => box.tiles[outcome.tiles[i]!]!;
      return `deal ${seats.map((seat, i) => `${seat}:${name(2 * i)},${name(2 * i + 1)}`).join(' ')}`;
    }
    case 'uncover':
      return `uncover ${box.tiles[outcome.tile]}`;
    default:
      return unreachable(outcome);
  }
}

export function parseChance(text: string, s: State): Answer<Chance, NotationError> {
  const { seats, box } = s.config;
  const [kind, ...words] = text
    .toLowerCase()
    .replace(/\s*([:,])\s*/g, '$1')
    .split(/\s+/)
    .filter(Boolean);
  switch (kind) {
    case 'first': {
      const seat = words.length === 1 ? seats.indexOf(words[0]!) : -1;
      return seat < 0 ? no('unknown-seat', ...words) : yes(firstChance(seat));
    }
    case 'fill': {
      const heaps = byName(words, SIDES)?.map((letters) =>
        /^[rbyg]*$/.test(letters) ? letters.toUpperCase() : undefined,
      );
      if (!heaps || heaps.includes(undefined)) return no('unreadable', text);
      return yes({ kind, zones: heaps.map((letters) => heapOf(letters!)) });
    }
    case 'deal': {
      const pairs = byName(words, seats)?.map((names) => names.split(','));
      if (!pairs || pairs.some((pair) => pair.length !== 2)) return no('unreadable', text);
      return tilesNamed(pairs.flat(), box.tiles, (tiles) => ({ kind, tiles }));
    }
    case 'uncover':
      if (words.length !== 1) return no('unreadable', text);
      return tilesNamed(words, box.tiles, ([tile]) => ({ kind, tile: tile! }));
    default:
      return no('unknown-chance', text);
  }
}

/** Words `name:value` in any order, given back in the order of `names`; undefined unless each name stands once. */
function byName(words: readonly string[], names: readonly string[]): string[] | undefined {
  if (words.length !== names.length) return undefined;
  const values = names.map((name) => words.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function tilesNamed(
  names: readonly string[],
  known: readonly string[],
  make: (tiles: readonly number[]) => Chance,
): Answer<Chance, NotationError> {
  const tiles = names.map((name) => known.indexOf(name));
  const odd = tiles.indexOf(-1);
  return odd < 0 ? yes(make(tiles)) : no('unknown-tile', names[odd]!);
}
