import type { Json, Rng } from '@penumbra/kit';
import { bucketOf } from './pairs.ts';

// Where outcomes are too many to list, fairness is seen by a walk that a fair nature cannot tell from standing still
// (Metropolis): an outcome is drawn, a piece of it exchanged for another, and the change kept as often as the ways of
// both say. Fairly drawn outcomes stay as they are on the whole; unfair ones drift towards fair ones.

type Data = { readonly kind: string };
type Path = readonly (string | number)[];

/** What outcomes of one moment look like. */
export class Shape {
  /** Lists that are always in order: where a piece stands in them says nothing. */
  readonly #sorted = new Map<string, boolean>();
  /** By place: what was found there. */
  readonly #pieces = new Map<string, Map<string, Json>>();

  constructor(samples: readonly Data[]) {
    for (const sample of samples) {
      for (const path of pathsOf(sample as Json)) {
        const piece = pieceAt(sample as Json, path);
        if (Array.isArray(piece)) {
          const key = path.join('.');
          this.#sorted.set(key, (this.#sorted.get(key) ?? true) && isAscending(piece));
        }
      }
    }
    for (const sample of samples) {
      for (const path of pathsOf(sample as Json)) {
        const place = this.#place(path);
        const pieces = this.#pieces.get(place) ?? new Map();
        this.#pieces.set(place, pieces);
        const piece = pieceAt(sample as Json, path);
        pieces.set(JSON.stringify(piece), piece);
      }
    }
  }

  #place(path: Path): string {
    const list = path.slice(0, -1).join('.');
    return this.#sorted.get(list) ? `${list}.*` : path.join('.');
  }

  /** One piece changed; every change is as likely as the one that takes it back. */
  changed(outcome: Data, rng: Rng): Data | undefined {
    const copy = structuredClone(outcome) as Json;
    const paths = pathsOf(copy);
    const path = rng.pick(paths);
    const piece = pieceAt(copy, path);
    if (rng.below(2) === 0) {
      const other = rng.pick(paths);
      if (startsWith(path, other) || startsWith(other, path)) return undefined;
      put(copy, path, pieceAt(copy, other));
      put(copy, other, piece);
    } else {
      const pieces = this.#pieces.get(this.#place(path));
      if (!pieces?.has(JSON.stringify(piece))) return undefined;
      const next = structuredClone(rng.pick([...pieces.values()]));
      if (pathsOf(next).length !== pathsOf(piece).length) return undefined;
      put(copy, path, next);
    }
    this.#sort(copy);
    return copy as Data;
  }

  #sort(copy: Json): void {
    for (const path of pathsOf(copy)) {
      const list = pieceAt(copy, path);
      if (Array.isArray(list) && this.#sorted.get(path.join('.'))) (list as number[]).sort((a, b) => a - b);
    }
  }

  marksOf(outcome: Data): Set<string> {
    const marks = new Set([bucketOf(JSON.stringify(outcome))]);
    for (const path of pathsOf(outcome as Json)) {
      const piece = pieceAt(outcome as Json, path);
      if (typeof piece !== 'object') marks.add(`${this.#place(path)} = ${piece}`);
    }
    return marks;
  }
}

/** Where the pieces are, without the kind of the whole. */
function pathsOf(data: Json, path: Path = [], paths: Path[] = []): Path[] {
  if (typeof data !== 'object' || data === null) return paths;
  for (const [key, piece] of Object.entries(data)) {
    if (path.length === 0 && key === 'kind') continue;
    const place = [...path, Array.isArray(data) ? Number(key) : key];
    paths.push(place);
    pathsOf(piece as Json, place, paths);
  }
  return paths;
}

type Tree = { [key: string | number]: Json };
const pieceAt = (data: Json, path: Path): Json => path.reduce<Json>((piece, key) => (piece as Tree)[key] as Json, data);
const put = (data: Json, path: Path, piece: Json): void => {
  (pieceAt(data, path.slice(0, -1)) as Tree)[path.at(-1) as string | number] = piece;
};
const startsWith = (path: Path, start: Path): boolean => start.every((key, i) => path[i] === key);
const isAscending = (list: readonly unknown[]): boolean =>
  list.every((item, i) => typeof item === 'number' && (i === 0 || (list[i - 1] as number) <= item));
