// Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system"), a rating period being whatever is passed at once. Points are
// counted from any zero: only differences matter.

/** What is known of somebody's strength. */
export interface Estimate {
  readonly rating: number;
  /** The strength is within twice this of the rating, 19 times of 20. */
  readonly deviation: number;
  /** How much the strength itself is expected to change. */
  readonly volatility: number;
}

/** A game against somebody: 1 won, 0 lost, between them shared. */
export interface Played {
  readonly rating: number;
  readonly deviation: number;
  readonly score: number;
}

const SCALE = 173.7178;
const CLOSE = 1e-6;

const damping = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** The estimate after these games; `restraint` (Glickman's tau) holds the volatility back, the more the smaller it is. */
export function rated(before: Estimate, games: readonly Played[], restraint = 0.5): Estimate {
  const phi = before.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { rating, deviation, score } of games) {
    const g = damping(deviation / SCALE);
    const expected = 1 / (1 + Math.exp((-g * (before.rating - rating)) / SCALE));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  // Who has not played is known a little less well than before.
  if (information === 0) return { ...before, deviation: SCALE * Math.hypot(phi, before.volatility) };
  const volatility = volatilityAfter(before.volatility, { phi, variance: 1 / information, surprise, restraint });
  const certainty = 1 / (phi * phi + volatility * volatility) + information;
  return {
    rating: before.rating + (SCALE * surprise) / certainty,
    deviation: SCALE / Math.sqrt(certainty),
    volatility,
  };
}

interface Evidence {
  readonly phi: number;
  readonly variance: number;
  readonly surprise: number;
  readonly restraint: number;
}

/** Step 5 of the paper: the root of `f` by the Illinois algorithm. */
function volatilityAfter(volatility: number, { phi, variance, surprise, restraint }: Evidence): number {
  const change = (variance * surprise) ** 2;
  const spread = phi * phi + variance;
  const a = Math.log(volatility * volatility);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (change - spread - e)) / (2 * (spread + e) ** 2) - (x - a) / restraint ** 2;
  };
  let low = a;
  let high = change > spread ? Math.log(change - spread) : a - restraint;
  while (change <= spread && f(high) < 0) high -= restraint;
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const x = low + ((low - high) * fLow) / (fHigh - fLow);
    const fx = f(x);
    if (fx * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [x, fx];
  }
  return Math.exp(low / 2);
}
