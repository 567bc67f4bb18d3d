import type { Brand } from '@penumbra/kit';
import { EVERY_RESOURCE, type Resource } from './words.ts';

/** A heap of resources in one number: six bits a kind, in the order of the kinds. */
export type Goods = Brand<number, 'Goods'>;

const BITS = 6;
export const MOST_OF_A_KIND = (1 << BITS) - 1;
export const NO_GOODS = 0 as Goods;

/** One resource of a kind. */
const UNITS: readonly number[] = EVERY_RESOURCE.map((kind) => 1 << (BITS * kind));

export const goodsOf = (kind: Resource, count: number): Goods => ((UNITS[kind] as number) * count) as Goods;
export const countOf = (goods: Goods, kind: Resource): number => (goods >> (BITS * kind)) & MOST_OF_A_KIND;
// Fields never overflow: no kind has more than fit, all heaps of the game together.
export const plus = (a: Goods, b: Goods): Goods => (a + b) as Goods;
/** Requires: `b` is in `a`. */
export const minus = (a: Goods, b: Goods): Goods => (a - b) as Goods;

export function includes(a: Goods, b: Goods): boolean {
  for (const kind of EVERY_RESOURCE) if (countOf(a, kind) < countOf(b, kind)) return false;
  return true;
}

export const sizeOf = (goods: Goods): number => {
  let sum = 0;
  for (let rest = goods as number; rest !== 0; rest >>= BITS) sum += rest & MOST_OF_A_KIND;
  return sum;
};

/** The only kind in a heap; undefined if there are several or none. */
export function onlyKind(goods: Goods): Resource | undefined {
  let found: Resource | undefined;
  for (const kind of EVERY_RESOURCE) {
    if (countOf(goods, kind) === 0) continue;
    if (found !== undefined) return undefined;
    found = kind;
  }
  return found;
}
