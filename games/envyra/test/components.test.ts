import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, readComponents, Source } from '@penumbra/kit';
import { COMPONENTS, type Components, type TileData } from '../src/components.ts';
import { checkTable, envyra } from '../src/index.ts';
import { configOf } from './tables.ts';

const read = (given: object): Components => readComponents(COMPONENTS, new Source(given, 'components')).components;
const box = read({});
const advice = (given: object): string[] => checkTable(read(given)).map(({ code, at }) => [code, ...at].join(' '));

test('E-1.2 38 tiles and an alternative End Tile, counted as the box lists them', () => {
  const tiles = Object.values(box.tiles);
  assert.equal(tiles.length, 39);
  assert.equal(tiles.filter((tile) => tile.start).length, 15);
  for (const theme of ['flora', 'water', 'fire']) assert.equal(tiles.filter((tile) => tile.theme === theme).length, 10);
  assert.deepEqual(checkTable(box), []);
});

test('E-1.2 the numbers on some tiles and cards', () => {
  const expected: { [id: string]: TileData } = {
    'flora-leaf-1': { theme: 'flora', symbol: 'leaf', cubes: 1, points: 1, start: true },
    'water-wave-2': { theme: 'water', symbol: 'wave', cubes: 3, points: 3, start: true },
    'fire-flame-2': { theme: 'fire', symbol: 'flame', cubes: 2, points: 2 },
    'fire-sun-2': { theme: 'fire', symbol: 'sun', cubes: 5, points: 5, from: 3 },
    'bonus-3-1': { cubes: 2, points: 3, needs: { flora: 1, fire: 2 } },
    'bonus-5-1': { cubes: 4, points: 5, needs: { flora: 1, water: 1, fire: 1 }, from: 3 },
    'end-alternative': { cubes: 4, points: 5, needs: { flora: 1, water: 1, fire: 1 } },
  };
  for (const [id, tile] of Object.entries(expected)) assert.deepEqual(box.tiles[id], tile, id);
  assert.deepEqual(box.cards['card-8'], { symbols: ['flower', 'ice', 'lava'], points: 4 });
});

test('E-1.2 the tables cannot be changed', () => {
  assert.throws(() => Object.assign(box.tiles['bonus-2-1']!, { points: 9 }), TypeError);
  assert.throws(() => Object.assign(box.tiles['bonus-2-1']!.needs!, { fire: 9 }), TypeError);
  assert.throws(() => Object.assign(box.tiles, { mine: {} }), TypeError);
});

test('E-1.5 an entry is checked as a whole, and the message says where', () => {
  const cases: [object, string][] = [
    [{ tiles: { x: { points: 1 } } }, 'components.tiles.x.cubes'],
    [{ tiles: { x: { cubes: 0, points: 1 } } }, 'components.tiles.x.cubes'],
    [{ tiles: { x: { cubes: 1, points: -1 } } }, 'components.tiles.x.points'],
    [{ tiles: { x: { cubes: 1, points: 1, colour: 'red' } } }, 'components.tiles.x.colour'],
    [{ tiles: { x: { cubes: 1, points: 1, theme: 'air', symbol: 'wind' } } }, 'components.tiles.x.theme'],
    [{ tiles: { x: { cubes: 1, points: 1, symbol: 'leaf' } } }, 'components.tiles.x.theme'],
    [{ tiles: { x: { cubes: 1, points: 1, needs: { flora: 'two' } } } }, 'components.tiles.x.needs.flora'],
    [{ tiles: { x: { cubes: 1, points: 1, from: 5 } } }, 'components.tiles.x.from'],
    [{ tiles: { x: { cubes: 1, points: 1, start: 'yes' } } }, 'components.tiles.x.start'],
    [{ tiles: { X: { cubes: 1, points: 1 } } }, 'components.tiles.X'],
    [{ cards: { x: { points: 3 } } }, 'components.cards.x.symbols'],
    [{ cards: { x: { symbols: ['leaf', 'leaf'], points: 3 } } }, 'components.cards.x.symbols[1]'],
    [{ dice: {} }, 'components.dice'],
  ];
  for (const [given, at] of cases) {
    assert.throws(
      () => read(given),
      (error) => error instanceof Fault && error.at === at,
      at,
    );
  }
});

test('E-1.5 the advice for a table of one’s own names what differs from the box', () => {
  assert.deepEqual(advice({ tiles: { extra: { cubes: 5, points: 1 } } }), [
    'basic-count 23 22',
    'bonus-points 1+2+2+3+3+4+4+5 2+2+3+3+4+4+5',
  ]);
  assert.deepEqual(
    advice({ tiles: { 'flora-leaf-1': { theme: 'flora', symbol: 'laef', cubes: 1, points: 1, start: true } } }),
    ['symbol-counts flora 3+2+2+2+1 3+3+2+2'],
  );
  assert.deepEqual(
    advice({ tiles: { 'flora-leaf-1': { theme: 'water', symbol: 'wave', cubes: 1, points: 1, start: true } } }),
    [
      'theme-count flora 9 10',
      'theme-count water 11 10',
      'symbol-counts flora 3+2+2+2 3+3+2+2',
      'symbol-counts water 4+3+2+2 3+3+2+2',
    ],
  );
  assert.deepEqual(advice({ tiles: { end: { cubes: 3, points: 3, needs: { flora: 1, water: 1 } } } }), [
    'end-tile-needs end',
  ]);
  assert.deepEqual(advice({ tiles: { 'bonus-2-1': { cubes: 1, points: 2, needs: { fire: 11 } } } }), [
    'needs-cannot-be-met bonus-2-1',
  ]);
  assert.deepEqual(advice({ cards: { 'card-1': { symbols: ['moss', 'ice'], points: 4 } } }), [
    'card-symbol-on-no-tile card-1 moss',
    'card-size card-1',
  ]);
});

test('E-1.5 marks that leave too few tiles for a number of players are named', () => {
  const basic = Object.entries(box.tiles).filter(([id, tile]) => !tile.start && !id.startsWith('end'));
  const marked = Object.fromEntries(basic.map(([id, tile]) => [id, { ...tile, from: 3 }]));
  assert.deepEqual(advice({ tiles: marked }), ['too-few-basic-tiles 2 0 8']);
  assert.deepEqual(advice({ tiles: { 'flora-leaf-1': { ...box.tiles['flora-leaf-1'], from: 4 } } }), [
    'starting-tile-marked flora-leaf-1',
  ]);
});

test('E-1.5 a table that cannot be dealt from is refused when a game starts', () => {
  const basic = Object.entries(box.tiles).filter(([id, tile]) => tile.start && !id.startsWith('end'));
  const tiles = Object.fromEntries(
    basic.slice(0, 5).map(([id, tile]) => [id, { cubes: tile.cubes, points: tile.points }]),
  );
  const config = configOf(2);
  const short = { ...config, box: envyra.box({ ...config, components: read({ tiles }) }) };
  assert.throws(
    () => envyra.setup(short),
    (error) => error instanceof Fault && error.at === 'components.tiles',
  );
});
