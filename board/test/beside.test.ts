import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BesideWish, overlap, spotBeside } from '../src/beside/spot.ts';

const within = { left: 0, top: 0, width: 400, height: 400 };
const size = { width: 120, height: 60 };
const box = (left: number, top: number, width = 50, height = 50) => ({ left, top, width, height });
const boxAt = (wish: BesideWish) => {
  const { left, top } = spotBeside(wish);
  return { left, top, ...wish.size };
};

test('a bubble stands above what it describes, centred, its tail in the middle', () => {
  const spot = spotBeside({ anchor: box(175, 200), size, within, gap: 10 });
  assert.deepEqual(spot, { left: 140, top: 130, side: 'above', tail: 60 });
});

test('where there is no room it goes to another side and stays inside', () => {
  assert.equal(spotBeside({ anchor: box(175, 20), size, within }).side, 'below');
  const corner = spotBeside({ anchor: box(350, 350), size, within });
  assert.equal(corner.side, 'above');
  assert.equal(corner.left, 280);
  assert.equal(corner.tail, 95, 'the tail still points at the middle of what it describes');
});

test('it never covers what it describes, wherever that stands', () => {
  for (let left = 0; left <= 350; left += 25) {
    for (let top = 0; top <= 350; top += 25) {
      const anchor = box(left, top);
      const at = boxAt({ anchor, size, within });
      assert.equal(overlap(at, anchor), 0, `${left}, ${top}`);
      assert.ok(at.left >= 0 && at.top >= 0 && at.left + 120 <= 400 && at.top + 60 <= 400);
    }
  }
});

test('it takes the side where it hides least, and weight counts for more than area', () => {
  const anchor = box(175, 175);
  const above = { box: box(150, 100, 100, 60), weight: 1 };
  const below = { box: box(195, 240, 10, 10), weight: 100 };
  const beside = (...keep: NonNullable<BesideWish['keep']>) => spotBeside({ anchor, size, within, keep }).side;
  assert.equal(beside(above), 'below');
  const aside = { box: box(240, 100, 60, 60), weight: 1 };
  assert.equal(beside(aside), 'above', 'it slips past by standing more to one end');
  const wide = { box: box(0, 100, 400, 60), weight: 1 };
  assert.equal(beside(wide), 'below');
  assert.equal(beside(wide, below), 'right', 'small, and worth more than the whole row');
  assert.equal(beside(wide, { box: box(0, 240, 400, 60), weight: 1 }), 'right');
  assert.equal(
    beside(wide, { box: box(0, 240, 400, 60), weight: 1 }, { box: box(235, 0, 165, 400), weight: 1 }),
    'left',
  );
});

test('a preferred side is taken when no other hides less', () => {
  assert.equal(spotBeside({ anchor: box(175, 175), size, within, prefer: ['right'] }).side, 'right');
  const keep = [{ box: box(225, 0, 175, 400), weight: 1 }];
  assert.equal(spotBeside({ anchor: box(175, 175), size, within, keep, prefer: ['right'] }).side, 'left');
});
