/** What the first gets, by its choice and the other's; the other gets the rest of 1. */
export type Matrix = readonly (readonly number[])[];
export type Mix = readonly number[];

const ROUNDS = 200_000;

const dot = (a: Mix, b: Mix): number => a.reduce((sum, x, i) => sum + x * (b[i] as number), 0);
const rowWorths = (matrix: Matrix, columns: Mix): number[] => matrix.map((row) => dot(row, columns));
const columnWorths = (matrix: Matrix, rows: Mix): number[] =>
  (matrix[0] as readonly number[]).map(
    (_, c) => 1 - matrix.reduce((sum, row, r) => sum + (rows[r] as number) * (row[c] as number), 0),
  );

const worthOf = (matrix: Matrix, rows: Mix, columns: Mix): number => dot(rowWorths(matrix, columns), rows);

/** What the best answers to both mixes gain together: 0 exactly in an equilibrium. */
export function gap(matrix: Matrix, rows: Mix, columns: Mix): number {
  return Math.max(...rowWorths(matrix, columns)) + Math.max(...columnWorths(matrix, rows)) - 1;
}

interface Solved {
  readonly rows: Mix;
  readonly columns: Mix;
  readonly value: number;
  /** How far from exact. */
  readonly gap: number;
}

/** The equilibrium, by regret matching with linear averaging until best answers gain next to nothing. */
export function solve(matrix: Matrix): Solved {
  const learners = [matrix.length, (matrix[0] as readonly number[]).length].map((n) => new Learner(n));
  const [first, second] = learners as [Learner, Learner];
  for (let round = 1; ; round++) {
    const [rows, columns] = [first.mix(), second.mix()];
    first.learn(rowWorths(matrix, columns), rows, round);
    second.learn(columnWorths(matrix, first.mix()), columns, round);
    if (round % 1_000 !== 0) continue;
    const [r, c] = [first.average(), second.average()];
    const left = gap(matrix, r, c);
    if (left < 1e-5 || round >= ROUNDS) return { rows: r, columns: c, value: worthOf(matrix, r, c), gap: left };
  }
}

class Learner {
  readonly #regrets: number[];
  readonly #sums: number[];
  constructor(n: number) {
    this.#regrets = new Array(n).fill(0);
    this.#sums = new Array(n).fill(0);
  }
  mix(): Mix {
    return normalized(this.#regrets);
  }
  average(): Mix {
    return normalized(this.#sums);
  }
  learn(worths: readonly number[], mix: Mix, weight: number): void {
    const got = dot(mix, worths);
    worths.forEach((worth, i) => {
      this.#regrets[i] = Math.max(0, (this.#regrets[i] as number) + worth - got);
      this.#sums[i]! += weight * (mix[i] as number);
    });
  }
}

export function normalized(weights: readonly number[]): Mix {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
}
