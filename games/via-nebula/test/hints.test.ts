import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@penumbra/kit';
import { viaNebula } from '@penumbra/via-nebula';
import type { State } from '../src/state.ts';
import { playThrough, tableFor } from './helpers.ts';

const GAMES = 20;

test('hints: looking one move ahead beats random play in at least four of five games', () => {
  const config = tableFor(2);
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const greedy = (game % 2) as Seat;
    const s = playThrough(
      config,
      `hints ${game}`,
      () => {},
      (seat) => seat === greedy,
    );
    const { winners } = viaNebula.result(s)!;
    if (winners.includes(greedy)) wins += 1 / winners.length;
  }
  assert.ok(wins >= 0.8 * GAMES, `${wins} of ${GAMES}`);
});

test('hints: players who look one move ahead build, and end the game', () => {
  for (const players of [2, 3, 4]) {
    const s: State = playThrough(
      tableFor(players, 'expert'),
      `ends ${players}`,
      () => {},
      () => true,
    );
    assert.equal(viaNebula.result(s)?.ending, 'fifth-building');
  }
});
