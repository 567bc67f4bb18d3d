import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games as catalog } from '@penumbra/catalog';
import { type Config, configure, type Game, type Games, Rng, usualSeats } from '@penumbra/kit';
import { loadPeer, PeerGame } from '../src/peer.ts';

const library = loadPeer();
assert.ok(library, 'boardgame.io is a development dependency');

/** Counts what the rules are asked to do, whoever drives them. */
function counting(game: Game): { readonly game: Game; readonly done: { steps: number } } {
  const done = { steps: 0 };
  const counted: Game = {
    ...game,
    play: (s, seat, move) => {
      done.steps++;
      game.play(s, seat, move);
    },
    resolve: (s, choices) => {
      done.steps += choices.filter(Boolean).length;
      game.resolve(s, choices);
    },
    nature: {
      ...game.nature,
      apply: (s, outcome) => {
        done.steps++;
        game.nature.apply(s, outcome);
      },
    },
  };
  return { game: counted, done };
}

describe('the same rules in boardgame.io', () => {
  for (const [id, plain] of Object.entries(catalog as Games)) {
    it(`${id}: plays whole games by the rules and counts steps as we do`, () => {
      for (let players = plain.facts.players.min; players <= plain.facts.players.max; players++) {
        const { game, done } = counting(plain);
        const config: Config = configure(game, { seats: usualSeats(game, players) });
        const { steps, end } = new PeerGame(library, game, config).playOut('seed', new Rng('moves'));
        assert.equal(game.turn(end).kind, 'over');
        assert.ok(game.result(end));
        assert.equal(game.invariants(end), undefined);
        assert.equal(steps, done.steps);
      }
    });
  }
});
