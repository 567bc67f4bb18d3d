import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Config, everyConfig, hasSeat, listSeats, Rng, type Seat, Table } from '@penumbra/kit';
import { type Envyra, envyra } from '../src/index.ts';
import { bestSets } from '../src/scoring.ts';
import { bestPartition, Game, type Rules, written } from './naive.ts';

// A longer run is a matter of `GAMES=300`.
const GAMES = Number(process.env.GAMES ?? 10);

const rulesOf = ({ seats, options, components }: Config<Envyra>): Rules => ({
  seats,
  options,
  tiles: components.tiles,
  cards: components.cards,
});

const stateOf = (table: Table<Envyra>): object => envyra.notation.state(table.state);
const textOf = (table: Table<Envyra>, seat: Seat): string[] =>
  table.legal(seat).map((move) => envyra.notation.move(move, table.config));

/** Mostly promising moves: random play alone seldom gets to the rarer endings. */
function choose(table: Table<Envyra>, seat: Seat, rng: Rng): string {
  const moves = table.legal(seat);
  const { promise } = envyra.hints;
  const rated = rng.below(3) > 0 && promise ? moves.map((move) => promise(table.state, seat, move)) : [];
  const best = rated.indexOf(Math.max(...rated));
  return envyra.notation.move(best < 0 ? rng.pick(moves) : moves[best]!, table.config);
}

function playStep(table: Table<Envyra>, rng: Rng): (readonly [string, string])[] {
  const taken = table.steps.length;
  if (table.turn.kind === 'chance') assert.ok(table.chance(envyra.nature.sample(table.state, rng)).ok);
  else for (const seat of listSeats(table.waiting)) assert.ok(table.submitText(seat, choose(table, seat, rng)).ok);
  return table.steps.slice(taken);
}

function compareLegal(table: Table<Envyra>, naive: Game): void {
  const asked = naive.asked();
  table.config.seats.forEach((colour, seat) => {
    assert.equal(hasSeat(table.waiting, seat as Seat), asked.includes(colour));
    if (asked.includes(colour)) assert.deepEqual(textOf(table, seat as Seat).sort(), naive.legal(colour).sort());
  });
}

for (const config of everyConfig(envyra)) {
  const name = `${config.seats.length} players ${JSON.stringify(config.given.options)}`;
  test(`${name}: the plain rules agree at every step`, () => {
    const rng = new Rng(`second opinion ${name}`);
    for (let i = 0; i < GAMES; i++) {
      const table = new Table(envyra, config);
      while (table.turn.kind !== 'over') {
        const naive = new Game(rulesOf(config), stateOf(table));
        compareLegal(table, naive);
        naive.step(playStep(table, rng));
        assert.deepEqual(stateOf(table), written(naive.s));
      }
      const { winners, scores } = new Game(rulesOf(config), stateOf(table)).result();
      const result = table.result!;
      assert.deepEqual(
        result.winners.map((seat) => config.seats[seat]),
        winners,
      );
      assert.deepEqual(Object.fromEntries(config.seats.map((colour, seat) => [colour, result.scores![seat]])), scores);
    }
  });
}

test('E-9.2 the sets found are worth as much as the best of all partitions', () => {
  const rng = new Rng('sets');
  for (let i = 0; i < 2000; i++) {
    const counts = Array.from({ length: 2 + rng.below(4) }, () => rng.below(4));
    const symbols = counts.flatMap((count, symbol) => new Array<string>(count).fill(String(symbol)));
    if (symbols.length > 10) continue;
    const kinds = counts.map((_, kind) => kind);
    assert.equal(bestSets([...counts], kinds), bestPartition(symbols), JSON.stringify(counts));
  }
});
