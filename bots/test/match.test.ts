import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Table, writePosition } from '@penumbra/kit';
import { BOTS, type Bot, type BotName, type Done, playMatch } from '../src/index.ts';
import { configOf, games } from './positions.ts';

const all = Object.values(games);

describe('playMatch', () => {
  for (const game of all) {
    const config = configOf(game, game.facts.players.max);
    const play = (seed: string, name: BotName) => {
      const table = new Table(game, config, { seed });
      const done: Done[] = [];
      const result = playMatch({
        table,
        bots: config.seats.map(() => BOTS[name]()),
        seed,
        after: (_, step) => done.push(step),
      });
      return { table, done, result };
    };

    it(`${game.facts.id}: plays to the end, every step told in order`, () => {
      const { table, done, result } = play('a', 'random');
      assert.ok(result.winners.length > 0 || config.seats.length === 1);
      assert.deepEqual(
        done.map(({ who, what }) => `${who} ${what}`),
        table.steps.map((step) => step.join(' ')),
      );
    });

    it(`${game.facts.id}: the same seed gives the same game, another one another`, () => {
      const [first, again, other] = ['a', 'a', 'b'].map((seed) => play(seed, 'random').table);
      assert.deepEqual(first?.steps, again?.steps);
      assert.notDeepEqual(first?.steps, other?.steps);
    });
  }

  it('names the bot, its move and the seed when a bot chooses what is illegal', () => {
    const game = all[0]!;
    const config = configOf(game, 2);
    const rebel: Bot = { name: 'rebel', choose: ({ seen }) => ({ ...(seen.legal[0] as object) }) as never };
    const table = new Table(game, config, { seed: 'abc' });
    const before = (): void => {
      if (table.turn.kind !== 'chance') Object.defineProperty(table, 'submit', { value: () => REFUSED });
    };
    const REFUSED = { ok: false, refusal: { code: 'not-possible', at: [] } };
    assert.throws(
      () => playMatch({ table, bots: [rebel, rebel], seed: 'abc', before }),
      /rebel.*not-possible.*seed abc/,
    );
  });

  it('stops a game that does not end', () => {
    const game = all[0]!;
    const endless = { ...game, facts: { ...game.facts, longest: 5 } };
    const table = new Table(endless, configOf(game, 2), { seed: 'a' });
    const bots = [BOTS.random(), BOTS.random()];
    assert.throws(() => playMatch({ table, bots, seed: 'a' }), /did not end within 5 steps, seed a/);
  });

  it('goes on from any position', () => {
    const game = all[0]!;
    const config = configOf(game, 2);
    const first = new Table(game, config, { seed: 'a' });
    while (first.turn.kind === 'chance') first.chance();
    const table = new Table(game, config, { seed: 'b', start: game.clone(first.state) });
    const start = JSON.stringify(writePosition(first));
    playMatch({ table, bots: [BOTS.random(), BOTS.greedy()], seed: 'b' });
    assert.ok(table.result);
    assert.equal(JSON.stringify(writePosition(first)), start);
  });
});
