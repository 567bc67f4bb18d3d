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

  it('refuses what it does not know in one sentence', () => {
    for (const args of [['strength'], ['--game', 'chess'], ['--slow'], ['speed', 'more']]) {
      const { status, stdout, stderr } = bench(...args);
      assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
      assert.match(stderr, /^penumbra bench: [^\n]*there (is|are)[^\n]*\.\n$/);
    }
  });
});
