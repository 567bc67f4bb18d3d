import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fit, HOME, MOST_ZOOM, pan, pinch, reveal, zoomAt } from '../src/map/viewport.ts';

const frame = { width: 400, height: 300 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('zooming keeps the point under the finger, and the content covers the frame', () => {
  const zoomed = zoomAt(HOME, 2, { x: 100, y: 100 }, frame);
  assert.deepEqual(zoomed, { scale: 2, x: -100, y: -100 });
  assert.deepEqual(pan(zoomed, 500, 500, frame), { scale: 2, x: 0, y: 0 });
  assert.deepEqual(pan(zoomed, -5_000, -5_000, frame), { scale: 2, x: -400, y: -300 });
  assert.equal(zoomAt(zoomed, 100, { x: 0, y: 0 }, frame).scale, MOST_ZOOM);
  assert.equal(zoomAt(zoomed, 100, { x: 0, y: 0 }, frame, 2.2).scale, 2.2);
  const home = zoomAt(zoomed, 0.1, { x: 50, y: 70 }, frame);
  assert.deepEqual([home.scale, home.x + 0, home.y + 0], [1, 0, 0]);
});

test('what is under two fingers stays under them', () => {
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const to = [
    { x: 60, y: 110 },
    { x: 260, y: 110 },
  ] as const;
  const view = pinch(HOME, from, to, frame);
  assert.equal(view.scale, 2);
  from.forEach((finger, i) => {
    assert.equal(finger.x * view.scale + view.x, to[i]?.x);
    assert.equal(finger.y * view.scale + view.y, to[i]?.y);
  });
});

test('a part of the map fits as large as it can be, and never smaller than the whole', () => {
  assert.deepEqual(fit(box(100, 100, 200, 100), frame), { scale: 2, x: -200, y: -150 });
  assert.equal(fit(box(0, 0, 400, 300), frame).scale, 1);
  assert.deepEqual(fit(box(0, 0, 100, 75), frame, 2), { scale: 2, x: 0, y: 0 }, 'a corner is not centred');
});

test('what is out of sight is brought in by the least way', () => {
  const view = { scale: 2, x: -100, y: -100 };
  assert.deepEqual(reveal(view, box(50, 50, 40, 40), frame), view, 'seen already');
  assert.deepEqual(reveal(view, box(-30, 50, 40, 40), frame), { scale: 2, x: -70, y: -100 });
  assert.deepEqual(reveal(view, box(380, 290, 40, 40), frame), { scale: 2, x: -120, y: -130 });
});
