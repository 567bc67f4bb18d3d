import type { Brand } from '@penumbra/kit';
import { EVERY_RESOURCE, RESOURCES, type Resource, resourceNumbered } from './words.ts';

/** A heap of resources in one number: six bits a kind, in the order of the kinds. */
export type Goods = Brand<number, 'Goods'>;

const BITS = 6;
export const MOST_OF_A_KIND = (1 << BITS) - 1;
export const NO_GOODS = 0 as Goods;

/** One resource of a kind. */
const UNITS: readonly number[] = EVERY_RESOURCE.map((kind) => 1 << (BITS * kind));

export const goodsOf = (kind: Resource, count: number): Goods => (UNITS[kind]! * count) as Goods;
export const countOf = (goods: Goods, kind: Resource): number => (goods >> (BITS * kind)) & MOST_OF_A_KIND;
// Fields never overflow: no kind has more than fit, all heaps of the game together.
export const plus = (a: Goods, b: Goods): Goods => (a + b) as Goods;
/** Requires: `b` is in `a`. */
export const minus = (a: Goods, b: Goods): Goods => (a - b) as Goods;

/** Written out, because it is asked for every contract and site at every step. */
export const includes = (a: Goods, b: Goods): boolean =>
  (a & 0x3f) >= (b & 0x3f) &&
  (a & 0xfc0) >= (b & 0xfc0) &&
  (a & 0x3f000) >= (b & 0x3f000) &&
  (a & 0xfc0000) >= (b & 0xfc0000) &&
  (a & 0x3f000000) >= (b & 0x3f000000);

export const sizeOf = (goods: Goods): number => {
  let sum = 0;
  for (let rest: number = goods; rest !== 0; rest >>= BITS) sum += rest & MOST_OF_A_KIND;
  return sum;
};

/** Which kind a bit of a heap belongs to. */
const KIND_OF_BIT: readonly number[] = Array.from({ length: 32 }, (_, bit) => Math.floor(bit / BITS));

/** The only kind in a heap; −1 if there are several or none. */
export function onlyKind(goods: Goods): Resource | -1 {
  if (goods === 0) return -1;
  const kind = KIND_OF_BIT[31 - Math.clz32(goods)]!;
  return (goods & ((1 << (BITS * kind)) - 1)) === 0 ? resourceNumbered(kind) : -1;
}

export const resourcesIn = (goods: Goods): Resource[] =>
  EVERY_RESOURCE.flatMap((kind) => new Array<Resource>(countOf(goods, kind)).fill(kind));

/** `wood,wood,clay`. */
export const goodsText = (goods: Goods): string =>
  resourcesIn(goods)
    .map((kind) => RESOURCES[kind])
    .join(',');
