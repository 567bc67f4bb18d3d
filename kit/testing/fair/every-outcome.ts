import { Rng } from '@penumbra/kit';

/** Draws as it is told to, and remembers out of how many. */
class Scripted extends Rng {
  readonly taken: number[] = [];
  readonly sizes: number[] = [];
  at = 0;

  override below(n: number): number {
    if (this.at === this.taken.length) {
      // Whoever draws until it fits may do so for ever.
      if (this.at > LONGEST) throw new Unlistable();
      this.taken.push(0);
      this.sizes.push(n);
    }
    return this.taken[this.at++] as number;
  }
  override next(): never {
    throw new Unlistable();
  }
  override fork(): never {
    throw new Unlistable();
  }

  get ways(): number {
    return this.sizes.reduce((product, n) => product * n, 1);
  }

  /** On to the next of all ways to draw; false after the last one. */
  advance(): boolean {
    this.at = 0;
    while (this.taken.length > 0) {
      const last = this.taken.length - 1;
      if (++(this.taken[last] as number) < (this.sizes[last] as number)) return true;
      this.taken.pop();
      this.sizes.pop();
    }
    return false;
  }
}

const LONGEST = 60;

class Unlistable extends Error {}

export interface Likely<Outcome> {
  readonly outcome: Outcome;
  probability: number;
}

/** Everything that `sample` can give with its exact probability, by text; undefined where that is more than `most` ways. */
export function everyOutcome<Outcome>(
  sample: (rng: Rng) => Outcome,
  textOf: (outcome: Outcome) => string,
  most: number,
): Map<string, Likely<Outcome>> | undefined {
  const rng = new Scripted('every outcome');
  const found = new Map<string, Likely<Outcome>>();
  try {
    let ways = 0;
    do {
      const outcome = sample(rng);
      if (++ways > most || rng.ways > most) return undefined;
      const text = textOf(outcome);
      const known = found.get(text);
      if (known) known.probability += 1 / rng.ways;
      else found.set(text, { outcome, probability: 1 / rng.ways });
    } while (rng.advance());
    return found;
  } catch (error) {
    if (error instanceof Unlistable) return undefined;
    throw error;
  }
}
