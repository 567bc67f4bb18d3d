import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@penumbra/catalog';
import { configure, type Game, type Games, listSeats, newsFor, Rng, type Seat, Table, writeSeen } from '@penumbra/kit';
import { guessOf, isSettled, withGuess } from '../src/link/guess.ts';

/** Plays at random and gives every decision to the reader before it is made. */
function playOut(game: Game, seed: string, look: (table: Table, seat: Seat, move: never) => void): void {
  const { facts } = game;
  const config = configure(game, { seats: facts.colours.slice(0, facts.players.max) });
  const table = new Table(game, config, { seed: '5eed' });
  const rng = new Rng(seed);
  for (let n = 0; n < 150 && table.turn.kind !== 'over'; n++) {
    if (table.turn.kind === 'chance') {
      table.chance();
      continue;
    }
    const seat = rng.pick(listSeats(table.waiting));
    const move = rng.pick(table.legal(seat)) as never;
    look(table, seat, move);
    table.submit(seat, move);
  }
}

for (const game of Object.values(games as unknown as Games)) {
  test(`${game.facts.id}: what is shown of a move before the server has said it is what the server says`, () => {
    let guessed = 0;
    playOut(game, 'guess', (table, seat, move) => {
      const seen = table.seen(seat);
      const guess = guessOf(game, seen, move);
      if (!guess) return;
      guessed++;
      const twin = new Table(game, table.config, {
        later: { state: game.clone(table.state as never), entries: table.entries, steps: table.steps },
      });
      const change = twin.submit(seat, move);
      assert.ok(change.ok);
      if (guess.kind === 'commitment') {
        const shown = withGuess(seen, guess);
        assert.equal(shown.mine, move);
        assert.deepEqual(shown.view, seen.view);
        return assert.ok(!isSettled(guess, seen));
      }
      assert.deepEqual(writeSeen(game, guess.after), writeSeen(game, twin.seen(seat)));
      assert.deepEqual(guess.news, newsFor(change.value, seat));
      assert.ok(isSettled(guess, twin.seen(seat)));
    });
    assert.ok(guessed > 20, `${guessed} guesses`);
  });
}

test('a step that teaches its maker something is not guessed', () => {
  for (const game of Object.values(games as unknown as Games)) {
    playOut(game, 'teach', (table, seat, move) => {
      if (table.turn.kind !== 'seat') return;
      const guess = guessOf(game, table.seen(seat), move);
      const twin = new Table(game, table.config, {
        later: { state: game.clone(table.state as never), entries: table.entries, steps: table.steps },
      });
      twin.submit(seat, move);
      assert.equal(guess !== undefined, twin.undoable(seat));
    });
  }
});
