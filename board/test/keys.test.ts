import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexMiddle } from '../src/geometry.ts';
import { keyName } from '../src/keys/name.ts';
import { inReadingOrder, nearestTo, nearestTowards } from '../src/keys/nearest.ts';
import { FINGER, hitRect } from '../src/pointer/hit.ts';

const hexes = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ name: `${'abc'[column]}${row + 1}`, ...hexMiddle({ column, row } as never, 40) })),
);
const place = (name: string, x: number, y: number) => ({ name, x, y });

test('on hexes an arrow goes to the nearest one on the screen, also when the map is turned', () => {
  const from = hexes.find(({ name }) => name === 'b2');
  assert.ok(from);
  assert.equal(nearestTowards(from, hexes, 'ArrowRight')?.name, 'c2');
  assert.equal(nearestTowards(from, hexes, 'ArrowLeft')?.name, 'a2');
  const turned = hexes.map(({ name, x, y }) => ({ name, x: y, y: -x }));
  const there = turned.find(({ name }) => name === 'b2');
  assert.ok(there);
  assert.equal(nearestTowards(there, turned, 'ArrowUp')?.name, 'c2');
  assert.equal(nearestTowards(there, turned, 'ArrowDown')?.name, 'a2');
});

test('slots around a board and cards in a row are reached by where they stand', () => {
  const all = [place('stage', 100, 100), place('left', 20, 100), place('card 1', 60, 200), place('card 2', 140, 200)];
  const at = (name: string) => all.find((one) => one.name === name) as (typeof all)[number];
  const towards = (name: string, arrow: 'ArrowLeft' | 'ArrowDown' | 'ArrowRight' | 'ArrowUp') =>
    nearestTowards(at(name), all, arrow)?.name;
  assert.equal(towards('stage', 'ArrowLeft'), 'left');
  assert.equal(towards('card 1', 'ArrowRight'), 'card 2');
  assert.equal(towards('card 2', 'ArrowUp'), 'stage');
  assert.equal(towards('card 2', 'ArrowDown'), undefined);
});

test('reading order goes line by line, also where a line is not quite level', () => {
  const all = [place('d', 10, 52), place('b', 40, 4), place('a', 10, 0), place('c', 80, 8), place('e', 30, 48)];
  assert.deepEqual(
    inReadingOrder(all, 20).map(({ name }) => name),
    ['a', 'b', 'c', 'd', 'e'],
  );
});

test('a tap belongs to the nearest middle within reach', () => {
  const all = [place('a', 0, 0), place('b', 30, 0)];
  assert.equal(nearestTo({ x: 14, y: 5 }, all, 22)?.name, 'a');
  assert.equal(nearestTo({ x: 17, y: 5 }, all, 22)?.name, 'b');
  assert.equal(nearestTo({ x: 80, y: 0 }, all, 22), undefined);
});

test('what is too small for a finger is grown about its middle, and nothing shrinks', () => {
  assert.deepEqual(hitRect({ x: 10, y: 10, width: 20, height: 100 }, 1), { x: -2, y: 10, width: FINGER, height: 100 });
  assert.deepEqual(hitRect({ x: 0, y: 0, width: 40, height: 40 }, 0.5), { x: -24, y: -24, width: 88, height: 88 });
});

test('keys are called by what is printed on them', () => {
  const key = (name: string, code: string, shiftKey = false) => keyName({ key: name, code, shiftKey });
  assert.equal(key('n', 'KeyN'), 'n');
  assert.equal(key('N', 'KeyN'), 'n', 'whatever the lock for capitals says');
  assert.equal(key('N', 'KeyN', true), 'Shift+n');
  assert.equal(key('!', 'Digit1', true), 'Shift+1');
  assert.equal(key('"', 'Digit2', true), 'Shift+2', 'in any layout');
  assert.equal(key('1', 'Numpad1'), '1');
  assert.equal(key('Enter', 'Enter', true), 'Shift+Enter');
  assert.equal(key('?', 'Minus', true), '?', 'a sign is itself, wherever it is');
});
