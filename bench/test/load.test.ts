import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureLoad } from '../src/load/measure.ts';

test('the server, the bare machine and both peers are measured in one run', async () => {
  const found = await measureLoad({ quick: true, say: () => {} });
  for (const [name, figure] of Object.entries(found)) {
    for (const one of typeof figure === 'object' ? Object.values(figure) : [figure]) {
      // What a few sockets take can lie within the pages that the process has anyway.
      const least = name === 'idleBytes' ? 0 : Number.MIN_VALUE;
      assert.ok(Number.isFinite(one) && one >= least, `${name} is ${one}`);
    }
  }
});
