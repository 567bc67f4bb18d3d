/** Positions of one game, fit to travel between threads: everything is written one after the other. */
export interface Lesson {
  readonly players: number;
  readonly positions: number;
  /** By position, seat and feature. */
  readonly features: Float64Array;
  /** By position: how far the game had come. */
  readonly progress: Float64Array;
  /** By position and seat: what a search expected. */
  readonly expected: Float64Array;
  /** By seat: what it got in the end. */
  readonly got: readonly number[];
}

/** What the fit goes by. */
export interface Aim {
  /** How many features there are. */
  readonly width: number;
  /** How much of what is foretold is what a search expected, instead of what came. */
  readonly trust: number;
  /** How much holds the weights where they were, for every game. */
  readonly ridge: number;
}

/** By feature what it counts at the start of a game, then by feature what it counts at its end. */
export type Point = Float64Array;

/** The size that differences of each feature usually have, so that none is held back for the unit it is counted in. */
export function scalesOf(lessons: readonly Lesson[], width: number): Float64Array {
  const squares = new Float64Array(width);
  let count = 0;
  for (const { players, positions, features } of lessons) {
    for (let p = 0; p < positions; p++) {
      count += players;
      for (let k = 0; k < width; k++) {
        let sum = 0;
        for (let i = 0; i < players; i++) sum += features[(p * players + i) * width + k] as number;
        for (let i = 0; i < players; i++) {
          squares[k]! += ((features[(p * players + i) * width + k] as number) - sum / players) ** 2;
        }
      }
    }
  }
  return squares.map((square) => Math.sqrt(square / Math.max(1, count)));
}

/** Logits of the seats at one position become shares, in `shares`. */
function foretell(lesson: Lesson, position: number, theta: Point, shares: Float64Array): void {
  const { players, features, progress } = lesson;
  const width = theta.length / 2;
  const t = progress[position] as number;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < players; i++) {
    let logit = 0;
    for (let k = 0, at = (position * players + i) * width; k < width; k++, at++) {
      logit += ((1 - t) * (theta[k] as number) + t * (theta[width + k] as number)) * (features[at] as number);
    }
    shares[i] = logit;
    most = Math.max(most, logit);
  }
  let sum = 0;
  for (let i = 0; i < players; i++) {
    shares[i] = Math.exp((shares[i] as number) - most);
    sum += shares[i] as number;
  }
  for (let i = 0; i < players; i++) shares[i]! /= sum;
}

const LEAST = 1e-12;
const MOST_SEATS = 8;

/** Surprise at who won, per position; every game counts the same, however long it took. */
export function logLoss(lessons: readonly Lesson[], theta: Point, trust = 0): number {
  const shares = new Float64Array(MOST_SEATS);
  let sum = 0;
  for (const lesson of lessons) {
    let surprise = 0;
    for (let p = 0; p < lesson.positions; p++) {
      foretell(lesson, p, theta, shares);
      for (let i = 0; i < lesson.players; i++) {
        surprise -= aimAt(lesson, p, i, trust) * Math.log(Math.max(LEAST, shares[i] as number));
      }
    }
    if (lesson.positions > 0) sum += surprise / lesson.positions;
  }
  return sum / lessons.length;
}

const aimAt = ({ players, got, expected }: Lesson, position: number, seat: number, trust: number): number =>
  (1 - trust) * (got[seat] as number) + trust * (expected[position * players + seat] as number);

export interface Slope {
  readonly loss: number;
  readonly gradient: Float64Array;
  /** Rows one after the other. */
  readonly curvature: Float64Array;
}

/** The loss at a point with what holds it back, how it changes, and how that changes. Summed in one fixed order. */
export function slopeAt(lessons: readonly Lesson[], theta: Point, from: Point, aim: Aim, scales: Float64Array): Slope {
  const size = theta.length;
  const gradient = new Float64Array(size);
  const curvature = new Float64Array(size * size);
  for (const lesson of lessons) addLesson(lesson, theta, aim, { gradient, curvature }, 1 / lessons.length);
  let loss = logLoss(lessons, theta, aim.trust);
  for (let d = 0; d < size; d++) {
    const held = aim.ridge * (scales[d % aim.width] as number) ** 2 + LEAST;
    const moved = (theta[d] as number) - (from[d] as number);
    loss += 0.5 * held * moved * moved;
    gradient[d]! += held * moved;
    curvature[d * size + d]! += held;
  }
  return { loss, gradient, curvature };
}

function addLesson(
  lesson: Lesson,
  theta: Point,
  { width, trust }: Aim,
  { gradient, curvature }: Pick<Slope, 'gradient' | 'curvature'>,
  share: number,
): void {
  const { players, positions, features, progress } = lesson;
  const size = theta.length;
  const shares = new Float64Array(players);
  const mean = new Float64Array(width);
  for (let p = 0; p < positions; p++) {
    foretell(lesson, p, theta, shares);
    const t = progress[p] as number;
    const weight = share / positions;
    mean.fill(0);
    for (let i = 0; i < players; i++) {
      const row = (p * players + i) * width;
      const wrong = (shares[i] as number) - aimAt(lesson, p, i, trust);
      for (let k = 0; k < width; k++) {
        const f = features[row + k] as number;
        mean[k]! += (shares[i] as number) * f;
        gradient[k]! += weight * wrong * (1 - t) * f;
        gradient[width + k]! += weight * wrong * t * f;
      }
    }
    for (let k = 0; k < width; k++) {
      for (let l = 0; l <= k; l++) {
        let spread = -(mean[k] as number) * (mean[l] as number);
        for (let i = 0; i < players; i++) {
          const row = (p * players + i) * width;
          spread += (shares[i] as number) * (features[row + k] as number) * (features[row + l] as number);
        }
        spread *= weight;
        curvature[k * size + l]! += (1 - t) * (1 - t) * spread;
        curvature[(width + k) * size + l]! += t * (1 - t) * spread;
        if (l !== k) curvature[(width + l) * size + k]! += t * (1 - t) * spread;
        curvature[(width + k) * size + width + l]! += t * t * spread;
      }
    }
  }
}

/** Solves A x = b for a symmetric, positive A of which the lower half is given (Cholesky). */
export function solve(a: Float64Array, b: Float64Array): Float64Array {
  const n = b.length;
  const lower = Float64Array.from(a);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * n + j] as number;
      for (let k = 0; k < j; k++) sum -= (lower[i * n + k] as number) * (lower[j * n + k] as number);
      lower[i * n + j] = i === j ? Math.sqrt(Math.max(sum, LEAST)) : sum / (lower[j * n + j] as number);
    }
  }
  const x = Float64Array.from(b);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= (lower[i * n + k] as number) * (x[k] as number);
    x[i]! /= lower[i * n + i] as number;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= (lower[k * n + i] as number) * (x[k] as number);
    x[i]! /= lower[i * n + i] as number;
  }
  return x;
}

const STEPS = 12;
const SETTLED = 1e-9;

/** The weights that foretell the lessons best and are not far from where they were (Newton's method). */
export function fit(lessons: readonly Lesson[], from: Point, aim: Aim): Point {
  const scales = scalesOf(lessons, aim.width);
  let theta = Float64Array.from(from);
  let slope = slopeAt(lessons, theta, from, aim, scales);
  for (let step = 0; step < STEPS; step++) {
    const direction = solve(slope.curvature, slope.gradient);
    let next = slope;
    let point = theta;
    for (let length = 1; length > 1e-3; length /= 2) {
      point = theta.map((value, d) => value - length * (direction[d] as number));
      next = slopeAt(lessons, point, from, aim, scales);
      if (next.loss < slope.loss) break;
    }
    const gained = slope.loss - next.loss;
    if (gained <= 0) break;
    theta = point;
    slope = next;
    if (gained < SETTLED) break;
  }
  return theta;
}
