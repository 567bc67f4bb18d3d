import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@penumbra/kit';
import type { Player } from '../src/session/players.ts';
import { isMyTurn, outcomeOf, ownSeat, type ShelfEntry } from '../src/shelf/entry.ts';
import { statsOf } from '../src/shelf/stats.ts';

const me: Player = { kind: 'person', name: '' };
const ada: Player = { kind: 'person', name: 'Ada' };
const miranda: Player = { kind: 'bot', level: 'casual' };
const oberon: Player = { kind: 'bot', level: 'skilled' };

const seats = (...all: number[]): Seat[] => all as Seat[];

const entry = (part: Partial<ShelfEntry>): ShelfEntry => ({
  id: 'x',
  game: 'umbra-via',
  seats: ['purple', 'blue', 'red'].slice(0, part.players?.length ?? 2),
  players: [me, miranda],
  round: 3,
  counts: undefined,
  asked: [],
  over: false,
  winners: [],
  scores: undefined,
  rank: undefined,
  changed: 0,
  seen: undefined,
  broken: false,
  ...part,
});
const over = (part: Partial<ShelfEntry>): ShelfEntry => entry({ over: true, ...part });

test('my turn: the only person is asked, or around one device any person', () => {
  assert.equal(isMyTurn(entry({ asked: seats(0) })), true);
  assert.equal(isMyTurn(entry({ asked: seats(1) })), false);
  assert.equal(isMyTurn(entry({ players: [me, ada, miranda], asked: seats(1) })), true);
  assert.equal(isMyTurn(entry({ players: [me, ada, miranda], asked: seats(2) })), false);
  assert.equal(isMyTurn(over({ asked: seats(0) })), false);
  assert.equal(isMyTurn(entry({ asked: seats(0), broken: true })), false);
  assert.equal(ownSeat(entry({ players: [miranda, me] })), 1);
  assert.equal(ownSeat(entry({ players: [me, ada] })), undefined);
});

test('how a game ended for me', () => {
  assert.deepEqual(outcomeOf(over({ winners: seats(0) })), { kind: 'won' });
  assert.deepEqual(outcomeOf(over({ winners: seats(0, 1) })), { kind: 'shared' });
  assert.deepEqual(outcomeOf(over({ winners: seats(1) })), { kind: 'lost' });
  const three = { players: [miranda, me, oberon], winners: seats(0) };
  assert.deepEqual(outcomeOf(over({ ...three, scores: [9, 7, 8] })), { kind: 'place', place: 3, of: 3 });
  // Level on points with the winner, and behind by the tie-break.
  assert.deepEqual(outcomeOf(over({ ...three, scores: [9, 9, 4] })), { kind: 'place', place: 2, of: 3 });
  const alone = { players: [me], seats: ['violet'], scores: [31] };
  assert.deepEqual(outcomeOf(over(alone)), { kind: 'points', points: 31 });
  assert.deepEqual(outcomeOf(over({ ...alone, rank: 'encore' })), { kind: 'rank', rank: 'encore' });
  assert.deepEqual(outcomeOf(over({ players: [me, ada], winners: seats(1) })), { kind: 'winners', winners: [1] });
});

test('statistics count finished games against bots, by game and level', () => {
  const { games, shared } = statsOf([
    over({ winners: seats(0) }),
    over({ winners: seats(1) }),
    over({ winners: seats(0, 1) }),
    over({ players: [me, oberon], winners: seats(0) }),
    over({ players: [me, oberon, miranda], winners: seats(2) }),
    over({ players: [me, ada], winners: seats(0) }),
    over({ winners: seats(0), broken: true }),
    entry({ asked: seats(0) }),
    over({ game: 'umbrella', players: [me], seats: ['violet'], scores: [24], rank: 'encore' }),
    over({ game: 'umbrella', players: [me], seats: ['violet'], scores: [19] }),
  ]);
  assert.equal(shared, 1);
  const [umbra, umbrella] = games;
  assert.deepEqual([umbra?.game, umbra?.played, umbra?.won], ['umbra-via', 5, 2.5]);
  assert.deepEqual(Object.fromEntries(umbra?.against ?? []), {
    casual: { played: 3, won: 1.5 },
    skilled: { played: 1, won: 1 },
    mixed: { played: 1, won: 0 },
  });
  assert.deepEqual([umbrella?.game, umbrella?.best], ['umbrella', 24]);
  assert.deepEqual(Object.fromEntries(umbrella?.against ?? []), { solo: { played: 2, won: 0 } });
});

test('a game that was played with others elsewhere has an own seat: it counts, against people', () => {
  const game = over({ players: [ada, me], you: 1 as Seat, winners: seats(1) });
  assert.deepEqual(outcomeOf(game), { kind: 'won' });
  const { games, shared } = statsOf([game]);
  assert.equal(shared, 0);
  assert.deepEqual(Object.fromEntries(games[0]?.against ?? []), { people: { played: 1, won: 1 } });
});
