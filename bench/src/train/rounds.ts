import type { SearchPlan } from '@penumbra/bots';
import type { Game, Weights } from '@penumbra/kit';
import type { Crew } from '../arena/crew.ts';
import { games } from '../arena/duel.ts';
import { runSprt, type Sprt, USUAL } from '../arena/sprt.ts';
import { fit, type Lesson, logLoss, type Point } from './fit.ts';
import type { LessonOrder } from './lesson.ts';

export interface Training {
  readonly game: string;
  readonly rounds: number;
  /** To learn from in each round. */
  readonly games: number;
  /** Worlds that players look at before each move. */
  readonly iterations: number;
  /** How they search: all of it, whatever the game advises. */
  readonly plan: SearchPlan;
  readonly seed: string;
  readonly from: Weights;
  /** How many games a new player has to show that it is better. */
  readonly most: number;
  readonly watch: (what: string, done: number, total: number) => void;
  readonly say: (line: string) => void;
}

/** What a round has come to. */
export interface Round {
  readonly fitted: number;
  readonly unseen: number;
  readonly before: number;
  readonly after: number;
  readonly ridge: number;
  readonly test: Sprt;
}

export interface Trained {
  readonly weights: Weights;
  /** Rounds in which a new player took over. */
  readonly won: readonly Round[];
}

/** What is foretold is one part what a search expected, which is steadier than who won. */
const TRUST = 0.25;
/** From held hardly at all to held fast; those that foretell unseen games best are taken. */
const RIDGES = [0.0003, 0.003, 0.03, 0.3];
/** Of five times five games the last five are not fitted. */
const isUnseen = (match: number): boolean => Math.floor(match / 5) % 5 === 4;

/** The same whenever it is asked, however many threads work on it. */
export async function train(crew: Crew, training: Training): Promise<Trained> {
  const { features } = (games[training.game] as Game).hints;
  if (!features) throw new Error(`${training.game} has no features`);
  const { names } = features;
  let weights = rounded(names, pointOf(names, training.from));
  const lessons: Lesson[] = [];
  const won: Round[] = [];
  for (let round = 0; round < training.rounds; round++) {
    await playLessons(crew, training, weights, lessons);
    const { candidate, ...fitted } = learn(lessons, pointOf(names, weights), names);
    const test = await trial(crew, training, { old: weights, candidate, round });
    const found: Round = { ...fitted, test };
    training.say(roundText(round, found));
    if (test.verdict !== 'stronger') continue;
    weights = candidate;
    won.push(found);
  }
  return { weights, won };
}

async function playLessons(crew: Crew, training: Training, weights: Weights, into: Lesson[]): Promise<void> {
  const { game, iterations, plan, seed, watch } = training;
  const start = into.length;
  const orderAt = (n: number): LessonOrder | undefined =>
    n < training.games ? { kind: 'lesson', game, weights, iterations, plan, seed, match: start + n } : undefined;
  await crew.work<Lesson>(orderAt, (lesson, n) => {
    into.push(lesson);
    watch('games played', n + 1, training.games);
    return false;
  });
}

function learn(lessons: readonly Lesson[], from: Point, names: readonly string[]) {
  const known = lessons.filter((_, match) => !isUnseen(match));
  const unseen = lessons.filter((_, match) => isUnseen(match));
  const tried = RIDGES.map((ridge) => {
    const candidate = rounded(names, fit(known, from, { width: names.length, trust: TRUST, ridge }));
    return { ridge, candidate, after: logLoss(unseen, pointOf(names, candidate)) };
  });
  const best = tried.reduce((a, b) => (b.after < a.after ? b : a));
  return { ...best, fitted: known.length, unseen: unseen.length, before: logLoss(unseen, from) };
}

interface Rivals {
  readonly old: Weights;
  readonly candidate: Weights;
  readonly round: number;
}

const trial = (crew: Crew, training: Training, { old, candidate, round }: Rivals): Promise<Sprt> => {
  const { game, iterations, plan, seed, most, watch } = training;
  const a = { name: 'learned', weights: candidate, plan };
  const b = { name: 'before', weights: old, plan };
  const deals = `${seed}/round/${round}`;
  return runSprt(crew, { game, a, b, ms: 0, iterations, seed: deals, most, ...USUAL }, (soFar) =>
    watch(`test games, log likelihood ratio ${soFar.ratio.toFixed(2)}`, soFar.games, most),
  );
};

const pointOf = (names: readonly string[], weights: Weights): Point =>
  Float64Array.from([...names.map((name) => weights[name]?.[0] ?? 0), ...names.map((name) => weights[name]?.[1] ?? 0)]);

const FINE = 1e4;

/** As the file will say it: what is tested is what is written. */
function rounded(names: readonly string[], point: Point): Weights {
  // Not simply divided: −0 is no number to write.
  const round = (x: number): number => Math.round(FINE * x) / FINE + 0;
  const pairs = names.map((name, i) => [
    name,
    [round(point[i] as number), round(point[names.length + i] as number)] as const,
  ]);
  return Object.fromEntries(pairs);
}

const roundText = (round: number, { fitted, unseen, before, after, ridge, test }: Round): string =>
  [
    `round ${round + 1}: fitted to ${fitted} games, ridge ${ridge};`,
    `log loss on ${unseen} unseen ones ${before.toFixed(4)} before, ${after.toFixed(4)} after;`,
    `${test.aWins} of ${test.games} games won against the player before, log likelihood ratio ${test.ratio}: ${test.verdict}`,
  ].join(' ');
