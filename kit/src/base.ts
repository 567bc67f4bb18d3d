// The words everything else is written in.

declare const brand: unique symbol;
/** A number or text with a kind of its own: as fast as the bare value, impossible to mix up. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** A place at the table, counted from 0 in seating order. */
export type Seat = Brand<number, 'Seat'>;
/** A set of seats, one bit each. */
export type Seats = Brand<number, 'Seats'>;
/** Who is looking: a seat, or `public` for spectators and open logs. */
export type Viewer = Seat | 'public';
/** Who hears an event: one bit a seat, and one for the public. */
export type Audience = Brand<number, 'Audience'>;
export type BySeat<T> = readonly T[];

export const MAX_SEATS = 8;
const PUBLIC_BIT = 1 << MAX_SEATS;

export const NO_SEATS = 0 as Seats;
export const seatsOf = (seats: Iterable<Seat>): Seats => {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return set as Seats;
};
/** Stands where a seat could be and none is. */
export const NO_SEAT = -1 as Seat;
/** Where loops over seats begin. */
export const FIRST_SEAT = 0 as Seat;
export const seatNumbered = (seat: number): Seat => seat as Seat;
/** Every seat of a list by seat. */
export const everySeat = (list: readonly unknown[]): Seat[] => list.map((_, seat) => seat as Seat);
/** The seat that is called so. */
export function seatNamed(seats: BySeat<string>, colour: string | undefined): Seat | undefined {
  const seat = seats.indexOf(colour ?? '');
  return seat < 0 ? undefined : (seat as Seat);
}
export const firstSeats = (count: number): Seats => ((1 << count) - 1) as Seats;
export const hasSeat = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;
export const withSeat = (seats: Seats, seat: Seat): Seats => (seats | (1 << seat)) as Seats;
export const withoutSeat = (seats: Seats, seat: Seat): Seats => (seats & ~(1 << seat)) as Seats;
export const lastSeat = (seats: number): Seat => (31 - Math.clz32(seats)) as Seat;
export const seatsWithout = (seats: Seats, others: Seats): Seats => (seats & ~others) as Seats;
export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seats >> seat !== 0; seat++) if (seats & (1 << seat)) list.push(seat as Seat);
  return list;
}

export const EVERYONE = ((1 << (MAX_SEATS + 1)) - 1) as Audience;
export const NOBODY = 0 as Audience;
export const only = (seat: Seat): Audience => (1 << seat) as Audience;
export const allBut = (seat: Seat): Audience => (EVERYONE & ~(1 << seat)) as Audience;
export const hears = (audience: Audience, viewer: Viewer): boolean =>
  (audience & (viewer === 'public' ? PUBLIC_BIT : 1 << viewer)) !== 0;

/** A no with its reason: a code from a closed union, and the board elements responsible, by name. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly at: readonly string[];
}

/** An answer that is a no. */
export interface No<Code extends string = string> {
  readonly ok: false;
  readonly refusal: Refusal<Code>;
}
export type Answer<T, Code extends string = string> = { readonly ok: true; readonly value: T } | No<Code>;

export const yes = <T>(value: T): Answer<T, never> => ({ ok: true, value });
export const no = <Code extends string>(code: Code, ...at: readonly string[]): No<Code> => ({
  ok: false,
  refusal: { code, at },
});

/** Whether a text is a word of a closed set. */
export const isOneOf = <Word extends string>(words: readonly Word[], text: string | undefined): text is Word =>
  (words as readonly (string | undefined)[]).includes(text);

/** Where a text stands in a closed set; −1 if it is none of it. */
export const indexIn = (words: readonly string[], text: string | undefined): number => words.indexOf(text ?? '');

/** Where a table has nothing and has to have something: `list[i] ?? nothingAt(i)`. */
export function nothingAt(place: number | string): never {
  throw new RangeError(`nothing at ${place}`);
}
/** What a table has there. Not for hot loops, where a function that reads tables of all kinds is slow. */
export function itemOf<T>(table: { readonly [index: number]: T }, index: number): T;
export function itemOf<T>(table: { readonly [key: string]: T }, key: string): T;
export function itemOf<T>(table: { readonly [place: number | string]: T }, place: number | string): T {
  return table[place] ?? nothingAt(place);
}

/** A list that takes these, and maybe others. */
export interface Into<T> {
  readonly length: number;
  push(...items: T[]): number;
}

/** For the `default` of a switch that has handled everything. */
export function unreachable(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`);
}
