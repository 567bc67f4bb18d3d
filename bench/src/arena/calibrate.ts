// Sets the dial of every level below the expert, from the bottom up: each so far above the one before as is wanted.
import type { Dial } from '@penumbra/kit';
import type { Entrant } from './duel.ts';
import type { Play } from './pool.ts';
import { eloOfShare } from './stats.ts';

interface Range {
  readonly level: string;
  /** The dial by the one number that is looked for; larger plays better. */
  readonly dial: (x: number) => Dial;
  readonly least: number;
  readonly most: number;
}

const rounded = (x: number): number => Number(x.toPrecision(2));

/** One move ahead: whoever notices more misjudges less. */
const glancing = (x: number): Dial => {
  const notices = Math.max(2, Math.round(x));
  return { iterations: 4 * notices, depth: 1, notices, noise: rounded(0.3 / x) };
};

/** As far as so many worlds lead. */
const searching = (x: number): Dial => ({ iterations: rounded(x) });

const RANGES: readonly Range[] = [
  { level: 'beginner', dial: glancing, least: 1, most: 10 },
  { level: 'novice', dial: glancing, least: 3, most: 40 },
  { level: 'casual', dial: glancing, least: 6, most: 200 },
  { level: 'skilled', dial: searching, least: 6, most: 1_500 },
  { level: 'strong', dial: searching, least: 50, most: 10_000 },
];

const ROUNDS = 5;

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
  const { game, games, step, from = 'beginner', say } = wanted;
  const found: { [level: string]: Dial } = {};
  const first = RANGES.findIndex(({ level }) => level === from);
  let below: Entrant = first === 0 ? 'random' : (RANGES[first - 1]?.level as Entrant);
  for (const { level, dial, ...range } of RANGES.slice(first)) {
    let [least, most] = [range.least, range.most];
    for (let round = 0; round < ROUNDS; round++) {
      // Twice the number is worth about as much everywhere, so the middle is that of logarithms.
      const strength = dial(Math.sqrt(least * most));
      const { aWins } = await play({ game, players: 2, a: trial(level, strength), b: below, ms: 1, games });
      const elo = eloOfShare((aWins + 0.5) / (games + 1));
      say(`    ${JSON.stringify(strength)} is ${Math.round(elo)} above`);
      if (elo < step) least = Math.sqrt(least * most);
      else most = Math.sqrt(least * most);
    }
    found[level] = dial(Math.sqrt(least * most));
    below = trial(level, found[level]);
    say(`  ${level}: ${JSON.stringify(found[level])},`);
  }
  return found;
}

/** Under another name, or the game's own dial would be used. */
const trial = (level: string, strength: Dial): Entrant => ({ name: `${level}?`, plan: {}, strength });
