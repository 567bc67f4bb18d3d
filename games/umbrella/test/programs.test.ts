// What programs count, show and keep: turns, ranks, records and the rules they were played under.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  configure,
  type Games,
  type JsonObject,
  Rng,
  readPosition,
  readRecord,
  recordOf,
  replay,
  type Seat,
  Source,
  Table,
  writeRecord,
} from '@penumbra/kit';
import { umbrella } from '../src/index.ts';

const games = { umbrella } as unknown as Games;
const stored = (name: string): JsonObject => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const read = (json: JsonObject) => readRecord(games, new Source(json));

test('UM-10.5 the number of the turn rises when it is the first player’s turn again', () => {
  const table = new Table(umbrella, configure(umbrella, { seats: ['violet', 'teal', 'orange'] }), { seed: '0a' });
  table.chanceText('first teal');
  table.chance();
  const numbers: string[] = [];
  const rng = new Rng('turns');
  while (numbers.length < 9) {
    const { state } = table;
    if (state.phase === 'slide') numbers.push(`${umbrella.round(state)} ${table.config.seats[state.turn]}`);
    if (table.turn.kind !== 'seat') table.chance();
    else table.submit(table.turn.seat, rng.pick(table.legal(table.turn.seat)));
  }
  const order = ['teal', 'orange', 'violet'];
  assert.deepEqual(
    numbers,
    [1, 2, 3].flatMap((n) => order.map((seat) => `${n} ${seat}`)),
  );
});

test('UM-10.5 an extra turn does not count', () => {
  const position = stored('../scenarios/um-8-2-again.json').position as JsonObject;
  const table = readPosition(games, new Source(position), '0a');
  for (const move of ['slide left B 1', 'complete 1 s7']) assert.ok(table.submitText(0 as Seat, move).ok);
  for (const [seat, number] of [0, 1, 2, 0].map((seat, i) => [seat as Seat, i < 3 ? 1 : 2] as const)) {
    assert.equal(table.game.round(table.state), number);
    assert.ok(table.submitText(seat, 'slide right R 4').ok);
  }
});

test('UM-9.13 who played alone has a rank by the score, and is the winner at any', () => {
  const ranks = {
    'solo-stopped-level-3': 'rehearsal',
    'solo-six-markers-level-1': 'standing-ovation',
    'solo-cover-level-3': 'storm-of-applause',
    'solo-no-umbrellas-level-2': 'first-night',
  };
  for (const [name, rank] of Object.entries(ranks)) {
    const { result } = replay(read(stored(`../records/${name}.json`)));
    assert.deepEqual(result?.winners, [0]);
    assert.equal(result?.rank, rank, `${name}: ${result?.scores?.[0]}`);
  }
  const several = replay(read(stored('../records/pool-empty-2-players-level-1-white.json')));
  assert.equal(several.result?.rank, undefined);
});

test('a game recorded under the old rules is refused in a sentence, not misplayed', () => {
  const old = stored('rules-1.json');
  assert.equal(old.rules, 1);
  assert.throws(() => read(old), {
    code: 'wrong-rules',
    message: 'rules: played under rules 1 of umbrella; these are rules 2',
  });
  // Whoever only raises the number meets the move that is no longer legal.
  assert.throws(() => replay(read({ ...old, rules: 2 })), /steps\[46\]: teal cannot do "slide bottom B c"/);
});

test('UM-4.9 house rules are off unless chosen, and a record says which were on', () => {
  const seats = ['violet', 'teal'];
  const usual = new Table(umbrella, configure(umbrella, { seats }), { seed: '0a' });
  assert.equal(usual.config.options.completion, 'must');
  assert.deepEqual(writeRecord(recordOf(usual)).options, {});
  const house = stored('../records/house-completion-may-2-players-level-1.json');
  assert.deepEqual(house.options, { completion: 'may' });
  assert.ok(replay(read(house)).result);
  assert.throws(() => replay(read({ ...house, options: {} })), /cannot do "decline": must-complete/);
});
