import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFilter } from './browser-tests.ts';

test('without a filter, and for folders around them, all browser tests run', () => {
  for (const folders of [[], ['web'], ['web/e2e'], ['kit', 'web']]) assert.deepEqual(browserFilter(folders), []);
});

test('a file among them runs alone', () => {
  assert.deepEqual(browserFilter(['web/e2e/replay.spec.ts', 'kit']), ['web/e2e/replay.spec.ts']);
});

test('of a game run those that every board has to pass', () => {
  const every = ['--grep', 'phone|serious|whole'];
  assert.deepEqual(browserFilter(['games/umbrella']), ['web/e2e/umbrella.spec.ts', ...every]);
  const [phone] = browserFilter(['games/umbra-via'])?.filter((file) => file.includes('phone')) ?? [];
  assert.equal(phone, 'web/e2e/phone.spec.ts', 'the pages are tested with it');
  assert.equal(browserFilter(['games/no-board-yet']), undefined);
});

test('other folders have none', () => {
  for (const folders of [['games/umbrella/src'], ['web/test'], ['webs']])
    assert.equal(browserFilter(folders), undefined);
});
