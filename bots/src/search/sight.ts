// What somebody who is new to a game sees of it: some of the moves, and not quite what they are worth.
import type { Dial, Rng } from '@penumbra/kit';

/** What is overlooked and misjudged of one's own moves; nothing if left out. */
export type Sight = Pick<Dial, 'notices' | 'noise'>;

/** So many of the moves, in their order: whichever catch the eye. */
export function glance<Move>(moves: readonly Move[], count: number, rng: Rng): Move[] {
  let wanted = count;
  return moves.filter((_, i) => {
    const caught = rng.below(moves.length - i) < wanted;
    if (caught) wanted--;
    return caught;
  });
}

/** Drawn from the normal distribution around 0, with the variance 1. */
export const bell = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(positive(rng))) * Math.cos(2 * Math.PI * rng.fraction());

/** More than 0, less than 1: a logarithm of it is a number. */
const positive = (rng: Rng): number => (rng.fraction() + Number.EPSILON) / (1 + 2 * Number.EPSILON);
