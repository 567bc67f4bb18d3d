/** How sharply hints tell moves apart. */
const SHARPNESS = 3;

/** Worths on any scale as shares of attention that add up to 1. */
export function sharesOf(worths: readonly number[]): readonly number[] {
  const mean = worths.reduce((sum, w) => sum + w, 0) / worths.length;
  const spread = Math.sqrt(worths.reduce((sum, w) => sum + (w - mean) ** 2, 0) / worths.length);
  if (spread === 0) return evenly(worths.length);
  const weights = worths.map((w) => Math.exp(Math.min(SHARPNESS, (w - mean) / spread)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((w) => w / sum);
}

const EVENLY: (readonly number[])[] = [];

/** The same attention for each of so many: one list for all who want it. */
export function evenly(count: number): readonly number[] {
  EVENLY[count] ??= new Array<number>(count).fill(1 / count);
  return EVENLY[count];
}
