import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridLayout, hexPoints } from '../src/geometry.ts';
import { nearestTowards } from '../src/keys/nearest.ts';

const layout = gridLayout({ columns: 4, rows: 4, size: 100, gap: 10, margin: 5 });

test('cells of a grid stand in reading order with gap and margin', () => {
  assert.deepEqual(layout.corner(0), { x: 5, y: 5 });
  assert.deepEqual(layout.middle(5), { x: 165, y: 165 });
  assert.equal(layout.width, 440);
});

test('a hex has six corners, the first at the top', () => {
  const points = hexPoints({ x: 0, y: 0 }, Math.sqrt(3)).split(' ');
  assert.equal(points.length, 6);
  assert.equal(points[0], '0,-1');
});

test('arrows go to the nearest place in their direction', () => {
  const cells = [0, 3, 5, 10, 12].map((cell) => ({ cell, ...layout.middle(cell) }));
  const from = layout.middle(5);
  assert.equal(nearestTowards(from, cells, 'ArrowDown')?.cell, 10);
  assert.equal(nearestTowards(from, cells, 'ArrowUp')?.cell, 0);
  assert.equal(nearestTowards(layout.middle(12), cells, 'ArrowLeft'), undefined);
});
