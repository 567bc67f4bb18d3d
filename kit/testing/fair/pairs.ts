import { must } from '../law.ts';

/**
 * So many deviations apart is not bad luck. Of two things that are equally likely, one alone is met a times and the
 * other alone b times, where a + b = n are fair coin flips: |a − b| > 6.5 √n happens less than once in 700 million
 * comparisons (Hoeffding: 2 · exp(−6.5² / 2)), whatever n is. A run compares at most `MOST` things of a kind, so that a
 * fair game fails in less than one of a hundred thousand runs.
 */
const DEVIATIONS = 6.5;
const MOST = 4000;

interface Count {
  first: number;
  second: number;
}

/** Pairs of things that are drawn in two ways and have to be alike on the whole: a chi-square for each of their marks. */
export class Pairs {
  readonly #counts = new Map<string, Count>();
  #pairs = 0;

  add(first: ReadonlySet<string>, second: ReadonlySet<string>): void {
    this.#pairs++;
    for (const mark of first) if (!second.has(mark)) this.#note(mark, 'first');
    for (const mark of second) if (!first.has(mark)) this.#note(mark, 'second');
  }

  #note(mark: string, side: keyof Count): void {
    const count = this.#counts.get(mark);
    if (count) count[side]++;
    else if (this.#counts.size < MOST) this.#counts.set(mark, { first: 0, second: 0, [side]: 1 });
  }

  /** Breaks the law with the mark that is furthest off, if any is too far. */
  conclude(describe: (mark: string, count: Readonly<Count>, pairs: number) => string): void {
    let furthest: string | undefined;
    let distance = DEVIATIONS;
    for (const [mark, { first, second }] of this.#counts) {
      const off = Math.abs(first - second) / Math.sqrt(first + second);
      if (off <= distance) continue;
      distance = off;
      furthest = mark;
    }
    must(furthest === undefined, () => {
      const mark = furthest as string;
      return describe(mark, this.#counts.get(mark) as Count, this.#pairs);
    });
  }
}

const BUCKETS = 16;

/** The text as one of a few marks: things that go together are seen by it, where each alone looks right. */
export function bucketOf(text: string): string {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return `whole ${((hash ^ (hash >>> 15)) >>> 0) % BUCKETS}`;
}
