import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureLasting } from '../src/lasting/lasting.ts';

test('tables that are over leave memory, and what they needed with them; bots go on after a restart', async () => {
  const { heapMb, inMemory, goesOnMs } = await measureLasting({ entries: 150, tables: 1_000, say: () => {} });
  assert.equal(inMemory, 0);
  assert.ok(goesOnMs > 0);
  // A table that stayed would cost ten kilobytes and more: five megabytes over the second half.
  const [half = 0, end = 0] = [heapMb[4], heapMb.at(-1)];
  assert.ok(end < half + 4, `the heap grew from ${half} to ${end} MB`);
});
