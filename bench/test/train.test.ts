import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { planFor, STANDARD_PLAN } from '@penumbra/bots';
import { type Game, Rng, type Seat, weighed } from '@penumbra/kit';
import { Crew } from '../src/arena/crew.ts';
import { games } from '../src/arena/duel.ts';
import { rivalNamed } from '../src/arena/rivals.ts';
import {
  boundsOf,
  eloAt,
  likelihoodRatio,
  type Pairs,
  runSprt,
  type Sprt,
  scoreAt,
  USUAL,
  verdictOf,
} from '../src/arena/sprt.ts';
import { fileOf } from '../src/train/file.ts';
import { fit, type Lesson, logLoss, scalesOf, slopeAt, solve } from '../src/train/fit.ts';
import { planText, readPlan } from '../src/train/plan.ts';
import { train } from '../src/train/rounds.ts';
import { beforeOf, planBefore, readWeights } from '../src/train/weights-file.ts';

const AIM = { width: 3, trust: 0.3, ridge: 0.01 };

/** Games whose winners are drawn by weights that are known. */
function lessonsBy(truth: readonly number[], count: number): Lesson[] {
  const rng = new Rng('lessons');
  const width = truth.length / 2;
  return Array.from({ length: count }, (_, n) => {
    const players = 2 + (n % 3);
    const features = Float64Array.from({ length: players * width }, () => 2 * rng.fraction() - 1);
    const t = rng.fraction();
    const weightOf = (k: number): number => (1 - t) * (truth[k] as number) + t * (truth[width + k] as number);
    const odds = Array.from({ length: players }, (_, seat) =>
      Math.exp(truth.slice(width).reduce((sum, _, k) => sum + weightOf(k) * (features[seat * width + k] as number), 0)),
    );
    const all = odds.reduce((a, b) => a + b, 0);
    const drawn = rng.fraction() * all;
    const winner = odds.findIndex((_, seat) => odds.slice(0, seat + 1).reduce((a, b) => a + b, 0) > drawn);
    const expected = Float64Array.from(odds, (o) => o / all);
    const got = odds.map((_, seat) => (seat === winner ? 1 : 0));
    return { players, positions: 1, features, progress: Float64Array.of(t), expected, got };
  });
}

describe('fit', () => {
  const truth = [2, -1, 0, 0.5, -1, 1.5];
  const lessons = lessonsBy(truth, 60);
  const point = Float64Array.of(0.3, -0.2, 0.1, 0.4, 0, -0.5);
  const from = Float64Array.of(0.1, 0.1, 0, 0, -0.2, 0);
  const scales = scalesOf(lessons, 3);
  const at = (theta: Float64Array) => slopeAt(lessons, theta, from, AIM, scales);
  const moved = (d: number, by: number): Float64Array => point.map((x, i) => (i === d ? x + by : x));

  it('its gradient and curvature are the differences of the loss', () => {
    const { gradient, curvature } = at(point);
    const h = 1e-4;
    for (let d = 0; d < 6; d++) {
      const [up, down] = [at(moved(d, h)), at(moved(d, -h))];
      assert.ok(Math.abs((up.loss - down.loss) / (2 * h) - (gradient[d] as number)) < 1e-6);
      for (let e = 0; e <= d; e++) {
        const slope = ((up.gradient[e] as number) - (down.gradient[e] as number)) / (2 * h);
        assert.ok(Math.abs(slope - (curvature[d * 6 + e] as number)) < 1e-6, `${d}, ${e}`);
      }
    }
  });

  it('ends where the gradient is nothing, and foretells better than where it began', () => {
    const found = fit(lessons, from, AIM);
    for (const slope of at(found).gradient) assert.ok(Math.abs(slope) < 1e-4);
    assert.ok(logLoss(lessons, found) < logLoss(lessons, from));
  });

  it('finds the weights that winners were drawn by, if there are games enough', () => {
    const found = fit(lessonsBy(truth, 20_000), new Float64Array(6), { ...AIM, trust: 0, ridge: 1e-6 });
    for (const [d, weight] of truth.entries()) assert.ok(Math.abs((found[d] as number) - weight) < 0.25, `${found}`);
  });

  it('solves what can be checked by hand', () => {
    // Only the lower half counts.
    const x = solve(Float64Array.of(4, 99, 2, 3), Float64Array.of(2, 5));
    assert.ok(Math.abs((x[0] as number) + 0.5) < 1e-12 && Math.abs((x[1] as number) - 2) < 1e-12);
  });
});

describe('sprt', () => {
  it('knows Elo and its bounds', () => {
    assert.equal(scoreAt(0), 0.5);
    assert.ok(Math.abs(scoreAt(400) - 10 / 11) < 1e-12);
    assert.ok(Math.abs(eloAt(scoreAt(123)) - 123) < 1e-9);
    const [low, high] = boundsOf(USUAL);
    assert.ok(Math.abs(high - Math.log(19)) < 1e-12 && low === -high);
  });

  it('of wins alone the ratio is that of the two shares, for every pair', () => {
    // The likeliest shares with an average of s are then s for a clean win and the rest for a clean loss.
    const expected = 20 * Math.log(scoreAt(50) / scoreAt(0));
    assert.ok(Math.abs(likelihoodRatio([0, 0, 0, 0, 20], USUAL) - expected) < 0.05);
    assert.ok(Math.abs(likelihoodRatio([20, 0, 0, 0, 0], USUAL) - 20 * Math.log((1 - scoreAt(50)) / 0.5)) < 0.05);
  });

  it('is about the normal one where pairs are many, and says nothing half way', () => {
    const pairs: Pairs = [240, 0, 500, 0, 260];
    const n = 1_000;
    const mean = 0.51;
    const variance = (240 * mean ** 2 + 500 * (0.5 - mean) ** 2 + 260 * (1 - mean) ** 2) / n;
    const [s0, s1] = [scoreAt(0), scoreAt(20)];
    const normal = (n * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
    // Near the middle both are the same but for higher powers of the distance.
    const exact = likelihoodRatio(pairs, { ...USUAL, elo1: 20 });
    assert.ok(Math.abs(exact / normal - 1) < 0.03, `${exact} ${normal}`);
    assert.ok(Math.abs(likelihoodRatio([25, 0, 50, 0, 25], { ...USUAL, elo0: -20, elo1: 20 })) < 1e-9);
    assert.equal(verdictOf(2.9, USUAL), 'open');
    assert.equal(verdictOf(2.95, USUAL), 'stronger');
    assert.equal(verdictOf(-2.95, USUAL), 'not stronger');
  });

  it('stops as soon as it is clear, the same with any number of threads', async () => {
    const trial = { game: 'envyra', a: 'greedy', b: 'random', ms: 1, seed: 'test', most: 200, ...USUAL } as const;
    const tests = [];
    for (const threads of [1, 3]) {
      const crew = new Crew(threads);
      tests.push(await runSprt(crew, trial));
      await crew.close();
    }
    assert.deepEqual(tests[0], tests[1]);
    assert.equal(tests[0]?.verdict, 'stronger');
    assert.ok((tests[0]?.games ?? 200) < 100);
  });

  it('played on from a part of it is the same test', async () => {
    // Whose games end now so, now so: the deals that follow are not those of before.
    const trial = { game: 'envyra', a: 'random', b: 'random', ms: 1, seed: 'parts', most: 24, ...USUAL } as const;
    const crew = new Crew(2);
    const told: Sprt[] = [];
    const whole = await runSprt(crew, trial, (soFar) => told.push(soFar));
    const part = await runSprt(crew, { ...trial, most: 8 });
    assert.deepEqual([part.games, whole.games], [8, 24]);
    assert.deepEqual(await runSprt(crew, { ...trial, before: part }), whole);
    // What is kept on the way is such a part.
    assert.equal(told.length, 12);
    assert.deepEqual(told[3], part);
    // What has its verdict is not played on.
    const decided = { games: 400, pairs: [0, 0, 0, 0, 200] } as const;
    assert.equal((await runSprt(crew, { ...trial, most: 500, before: decided })).games, 400);
    await crew.close();
  });

  it('knows whom it is told to let play', () => {
    assert.equal(rivalNamed('expert', 'envyra'), 'expert');
    assert.deepEqual(rivalNamed('learned', 'envyra'), { name: 'learned' });
    const before = rivalNamed('before', 'envyra');
    assert.deepEqual(before, { name: 'before', weights: beforeOf('envyra'), plan: planBefore('envyra') });
    const weights = rivalNamed('weights@bench/before/envyra.json', 'envyra');
    assert.deepEqual(weights, { name: 'weights@bench/before/envyra.json', weights: beforeOf('envyra') });
    assert.equal(rivalNamed('nobody', 'envyra'), undefined);
    assert.equal(rivalNamed('weights@nowhere', 'envyra'), undefined);
  });
});

describe('features', () => {
  for (const [id, game] of Object.entries(games) as [string, Game][]) {
    it(`of ${id} have a weight each, and had one before`, () => {
      const { features, weights = {} } = game.hints;
      assert.deepEqual(Object.keys(weights), features?.names);
      assert.deepEqual(Object.keys(beforeOf(id)), features?.names);
      assert.equal(new Set(features?.names).size, features?.names.length);
    });

    it(`of ${id}: how it was searched before is told to the last detail, whatever is usual now`, () => {
      assert.deepEqual(Object.keys(planBefore(id)).toSorted(), Object.keys(STANDARD_PLAN).toSorted());
    });
  }

  it('with other weights a game is judged otherwise, and the game itself as ever', () => {
    const game = games.envyra as Game;
    const other = weighed(game, { points: [9, 9] });
    assert.notEqual(other.hints.evaluate, game.hints.evaluate);
    assert.equal(other.play, game.play);
    assert.throws(() => weighed({ ...game, hints: { evaluate: () => 0 as Seat } }, {}), /no features/);
  });
});

describe('how players search, as a word of the command line', () => {
  it('is told and read back for every game, as it is and as it was', () => {
    for (const [id, game] of Object.entries(games)) {
      for (const plan of [planFor(game as Game, {}), planFor(game as Game, planBefore(id))]) {
        assert.deepEqual(readPlan(planText(plan)), plan);
      }
    }
  });

  it('names what differs from the usual plan and nothing else', () => {
    assert.equal(planText(STANDARD_PLAN), 'usual');
    assert.equal(planText({ ...STANDARD_PLAN, joint: 'pairs', least: 0.5 }), 'joint=pairs,least=0.5');
  });

  it('is refused with what is wrong about it', () => {
    assert.match(readPlan('jiont=pairs') as string, /"jiont" is nothing.*exploration/);
    assert.match(readPlan('joint=pears') as string, /joint is not "pears"; there are: decoupled, regret, pairs/);
    assert.match(readPlan('cutoff=few') as string, /cutoff is a number, not "few"/);
    assert.match(readPlan('cutoff=8,') as string, /""/);
  });
});

describe('training', () => {
  it('writes the same file again, with any number of threads', async () => {
    const files: string[] = [];
    // Whoever wants few points is soon beaten: only if somebody took over is there anything that could differ.
    const from = { points: [-1, -1], inReach: [-1, -1] } as const;
    const order = { game: 'envyra', rounds: 1, games: 30, iterations: 4, seed: 'tiny', most: 100, from };
    const plan = planFor(games.envyra as Game, {});
    const say = (): void => {};
    for (const threads of [1, 2, 1]) {
      const crew = new Crew(threads);
      try {
        const { weights, won } = await train(crew, { ...order, plan, watch: say, say });
        assert.equal(won.length, 1);
        assert.ok((weights.points?.[1] ?? -1) > 0);
        files.push(fileOf(weights, 'a command', won));
      } finally {
        // A crew that is left waiting would keep a test that failed from ending.
        await crew.close();
      }
    }
    assert.equal(files[1], files[0]);
    assert.equal(files[2], files[0]);
    assert.deepEqual(readWeights(files[0] as string), readWeights(files[1] as string));
    assert.equal(Object.keys(readWeights(files[0] as string)).length, games.envyra?.hints.features?.names.length);
  });
});
