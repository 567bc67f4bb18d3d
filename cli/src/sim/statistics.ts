/** Won out of played; a shared win counts as a fraction. With its 95 % interval. */
export interface Share {
  readonly wins: number;
  readonly played: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

const Z = 1.959964;

/** Wilson's interval: honest for small numbers and near 0 and 1. */
export function shareOf(wins: number, played: number): Share {
  if (played === 0) return { wins, played, share: 0, low: 0, high: 1 };
  const share = wins / played;
  const z2 = (Z * Z) / played;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / played + z2 / (4 * played))) / (1 + z2);
  return { wins, played, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const n = sorted.length;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / n;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const middle = ((sorted[(n - 1) >> 1] as number) + (sorted[n >> 1] as number)) / 2;
  return {
    mean,
    deviation: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    min: sorted[0] as number,
    median: middle,
    max: sorted[n - 1] as number,
  };
}
