import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridLayout, hexPoints, nearestTowards } from '../src/geometry.ts';
import { HOME, MOST_ZOOM, pan, zoomAt } from '../src/viewport.ts';

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

test('zooming keeps the point under the finger, and the content covers the frame', () => {
  const frame = { width: 400, height: 300 };
  const zoomed = zoomAt(HOME, 2, { x: 100, y: 100 }, frame);
  assert.deepEqual(zoomed, { scale: 2, x: -100, y: -100 });
  assert.deepEqual(pan(zoomed, 500, 500, frame), { scale: 2, x: 0, y: 0 });
  assert.deepEqual(pan(zoomed, -5_000, -5_000, frame), { scale: 2, x: -400, y: -300 });
  assert.equal(zoomAt(zoomed, 100, { x: 0, y: 0 }, frame).scale, MOST_ZOOM);
  const home = zoomAt(zoomed, 0.1, { x: 50, y: 70 }, frame);
  assert.deepEqual([home.scale, home.x + 0, home.y + 0], [1, 0, 0]);
});
