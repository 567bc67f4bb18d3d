import { type Brand, type Seat, seatNumbered } from '@penumbra/kit';

/** The cubes on a tile in the order they were placed: three bits each, seat + 1, the first in the lowest. */
export type Cubes = Brand<number, 'Cubes'>;
export const NO_CUBES = 0 as Cubes;

const BITS = 3;
const ONE = (1 << BITS) - 1;
/** Whose cube lies lowest. */
const lowest = (cubes: number): Seat => seatNumbered((cubes & ONE) - 1);

export const cubeCount = (cubes: Cubes): number => Math.ceil((32 - Math.clz32(cubes)) / BITS);

export const placed = (cubes: Cubes, seat: Seat): Cubes => (cubes | ((seat + 1) << (cubeCount(cubes) * BITS))) as Cubes;

export function cubesOf(cubes: Cubes, seat: Seat): number {
  let sum = 0;
  for (let rest: number = cubes; rest !== 0; rest >>= BITS) if ((rest & ONE) === seat + 1) sum++;
  return sum;
}

/** The others, still in order. */
export function without(cubes: Cubes, seat: Seat): Cubes {
  let left = NO_CUBES;
  for (let rest: number = cubes; rest !== 0; rest >>= BITS) {
    if ((rest & ONE) !== seat + 1) left = placed(left, lowest(rest));
  }
  return left;
}

/** The seat of each cube, first placed first. */
export function listCubes(cubes: Cubes): Seat[] {
  const list: Seat[] = [];
  for (let rest: number = cubes; rest !== 0; rest >>= BITS) list.push(lowest(rest));
  return list;
}

/** Every cube goes back to its owner's reserve. */
export function sendHome(cubes: Cubes, reserve: number[]): void {
  for (let rest: number = cubes; rest !== 0; rest >>= BITS) reserve[(rest & ONE) - 1]!++;
}

/** Who captures: most cubes; between equals, who placed one most recently. */
export function capturer(cubes: Cubes): Seat {
  let best = lowest(cubes);
  let most = 0;
  for (let rest: number = cubes; rest !== 0; rest >>= BITS) {
    const seat = lowest(rest);
    const count = cubesOf(cubes, seat);
    // ruling E-6.1: of the equals who placed last, even if somebody with fewer placed later
    if (count < most) continue;
    best = seat;
    most = count;
  }
  return best;
}
