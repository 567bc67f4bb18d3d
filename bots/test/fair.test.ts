import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Rng, type Seat } from '@penumbra/kit';
import { drawLevel, estimateAfter, mixFor, NEWCOMER, rated } from '../src/fair/index.ts';

const RATINGS = {
  random: 0,
  beginner: 200,
  novice: 400,
  casual: 650,
  skilled: 900,
  strong: 1100,
  expert: 1300,
  master: 1400,
};
const near = (a: number, b: number, within: number): void => assert.ok(Math.abs(a - b) < within, `${a} is not ${b}`);

describe('Glicko-2', () => {
  it('gives what Glickman works out in his example', () => {
    const before = { rating: 1500, deviation: 200, volatility: 0.06 };
    const after = rated(before, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    near(after.rating, 1464.06, 0.01);
    near(after.deviation, 151.52, 0.01);
    near(after.volatility, 0.05999, 0.00001);
  });

  it('knows less well who has not played, and the same of their strength', () => {
    const before = { rating: 700, deviation: 100, volatility: 0.06 };
    const { rating, deviation } = rated(before, []);
    assert.equal(rating, 700);
    assert.ok(deviation > 100 && deviation < 101);
  });

  it('follows a great surprise with more volatility', () => {
    const before = { rating: 200, deviation: 50, volatility: 0.06 };
    const won = Array.from({ length: 10 }, () => ({ rating: 900, deviation: 30, score: 1 }));
    assert.ok(rated(before, won).volatility > 0.06);
  });
});

describe('fair', () => {
  it('seats the neighbours of a strength, so often each that it is theirs on average', () => {
    assert.deepEqual(mixFor(RATINGS, { rating: 525 }), { lower: 'novice', upper: 'casual', share: 0.5 });
    assert.deepEqual(mixFor(RATINGS, { rating: 960 }), { lower: 'skilled', upper: 'strong', share: 0.3 });
    assert.deepEqual(mixFor(RATINGS, { rating: 400 }), { lower: 'beginner', upper: 'novice', share: 1 });
  });

  it('seats nobody below the beginner or above the master, and never who is there for comparison', () => {
    assert.deepEqual(mixFor(RATINGS, { rating: -300 }), { lower: 'beginner', upper: 'beginner', share: 0 });
    const top = mixFor(RATINGS, { rating: 3000 });
    for (const seed of ['a', 'b', 'c']) assert.equal(drawLevel(top, new Rng(seed)), 'master');
  });

  it('draws as often as the share says', () => {
    const rng = new Rng('fair');
    const mix = mixFor(RATINGS, { rating: 475 });
    const upper = Array.from({ length: 4_000 }, () => drawLevel(mix, rng)).filter((level) => level === 'casual').length;
    near(upper / 4_000, 0.3, 0.04);
  });

  it('seats a beginner for somebody new', () => {
    const { lower, share } = mixFor(RATINGS, NEWCOMER);
    assert.ok(lower === 'beginner' && share < 0.5);
  });

  it('who wins has beaten all, who loses has lost to the winner only, people do not count', () => {
    const you = 0 as Seat;
    const levels = [undefined, 'novice', 'casual', undefined];
    const after = (winners: readonly number[]) =>
      estimateAfter(NEWCOMER, RATINGS, { you, winners: winners as Seat[], levels });
    assert.ok(after([0]).rating > after([0, 2]).rating && after([0, 2]).rating > NEWCOMER.rating);
    assert.ok(after([2]).rating < NEWCOMER.rating);
    assert.equal(after([3]), NEWCOMER);
    assert.ok(after([0]).deviation < NEWCOMER.deviation);
  });

  it('finds people of every strength within ten games, and then they win about half', () => {
    const rng = new Rng('people');
    for (const strength of [300, 700, 1100]) {
      let won = 0;
      const people = 50;
      for (let person = 0; person < people; person++) {
        let estimate = NEWCOMER;
        for (let game = 0; game < 50; game++) {
          const level = drawLevel(mixFor(RATINGS, estimate), rng);
          const wins = rng.fraction() < 1 / (1 + 10 ** ((RATINGS[level] - strength) / 400));
          if (game >= 10 && wins) won++;
          const winners = [(wins ? 0 : 1) as Seat];
          estimate = estimateAfter(estimate, RATINGS, { you: 0 as Seat, winners, levels: [undefined, level] });
        }
      }
      near(won / (40 * people), 0.5, 0.07);
    }
  });
});
