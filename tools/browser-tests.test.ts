import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserFilter } from './browser-tests.ts';

test('without a filter, and for folders around them, all browser tests run', () => {
  for (const folders of [[], ['web'], ['web/e2e'], ['kit', 'web']]) assert.deepEqual(browserFilter(folders), []);
});

test('a file among them runs alone', () => {
  assert.deepEqual(browserFilter(['web/e2e/replay.spec.ts', 'kit']), ['web/e2e/replay.spec.ts']);
});

test('of a game run those that every game has to pass, and of its own those that every board has', () => {
  const [every, own, flag, grep = ''] = browserFilter(['games/umbrella']) ?? [];
  assert.deepEqual([every, own, flag], ['web/e2e/every-board.spec.ts', 'web/e2e/umbrella.spec.ts', '--grep']);
  const runs = (title: string): boolean => new RegExp(grep).test(title);
  assert.ok(runs('every-board.spec.ts umbrella: a whole game in words'));
  assert.ok(!runs('every-board.spec.ts envyra: a whole game in words'));
  assert.ok(runs('umbrella.spec.ts a phone the whole place is in sight'));
  assert.ok(!runs('umbrella.spec.ts a push is shown'));
  const [phone] = browserFilter(['games/umbra-via'])?.filter((file) => file.includes('phone')) ?? [];
  assert.equal(phone, 'web/e2e/phone.spec.ts', 'the pages are tested with it');
});

test('a game without a spec of its own runs those that every game has to pass', () => {
  const [every, flag, grep = ''] = browserFilter(['games/no-board-yet']) ?? [];
  assert.deepEqual([every, flag], ['web/e2e/every-board.spec.ts', '--grep']);
  assert.match('every-board.spec.ts no-board-yet: a whole game in words', new RegExp(grep));
});

test('other folders have none', () => {
  for (const folders of [['games/umbrella/src'], ['games/catalog'], ['web/test'], ['webs']])
    assert.equal(browserFilter(folders), undefined);
});
