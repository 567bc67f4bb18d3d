import { type BySeat, type Seat, seatNamed } from './base.ts';
import { Fault, type FaultCode } from './fault.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A piece of JSON from outside together with its place, so that whatever is wrong with it can be named. */
export class Source {
  readonly value: unknown;
  readonly at: string;

  constructor(value: unknown, at = '') {
    this.value = value;
    this.at = at;
  }

  /** Parses text; `name` is what an error calls the whole of it. */
  static parse(text: string, name: string): Source {
    try {
      return new Source(JSON.parse(text));
    } catch (error) {
      throw new Fault('bad-json', '', `${name} is not JSON: ${(error as Error).message}`);
    }
  }

  get absent(): boolean {
    return this.value === undefined || this.value === null;
  }

  /** An empty list or false says no more than a missing key. */
  get isEmpty(): boolean {
    return this.absent || this.value === false || (Array.isArray(this.value) && this.value.length === 0);
  }

  /** The same object with other members. */
  with(members: { readonly [key: string]: unknown }): Source {
    const own: object = Object(this.value);
    return new Source({ ...own, ...members }, this.at);
  }

  fail(code: FaultCode, text: string): never {
    throw new Fault(code, this.at, text);
  }

  child(key: string | number): Source {
    const at = typeof key === 'number' ? `${this.at}[${key}]` : this.at ? `${this.at}.${key}` : key;
    const { value } = this;
    // Only what the JSON itself says: every object also has a `toString`, every text a `length`.
    const own = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return new Source(own ? (value as Record<string | number, unknown>)[key] : undefined, at);
  }

  /** The members of an object that may have these keys and no others; an absent object has none of them. */
  fields<K extends string>(...keys: readonly K[]): { readonly [key in K]: Source } {
    for (const [key, entry] of this.entries()) {
      if (!(keys as readonly string[]).includes(key)) {
        entry.fail('unknown-key', `unknown key ${quote(key)}; known here: ${keys.join(', ')}`);
      }
    }
    return Object.fromEntries(keys.map((key) => [key, this.child(key)])) as { [key in K]: Source };
  }

  /** The members of an object with any keys; null and missing entries are left out. */
  entries(): readonly (readonly [string, Source])[] {
    if (this.absent) return [];
    if (typeof this.value !== 'object' || Array.isArray(this.value)) this.wrongType('an object');
    return Object.keys(this.value as object)
      .map((key) => [key, this.child(key)] as const)
      .filter(([, entry]) => entry.value !== undefined);
  }

  list(): readonly Source[] {
    if (this.absent) return [];
    if (!Array.isArray(this.value)) this.wrongType('a list');
    return this.value.map((_, index) => this.child(index));
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.wrongType('a text');
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.wrongType('true or false');
  }

  /** A whole number from `min` to `max`. */
  count(max = Number.MAX_SAFE_INTEGER, min = 0): number {
    const n = this.value;
    if (typeof n !== 'number' || !Number.isInteger(n)) this.wrongType('a whole number');
    if (n < min) this.fail('too-few', `${n} is less than ${min}`);
    if (n > max) this.fail('too-many', `${n} is more than ${max}`);
    return n;
  }

  /** Where it is a key, that is its word. */
  oneOf<V extends string>(words: readonly V[], what = 'word', word = this.text()): V {
    if ((words as readonly string[]).includes(word)) return word as V;
    return this.fail('bad-value', `unknown ${what} ${quote(word)}; known: ${words.join(', ')}`);
  }

  /** Where `word` stands in `words`. */
  indexIn(words: readonly string[], what = 'word', word = this.text()): number {
    return words.indexOf(this.oneOf(words, what, word));
  }

  seatIn(seats: BySeat<string>): Seat {
    return this.indexIn(seats, 'seat') as Seat;
  }

  /** The seat that is called so; where it is a key, this is its entry. */
  seatNamed(seats: BySeat<string>, colour = this.text()): Seat {
    const known = seats.join(', ');
    return (
      seatNamed(seats, colour) ?? this.fail('unknown-seat', `${quote(colour)} is not seated here; seated: ${known}`)
    );
  }

  /** The members of an object that is keyed by seat. */
  *bySeat(seats: BySeat<string>): Generator<readonly [Seat, Source]> {
    for (const [colour, entry] of this.entries()) yield [entry.seatNamed(seats, colour), entry];
  }

  /** Counts by name, as they are given; an object that may have these keys and no others. */
  counts(names: readonly string[], max?: number): readonly (number | undefined)[] {
    const fields = this.fields(...names);
    return names.map((name) => (fields[name]?.absent === false ? fields[name].count(max) : undefined));
  }

  private wrongType(wanted: string): never {
    if (this.absent) this.fail('missing-key', `${wanted} is missing`);
    return this.fail('bad-type', `${quote(this.value)} is not ${wanted}`);
  }
}

/** Reads things by id, and refuses the second place of any. */
export class Places<T> {
  readonly #what: string;
  readonly #find: (id: string) => T | undefined;
  readonly #places = new Map<T, string>();

  constructor(what: string, find: (id: string) => T | undefined) {
    this.#what = what;
    this.#find = find;
  }

  has(thing: T): boolean {
    return this.#places.has(thing);
  }

  read(source: Source): T {
    const id = source.text();
    const thing = this.#find(id) ?? source.fail('unknown-id', `there is no ${this.#what} ${quote(id)}`);
    const other = this.#places.get(thing);
    if (other !== undefined) source.fail('impossible', `${id} is in two places, here and in ${other}`);
    this.#places.set(thing, source.at);
    return thing;
  }
}

/** A value as it is shown in an error: short, whatever it is. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
