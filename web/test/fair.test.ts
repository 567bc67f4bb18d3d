import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@penumbra/catalog';
import type { Games } from '@penumbra/kit';
import { fairMix, learnFrom, seated, strengthIn } from '../src/session/fair.ts';
import { botOf, type Players, YOU } from '../src/session/players.ts';
import type { Saved } from '../src/session/saved.ts';
import { memoryStore, TableStore } from '../src/session/storage.ts';
import type { Summary } from '../src/session/summary.ts';

const all = games as unknown as Games;
const game = all['umbra-via'] as Games[string];
const newStore = () => new TableStore(memoryStore(), all);
const players: Players = [YOU, { kind: 'bot', level: 'casual', fair: true }];

function end(store: TableStore, id: string, winner: string, seats = players): void {
  const saved = { id, journal: {}, players: seats } as unknown as Saved;
  const seen = { turn: 'over', result: { winners: [winner] } };
  const summary = { id, game: 'umbra-via', seats: ['purple', 'blue'], players: seats, seen } as unknown as Summary;
  learnFrom(store, game, saved, summary);
}

test('whoever wins is taken for stronger, whoever loses for weaker, and a table counts once', () => {
  const store = newStore();
  const first = strengthIn(store, 'umbra-via');
  assert.equal(first.games, 0);
  end(store, 'a', 'purple');
  const won = strengthIn(store, 'umbra-via');
  assert.ok(won.estimate.rating > first.estimate.rating && won.games === 1);
  end(store, 'a', 'purple');
  assert.deepEqual(strengthIn(store, 'umbra-via'), won);
  end(store, 'b', 'blue');
  assert.ok(strengthIn(store, 'umbra-via').estimate.rating < won.estimate.rating);
  assert.equal(strengthIn(store, 'envyra').games, 0);
});

test('several people, a fork and a damaged note teach nothing', () => {
  const store = newStore();
  end(store, 'a', 'purple', [YOU, { kind: 'person', name: 'Ada' }]);
  assert.equal(strengthIn(store, 'umbra-via').games, 0);
  store.keepStrength('umbra-via', { rating: 'much' });
  assert.equal(strengthIn(store, 'umbra-via').games, 0);
});

test('only fair seats change their level, to one of the two around the person', () => {
  const store = newStore();
  for (let i = 0; i < 6; i++) end(store, `${i}`, 'purple');
  const { lower, upper } = fairMix(store, game);
  const [you, fair, fixed] = seated(store, game, [YOU, botOf('fair'), botOf('master')]);
  assert.deepEqual([you, fixed], [YOU, { kind: 'bot', level: 'master' }]);
  assert.ok(fair?.kind === 'bot' && fair.fair && [lower, upper].some((level) => level === fair.level));
});
