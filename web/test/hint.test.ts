import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rivalText } from '../src/pages/table/rival.ts';
import { en } from '../src/text/en.ts';

test('a proposed move never stands beside a better figure', () => {
  const rival = (win: number): string => rivalText(en, 0.352, { name: 'Pass', win });
  assert.equal(rival(0.3), 'next best: Pass, 30%');
  // Less certain than it is large: the search may look at the better one most and still see it win a little less.
  for (const win of [0.349, 0.352, 0.36, 0.5]) assert.equal(rival(win), 'about as good: Pass');
});
