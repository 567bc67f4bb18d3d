import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFilter } from './browser-tests.ts';

test('without a filter, and for folders around them, all browser tests run', () => {
  for (const folders of [[], ['web'], ['web/e2e'], ['kit', 'web']]) assert.deepEqual(browserFilter(folders), []);
});

test('a file among them runs alone', () => {
  assert.deepEqual(browserFilter(['web/e2e/replay.spec.ts', 'kit']), ['web/e2e/replay.spec.ts']);
});

test('other folders have none', () => {
  for (const folders of [['games/umbra-via'], ['web/test'], ['webs']]) assert.equal(browserFilter(folders), undefined);
});
