import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Dial } from '@penumbra/kit';
import { calibrate, whereIs } from '../src/arena/calibrate.ts';
import { type Entrant, nameOf } from '../src/arena/duel.ts';
import type { Play } from '../src/arena/pool.ts';
import { scoreAt } from '../src/arena/sprt.ts';

/** How strong a dial is said to be: by glances 900 Elo at most, by searching 100 for twice the worlds. */
const eloOf = ({ noise, iterations }: Dial): number =>
  noise === undefined ? 100 * Math.log2(iterations) : 150 * Math.log2(0.6 / noise);

const strengthOf = (entrant: Entrant): number =>
  typeof entrant === 'object' && entrant.strength ? eloOf(entrant.strength) : 0;

const seeds = new Set<string | undefined>();
const deals: (number | undefined)[] = [];

/** Shares are what they have to be, without any luck. */
const play: Play = async ({ a, b, players, ms, games, from, seed }) => {
  seeds.add(seed);
  deals.push(from);
  const aWins = games * scoreAt(strengthOf(a) - strengthOf(b));
  return { a: nameOf(a), b: nameOf(b), players, ms, games, aWins, low: 0, high: 1 };
};

describe('calibrate', () => {
  it('sets every level as far above the one below as is wanted, the first within 300 of random', async () => {
    const found = await calibrate(play, { game: 'envyra', games: 10_000, step: 260, say: () => {} });
    assert.deepEqual(Object.keys(found), ['beginner', 'novice', 'casual', 'skilled', 'strong']);
    const elos = [0, ...Object.values(found).map(eloOf)];
    const steps = elos.slice(1).map((elo, i) => elo - (elos[i] as number));
    for (const [i, step] of steps.entries()) assert.ok(Math.abs(step - (i === 0 ? 240 : 260)) < 30, `${steps}`);
  });

  it('lets those search for whom one move ahead is not enough, and those above them', async () => {
    const found = await calibrate(play, { game: 'envyra', games: 10_000, step: 320, say: () => {} });
    assert.deepEqual(
      Object.entries(found).map(([level, { depth }]) => `${level} ${depth ?? 'searches'}`),
      ['beginner 1', 'novice 1', 'casual 1', 'skilled searches', 'strong searches'],
    );
  });

  it('goes on from a level that is set, on deals that nothing is measured on, and on each once', async () => {
    seeds.clear();
    deals.length = 0;
    const found = await calibrate(play, { game: 'envyra', games: 100, step: 200, from: 'strong', say: () => {} });
    assert.deepEqual(Object.keys(found), ['strong']);
    assert.deepEqual([...seeds], ['calibrate']);
    assert.deepEqual(
      deals,
      [...deals.keys()].map((n) => 100 * n),
    );
  });

  it('goes by a line through the tries, if it rises', () => {
    assert.equal(
      whereIs(200, [
        { at: 1, elo: 100 },
        { at: 3, elo: 300 },
      ]),
      2,
    );
    assert.equal(
      whereIs(200, [
        { at: 1, elo: 300 },
        { at: 3, elo: 100 },
      ]),
      undefined,
    );
  });
});
