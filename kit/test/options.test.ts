import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  choice,
  configure,
  everyConfig,
  everyOption,
  flag,
  house,
  type OptionSpec,
  readOptions,
  Source,
} from '@penumbra/kit';
import { faultText } from './fixtures.ts';
import { toy } from './toy-game.ts';

interface Options {
  edition: 'new' | 'old';
  special: boolean;
  neutral: boolean;
  map: string;
}

const spec: OptionSpec<Options> = {
  edition: choice(['new', 'old'], 'new'),
  special: flag(false, ({ options }) => options.edition === 'new'),
  neutral: flag(
    ({ players }) => players === 2,
    ({ players }) => players === 2,
  ),
  map: { values: ({ components }) => Object.keys(components.maps ?? {}), default: 'plain' },
};
const components = { maps: { plain: 1, hilly: 2 } };
const read = (value: unknown, players = 3) => readOptions(spec, new Source(value, 'options'), { players, components });

test('what is left out takes its default, and only what differs is given', () => {
  assert.deepEqual(read({}), {
    options: { edition: 'new', special: false, neutral: false, map: 'plain' },
    given: {},
  });
  assert.deepEqual(read({ special: true, map: 'plain' }).given, { special: true });
  assert.deepEqual(read(undefined), read({}));
  assert.deepEqual(read({ special: null }), read({}));
});

test('a default may depend on the number of players', () => {
  assert.equal(read({}, 2).options.neutral, true);
  assert.deepEqual(read({ neutral: false }, 2).given, { neutral: false });
});

test('an option outside its condition takes its default and no other value', () => {
  assert.equal(
    faultText(() => read({ edition: 'old', special: true })),
    'bad-option · options.special: true is not possible here; possible: false',
  );
  assert.equal(read({ edition: 'old', special: false }).options.special, false);
  assert.equal(
    faultText(() => read({ neutral: true }, 3)),
    'bad-option · options.neutral: true is not possible here; possible: false',
  );
});

test('an unknown option or value is refused with its place', () => {
  assert.match(
    faultText(() => read({ colour: 1 })),
    /^unknown-key · options\.colour: unknown key "colour"; known here: edition/,
  );
  assert.equal(
    faultText(() => read({ edition: 'older' })),
    'bad-option · options.edition: "older" is not possible here; possible: new, old',
  );
  assert.match(
    faultText(() => read({ special: 'true' })),
    /^bad-option · options\.special: "true"/,
  );
});

test('values may come from the components', () => {
  assert.equal(read({ map: 'hilly' }).options.map, 'hilly');
  assert.match(
    faultText(() => read({ map: 'flat' })),
    /possible: plain, hilly$/,
  );
});

test('every combination is listed once, without those that do not apply', () => {
  const sets = everyOption(spec, { players: 2, components });
  assert.equal(sets.length, 3 * 2 * 2);
  assert.equal(new Set(sets.map((set) => JSON.stringify(set))).size, sets.length);
  assert.equal(everyOption(spec, { players: 3, components }).length, 3 * 2);
});

test('every config of a game has a number of players and options that can be read back', () => {
  const configs = everyConfig(toy);
  assert.equal(configs.length, 2 * 2 * 2);
  for (const { seats, given, options } of configs) {
    assert.deepEqual(configure(toy, { seats, options: given.options }).options, options);
  }
});

test('seats are known, seated once, and of an allowed number', () => {
  const seated = (seats: unknown) => faultText(() => configure(toy, { seats }));
  assert.equal(seated(['red']), 'bad-value · seats: 1 seats; this game seats 2 to 3');
  assert.equal(seated(['red', 'mauve']), 'unknown-seat · seats[1]: unknown seat "mauve"; known: red, blue, green');
  assert.equal(seated(['red', 'red']), 'bad-value · seats[1]: red is seated twice');
  assert.equal(seated(undefined), 'bad-value · seats: 0 seats; this game seats 2 to 3');
  assert.deepEqual(configure(toy, { seats: ['green', 'red'] }).seats, ['green', 'red']);
});

test('a house rule is off by default, bound by its condition, and written only when it is on', () => {
  const table: OptionSpec<{ strict: boolean; count: 'two' | 'one' }> = {
    strict: flag(true),
    count: house(['two', 'one'], ({ options }) => options.strict === true),
  };
  const given = (value: unknown) =>
    readOptions(table, new Source(value, 'options'), { players: 2, components: {} }).given;
  assert.deepEqual(given({}), {});
  assert.deepEqual(given({ count: 'two' }), {});
  assert.deepEqual(given({ count: 'one' }), { count: 'one' });
  assert.throws(() => given({ strict: false, count: 'one' }));
  assert.equal(table.count.house, true);
});
