import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unreachedMoves } from '@penumbra/board/pure';
import { everyConfig, everyEvent, hasSeat, pickMove, rngOfStep, type Seat, Table } from '@penumbra/kit';
import { type Pebbles, pebbles } from '../src/index.ts';
import { elementOf, elementsOf, MOVES, SCENERY } from '../ui/play.ts';

const GAMES = 20;

/** Random games with every number of seats, step by step. */
function playAll(look: (table: Table<Pebbles>, asked: Seat, step: () => ReturnType<typeof SCENERY.of>) => void): void {
  for (const config of everyConfig(pebbles)) {
    for (let n = 0; n < GAMES; n++) {
      const table = new Table(pebbles, config, { seed: `${n}` });
      for (let i = 0; table.turn.kind !== 'over'; i++) {
        const asked = config.seats.findIndex((_, seat) => hasSeat(table.waiting, seat as Seat)) as Seat;
        look(table, asked, () => {
          const before = SCENERY.of(table.seen('public').view);
          const rng = rngOfStep(`${n}`, i);
          const done = asked < 0 ? table.chance() : table.submit(asked, pickMove(pebbles, table.state, asked, rng));
          assert.ok(done.ok);
          return everyEvent(done.value).reduce(SCENERY.after, before);
        });
      }
    }
  }
}

test('every legal move is chosen by an element, and every element is a move', () => {
  let positions = 0;
  playAll((table, asked, step) => {
    if (asked >= 0) {
      assert.deepEqual(unreachedMoves(table.seen(asked).legal, elementsOf), []);
      positions++;
    }
    step();
  });
  assert.ok(positions > 300, `${positions} positions`);
  assert.equal(new Set(MOVES.map(elementOf)).size, MOVES.length);
});

test('a scene follows the events to what stands on the table', () => {
  playAll((table, _, step) => {
    const scene = step();
    assert.deepEqual(scene, SCENERY.of(table.seen('public').view));
  });
});
