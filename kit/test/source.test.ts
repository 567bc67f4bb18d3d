import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quote, Source } from '@penumbra/kit';
import { faultText } from './fixtures.ts';

const source = new Source({ a: { b: [1, 'x', null], ok: true }, none: null }, 'root');

test('an unknown key is refused with its name, its place and the known ones', () => {
  const read = () => source.child('a').fields('b', 'c');
  assert.equal(faultText(read), 'unknown-key · root.a.ok: unknown key "ok"; known here: b, c');
});

test('a place is named through objects and lists', () => {
  const item = source.child('a').child('b').list()[1]!;
  assert.equal(item.at, 'root.a.b[1]');
  assert.equal(
    faultText(() => item.count()),
    'bad-type · root.a.b[1]: "x" is not a whole number',
  );
});

test('null, undefined and missing are all absent; an absent list or object is empty', () => {
  const { a, none, gone } = source.fields('a', 'none', 'gone');
  assert.deepEqual([a.absent, none.absent, gone.absent], [false, true, true]);
  assert.deepEqual(none.list(), []);
  assert.deepEqual(gone.entries(), []);
  assert.deepEqual(gone.fields('x').x.absent, true);
});

test('what is missing is said to be missing, what is of another type is shown', () => {
  const text = (value: unknown) => faultText(() => new Source(value, 'at').text());
  assert.equal(text(undefined), 'missing-key · at: a text is missing');
  assert.equal(text(7), 'bad-type · at: 7 is not a text');
  assert.equal(
    faultText(() => new Source('no', 'at').flag()),
    'bad-type · at: "no" is not true or false',
  );
  assert.equal(
    faultText(() => new Source([], 'at').entries()),
    'bad-type · at: [] is not an object',
  );
  assert.equal(
    faultText(() => new Source({}, 'at').list()),
    'bad-type · at: {} is not a list',
  );
});

test('a count is whole and within its bounds', () => {
  const count = (value: unknown) => faultText(() => new Source(value, 'n').count(5, 2));
  assert.equal(new Source(2, 'n').count(5, 2), 2);
  assert.equal(new Source(5, 'n').count(5, 2), 5);
  assert.equal(count(6), 'too-many · n: 6 is more than 5');
  assert.equal(count(1), 'too-few · n: 1 is less than 2');
  assert.equal(count(2.5), 'bad-type · n: 2.5 is not a whole number');
  assert.equal(count('3'), 'bad-type · n: "3" is not a whole number');
  assert.match(count(Number.NaN), /^bad-type/);
});

test('a word is one of those allowed', () => {
  const word = new Source('blue', 'seat');
  assert.equal(word.oneOf(['red', 'blue']), 'blue');
  assert.equal(word.indexIn(['red', 'blue']), 1);
  assert.equal(
    faultText(() => word.oneOf(['red'], 'colour')),
    'bad-value · seat: unknown colour "blue"; known: red',
  );
});

test('text that is not JSON is a fault that names the whole', () => {
  assert.match(
    faultText(() => Source.parse('{', 'game.json')),
    /^bad-json · game\.json is not JSON: /,
  );
  assert.deepEqual(Source.parse('[1]', 'x').value, [1]);
});

test('keys that every object has are not taken for data', () => {
  assert.equal(
    faultText(() => Source.parse('{"__proto__": 1}', 'x').fields('a')),
    'unknown-key · __proto__: unknown key "__proto__"; known here: a',
  );
  assert.equal(new Source({}, 'x').child('toString').absent, true);
});

test('a quoted value is short whatever it is', () => {
  assert.equal(quote('x'), '"x"');
  assert.equal(quote(undefined), 'undefined');
  assert.equal(quote('y'.repeat(100)).length, 58);
});
