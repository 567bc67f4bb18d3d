import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOT_NAMES, thinkingTime } from '@penumbra/bots';
import { LEVELS, thinkMs } from '../src/think/levels.ts';

test('the app knows every bot and promises the time it takes', () => {
  assert.deepEqual([...LEVELS].sort(), [...BOT_NAMES].sort());
  for (const level of LEVELS) assert.ok(thinkMs(level) >= (thinkingTime(level) ?? 0), level);
});
