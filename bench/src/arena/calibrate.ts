// Sets the dial of every level below the expert, from the bottom up: each so far above the one before as is wanted.
import type { Dial } from '@penumbra/kit';
import type { Entrant } from './duel.ts';
import type { Play } from './pool.ts';
import { eloOfShare } from './stats.ts';

/** A way to play, by the one number that is looked for; larger plays better. */
interface Way {
  readonly dial: (x: number) => Dial;
  readonly least: number;
  readonly most: number;
}

const rounded = (x: number): number => Number(x.toPrecision(2));

/** One move ahead: whoever notices more misjudges less. */
const glancing: Way = {
  dial: (x) => {
    const notices = Math.max(2, Math.round(x));
    return { iterations: 4 * notices, depth: 1, notices, noise: rounded(0.3 / x) };
  },
  least: 1,
  most: 60,
};

/** As far as so many worlds lead. */
const searching: Way = { dial: (x) => ({ iterations: rounded(x) }), least: 5, most: 12_000 };

const LEVELS = ['beginner', 'novice', 'casual', 'skilled', 'strong'] as const;
/** For them glances are always enough. */
const GLANCES: readonly string[] = ['beginner', 'novice'];

/** Tries from the first that is too far on. */
const ROUNDS = 4;
const LEAP = 2.5;
/** The lowest step: a beginner may not be 300 above random, and games are never enough to be sure of the last 50. */
const FIRST_STEP = 240;
/** Other deals than those that levels are measured on. */
const SEED = 'calibrate';

export interface Wanted {
  readonly game: string;
  readonly games: number;
  /** Elo from each level to the next. */
  readonly step: number;
  /** The first to be looked for; those below are as the game has them. */
  readonly from?: string | undefined;
  readonly say: (line: string) => void;
}

export async function calibrate(play: Play, wanted: Wanted): Promise<{ readonly [level: string]: Dial }> {
  const { game, games, step, from = LEVELS[0], say } = wanted;
  const found: { [level: string]: Dial } = {};
  const first = LEVELS.findIndex((level) => level === from);
  let below: Entrant = LEVELS[first - 1] ?? 'random';
  let way = glancing;
  let played = 0;
  for (const level of LEVELS.slice(first)) {
    const tryOut = async (strength: Dial): Promise<number> => {
      const a = trial(level, strength);
      // Never the same deals twice, or all tries would share their luck.
      const { aWins } = await play({ game, players: 2, a, b: below, ms: 1, games, from: played, seed: SEED });
      played += games;
      const elo = eloOfShare((aWins + 0.5) / (games + 1));
      say(`    ${JSON.stringify(strength)} is ${Math.round(elo)} above`);
      return elo;
    };
    const aim = below === 'random' ? Math.min(step, FIRST_STEP) : step;
    // Who sees everything one move ahead and is not good enough has to look further; so has everybody above.
    const enough = way === searching || GLANCES.includes(level) || (await tryOut(way.dial(way.most))) >= aim;
    if (!enough) way = searching;
    found[level] = await dialFor(way, aim, tryOut);
    below = trial(level, found[level]);
    say(`  ${level}: ${JSON.stringify(found[level])},`);
  }
  return found;
}

/**
 * Goes up by leaps until it is too far, then halves the way; and goes by all tries, since each alone is much luck. From
 * below, because the strong ones take long.
 */
async function dialFor(
  { dial, ...range }: Way,
  aim: number,
  tryOut: (strength: Dial) => Promise<number>,
): Promise<Dial> {
  let { least } = range;
  let most: number | undefined;
  const tries: Try[] = [];
  for (let left = ROUNDS; left > 0; ) {
    // Twice the number is worth about as much everywhere, so the middle is that of logarithms.
    const x = most === undefined ? Math.min(range.most, LEAP * least) : Math.sqrt(least * most);
    const elo = await tryOut(dial(x));
    tries.push({ at: Math.log(x), elo });
    if (elo >= aim) most = x;
    else least = x;
    if (most !== undefined || x === range.most) left--;
  }
  const x = Math.exp(whereIs(aim, tries) ?? Math.log(least * (most ?? least)) / 2);
  return dial(Math.min(range.most, Math.max(range.least, x)));
}

interface Try {
  readonly at: number;
  readonly elo: number;
}

/** How far from what is wanted a try still counts, in Elo. */
const NEAR = 100;

/** Where a straight line through the tries reaches what is wanted; those near it count most. Undefined if it does not rise. */
export function whereIs(aim: number, tries: readonly Try[]): number | undefined {
  const weights = tries.map(({ elo }) => 1 / (1 + ((elo - aim) / NEAR) ** 2));
  const mean = (of: (one: Try) => number): number =>
    tries.reduce((sum, one, i) => sum + (weights[i] as number) * of(one), 0) / weights.reduce((a, b) => a + b);
  const [at, elo] = [mean((one) => one.at), mean((one) => one.elo)];
  const rise = mean((one) => (one.at - at) * (one.elo - elo)) / mean((one) => (one.at - at) ** 2);
  return rise > 0 ? at + (aim - elo) / rise : undefined;
}

/** Under another name, or the game's own dial would be used. */
const trial = (level: string, strength: Dial): Entrant => ({ name: `${level}?`, plan: {}, strength });
