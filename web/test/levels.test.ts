import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOT_NAMES, thinkingTime } from '@penumbra/bots';
import { LEVELS, thinkMs } from '../src/think/levels.ts';

test('the app knows every bot and promises the time it takes', () => {
  assert.deepEqual([...LEVELS].sort(), [...BOT_NAMES].sort());
  // Those that do not think by the clock are done long before.
  for (const level of LEVELS) assert.equal(thinkMs(level), thinkingTime(level) ?? 1_000, level);
});
