import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type GameTypes, Rng, type Seen, Table } from '@penumbra/kit';
import { BOT_NAMES, BOTS, type Bot, type Request, searchBot } from '../src/index.ts';
import { configOf, type Decision, decisions, games } from './positions.ts';

/** What a bot does with the true world, and with worlds that look the same to its seat. */
function choices({ table, seat }: Decision, botAt: (table: Table) => Bot): string[] {
  const { game, config } = table;
  const seen = table.seen(seat);
  const worlds = Array.from({ length: 6 }, (_, i) => game.determinize(seen.view, new Rng(`truth ${i}`)));
  const tables = [table, ...worlds.map((start) => new Table(game, config, { start }))];
  return tables.map((truth) => {
    const request: Request = { game, seen: truth.seen(seat), seat, rng: new Rng('bot'), budget: { iterations: 30 } };
    return game.notation.move(botAt(truth).choose(request), config);
  });
}

const isFair = (decision: Decision, botAt: (table: Table) => Bot): boolean =>
  new Set(choices(decision, botAt)).size === 1;

/** Everybody who plays, and a method that no level uses yet. */
const EVERYBODY: readonly (readonly [string, () => Bot])[] = [
  ...BOT_NAMES.map((name) => [name, BOTS[name]] as const),
  ['observers', () => searchBot('observers', { iterations: 30 }, { minds: 'each' })],
];

describe('a bot chooses the same whatever it cannot know', () => {
  for (const game of Object.values(games)) {
    for (const [name, newBot] of EVERYBODY) {
      it(`${name} in ${game.facts.id}`, () => {
        for (let players = game.facts.players.min; players <= game.facts.players.max; players++) {
          for (const decision of decisions(game, configOf(game, players), 12)) {
            assert.ok(isFair(decision, newBot), `${name} peeks at step ${decision.table.steps.length}`);
          }
        }
      });
    }
  }

  it('and the test finds a bot that peeks', () => {
    const game = Object.values(games).find(({ facts }) => facts.hidden);
    assert.ok(game);
    const peeker = (table: Table): Bot => ({
      name: 'peeker',
      choose: <T extends GameTypes>({ seen }: { seen: Seen<T> }) =>
        new Rng(JSON.stringify(table.game.notation.state(table.state))).pick(seen.legal),
    });
    assert.ok(decisions(game, configOf(game, 2), 20).some((decision) => !isFair(decision, peeker)));
  });
});

describe('a bot does not remember', () => {
  for (const game of Object.values(games)) {
    it(`greedy in ${game.facts.id} chooses the same with used buffers as with new ones`, () => {
      const used = BOTS.greedy();
      for (const { table, seat } of decisions(game, configOf(game, game.facts.players.max), 10)) {
        const ask = (bot: Bot) => bot.choose({ game, seen: table.seen(seat), seat, rng: new Rng('bot'), budget: {} });
        assert.equal(ask(used), ask(BOTS.greedy()));
      }
    });
  }
});
