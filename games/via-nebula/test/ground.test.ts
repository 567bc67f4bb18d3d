import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyConfig, Source } from '@penumbra/kit';
import { viaNebula } from '@penumbra/via-nebula';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { playThrough } from './helpers.ts';

const groundOf = (s: State): Pick<View, 'sets' | 'shores'> => {
  const { sets, shores } = viaNebula.view(s, 'public');
  return { sets, shores };
};

test('sets of hexes and shores that are kept up to date are those of the position made afresh', () => {
  everyConfig(viaNebula).forEach((config, n) => {
    for (let game = 0; game < 3; game++) {
      playThrough(config, `ground ${n} ${game}`, (s) => {
        const { notation, turn } = viaNebula;
        const again = notation.readState(new Source(notation.state(s)), config);
        assert.deepEqual(groundOf(again), groundOf(s), `${turn(s).kind} after ${s.buildings.length} buildings`);
      });
    }
  });
});

test('one of a list as it is picked is the one that the list has there', () => {
  everyConfig(viaNebula).forEach((config, n) => {
    playThrough(config, `pick ${n}`, (s) => {
      const turn = viaNebula.turn(s);
      if (turn.kind !== 'seat') return;
      const moves = viaNebula.legal(s, turn.seat);
      for (const at of [0, moves.length >> 1, moves.length - 1]) {
        const rng = { below: (count: number) => (assert.equal(count, moves.length), at) };
        assert.equal(viaNebula.pick?.(s, turn.seat, rng as never), moves[at]);
      }
    });
  });
});
