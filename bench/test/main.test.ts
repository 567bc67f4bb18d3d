import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const bench = (...args: readonly string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });

describe('bench', () => {
  it('prints the figures of one game as JSON', () => {
    const { status, stdout, stderr } = bench('speed', '--game', 'umbra-via', '--quick', '--json');
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
    const { games } = JSON.parse(stdout);
    assert.deepEqual(Object.keys(games), ['umbra-via']);
    const { stepsPerSecond, cloneNs, legalNs, peers } = games['umbra-via'];
    for (const figure of [stepsPerSecond, cloneNs, legalNs, peers['boardgame.io'].stepsPerSecond]) {
      assert.ok(Number.isFinite(figure) && figure > 0);
    }
  });

  it('measures bots in a quick form', () => {
    const ran = bench('ladder', '--game', 'envyra', '--quick', '--games', '2', '--ms', '2', '--reach', '1', '--json');
    assert.deepEqual({ status: ran.status, stderr: ran.stderr }, { status: 0, stderr: '' });
    const { pairs, elo } = JSON.parse(ran.stdout).games.envyra;
    assert.deepEqual(Object.keys(elo), [
      'random',
      'beginner',
      'novice',
      'casual',
      'skilled',
      'strong',
      'expert',
      'master',
    ]);
    assert.equal(pairs.length, Object.keys(elo).length - 1);
    assert.deepEqual(Object.keys(pairs[0]), ['a', 'b', 'players', 'ms', 'games', 'aWins', 'low', 'high']);
    const { stdout } = bench('exploit', '--game', 'envyra', '--quick');
    assert.match(stdout, /2 × 2 tiles.*\n {2}decoupled +1,000 iterations: \d/);
  });

  it('measures one row of a table alone', () => {
    const only = ['--game', 'umbra-via', '--games', '4', '--ms', '1', '--json'];
    const pairsOf = (...args: readonly string[]) =>
      JSON.parse(bench(...args, ...only).stdout).games['umbra-via'].pairs.map(
        ({ a, b, players }: { a: string; b: string; players: number }) => [a, b, players],
      );
    assert.deepEqual(pairsOf('strength', '--against', 'casual', '--players', '4'), [['expert', 'casual', 4]]);
    assert.deepEqual(pairsOf('ladder', '--against', 'random', '--reach', '1'), [['beginner', 'random', 2]]);
  });

  it('measures foresight, the same every time', () => {
    const ask = () => bench('foresight', '--game', 'envyra', '--games', '2', '--json').stdout;
    const { games, positions, logLoss, right } = JSON.parse(ask()).games.envyra;
    assert.equal(games, 2);
    assert.ok(positions > 10 && logLoss > 0 && right >= 0 && right <= 1);
    assert.equal(ask(), ask());
  });

  it('refuses what it does not know in one sentence', () => {
    for (const args of [
      ['strongness'],
      ['--game', 'chess'],
      ['--slow'],
      ['speed', 'more'],
      ['ladder', '--games', 'many'],
      ['strength', '--against', 'nobody'],
    ]) {
      const { status, stdout, stderr } = bench(...args);
      assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
      assert.match(stderr, /^penumbra bench: [^\n]*there (is|are)[^\n]*\.\n$/);
    }
  });
});
