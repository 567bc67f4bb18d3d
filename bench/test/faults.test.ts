// The short forms of what goes wrong. A failure prints the seed of its schedule; `penumbra bench faults --only kill
// --seed …` runs that one again, and without `--quick` for long.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { SUITES } from '../src/faults/suites.ts';

for (const [name, { what, short, run }] of Object.entries(SUITES)) {
  if (short === 0) continue;
  test(`${what}: nothing acknowledged is lost, nothing happens twice, everybody hears the same`, async (t) => {
    const seed = process.env.PENUMBRA_SEED ?? randomBytes(4).toString('hex');
    const again = `penumbra bench faults --only ${name} --times ${short} --seed ${seed}`;
    const outcome = await run({ seed, times: short, say: () => {} }).catch((error: Error) => {
      throw new Error(`${error.message}; again: ${again}`, { cause: error });
    });
    if ('missing' in outcome) return t.skip(outcome.missing);
    assert.deepEqual(outcome.problems, [], `again: ${again}`);
    assert.ok(outcome.promised > 0 && outcome.entries >= outcome.promised);
  });
}
