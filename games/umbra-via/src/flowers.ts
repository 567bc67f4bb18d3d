import type { Brand, Seat } from '@penumbra/kit';

// Counts of flowers are packed into one integer, six bits a field: adding and taking away whole handfuls is + and −.
// No field can overflow or borrow, because no more than 33 flowers of a sort exist and pieces are conserved.

/** Flowers by kind, as in a bag, a hand or a bid: who owns them is known from where they are. */
export type Flowers = Brand<number, 'Flowers'>;
/** Energy by colour, as on a tile. */
export type Heap = Brand<number, 'Heap'>;

export const KINDS = ['energy', 'soul', 'neutralEnergy', 'neutralSoul'] as const;
/** One letter a kind, in the order in which they are written. */
export const KIND_LETTERS = 'ESes';
export const ENERGY = 0;
export const SOUL = 1;
export const NEUTRAL_ENERGY = 2;
export const NEUTRAL_SOUL = 3;
export const OWN_KINDS = [ENERGY, SOUL] as const;
export const NEUTRAL_KINDS = [NEUTRAL_ENERGY, NEUTRAL_SOUL] as const;

/** The colour after the last possible seat. */
export const NEUTRAL = 4;
export const COLOURS = 5;

const BITS = 6;
const FIELD = 63;

export const NO_FLOWERS = 0 as Flowers;
export const NO_HEAP = 0 as Heap;

export const flowers = (kind: number, count: number): Flowers => (count << (kind * BITS)) as Flowers;
export const countOf = (all: Flowers, kind: number): number => (all >> (kind * BITS)) & FIELD;
export const sizeOf = (all: Flowers): number =>
  (all & FIELD) + ((all >> BITS) & FIELD) + ((all >> (2 * BITS)) & FIELD) + (all >> (3 * BITS));
export const plus = (a: Flowers, b: Flowers): Flowers => (a + b) as Flowers;
export const minus = (a: Flowers, b: Flowers): Flowers => (a - b) as Flowers;
export const includes = (all: Flowers, some: Flowers): boolean =>
  KINDS.every((_, kind) => countOf(all, kind) >= countOf(some, kind));

const SOUL_FIELDS = (FIELD << (SOUL * BITS)) | (FIELD << (NEUTRAL_SOUL * BITS));
export const soulsIn = (all: Flowers): Flowers => (all & SOUL_FIELDS) as Flowers;
export const energyIn = (all: Flowers): Flowers => (all & ~SOUL_FIELDS) as Flowers;

/** What a bid is worth: energy 1, soul 2, whoever's colour they are. */
export const worth = (bid: Flowers): number => sizeOf(bid) + sizeOf(soulsIn(bid));

export const heap = (colour: number, count: number): Heap => (count << (colour * BITS)) as Heap;
export const energyOf = (all: Heap, colour: number): number => (all >> (colour * BITS)) & FIELD;
export const join = (a: Heap, b: Heap): Heap => (a + b) as Heap;

/** A seat's energy on an altar tile as it lies on the board: neutral flowers belong to nobody there. */
export const heapOf = (seat: Seat, bid: Flowers): Heap =>
  (heap(seat, countOf(bid, ENERGY)) + heap(NEUTRAL, countOf(bid, NEUTRAL_ENERGY))) as Heap;
