import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games } from '@penumbra/catalog';
import { rules } from '@penumbra/catalog/rules';
import { cards } from '@penumbra/catalog/ui';
import { configure, type Games } from '@penumbra/kit';
import { FACES } from '../src/bots/faces.ts';
import { firstTable, gameFacts, gameIds } from '../src/games/cards.ts';
import { LEVELS } from '../src/think/levels.ts';

const all = games as unknown as Games;

test('what a card says about a game before its rules are loaded is true', () => {
  assert.deepEqual(Object.keys(rules), Object.keys(games));
  assert.deepEqual(Object.keys(cards), Object.keys(games));
  for (const id of gameIds) {
    const { min, max } = all[id]?.facts.players ?? {};
    assert.deepEqual(gameFacts(id).players, [min, max], id);
    const config = configure(all[id] as Games[string], firstTable(id));
    assert.deepEqual(config.given.options, firstTable(id).options, `${id}: the first table says only what differs`);
  }
});

test('the moon fills from level to level', () => {
  const lit = LEVELS.filter((level) => !FACES[level].comparison).map((level) => FACES[level].lit);
  assert.ok(lit.every((part, i) => i === 0 || part > (lit[i - 1] as number)));
  assert.equal(lit.at(-1), 1);
});

test('the strength that people read, and that `fair` goes by, is the one that was measured', () => {
  const page = readFileSync(new URL('../../bench/results.md', import.meta.url), 'utf8');
  const [, ladder = ''] = /## Levels\n[\s\S]*?\| game \| bot \| Elo [^\n]*\n[^\n]*\n([\s\S]*?)\n\n/.exec(page) ?? [];
  const measured = ladder.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  assert.ok(measured.length >= 20);
  for (const [, game = '', level = '', elo] of measured) {
    assert.equal(all[game]?.hints.ratings?.[level], Number(elo), `${level} in ${game}`);
  }
});
