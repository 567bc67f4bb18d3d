// JSON that was in order, and is not any more.
import type { Json } from '@penumbra/kit';
import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/** `nudge` makes a number one more or less; the others do what they say. */
const WAYS = ['remove', 'replace', 'copy', 'add', 'nudge'] as const;

/** One thing done to a piece of JSON: at a place by its number, with a value from outside or from another place. */
export interface Mutation {
  readonly at: number;
  readonly how: (typeof WAYS)[number];
  readonly value: Json;
  readonly from: number;
}

const values = fc.oneof(
  fc.integer({ min: -3, max: 60 }),
  fc.constantFrom<Json>(null, true, '', [], {}, -1, 0.5, 1e9, 2 ** 31, 'public', 'chance', 'a1', '?'),
  fc.string({ maxLength: 6 }),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    at: fc.nat(),
    how: fc.constantFrom(...WAYS),
    value: values,
    from: fc.nat(),
  }),
  { minLength: 1, maxLength: 3 },
);

/** The same JSON with the mutations made one after the other. */
export function mutate(json: Json, list: readonly Mutation[]): Json {
  const copy = structuredClone(json) as Json;
  for (const mutation of list) {
    const places = pathsIn(copy);
    const path = places[mutation.at % places.length] as Path;
    const other = places[mutation.from % places.length] as Path;
    change(copy, path, {
      ...mutation,
      value: mutation.how === 'copy' ? structuredClone(at(copy, other)) : mutation.value,
    });
  }
  return copy;
}

function change(json: Json, path: Path, { how, value }: Mutation): void {
  const parent = at(json, path.slice(0, -1)) as Record<string | number, Json>;
  const key = path.at(-1);
  if (key === undefined) return;
  const old = parent[key];
  if (how === 'nudge') parent[key] = typeof old === 'number' ? old + (value === null ? 1 : -1) : value;
  else if (how !== 'remove' && how !== 'add') parent[key] = value;
  else if (Array.isArray(parent))
    parent.splice(Number(key), how === 'remove' ? 1 : 0, ...(how === 'add' ? [value] : []));
  else if (how === 'remove') delete parent[key];
  else parent[`${key}x`] = value;
}

const at = (json: Json, path: Path): Json =>
  path.reduce<Json>((value, key) => (value as Record<string | number, Json>)[key] as Json, json);

function pathsIn(json: Json, path: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return [path];
  return [path, ...Object.entries(json).flatMap(([key, value]) => pathsIn(value, [...path, key]))];
}
