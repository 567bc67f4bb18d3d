import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectedAreas, hexCentre, hexDistance, hexesAround, hexGrid } from '@penumbra/kit';

const full = (columns: number, rows: number): boolean[][] =>
  Array.from({ length: rows }, () => new Array<boolean>(columns).fill(true));
const around = (grid: ReturnType<typeof hexGrid>, name: string): string =>
  (grid.neighbours[grid.names.indexOf(name)] as readonly number[]).map((hex) => grid.names[hex]).join(' ');

test('hexes are numbered and named in reading order', () => {
  const grid = hexGrid([[true, false, true], [true]]);
  assert.deepEqual(grid.names, ['a1', 'c1', 'a2']);
  assert.equal(grid.columns, 3);
  assert.equal(grid.rows, 2);
  assert.equal(grid.size, 3);
  assert.equal(grid.at(2, 0), 1);
  assert.equal(grid.at(1, 0), -1);
  assert.equal(grid.at(-1, 1), -1);
  assert.equal(grid.at(1, 1), -1);
  assert.equal(grid.at(3, 0), -1);
});

test('a hex in an odd row touches columns k−1 and k of the rows above and below', () => {
  const grid = hexGrid(full(4, 4));
  assert.equal(around(grid, 'b1'), 'a1 c1 a2 b2');
  assert.equal(around(grid, 'b3'), 'a2 b2 a3 c3 a4 b4');
  assert.equal(around(grid, 'a3'), 'a2 b3 a4');
});

test('a hex in an even row touches columns k and k+1', () => {
  const grid = hexGrid(full(4, 4));
  assert.equal(around(grid, 'b2'), 'b1 c1 a2 c2 b3 c3');
  assert.equal(around(grid, 'd2'), 'd1 c2 d3');
});

test('neighbourhood is mutual, and neighbours are one apart', () => {
  const grid = hexGrid(full(6, 7));
  grid.neighbours.forEach((list, hex) => {
    for (const next of list) {
      assert.ok((grid.neighbours[next] as readonly number[]).includes(hex));
      assert.equal(hexDistance(grid.places[hex]!, grid.places[next]!), 1);
    }
  });
});

test('distance is the number of steps on a map without holes', () => {
  const grid = hexGrid(full(7, 7));
  for (let start = 0; start < grid.size; start++) {
    const steps = new Array<number>(grid.size).fill(-1);
    steps[start] = 0;
    for (const queue = [start]; queue.length > 0; ) {
      const hex = queue.shift() as number;
      for (const next of grid.neighbours[hex]!) {
        if (steps[next] !== -1) continue;
        steps[next] = (steps[hex] as number) + 1;
        queue.push(next);
      }
    }
    // The shortest way may leave the rectangle, never by fewer steps.
    grid.places.forEach((place, hex) => {
      assert.ok(hexDistance(grid.places[start]!, place) <= (steps[hex] as number));
    });
    assert.equal(hexDistance(grid.places[start]!, grid.places[24]!), steps[24]);
  }
});

test('centres of neighbours lie one apart', () => {
  for (const place of [
    { column: 3, row: 2 },
    { column: 3, row: 3 },
  ]) {
    const a = hexCentre(place);
    for (const other of hexesAround(place)) {
      const b = hexCentre(other);
      assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1) < 1e-9);
    }
  }
});

test('connected areas are numbered from 1 in the order they are met', () => {
  const grid = hexGrid(full(5, 2));
  const inside = new Set(['a1', 'a2', 'c1', 'e1', 'd2', 'e2']);
  const { area, count } = connectedAreas(grid.neighbours, (hex) => inside.has(grid.names[hex] as string));
  assert.equal(count, 3);
  assert.deepEqual(area, [1, 0, 2, 0, 3, 1, 0, 0, 3, 3]);
});
