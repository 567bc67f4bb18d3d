import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, type JsonObject, type Mismatch, runScenario, Source } from '@penumbra/kit';
import { faultText, games } from './fixtures.ts';

const position: JsonObject = {
  game: 'toy',
  seats: ['red', 'blue'],
  state: { phase: 'bid', hands: { red: '13', blue: '22' } },
};
const run = (changes: JsonObject): readonly Mismatch[] =>
  runScenario(games, new Source({ name: 'n', rule: 'T-1', position, ...changes }));
const passes = (changes: JsonObject): void => assert.deepEqual(run(changes), []);
const fails = (changes: JsonObject, ...places: string[]): void =>
  assert.deepEqual(
    run(changes).map(({ at }) => at),
    places,
  );

const bids: Json = [
  ['red', 'bid 3'],
  ['blue', 'bid 2'],
];

test('play is applied in order, the rest is checked after it', () => {
  passes({ play: bids, expect: { phase: 'act', turn: 'red', actions: 2, hands: { red: '1', blue: '2' }, board: {} } });
  fails({ play: bids, expect: { turn: 'blue', actions: 2, round: 2 } }, 'expect.turn', 'expect.round');
});

test('a move that is refused fails its line and ends the check', () => {
  fails({ play: [['red', 'bid 2']], expect: { phase: 'over' } }, 'play[0]');
});

test('illegal means refused, with nothing changed', () => {
  passes({
    play: [
      ['red', 'bid 2', 'illegal'],
      ['red', 'jump', 'illegal'],
      ['chance', 'draw red:1 blue:1', 'illegal'],
      ...bids,
    ],
  });
  fails({ play: [['red', 'bid 3', 'illegal']] }, 'play[0]');
});

test('an impossible outcome of chance is illegal, too', () => {
  const start = { ...position, state: {} };
  passes({
    position: start,
    play: [
      ['chance', 'draw red:1 blue:22', 'illegal'],
      ['chance', 'draw red:11 blue:22'],
    ],
  });
  fails({ position: start, play: [['chance', 'draw red:1 blue:22']] }, 'play[0]');
});

test('chance is sampled, always alike, when a seat is next, but not after the last line', () => {
  const start = { ...position, state: {} };
  passes({ position: start, play: [], expect: { phase: 'draw' } });
  const twice = [run, run].map((go) =>
    go({ position: start, play: [['red', 'bid 9', 'illegal']], expect: { hands: { red: '-' } } }),
  );
  assert.deepEqual(twice[0], twice[1]);
  assert.match(twice[0]![0]!.got, /^"[123]{2}"$/);
  const claims: Json = [...bids, ['red', 'claim a1'], ['red', 'claim b1']];
  passes({ play: claims, expect: { phase: 'draw', round: 2 } });
});

test('legal: exactly, count, with, without', () => {
  passes({ legal: { red: { exactly: ['bid 3', 'bid 1'] }, blue: { count: 1, with: ['BID 2'], without: ['bid 1'] } } });
  fails({ legal: { red: { exactly: ['bid 1'] } } }, 'legal.red.exactly');
  fails({ legal: { red: { exactly: [] } } }, 'legal.red.exactly');
  fails({ legal: { red: { count: 3 } } }, 'legal.red.count');
  fails({ legal: { red: { with: ['bid 1', 'bid 2'] } } }, 'legal.red.with[1]');
  fails({ legal: { red: { without: ['bid 3'] } } }, 'legal.red.without[0]');
});

test('a seat that has committed, or is not asked, has no legal move', () => {
  passes({ play: [['red', 'bid 3']], legal: { red: { count: 0 }, blue: { count: 1 } } });
  passes({ play: bids, legal: { blue: { exactly: [] }, red: { with: ['claim a1', 'show 1'] } } });
});

test('view matches what a seat or the public sees, by part', () => {
  passes({ view: { red: { hands: { red: '13', blue: 2 } }, public: { hands: { red: 2, blue: 2 }, deck: null } } });
  fails({ view: { red: { hands: { blue: '22' } } } }, 'view.red.hands.blue');
});

const last: JsonObject = {
  ...position,
  state: { phase: 'act', round: 3, turn: 'red', actions: 1, board: { b2: 'red', a1: 'blue' } },
};

test('result is matched by part once the game is over', () => {
  const play = [['red', 'claim c3']];
  passes({ position: last, play, result: { winners: ['red'], scores: { red: 3, blue: 1 } } });
  passes({ position: last, play, result: { winners: ['red'] } });
  fails({ position: last, play, result: { winners: ['blue'] } }, 'result.winners[0]');
  fails({ position: last, result: { winners: ['red'] } }, 'result');
});

test('refused: the position is refused with a message that names the key', () => {
  const wrong = { ...position, state: { hands: { red: '111111' } } };
  passes({ position: wrong, refused: 'hands' });
  passes({ position: wrong, refused: 'state.hands' });
  fails({ position: wrong, refused: 'board' }, 'refused');
  fails({ refused: 'hands' }, 'refused');
});

test('a malformed scenario is a fault that names the place', () => {
  const fault = (changes: JsonObject) => faultText(() => run(changes));
  assert.match(fault({ expected: {} }), /^unknown-key · expected: /);
  assert.match(fault({ play: [['mauve', 'bid 1']] }), /^bad-value · play\[0\]\[0\]: unknown seat "mauve"/);
  assert.match(fault({ play: [['red']] }), /^bad-type · play\[0\]: /);
  assert.match(fault({ play: [['red', 'bid 1', 'wrong']] }), /^bad-value · play\[0\]\[2\]: unknown mark "wrong"/);
  assert.match(fault({ legal: { mauve: { count: 0 } } }), /^unknown-seat · legal\.mauve: /);
  assert.match(fault({ legal: { red: { exactly_: [] } } }), /^unknown-key · legal\.red\.exactly_: /);
  assert.match(fault({ view: { mauve: {} } }), /^unknown-seat · view\.mauve: /);
  assert.match(fault({ position: { ...position, state: { x: 1 } } }), /^unknown-key · state\.x: /);
});
