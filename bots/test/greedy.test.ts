import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Game, type GameTypes, Rng, type Seat, Table } from '@penumbra/kit';
import { BOTS, type Bot, playMatch } from '../src/index.ts';
import { configOf, decisions, games } from './positions.ts';

const all = Object.values(games);

/** The win share of greedy against random, seats taking turns. */
function winShare(game: Game, matches: number): number {
  const config = configOf(game, 2);
  let wins = 0;
  for (let match = 0; match < matches; match++) {
    const seed = `greedy ${match}`;
    const own = match % 2;
    const bots: Bot[] = [0, 1].map((seat) => (seat === own ? BOTS.greedy() : BOTS.random()));
    const { winners } = playMatch({ table: new Table(game, config, { seed }), bots, seed });
    if (winners.includes(own as Seat)) wins += 1 / winners.length;
  }
  return wins / matches;
}

describe('greedy', () => {
  for (const game of all.filter(({ facts }) => facts.players.max >= 2)) {
    it(`beats random in ${game.facts.id}`, () => {
      const share = winShare(game, 30);
      assert.ok(share > 0.65, `it won ${share} of the games`);
    });
  }

  /** Any game with an evaluation of our own. */
  const judged = (game: Game, evaluate: Game['hints']['evaluate'], promise?: Game['hints']['promise']): Game => ({
    ...game,
    hints: { evaluate, ...(promise && { promise }) },
  });
  const ask = (game: Game, table: Table, seat: Seat, seed = 'x'): GameTypes['Move'] =>
    BOTS.greedy().choose({ game, seen: table.seen(seat), seat, rng: new Rng(seed), budget: { iterations: 2 } });

  it('breaks ties at random, by its own seed', () => {
    const game = all[0]!;
    const { table, seat } = decisions(game, configOf(game, 2), 20).find((d) => d.table.legal(d.seat).length > 5)!;
    const flat = judged(game, () => 0.5);
    const chosen = new Set(Array.from({ length: 40 }, (_, i) => ask(flat, table, seat, `${i}`)));
    assert.ok(chosen.size > 3);
    assert.equal(ask(flat, table, seat), ask(flat, table, seat));
  });

  it('never tries what looks least promising of a long list', () => {
    const game = all[0]!;
    const { table, seat } = decisions(game, configOf(game, 2), 40).find((d) => d.table.legal(d.seat).length > 10)!;
    const { legal } = table.seen(seat);
    const long = Array.from({ length: 10 }, () => legal).flat();
    const favourite = legal[3];
    const shy = judged(
      game,
      () => 0.5,
      (_s, _seat, move) => (move === favourite ? 1 : 0),
    );
    const seen = { ...table.seen(seat), legal: [...long, ...Array.from({ length: 100 }, () => favourite!)] };
    const move = BOTS.greedy().choose({ game: shy, seen, seat, rng: new Rng('x'), budget: {} });
    assert.equal(move, favourite);
  });

  it('thinks in one world only when it is late', () => {
    const game = all[0]!;
    const { table, seat } = decisions(game, configOf(game, 2), 20).find((d) => d.table.legal(d.seat).length > 5)!;
    let evaluated = 0;
    const counting = judged(game, () => ++evaluated);
    BOTS.greedy().choose({
      game: counting,
      seen: table.seen(seat),
      seat,
      rng: new Rng('x'),
      budget: { late: () => true },
    });
    assert.equal(evaluated, table.legal(seat).length);
  });
});
