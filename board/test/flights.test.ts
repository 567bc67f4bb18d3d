import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Air } from '../src/flights/air.ts';
import { keyframes } from '../src/flights/path.ts';

const from = { left: 0, top: 0, width: 20, height: 20 };
const to = { left: 200, top: 0, width: 100, height: 100 };

test('a piece flies from middle to middle, as large as its places allow', () => {
  const stages = keyframes(from, to, 40, 'line');
  assert.equal(stages[0]?.transform, 'translate(10px, 10px) translate(-50%, -50%) scale(0.5)');
  assert.equal(stages.at(-1)?.transform, 'translate(250px, 50px) translate(-50%, -50%) scale(1)');
  assert.deepEqual([stages[0]?.offset, stages.at(-1)?.offset], [0, 1]);
});

test('an arc rises above the line between its ends and meets both', () => {
  const height = (transform = ''): number => Number(/translate\([^,]+, (-?[\d.]+)px/.exec(transform)?.[1]);
  const [line, arc] = [keyframes(from, to, 40, 'line'), keyframes(from, to, 40, 'arc')];
  assert.equal(height(arc[0]?.transform), height(line[0]?.transform));
  assert.equal(height(arc.at(-1)?.transform), height(line.at(-1)?.transform));
  assert.ok(height(arc[4]?.transform) < height(line[4]?.transform) - 40);
});

test('what is in the air can be ended, and under reduced motion nothing takes off', async () => {
  const air = new Air();
  let heard = 0;
  air.subscribe(() => {
    heard += 1;
  });
  const landing = air.fly({ from, to, piece: 'x', ms: 100 });
  air.fly({ from, to, piece: 'y', ms: 100 });
  assert.equal(air.aloft.length, 2);
  landing.end();
  await landing.landed;
  assert.deepEqual(
    air.aloft.map(({ piece }) => piece),
    ['y'],
  );
  air.clear();
  assert.equal(air.aloft.length, 0);
  assert.equal(heard, 4);
  air.still = true;
  await air.fly({ from, to, piece: 'z', ms: 100 }).landed;
  assert.equal(air.aloft.length, 0);
});
