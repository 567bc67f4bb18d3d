import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, type Game } from '@penumbra/kit';
import { readRoute } from '../src/app/route.ts';
import { catalog } from '../src/games/catalog.ts';
import { fitted, friendsWish, optionFields, recoloured, resized } from '../src/pages/new/wish.ts';
import { firstWish, lastWish, openTable } from '../src/session/tables.ts';
import { en } from '../src/text/en.ts';
import { it } from '../src/text/it.ts';
import { pl } from '../src/text/pl.ts';

const umbraVia = catalog['umbra-via'] as Game;
const friend = (n: number): string => `Player ${n}`;

test('the form offers what the options spec allows, and options that no longer apply fall back', () => {
  const two = firstWish(umbraVia, 'You');
  const fields = optionFields(umbraVia, two);
  assert.deepEqual(
    fields.map(({ name, value }) => [name, value]),
    [
      ['edition', 'published'],
      ['specialTiles', false],
      ['neutral', true],
    ],
  );
  const plain = fitted(umbraVia, { ...two, options: { neutral: false } });
  assert.deepEqual(plain.options, { neutral: false });
  const three = fitted(umbraVia, { ...plain, ...resized(umbraVia, plain, { count: 3, friend }) });
  assert.deepEqual(three.options, {}, 'the neutral colour is for two players only');
  assert.deepEqual(optionFields(umbraVia, three).find(({ name }) => name === 'neutral')?.values, [false]);
  configure(umbraVia, { seats: three.seats, options: three.options });
});

test('among friends a new seat is a person, otherwise a bot; colours change places', () => {
  const friends = friendsWish(umbraVia, friend);
  const three = resized(umbraVia, friends, { count: 3, friend });
  assert.deepEqual(three.players[2], { kind: 'person', name: 'Player 3' });
  assert.equal(resized(umbraVia, firstWish(umbraVia, 'You'), { count: 4, friend }).players[3]?.kind, 'bot');
  assert.deepEqual(recoloured(['purple', 'blue'], 0, 'blue'), ['blue', 'purple']);
  assert.deepEqual(recoloured(['purple', 'blue'], 0, 'red'), ['red', 'blue']);
});

test('the last settings are kept for the next one-click start', () => {
  const wish = { ...firstWish(umbraVia, 'Ada'), options: { specialTiles: true }, assist: 'coach' as const };
  const saved = openTable(umbraVia, wish);
  assert.equal(saved.config.given.options.specialTiles, true);
  assert.deepEqual(lastWish(umbraVia), wish);
});

test('routes', () => {
  assert.deepEqual(readRoute(''), { page: 'home' });
  assert.deepEqual(readRoute('#/new/umbra-via/friends'), { page: 'new', game: 'umbra-via', friends: true });
  assert.deepEqual(readRoute('#/replay/ab12/7'), { page: 'replay', id: 'ab12', step: 7 });
  assert.deepEqual(readRoute('#/record/3/x-Y_z'), { page: 'record', step: 3, data: 'x-Y_z' });
  assert.deepEqual(readRoute('#/learn/umbra-via/rules/paths'), { page: 'rules', game: 'umbra-via', section: 'paths' });
  assert.deepEqual(readRoute('#/%E0%A4%A'), { page: 'nothing' });
});

/** Every place of a table with the kind of thing that stands there. */
function shape(value: unknown, at = ''): string[] {
  if (typeof value === 'function') return [`${at}()${value.length}`];
  if (typeof value !== 'object' || value === null) return [`${at}:${typeof value}`];
  return Object.entries(value).flatMap(([key, entry]) => shape(entry, `${at}.${key}`));
}

/** Every text of a table, functions called with numbers. */
function texts(value: unknown): string[] {
  if (typeof value === 'function')
    return [String(value(Object.assign(2, { who: 'a', played: 'b', better: 'c', points: 4 }), 3))];
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(texts);
}

test('every sentence of the app stands in all three languages', () => {
  const places = shape(en).map((place) => place.replace(/\(\)\d$/, '()'));
  for (const table of [pl, it]) {
    assert.deepEqual(
      shape(table).map((place) => place.replace(/\(\)\d$/, '()')),
      places,
    );
    assert.ok(texts(table).every((text) => text.trim() !== '' && !text.includes('undefined')));
  }
  const same = texts(pl).filter((text, i) => text === texts(en)[i] && text.length > 12);
  assert.deepEqual(same, [], 'left in English');
});
