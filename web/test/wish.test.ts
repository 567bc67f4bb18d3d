import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, type Game } from '@penumbra/kit';
import { readRoute } from '../src/app/route.ts';
import { catalog, loadAllRules } from '../src/games/catalog.ts';
import {
  fitted,
  friendsWish,
  optionFields,
  recoloured,
  remoteWish,
  resized,
  withGuests,
} from '../src/pages/new/wish.ts';
import { firstWish, lastWish, openTable, tables } from '../src/session/tables.ts';
import { en } from '../src/text/en.ts';
import { it } from '../src/text/it.ts';
import { pl } from '../src/text/pl.ts';

await loadAllRules();
const umbraVia = catalog['umbra-via'] as Game;
const friend = (n: number): string => `Player ${n}`;

test('the form offers what the options spec allows, and options that no longer apply fall back', () => {
  const first = firstWish(umbraVia);
  const two = { ...first, ...resized(umbraVia, first, { count: 2, friend }) };
  const fields = optionFields(umbraVia, two);
  assert.deepEqual(
    fields.map(({ name, value }) => [name, value]),
    [
      ['edition', 'published'],
      ['specialTiles', false],
      ['neutral', true],
      ['claim', 'two'],
    ],
  );
  assert.deepEqual(
    fields.filter(({ house }) => house).map(({ name }) => name),
    ['claim'],
  );
  const plain = fitted(umbraVia, { ...two, options: { neutral: false } });
  assert.deepEqual(plain.options, { neutral: false });
  const three = fitted(umbraVia, { ...plain, ...resized(umbraVia, plain, { count: 3, friend }) });
  assert.deepEqual(three.options, {}, 'the neutral colour is for two players only');
  assert.deepEqual(optionFields(umbraVia, three).find(({ name }) => name === 'neutral')?.values, [false]);
  configure(umbraVia, { seats: three.seats, options: three.options });
});

test('among friends a new seat is a person, otherwise a bot; colours change places', () => {
  const friends = friendsWish(umbraVia, 'Ada', friend);
  assert.deepEqual(
    resized(umbraVia, friends, { count: 4, friend }).players.map((player) => player.kind === 'person' && player.name),
    ['Ada', 'Player 2', 'Player 3', 'Player 4'],
  );
  assert.equal(resized(umbraVia, firstWish(umbraVia), { count: 4, friend }).players[3]?.kind, 'bot');
  assert.deepEqual(recoloured(['purple', 'blue'], 0, 'blue'), ['blue', 'purple']);
  assert.deepEqual(recoloured(['purple', 'blue'], 0, 'red'), ['red', 'blue']);
});

test('the last settings are kept for the next one-click start', () => {
  const wish = { ...firstWish(umbraVia), options: { specialTiles: true }, assist: 'coach' as const };
  const id = openTable(umbraVia, wish);
  assert.equal(tables.list().find((summary) => summary.id === id)?.options.specialTiles, true);
  assert.deepEqual(lastWish(umbraVia), wish);
});

test('routes', () => {
  assert.deepEqual(readRoute(''), { page: 'home' });
  assert.deepEqual(readRoute('#/new/umbra-via/friends'), { page: 'new', game: 'umbra-via', friends: true });
  const at = (step: number, eyes?: string, tab?: string) => ({ step, eyes, tab });
  assert.deepEqual(readRoute('#/replay/ab12/7'), { page: 'replay', id: 'ab12', place: at(7) });
  assert.deepEqual(readRoute('#/replay/ab12/7/all/steps'), {
    page: 'replay',
    id: 'ab12',
    place: at(7, 'all', 'steps'),
  });
  assert.deepEqual(readRoute('#/record/3/x-Y_z'), { page: 'record', data: 'x-Y_z', place: at(3) });
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
    return [String(value(Object.assign(2, { who: 'a', played: 'b', better: 'c', points: 4 }), 3, 4))];
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
    assert.deepEqual(
      texts(table).filter((text) => text.trim() === '' || text.includes('undefined')),
      [],
    );
  }
  const same = texts(pl).filter((text, i) => text === texts(en)[i] && text.length > 12);
  assert.deepEqual(same, [], 'left in English');
});

test('with a guest it is a table on the server: one person here, and guests join', () => {
  const wish = remoteWish(umbraVia);
  assert.deepEqual(
    wish.players.map(({ kind }) => kind),
    ['person', 'friend', 'friend'],
  );
  const four = { ...wish, ...resized(umbraVia, wish, { count: 4, friend }) };
  assert.equal(four.players[3]?.kind, 'friend');
  const hot = friendsWish(umbraVia, 'Ada', friend);
  assert.equal(withGuests(hot), hot);
  const open = withGuests({ ...hot, players: hot.players.map((one, i) => (i === 1 ? { kind: 'open' } : one)) });
  assert.deepEqual(
    open.players.map(({ kind }) => kind),
    ['person', 'open', 'friend'],
  );
});
