import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bound, folded } from '@penumbra/kit';

test('a Polish word of one letter keeps to the next, in tables and in what their functions say', () => {
  const words = bound({
    prompt: 'Wsuń z lewej w rząd 2',
    move: (cell: string) => `Przestaw ${cell} i b3 – a potem I oraz III`,
    steps: ['Idź w a1', 'oko w oko'],
    count: 3,
  });
  assert.equal(words.prompt, 'Wsuń z\u00a0lewej w\u00a0rząd 2');
  assert.equal(words.move('b2'), 'Przestaw b2 i\u00a0b3 – a\u00a0potem I\u00a0oraz III');
  assert.deepEqual(words.steps, ['Idź w\u00a0a1', 'oko w\u00a0oko']);
  assert.equal(words.count, 3);
});

test('what is typed without accents finds what has them', () => {
  assert.equal(folded('Łowcy przygód, ŻÓŁTY'), 'lowcy przygod, zolty');
  assert.equal(folded('È già più'), 'e gia piu');
});
