import { type Brand, indexIn, itemOf } from '@penumbra/kit';
import { type Cell, COLOURS, type Colour, cellNumbered, colourNumbered, LINES, type Side } from './words.ts';

// Umbrellas in bits: a stage is sixteen cells of two bits, a heap four counts of eight bits, each in one integer.

/** The umbrellas on a stage: the colour of cell i in bits 2i and 2i + 1. */
export type Stage = Brand<number, 'Stage'>;
/** Some umbrellas without order: the count of colour c in the eight bits from 8c. */
export type Heap = Brand<number, 'Heap'>;

export const NO_UMBRELLAS = 0 as Heap;
export const ONE_OF_EACH = 0x01010101 as Heap;

export const countOf = (heap: Heap, colour: number): number => (heap >>> (8 * colour)) & 0xff;
export const withOne = (heap: Heap, colour: number): Heap => (heap + (1 << (8 * colour))) as Heap;
export const withoutOne = (heap: Heap, colour: number): Heap => (heap - (1 << (8 * colour))) as Heap;
export const sizeOf = (heap: Heap): number =>
  (heap & 0xff) + ((heap >>> 8) & 0xff) + ((heap >>> 16) & 0xff) + (heap >>> 24);

export const colourAt = (stage: Stage, cell: number): Colour => colourNumbered((stage >>> (2 * cell)) & 3);
export const withColour = (stage: Stage, cell: number, colour: number): Stage =>
  ((stage & ~(3 << (2 * cell))) | (colour << (2 * cell))) as Stage;

const COLUMN = 0x03030303;

/** The umbrella that leaves when another comes in from `side` on `line`. */
export function pushedOut(stage: Stage, side: Side, line: number): Colour {
  switch (side) {
    case 0:
      return colourAt(stage, 4 * line + 3);
    case 1:
      return colourAt(stage, 4 * line);
    case 2:
      return colourAt(stage, 12 + line);
    default:
      return colourAt(stage, line);
  }
}

/** The stage after an umbrella came in from `side` on `line`: the line moves by one cell. */
export function slid(stage: Stage, side: Side, line: number, colour: number): Stage {
  if (side < 2) {
    const shift = 8 * line;
    const row = (stage >>> shift) & 0xff;
    const moved = side === 0 ? ((row << 2) & 0xff) | colour : (row >>> 2) | (colour << 6);
    return ((stage & ~(0xff << shift)) | (moved << shift)) as Stage;
  }
  const shift = 2 * line;
  const column = (stage >>> shift) & COLUMN;
  const moved = side === 2 ? (column << 8) | colour : (column >>> 8) | (colour << 24);
  return ((stage & ~(COLUMN << shift)) | (moved << shift)) as Stage;
}

/** A pattern as a mask over a stage: both bits of each of its cells. */
export type Pattern = Brand<number, 'Pattern'>;
export const patternOf = (cells: readonly number[]): Pattern =>
  cells.reduce((mask, cell) => mask | (3 << (2 * cell)), 0) as Pattern;

/** Sixteen cells of one colour. */
const FULL: readonly number[] = [0, 0x55555555, 0xaaaaaaaa | 0, -1];

/** The colour that all cells of a pattern carry, or −1. */
export function colourOn(stage: Stage, pattern: Pattern): Colour | -1 {
  const colour = (stage >>> (31 - Math.clz32(pattern & -pattern))) & 3;
  return ((stage ^ FULL[colour]!) & pattern) === 0 ? colourNumbered(colour) : -1;
}

/** The cells that carry a colour, one bit each in reading order. */
export function cellsWith(stage: Stage, colour: number): number {
  const same = ~(stage ^ FULL[colour]!);
  let bits = same & (same >>> 1) & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}

/** How many of each colour stand on a stage. */
export function heapOn(stage: Stage): Heap {
  let heap = NO_UMBRELLAS;
  for (let cell = 0; cell < 16; cell++) heap = withOne(heap, colourAt(stage, cell));
  return heap;
}

/** A cell after a quarter turn clockwise: a1 → d1, d1 → d4. */
export const turned = (cell: number): Cell => cellNumbered(4 * (cell & 3) + 3 - (cell >> 2));
export const turnedBy = (cell: number, quarters: number): Cell =>
  quarters === 0 ? cellNumbered(cell) : turnedBy(turned(cell), quarters - 1);

/** Letters in the order R B Y G. */
export const heapText = (heap: Heap): string =>
  COLOURS.map((letter, colour) => letter.repeat(countOf(heap, colour))).join('');
export const heapOf = (letters: string): Heap =>
  [...letters].reduce((heap, letter) => withOne(heap, indexIn(COLOURS, letter)), NO_UMBRELLAS);

export const stageOf = (rows: readonly string[]): Stage =>
  [...rows.join('')].reduce((stage, letter, cell) => withColour(stage, cell, indexIn(COLOURS, letter)), 0 as Stage);
export const stageRows = (stage: Stage): string[] =>
  Array.from({ length: LINES }, (_, row) =>
    [0, 1, 2, 3].map((column) => itemOf(COLOURS, colourAt(stage, 4 * row + column))).join(''),
  );
