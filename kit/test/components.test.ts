import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComponentSpec, configure, readComponents, Source } from '@penumbra/kit';
import { faultText } from './fixtures.ts';
import { toy } from './toy-game.ts';

interface Parts {
  tiles: { readonly [id: string]: number };
  cards: { readonly [id: string]: string };
}

const spec: ComponentSpec<Parts> = {
  tables: {
    tiles: { entries: { bend: 6, tee: 6 }, read: (source) => source.count(9), closed: true },
    cards: { entries: { one: 'I' }, read: (source) => source.text() },
  },
  check(parts, source) {
    if ((parts.tiles.bend ?? 0) + (parts.tiles.tee ?? 0) < 4) source.child('tiles').fail('too-few', 'four are needed');
  },
};
const read = (value: unknown) => readComponents(spec, new Source(value, 'components'));

test('without any, the box is as printed', () => {
  assert.deepEqual(read(undefined), { components: { tiles: { bend: 6, tee: 6 }, cards: { one: 'I' } }, given: {} });
});

test('an entry replaces or adds, and is given as it was given', () => {
  const given = { cards: { one: 'J', 'two-2': 'II' }, tiles: { tee: 2 } };
  const { components, given: noted } = read(given);
  assert.deepEqual(components, { tiles: { bend: 6, tee: 2 }, cards: { one: 'J', 'two-2': 'II' } });
  assert.deepEqual(noted, given);
});

test('what cannot be read is refused with its place', () => {
  assert.equal(
    faultText(() => read({ tiles: { bend: 10 } })),
    'too-many · components.tiles.bend: 10 is more than 9',
  );
  assert.equal(
    faultText(() => read({ tiles: { cross: 1 } })),
    'unknown-id · components.tiles.cross: there is no such entry; there are: bend, tee',
  );
  assert.equal(
    faultText(() => read({ cards: { Two: 'II' } })),
    'bad-component · components.cards.Two: an id is lower-case letters, digits and hyphens',
  );
  assert.match(
    faultText(() => read({ dice: {} })),
    /^unknown-key · components\.dice: unknown key "dice"; known here: tiles, cards/,
  );
});

test('what must hold of all tables together is checked last', () => {
  assert.equal(
    faultText(() => read({ tiles: { bend: 1, tee: 1 } })),
    'too-few · components.tiles: four are needed',
  );
});

test('the box of a config is compiled from its own components', () => {
  const seats = ['red', 'blue'];
  assert.deepEqual(configure(toy, { seats }).box.points, [1, 1, 1, 1, 2, 1, 1, 1, 1]);
  const own = configure(toy, { seats, components: { cells: { a1: 7 } } });
  assert.deepEqual(own.box.points, [7, 1, 1, 1, 2, 1, 1, 1, 1]);
  assert.deepEqual(own.given.components, { cells: { a1: 7 } });
});
