import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { BOTS, type Request } from '@penumbra/bots';
import { configure, type Game, listSeats, Rng, type Seat, Table, usualSeats } from '@penumbra/kit';
import { lookTogether, sharedBot } from '../src/crew/bot.ts';
import { now } from '../src/crew/clock.ts';
import { Crew } from '../src/crew/crew.ts';
import { games } from '../src/games.ts';
import { questionOf } from '../src/outside/question.ts';

const MS = 60;
const crews: Crew[] = [];
const crewOf = (size: number, file?: URL): Crew => {
  const crew = new Crew(size, file);
  crews.push(crew);
  return crew;
};
after(() => {
  for (const crew of crews) crew.close();
});

function firstDecision(game: Game): Request {
  const table = new Table(game, configure(game, { seats: usualSeats(game, 2) }), { seed: 'ab' });
  while (table.turn.kind === 'chance') table.chance();
  const seat = listSeats(table.waiting)[0] as Seat;
  return { game, seen: table.seen(seat), seat, rng: new Rng('crew'), budget: {} };
}

describe('a crew', () => {
  it('finds something about legal moves in every game', () => {
    const crew = crewOf(1);
    for (const game of Object.values(games)) {
      const request = firstDecision(game);
      const { config } = request.seen.view;
      const legal = request.seen.legal.map((move) => game.notation.move(move, config));
      const errand = { game: game.facts.id, question: questionOf(request, MS), level: 'expert', seed: 'x' } as const;
      // The thread has to start first, and the machine may be busy.
      let [found] = crew.send({ ...errand, until: now() + MS })();
      for (let i = 0; !found && i < 200; i++) [found] = crew.send({ ...errand, until: now() + MS })();
      assert.deepEqual([...(found?.moves ?? [])].sort(), legal.sort());
      assert.ok((found?.visits ?? []).reduce((a, b) => a + b, 0) > 0);
    }
  });

  it('does not lose the move when its threads die', () => {
    const crew = crewOf(2, new URL('./dying-worker.ts', import.meta.url));
    const request = firstDecision(games.umbrella as Game);
    for (let i = 0; i < 2; i++) {
      assert.ok(request.seen.legal.includes(sharedBot('expert', MS, crew).choose(request)));
    }
  });

  it('of nobody is one thread that thinks alone', () => {
    const request = firstDecision(games.envyra as Game);
    const learned = lookTogether(request, { level: 'expert', ms: MS, crew: crewOf(0) });
    assert.deepEqual(learned.moves, BOTS.expert().look({ ...request, budget: { iterations: 1 } }).moves);
  });
});
