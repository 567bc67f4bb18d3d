import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type GameTypes, Rng, Table } from '@penumbra/kit';
import { BOTS, type Findings, findingsOf, type Learned, type Request, sumOf } from '../src/index.ts';
import { configOf, type Decision, decisions, games } from './positions.ts';

type Move = GameTypes['Move'];
const THREADS = 3;
const BUDGET = { iterations: 40 };

const requestAt = ({ table, seat }: Decision, seed = 'bot'): Request => ({
  game: table.game,
  seen: table.seen(seat),
  seat,
  rng: new Rng(seed),
  budget: BUDGET,
});

const nameIn =
  ({ table }: Decision) =>
  (move: Move): string =>
    table.game.notation.move(move, table.config);

/** As several threads would: each with a stream of its own, and what they found copied. */
function helpersOf(decision: Decision): Findings[] {
  return Array.from({ length: THREADS - 1 }, (_, i) => {
    const learned = BOTS.expert().look(requestAt(decision, `bot/thread/${i + 1}`));
    return structuredClone(findingsOf(learned, nameIn(decision)));
  });
}

function chooseTogether(decision: Decision): string {
  const request = requestAt(decision);
  const bot = BOTS.expert();
  const nameOf = nameIn(decision);
  return nameOf(bot.decide(request, sumOf(bot.look(request), helpersOf(decision), nameOf)));
}

/** Moments of every game with something to choose. */
const open = Object.values(games).map((game) => ({
  game,
  moments: decisions(game, configOf(game, 2), 12).filter(({ table, seat }) => table.legal(seat).length > 1),
}));

describe('what several threads learn', () => {
  for (const { game, moments } of open) {
    it(`adds up to the last visit in ${game.facts.id}`, () => {
      for (const decision of moments) {
        const own = BOTS.expert().look(requestAt(decision));
        const helpers = helpersOf(decision);
        const sum = sumOf(own, helpers, nameIn(decision));
        const all = [findingsOf(own, nameIn(decision)), ...helpers];
        const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
        assert.equal(total(sum.visits), THREADS * BUDGET.iterations);
        for (const [i, move] of sum.moves.entries()) {
          const at = (found: Findings): number => found.moves.indexOf(nameIn(decision)(move));
          for (const key of ['visits', 'values', 'meant'] as const) {
            assert.equal(sum[key][i], total(all.map((found) => found[key][at(found)] as number)), key);
          }
        }
      }
    });

    it(`is the same whatever the seat cannot know in ${game.facts.id}`, () => {
      for (const { table, seat } of moments) {
        const worlds = Array.from({ length: 3 }, (_, i) =>
          game.determinize(table.seen(seat).view, new Rng(`truth ${i}`)),
        );
        const tables = [table, ...worlds.map((start) => new Table(game, table.config, { start }))];
        assert.equal(new Set(tables.map((truth) => chooseTogether({ table: truth, seat }))).size, 1);
      }
    });

    it(`changes nothing where one thread thinks alone in ${game.facts.id}`, () => {
      for (const decision of moments) {
        const [request, bot] = [requestAt(decision), BOTS.expert()];
        const learned = bot.look(request);
        assert.equal(sumOf(learned, [], nameIn(decision)), learned);
        assert.equal(bot.decide(request, learned), bot.choose(requestAt(decision)));
      }
    });
  }

  it('counts only moves that can be chosen', () => {
    const own: Learned<string> = { moves: ['a', 'b'], visits: [1, 2], values: [0, 1], meant: [1, 2] };
    const other: Findings = { moves: ['b', 'x'], visits: [5, 9], values: [2, 9], meant: [5, 9] };
    const sum = sumOf(own, [other], (move) => move);
    assert.deepEqual(sum, { moves: ['a', 'b'], visits: [1, 7], values: [0, 3], meant: [1, 7] });
  });
});
