import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, type JsonObject, listSeats, readPosition, Source, writePosition } from '@penumbra/kit';
import { BLUE, dealtToy, done, faultText, games, RED } from './fixtures.ts';

const open = (position: Json) => readPosition(games, new Source(position), 'c0ffee');
const fresh: JsonObject = { game: 'toy', seats: ['red', 'blue'], state: {} };
const refusal = (changes: JsonObject): string => faultText(() => open({ ...fresh, ...changes }));

test('a position prints what differs from the defaults, and reads back to itself', () => {
  const table = dealtToy({ rounds: 2 });
  const position = writePosition(table);
  assert.deepEqual(Object.keys(position), ['format', 'game', 'options', 'seats', 'state']);
  assert.deepEqual(position.options, { rounds: 2 });
  assert.deepEqual(writePosition(open(position)), position);
});

test('commitments of an incomplete joint turn are part of it', () => {
  const table = dealtToy();
  done(table.submitText(BLUE, 'bid 2'));
  const position = writePosition(table);
  assert.deepEqual(position.sealed, { blue: 'bid 2' });
  const read = open(position);
  assert.deepEqual(writePosition(read), position);
  assert.deepEqual(listSeats(read.waiting), [0, 2]);
  assert.equal(read.steps.length, 0);
  done(read.retract(BLUE));
  assert.equal(writePosition(read).sealed, undefined);
});

test('components go with it', () => {
  const position = { ...fresh, components: { cells: { a1: 5 } } };
  assert.deepEqual(writePosition(open(position)).components, { cells: { a1: 5 } });
});

test('format, options, components and state may be left out', () => {
  const table = open({ game: 'toy', seats: ['red', 'blue'] });
  assert.deepEqual(table.turn, { kind: 'chance' });
  assert.equal(table.seed, 'c0ffee');
});

test('what is wrong is named by its key', () => {
  assert.match(refusal({ stat: {} }), /^unknown-key · stat: unknown key "stat"/);
  assert.match(refusal({ format: 'penumbra/position@2' }), /^bad-format · format: /);
  assert.equal(refusal({ game: 'chess' }), 'unknown-game · game: unknown game "chess"; known: toy');
  assert.equal(refusal({ game: 'toString' }), 'unknown-game · game: unknown game "toString"; known: toy');
  assert.match(refusal({ seats: ['red'] }), /^bad-value · seats: /);
  assert.match(refusal({ options: { rounds: 9 } }), /^bad-option · options\.rounds: /);
  assert.match(refusal({ components: { cells: { z9: 1 } } }), /^unknown-id · components\.cells\.z9: /);
  assert.match(refusal({ state: { bord: {} } }), /^unknown-key · state\.bord: /);
  assert.match(refusal({ state: { board: { a1: 'mauve' } } }), /^bad-value · state\.board\.a1: unknown seat "mauve"/);
  assert.match(refusal({ state: { hands: { red: '111111' } } }), /^impossible · state\.hands: /);
});

const bidding = { phase: 'bid', hands: { red: '13', blue: '22' } };

test('commitments are read only where they can have been made', () => {
  const sealed = (moves: JsonObject, state: JsonObject = bidding) => refusal({ state, sealed: moves });
  assert.match(sealed({ red: 'bid 1' }, {}), /^impossible · sealed: nobody commits in secret/);
  assert.match(sealed({ green: 'bid 1' }), /^unknown-seat · sealed\.green: /);
  assert.match(sealed({ red: 'bid 2' }), /^impossible · sealed\.red: "bid 2" is not possible: no-such-card/);
  assert.match(sealed({ red: 'bid 1', blue: 'bid 2' }), /^impossible · sealed: every seat has committed/);
  const table = open({ ...fresh, state: bidding, sealed: { red: 'BID  3' } });
  assert.deepEqual(table.sealed[RED], { kind: 'bid', value: 2 });
});
