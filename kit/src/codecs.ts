// Values of a state that know how they are written in a position and read from it. `S` is what they are part of. Games
// know them as `codec.count(9)`, `codec.bySeat(codec.flag)`.
import { type BySeat, everySeat, itemOf, listSeats, type Seat, type Seats } from './base.ts';
import { type Bits, bit, bitsOf, listBits, union } from './bits.ts';
import type { FaultCode } from './fault.ts';
import type { Known, ReadOnly } from './fields.ts';
import { type Owned, owned, ownerOf, thingsOf } from './owned.ts';
import { type Json, type JsonObject, Places, quote, type Source } from './source.ts';

export interface Codec<T, S = unknown, W = ReadOnly<T>> {
  write(value: W, s: S): Json;
  /** `was`: what stands there before. A list by name keeps what is left out. `at`: where in a list it stands. */
  read(it: Source, s: S, was?: T, at?: number): T;
}

/** How many there can be, at a place of a list. */
export type Most<S> = number | ((s: S, at: number) => number);

/** A state or a view. */
export interface Seated {
  readonly config: { readonly seats: BySeat<string> };
}

/** Whether a value says more than a missing key. */
export function isFilled(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
}

/** An object without what is empty. A server writes many a second, so nothing is made on the way. */
export function filled(entries: Iterable<readonly [string, Json | undefined]>): JsonObject {
  const made: { [key: string]: Json } = {};
  for (const [key, value] of entries) if (isFilled(value)) add(made, key, value as Json);
  return made;
}

/** Names may come from outside, and one of them would not become a key by being assigned to. */
function add(made: { [key: string]: Json }, name: string, value: Json): void {
  if (name !== '__proto__') made[name] = value;
  else Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
}

/** What has no name is not in play. */
export type Names = readonly (string | undefined)[];

/** A list by name, without what is empty. */
export function byName<T>(names: Names, list: readonly T[], of: (item: T, index: number) => Json): JsonObject {
  const made: { [key: string]: Json } = {};
  list.forEach((item, i) => {
    const name = names[i];
    if (name === undefined) return;
    const value = of(item, i);
    if (isFilled(value)) add(made, name, value);
  });
  return made;
}

/** A list by name, empty ones, too. */
export function everyName<T>(names: Names, list: readonly T[], of: (item: T, index: number) => Json): JsonObject {
  const made: { [key: string]: Json } = {};
  list.forEach((item, i) => {
    const name = names[i];
    if (name !== undefined) add(made, name, of(item, i));
  });
  return made;
}

export const count = <S = unknown>(max?: Most<S>, min?: number): Codec<number, S> => ({
  write: (n) => n,
  read: (it, s, _, at = 0) => it.count(typeof max === 'function' ? max(s, at) : max, min),
});
export const flag: Codec<boolean> = { write: (flag) => flag, read: (it) => it.flag() };
export const word = <W extends string>(words: readonly W[], what: string): Codec<W> => ({
  write: (word) => word,
  read: (it) => it.oneOf(words, what),
});

/** A number that stands for one of these names; any other writes nothing. */
export const index = <I extends number, S = unknown>(
  names: (s: S) => readonly string[],
  what: string,
): Codec<I, S> => ({
  write: (index, s) => names(s)[index] ?? '',
  read: (it, s) => it.indexIn(names(s), what) as I,
});
const indexNamed = <I extends number>(names: readonly string[], name: string): I | undefined => {
  const at = names.indexOf(name);
  return at < 0 ? undefined : (at as I);
};
const seatsAt = (s: Seated): BySeat<string> => s.config.seats;
export const seatWord: Codec<Seat, Seated> = index(seatsAt, 'seat');
/** The same, and who is not seated is refused by a code of its own. */
export const seat: Codec<Seat, Seated> = { ...seatWord, read: (it, s) => it.seatNamed(s.config.seats) };

/** The same, of ids. */
export const id = <I extends number, S = unknown>(ids: (s: S) => readonly string[], what: string): Codec<I, S> => ({
  ...index(ids, what),
  read: (it, s) => indexNamed(ids(s), it.text()) ?? it.fail('unknown-id', `there is no ${what} ${quote(it.value)}`),
});

/** One of the things with these ids, each of which is in one place of a state. */
export interface Things<I extends number, S> extends Codec<I, S> {
  /** Whether it was read already. */
  isPlaced(thing: I, s: S): boolean;
}
export function thing<I extends number, S extends object>(
  ids: (s: S) => readonly string[],
  what: string,
): Things<I, S> {
  const placesIn = new WeakMap<S, Places<I>>();
  const placesOf = (s: S): Places<I> => {
    const places = placesIn.get(s) ?? new Places<I>(what, (id) => indexNamed(ids(s), id));
    placesIn.set(s, places);
    return places;
  };
  return {
    ...index<I, S>(ids, what),
    read: (it, s) => placesOf(s).read(it),
    isPlaced: (one, s) => placesOf(s).has(one),
  };
}

export const list = <T, S>(of: Codec<T, S, T>): Codec<T[], S> => ({
  write: (items, s) => items.map((item) => of.write(item, s)),
  read: (it, s) => it.list().map((entry) => of.read(entry, s)),
});
/** A list that has no order: numbers from the lowest up. */
export const sorted = <T extends number, S>(of: Codec<T, S, T>): Codec<T[], S> => ({
  ...list(of),
  read: (it, s) =>
    list(of)
      .read(it, s)
      .sort((a, b) => a - b),
});

/** Members of a set, one bit each. `twice` refuses what is listed again. */
export const bits = <I extends number, S>(of: Codec<I, S>, twice?: (entry: Source) => never): Codec<Bits<I>, S> => ({
  write: (set, s) => listBits(set as Bits<I>).map((member) => of.write(member as ReadOnly<I>, s)),
  read: (it, s) =>
    it.list().reduce<Bits<I>>((set, entry) => {
      const member = bit(of.read(entry, s));
      if ((set & member) !== 0) twice?.(entry);
      return union(set, member);
    }, bitsOf(0)),
});
export const seats = (twice?: (entry: Source) => never): Codec<Seats, Seated> => ({
  write: (set, s) => listSeats(set).map((one) => seat.write(one, s)),
  read: (it, s) => bits(seat, twice).read(it, s) as number as Seats,
});

/** By seat: an object of the seats that are named. */
export const bySeat = <T, S extends Seated>(of: Codec<T, S>): Codec<T[], S> => ({
  write: (all, s) => byName(s.config.seats, all, (item) => of.write(item as ReadOnly<T>, s)),
  read(it, s, was = []) {
    for (const [at, entry] of it.bySeat(s.config.seats)) was[at] = of.read(entry, s, was[at], at);
    return was;
  },
});

interface Counted<S> {
  readonly names: (s: S) => Names;
  /** Of each. */
  readonly max?: Most<S>;
  /** Zeros are written, too. */
  readonly every?: true;
}

/** Counts by name. */
export const counts = <S = unknown>({ names, max, every }: Counted<S>): Codec<number[], S> => ({
  write: (all, s) => (every ? everyName : byName)(names(s), all, (n) => n),
  read(it, s, was = names(s).map(() => 0)) {
    const given = it.fields(...names(s).filter((name) => name !== undefined));
    return was.map((n, at) => {
      const entry = given[names(s)[at] ?? ''];
      return entry === undefined || entry.absent ? n : count(max).read(entry, s, n, at);
    });
  },
});

/** Counts by name that are packed into one number. */
export const packed = <H extends number, I extends number, S = unknown>(
  of: Counted<S>,
  count: (heap: H, index: I) => number,
  heap: (index: I, count: number) => H,
): Codec<H, S> => {
  const unpacked = counts(of);
  return {
    write: (all, s) =>
      unpacked.write(
        of.names(s).map((_, i) => count(all as H, i as I)),
        s,
      ),
    read: (it, s) => unpacked.read(it, s).reduce<number>((sum, n, i) => sum + heap(i as I, n), 0) as H,
  };
};

/** Why something cannot be, as a sentence. */
type Why = string | false | undefined;

/** The same, and refused before it is read where there can be none. */
export const unless = <T, S>(
  of: Codec<T, S>,
  why: (s: S, it: Source) => Why,
  code: FaultCode = 'impossible',
): Codec<T, S> => ({
  ...of,
  read(it, s, was, at) {
    const wrong = why(s, it);
    return wrong ? it.fail(code, wrong) : of.read(it, s, was, at);
  },
});

/** The same, and refused where something about it cannot be. */
export const refusing = <T, S>(
  of: Codec<T, S>,
  why: (value: T, s: S, at: number) => Why,
  code: FaultCode = 'impossible',
): Codec<T, S> => ({
  ...of,
  read(it, s, was, at = 0) {
    const value = of.read(it, s, was, at);
    const wrong = why(value, s, at);
    return wrong ? it.fail(code, wrong) : value;
  },
});

/** The same, or nothing. */
export const orNone = <T, S>(of: Codec<T, S, T>, none: T): Codec<T, S, T> => ({
  write: (value, s) => (value === none ? null : of.write(value, s)),
  read: (it, s, was, at) => (it.absent ? none : of.read(it, s, was, at)),
});

/** An object with these keys, what is empty left out. */
export function object<P extends object, S>(parts: { readonly [K in keyof P]: Codec<P[K], S> }): Codec<P, S, Known<P>> {
  const entries = Object.entries(parts) as unknown as [keyof P & string, Codec<unknown, S>][];
  return {
    write(value, s) {
      const made: { [key: string]: Json } = {};
      for (const [key, of] of entries) {
        const written = of.write(value[key], s);
        if (isFilled(written)) made[key] = written;
      }
      return made;
    },
    read(it, s, was) {
      const given = it.fields(...entries.map(([key]) => key));
      return Object.fromEntries(entries.map(([key, of]) => [key, of.read(given[key], s, was?.[key])])) as P;
    },
  };
}

/** What seats own, by seat. */
export function ownedBySeat<T extends number, S extends Seated>(of: Codec<T, S, T>): Codec<Owned<T>[], S> {
  const things = list(of);
  return {
    write: (all, s) =>
      byName(s.config.seats, everySeat(s.config.seats), (seat) => things.write(thingsOf(all, seat), s)),
    read(it, s, was = []) {
      for (const [seat, entry] of it.bySeat(s.config.seats))
        for (const thing of things.read(entry, s)) was.push(owned(thing, seat));
      return was.sort((a, b) => ownerOf(a) - ownerOf(b));
    },
  };
}

/** What is read into a state, and not only into a field of it. */
export interface Place<S, W> {
  write(s: W, at: number): Json;
  read(it: Source, s: S, at: number): void;
}
type ListIn<S, W> = { [F in keyof S]: S[F] extends (infer T)[] ? readonly [F, Codec<T, W>] : never }[keyof S];
/** What a row has under a name: an item of a list in the state and how it is written, or what is more than that. */
export type Part<S, W> = ListIn<S, W> | Place<S, W>;

function placeOf<S, W>(part: Part<S, W>): Place<S, W> {
  if (!Array.isArray(part)) return part as Place<S, W>;
  const [field, of] = part as unknown as readonly [keyof S & keyof W, Codec<unknown, W>];
  const listIn = (s: S | W): unknown[] => (s as { [field in keyof S & keyof W]: unknown[] })[field];
  return {
    write: (s, at) => of.write(listIn(s)[at], s),
    read(it, s, at) {
      listIn(s)[at] = of.read(it, s as unknown as W, listIn(s)[at], at);
    },
  };
}

/** Several things under one key; but for those that are always there, what is empty is left out. */
export function parts<S, W>(
  table: { readonly [key: string]: Part<S, W> },
  always: readonly string[] = [],
): Place<S, W> {
  const places = Object.entries(table).map(([key, part]) => [key, placeOf(part)] as const);
  return {
    write(s, at) {
      const made: { [key: string]: Json } = {};
      for (const [key, place] of places) {
        const value = place.write(s, at);
        if (isFilled(value) || always.includes(key)) made[key] = value;
      }
      return made;
    },
    read(it, s, at) {
      const given = it.fields(...places.map(([key]) => key));
      for (const [key, place] of places) place.read(itemOf(given, key), s, at);
    },
  };
}

/** Something of a state that is one object in a position. */
export interface Rows<S, W> {
  rows(s: W): JsonObject;
  read(it: Source, s: S): void;
}

interface RowsBy<S, W> {
  readonly names: (s: W) => Names;
  readonly each: Part<S, W>;
  /** Where in the lists a name stands. */
  readonly find: (entry: Source, name: string, s: S) => number;
  /** Why there can be no row. */
  readonly why?: (s: S, at: number) => Why;
}

/** Lists of a state as one object by name: what holds nothing is left out. */
export function rows<S, W = S>({ names, find, why, each }: RowsBy<S, W>): Rows<S, W> {
  const place = placeOf(each);
  return {
    rows(s) {
      const all = names(s);
      return byName(all, all, (_, at) => place.write(s, at));
    },
    read(it, s) {
      for (const [name, entry] of it.entries()) {
        const at = find(entry, name, s);
        if (entry.absent) continue;
        const wrong = why?.(s, at);
        if (wrong) entry.fail('impossible', wrong);
        place.read(entry, s, at);
      }
    },
  };
}

/** A row for every seat, read also where it is left out. */
export const seatRows = <S extends Seated, W extends Seated>(each: Part<S, W>): Rows<S, W> => {
  const place = placeOf(each);
  return {
    rows: (s) => byName(s.config.seats, s.config.seats, (_, seat) => place.write(s, seat)),
    read(it, s) {
      const given = it.fields(...s.config.seats);
      for (const [seat, colour] of s.config.seats.entries()) place.read(itemOf(given, colour), s, seat);
    },
  };
};
