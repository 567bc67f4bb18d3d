import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fails, penumbra, temporaryFolder, works } from './program.ts';

const folder = temporaryFolder();
const POSITION = { game: 'umbra-via', seats: ['purple', 'blue', 'red'], state: {} };
const scenario = (parts: object): string => JSON.stringify({ name: 'x', rule: 'y', position: POSITION, ...parts });

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('scenario', () => {
  const good = write('all/deep/good.json', scenario({ expect: { phase: 'order', round: 1 } }));
  const bad = write('all/bad.json', scenario({ expect: { phase: 'bid', round: 2 } }));
  const broken = write('all/broken.json', '{"name":');
  write('all/notes.txt', 'not a scenario');

  it('passes in silence but for the count', () => {
    assert.equal(works(['scenario', good]), '1 passed, 0 failed\n');
    assert.equal(works(['scenario', '-'], scenario({})), '1 passed, 0 failed\n');
  });

  it('prints a line for everything that is not as expected, and fails', () => {
    const { status, stdout } = penumbra(['scenario', bad]);
    assert.equal(status, 1);
    assert.deepEqual(stdout.trim().split('\n'), [
      `${bad}: expect.phase: expected "bid", got "order"`,
      `${bad}: expect.round: expected 2, got 1`,
      '0 passed, 1 failed',
    ]);
  });

  it('goes through folders, and goes on after a file that cannot be read', () => {
    const { status, stdout } = penumbra(['scenario', path.join(folder, 'all')]);
    assert.equal(status, 1);
    assert.match(stdout, /broken\.json: .*not JSON/);
    assert.match(stdout, /1 passed, 2 failed\n$/);
    const { passed, failed, failures } = JSON.parse(penumbra(['scenario', '--json', path.join(folder, 'all')]).stdout);
    assert.deepEqual({ passed, failed, count: failures.length }, { passed: 1, failed: 2, count: 3 });
    assert.equal(failures[0].file, bad);
    assert.equal(failures[2].file, broken);
  });

  it('fails a scenario with a key it does not know', () => {
    assert.match(
      penumbra(['scenario', '-'], scenario({ expct: {} })).stdout,
      /expct.*known here.*\n0 passed, 1 failed/,
    );
  });

  it('refuses an empty folder', () => {
    mkdirSync(path.join(folder, 'empty'));
    assert.match(fails(1, ['scenario', path.join(folder, 'empty')]), /no scenario/);
  });
});
