// Sets of numbers below 32, one bit each: the cells of a small board, say. As fast as the bare number, and of a kind.

declare const members: unique symbol;
export type Bits<I extends number> = number & { readonly [members]: I };

export const NO_BITS = 0 as Bits<never>;
/** Numbers that were put together bit by bit. */
export const bitsOf = <I extends number>(set: number): Bits<I> => set as Bits<I>;
export const bit = <I extends number>(member: I): Bits<I> => (1 << member) as Bits<I>;
export const firstBit = <I extends number>(set: Bits<I>): I => (31 - Math.clz32(set & -set)) as I;
export const union = <I extends number>(a: Bits<I>, b: Bits<I>): Bits<I> => (a | b) as Bits<I>;
export const common = <I extends number>(a: Bits<I>, b: Bits<I>): Bits<I> => (a & b) as Bits<I>;
export const without = <I extends number>(a: Bits<I>, b: Bits<I>): Bits<I> => (a & ~b) as Bits<I>;

export function listBits<I extends number>(set: Bits<I>): I[] {
  const members: I[] = [];
  for (let rest: number = set; rest !== 0; rest &= rest - 1) members.push(firstBit(rest as Bits<I>));
  return members;
}
