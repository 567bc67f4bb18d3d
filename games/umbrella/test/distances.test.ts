import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromPrintedStages, fromRandomStages } from './distances.ts';

/** Slides to white / black as the component data state them. */
const STATED: { readonly [slides: string]: string } = {
  '3/4': 'c01',
  '3/3.5': 'c02 c03 c04 c05 c06 c07',
  '3/3.25': 'c08 c09 c10',
  '2.5/3.25': 'c11 c12',
  '2.5/3.5': 'c13',
  '2.5/3': 'c14 c18 c19 c21 c22 c23 c24',
  '2/3': 'c15 c16',
  '2.25/3': 'c17',
  '2.75/3': 'c20',
};

test('UM-1.7 the distances of every tile from the printed stages are the stated ones', () => {
  const rows = fromPrintedStages();
  assert.equal(rows.length, 24);
  for (const { tile, white, black } of rows) {
    const stated = Object.entries(STATED).find(([, tiles]) => tiles.split(' ').includes(tile))?.[0];
    assert.equal(`${white}/${black}`, stated, tile);
  }
});

test('UM-1.7 black is harder than white on every tile, also from random stages with the best colour', () => {
  for (const { tile, white, black } of fromPrintedStages()) assert.ok(white < black, tile);
  for (const { white, black } of fromRandomStages(4000)) assert.ok(white < black);
});

test('UM-1.7 no pattern is one slide away from a printed stage', () => {
  for (const { tile, least } of fromPrintedStages()) assert.ok(least >= 2, tile);
});
