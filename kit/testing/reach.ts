import { rngOfStep } from '@penumbra/kit';

/** The table that somebody may have been told too much about. */
interface Secret {
  readonly seed: string;
  /** How many steps it has: chance of these is known, and of no others may be. */
  readonly step: number;
}

/** So many future steps are compared with, and so many draws of each. */
const AHEAD = 60;
const DRAWS = 40;
/** Two streams that begin with so many equal numbers are the same. */
const EQUAL = 3;
/** No stream is made of so many numbers. */
const MANY = 64;

/**
 * Everything through which a program that was handed something could know the future of a table: the places of its
 * seed, of a key that gives the same draws, of a stream that chance will draw from. Closures cannot be looked into.
 */
export function cluesIn(handed: unknown, { seed, step }: Secret): readonly string[] {
  const states = futureStates(seed, step);
  const tried = new Map<string, boolean>();
  const tells = (text: string): boolean => {
    const known = tried.get(text);
    if (known !== undefined) return known;
    const answer = text.includes(seed) || text.split(/[^0-9a-f]+/).some((key) => foretells(key, seed, step));
    tried.set(text, answer);
    return answer;
  };
  const clues: string[] = [];
  for (const { at, value } of reachable(handed)) {
    if (typeof value === 'string' ? tells(value) : isState(value, states)) clues.push(at);
  }
  return clues;
}

const foretells = (key: string, seed: string, step: number): boolean => {
  if (key === '') return false;
  const [guess, truth] = [rngOfStep(key, step), rngOfStep(seed, step)];
  return Array.from({ length: EQUAL }).every(() => guess.next() === truth.next());
};

/** The numbers in the streams that chance will draw from, at every moment of them. */
function futureStates(seed: string, step: number): ReadonlySet<string> {
  const states = new Set<string>();
  for (let n = step; n < step + AHEAD; n++) {
    const rng = rngOfStep(seed, n);
    for (let drawn = 0; drawn < DRAWS; drawn++) {
      states.add(numbersOf(rng));
      rng.next();
    }
  }
  return states;
}

const numbersOf = (value: object): string =>
  Object.values(value)
    .filter((part) => typeof part === 'number')
    .join();

const isState = (value: unknown, states: ReadonlySet<string>): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length < MANY && states.has(numbersOf(value));

interface Found {
  readonly at: string;
  readonly value: unknown;
}

/** Everything there is in a value: members of any kind and name, what getters give, entries of collections. */
function* reachable(root: unknown): Generator<Found> {
  const met = new Set<unknown>();
  const open: Found[] = [{ at: 'handed', value: root }];
  for (let found = open.pop(); found; found = open.pop()) {
    const { value, at } = found;
    if (met.has(value)) continue;
    met.add(value);
    yield found;
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || ArrayBuffer.isView(value))
      continue;
    for (const [name, part] of partsOf(value)) open.push({ at: `${at}.${name}`, value: part });
  }
}

function* partsOf(value: object): Generator<readonly [string, unknown]> {
  if (value instanceof Map || value instanceof Set) {
    for (const [i, entry] of [...value.entries()].entries()) yield [`entry ${i}`, entry];
  }
  for (let owner: object | null = value; owner && !BUILT_IN.has(owner); owner = Object.getPrototypeOf(owner)) {
    for (const key of Reflect.ownKeys(owner)) {
      yield [String(key), key];
      yield [String(key), partOf(owner, key, value)];
    }
  }
}

/** A getter that refuses has nothing to tell. */
function partOf(owner: object, key: string | symbol, on: object): unknown {
  const { get, value } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
  try {
    return get ? get.call(on) : value;
  } catch {
    return undefined;
  }
}

/** The language itself knows no seeds. */
const BUILT_IN: ReadonlySet<object> = new Set(
  Reflect.ownKeys(globalThis).flatMap((name) => {
    const { value } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
    return typeof value === 'function' && value.prototype ? [value.prototype as object] : [];
  }),
);
