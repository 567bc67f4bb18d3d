// Nobody who chooses can know what chance will do: in simulations, at the terminal, in other threads and programs.
import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { MessagePort } from 'node:worker_threads';
import { BOTS, type Bot, chooseMove, type Request } from '@penumbra/bots';
import { type Config, configure, type Game, type GameTypes, type Seat, Source, Table, usualSeats } from '@penumbra/kit';
import { cluesIn } from '@penumbra/kit/testing';
import { sharedBot } from '../src/crew/bot.ts';
import { Crew } from '../src/crew/crew.ts';
import { games } from '../src/games.ts';
import { questionOf, readQuestion } from '../src/outside/question.ts';
import type { Console } from '../src/play/console.ts';
import { play } from '../src/play/loop.ts';
import { newSession } from '../src/play/session.ts';
import { playOne, seedOf } from '../src/sim/match.ts';

const SEED = 'a5eed';
const configOf = (game: Game): Config => configure(game, { seats: usualSeats(game, 2) });
/** Looking takes longer than choosing: only the first choices are looked at. */
const LOOKS = 6;

afterEach(() => mock.restoreAll());

/** Sits in the seats of `greedy`, and looks through what it is handed, and what a program of others would be. */
function spyFor(seed: string): string[] {
  const clues: string[] = [];
  let looks = 0;
  const spy = (): Bot => ({
    name: 'spy',
    choose<T extends GameTypes>(request: Request<T>) {
      const secret = { seed, step: request.seen.step };
      if (looks++ < LOOKS) clues.push(...cluesIn(request, secret), ...cluesIn(questionOf(request, 100), secret));
      return request.rng.pick(request.seen.legal);
    },
  });
  mock.method(BOTS, 'greedy', spy);
  return clues;
}

for (const game of Object.values(games)) {
  const config = configOf(game);
  describe(`what a bot is handed tells nothing of chance · ${game.facts.id}`, () => {
    it('in a simulation', () => {
      const clues = spyFor(seedOf(SEED, 3));
      playOne(
        {
          game,
          config,
          bots: ['greedy', 'greedy'],
          rotate: false,
          seed: SEED,
          thinking: {},
          trace: false,
          records: false,
        },
        3,
      );
      assert.deepEqual(clues, []);
    });

    it('at the terminal', async () => {
      const clues = spyFor(SEED);
      const console = { say: () => {}, ask: async () => undefined } as unknown as Console;
      const table = new Table(game, config, { seed: SEED });
      const sitting = { holders: ['greedy', 'greedy'] as const, console, thinking: {}, lang: 'en' as const };
      await play(await newSession(table, sitting));
      assert.deepEqual(clues, []);
    });

    it('in another thread, and as a program of others reads it', () => {
      const table = new Table(game, config, { seed: SEED });
      while (table.turn.kind === 'chance') table.chance();
      const secret = { seed: SEED, step: table.steps.length };
      const sent = mock.method(MessagePort.prototype, 'postMessage');
      const crew = new Crew(2, new URL('./dying-worker.ts', import.meta.url));
      const seat = (table.turn.kind === 'seat' ? table.turn.seat : 0) as Seat;
      chooseMove({ table, bot: sharedBot('expert', 1, crew), seat, rng: table.stream('bot/0') });
      crew.close();
      const errands = sent.mock.calls
        .map(({ arguments: [message] }) => message as { readonly question: object })
        .filter((message) => 'question' in message);
      assert.equal(errands.length, 2);
      assert.deepEqual(cluesIn(errands, secret), []);
      for (const { question } of errands) {
        assert.deepEqual(cluesIn(readQuestion(game, config, new Source(question)), secret), []);
      }
    });
  });
}
