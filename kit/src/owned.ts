// Lists of things that belong to seats: a thing and its owner in one number, as fast as the bare number, and of a kind.
import { MAX_SEATS, type Seat, seatNumbered } from './base.ts';

declare const thing: unique symbol;
export type Owned<T extends number> = number & { readonly [thing]: T };

// A logarithm would be a floating-point number to the machine; this is read in hot loops.
const SEAT_BITS = 31 - Math.clz32(MAX_SEATS);
const SEAT = MAX_SEATS - 1;

export const owned = <T extends number>(what: T, seat: number): Owned<T> => ((what << SEAT_BITS) | seat) as Owned<T>;
export const thingOf = <T extends number>(entry: Owned<T>): T => (entry >> SEAT_BITS) as T;
export const ownerOf = (entry: Owned<number>): Seat => seatNumbered(entry & SEAT);

/** The things of one seat, in their order. */
export function thingsOf<T extends number>(list: readonly Owned<T>[], seat: number): T[] {
  const things: T[] = [];
  for (const entry of list) if (ownerOf(entry) === seat) things.push(thingOf(entry));
  return things;
}
export function countOwned(list: readonly Owned<number>[], seat: number): number {
  let count = 0;
  for (const entry of list) if (ownerOf(entry) === seat) count++;
  return count;
}
