// Nobody who chooses can know what chance will do.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type GameTypes, Rng, rngOfStep, type Seat, Table } from '@penumbra/kit';
import { cluesIn } from '@penumbra/kit/testing';
import { type Bot, chooseMove, playMatch, type Request } from '../src/index.ts';
import { configOf, games } from './positions.ts';

const SEED = '5eed0fac0ffee';
/** Looking takes longer than choosing: the first choices, then one in so many. */
const FIRST = 5;
const EVERY = 50;

describe('what a bot is handed in a match tells nothing of chance', () => {
  for (const game of Object.values(games)) {
    it(game.facts.id, () => {
      const table = new Table(game, configOf(game, Math.max(2, game.facts.players.min)), { seed: SEED });
      const clues: string[] = [];
      let asked = 0;
      const spy: Bot = {
        name: 'spy',
        choose<T extends GameTypes>(request: Request<T>) {
          asked++;
          if (asked <= FIRST || asked % EVERY === 0)
            clues.push(...cluesIn(request, { seed: SEED, step: table.steps.length }));
          return request.rng.pick(request.seen.legal);
        },
      };
      playMatch({ table, bots: table.config.seats.map(() => spy), seed: SEED });
      assert.ok(asked > 0);
      assert.deepEqual(clues, []);
    });
  }
});

/** As streams were once: the key is there to be read, and the seed is in it. */
class OpenRng extends Rng {
  readonly key: string;
  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

/** Reads the next outcome of chance from its own stream, if the stream lets it. */
class Peeker implements Bot {
  readonly name = 'peeker';
  foreseen: number | undefined;
  clues: readonly string[] = [];
  choose<T extends GameTypes>(request: Request<T>): T['Move'] {
    const { rng, seen } = request;
    this.clues = cluesIn(request, { seed: SEED, step: seen.step });
    this.foreseen = 'key' in rng ? rngOfStep(String(rng.key).split('/')[0] as string, seen.step + 1).next() : undefined;
    return seen.legal[0] as T['Move'];
  }
}

describe('a bot that peeks', () => {
  const game = games['umbra-via']!;
  const table = new Table(game, configOf(game, 2), { seed: SEED });
  while (table.turn.kind === 'chance') table.chance();
  const asked = (rng: Rng): Peeker => {
    const bot = new Peeker();
    chooseMove({ table, bot, seat: 0 as Seat, rng });
    return bot;
  };

  it('foresees chance by a stream with an open key, and is found out', () => {
    const { foreseen, clues } = asked(new OpenRng(`${SEED}/bot/0`));
    assert.equal(foreseen, rngOfStep(SEED, table.steps.length + 1).next());
    assert.deepEqual(clues, ['handed.rng.key']);
  });

  it('sees nothing by the stream of a table', () => {
    const { foreseen, clues } = asked(table.stream('bot/0'));
    assert.equal(foreseen, undefined);
    assert.deepEqual(clues, []);
  });
});
