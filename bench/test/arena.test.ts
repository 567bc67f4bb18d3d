import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type BotName, type SearchBot, type Strength, searchBot } from '@penumbra/bots';
import { type Game, listSeats, Rng, readPosition, type Seat, Source } from '@penumbra/kit';
import { games, playDuel } from '../src/arena/duel.ts';
import { exploit } from '../src/arena/exploit.ts';
import { personOf } from '../src/arena/fair.ts';
import { measureForesight } from '../src/arena/foresight.ts';
import { gap, solve } from '../src/arena/matrix.ts';
import { chosenIn, methodsOf } from '../src/arena/methods.ts';
import { Arena, type Pair } from '../src/arena/pool.ts';
import { eloRatings, interval } from '../src/arena/stats.ts';
import { together } from '../src/arena/together.ts';
import { keptPair, merged, pageOf } from '../src/results.ts';
import { beforeOf } from '../src/train/weights-file.ts';

describe('stats', () => {
  it('intervals hold the share and shrink with games', () => {
    const [few, many] = [interval(8, 10), interval(800, 1000)];
    for (const { low, high } of [few, many]) assert.ok(low < 0.8 && high > 0.8);
    assert.ok(many.high - many.low < (few.high - few.low) / 5);
    assert.deepEqual(interval(0, 0), { low: 0, high: 1 });
  });

  it('Elo finds the distances that shares mean, around 1500', () => {
    // 400 points apart win ten of eleven.
    const games = 11_000;
    const ratings = eloRatings(3, [
      { a: 1, b: 0, games, aWins: 10_000 },
      { a: 2, b: 1, games, aWins: 10_000 },
      { a: 2, b: 0, games, aWins: games * (100 / 101) },
    ]);
    assert.deepEqual(
      ratings.map(({ elo }) => Math.round(elo / 10) * 10),
      [1100, 1500, 1900],
    );
    for (const { elo, low, high } of ratings) assert.ok(low <= elo && elo <= high && high - low < 60);
  });

  it('a clean sweep is far, but not infinitely', () => {
    const [loser, winner] = eloRatings(2, [{ a: 0, b: 1, games: 10, aWins: 0 }]);
    assert.ok(winner && loser && winner.elo - loser.elo > 300 && Number.isFinite(winner.elo));
  });
});

describe('matrix', () => {
  it('solves games with known equilibria', () => {
    const stonePaperScissors = [
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ];
    const { rows, value } = solve(stonePaperScissors);
    assert.ok(Math.abs(value - 0.5) < 1e-3);
    for (const share of rows) assert.ok(Math.abs(share - 1 / 3) < 0.01);
    // The first mixes 1 : 3, the second 1 : 1, and it is worth a quarter.
    const uneven = [
      [1, 0.5],
      [0.5, 0.6666667],
    ];
    assert.ok(solve(uneven).gap < 1e-3);
    assert.ok(gap(stonePaperScissors, [1, 0, 0], [1, 0, 0]) > 0.49);
  });

  it('every way of learning comes near the equilibrium of every cut-down choice, regret matching within a point', () => {
    const within = { decoupled: 0.05, regret: 0.01, pairs: 0.01 };
    for (const id of ['umbra-via', 'envyra']) {
      const cases = exploit(id, [3_000], beforeOf(id));
      assert.equal(cases.length, 2);
      for (const { name, bots, exact } of cases) {
        assert.ok(exact < 1e-3);
        for (const { joint, loss } of bots) assert.ok(loss < within[joint], `${id}, ${name}, ${joint}: ${loss}`);
      }
    }
  });

  it('by what was learned, choices are less even, and who learns them in pairs is as near', () => {
    for (const id of ['umbra-via', 'envyra']) {
      const pairs = exploit(id, [3_000]).map(({ bots }) => bots.find(({ joint }) => joint === 'pairs'));
      for (const found of pairs) assert.ok(found && found.loss < 0.01, `${id}: ${found?.loss}`);
    }
  });
});

describe('results', () => {
  const pair = (b: string, ms: number, games: number) =>
    ({ a: 'expert', b, players: 2, ms, games, aWins: games, low: 0, high: 1 }) satisfies Pair;

  it('keep every row but those that were measured again', () => {
    const before = { pairs: [pair('random', 50, 4), pair('uct', 50, 4), pair('uct', 100, 4)] };
    const found = { pairs: [pair('uct', 50, 8)], elo: {} };
    assert.deepEqual(merged(before, found), {
      pairs: [pair('random', 50, 4), pair('uct', 100, 4), pair('uct', 50, 8)],
    });
    assert.deepEqual(merged(undefined, found), { pairs: found.pairs });
  });

  it('have a time only where somebody goes by the clock', () => {
    const level = (ms: number, games: number): Pair => ({ ...pair('novice', ms, games), a: 'casual' });
    const before = { pairs: [level(1_000, 4), pair('uct', 50, 4)] };
    assert.deepEqual(merged(before, { pairs: [level(100, 8)] }), { pairs: [pair('uct', 50, 4), level(100, 8)] });
    const ladder = { envyra: { date: 'today', machine: 'any', found: { pairs: [level(100, 8)] } } };
    assert.ok(pageOf([], { ladder }).includes('| envyra | casual | novice | 2 | – | 8 |'));
  });

  it('stand on the page beside what bots.md wants of them', () => {
    const rows = [pair('random', 50, 4), pair('skilled', 50, 4), { ...pair('casual', 50, 4), players: 4 }];
    const strength = { envyra: { date: 'today', machine: 'any', found: { pairs: rows } } };
    const wanted = pageOf(['A note.'], { strength }).match(/(?<=\| )[\d.]+ %(?= \|\n)/g);
    assert.deepEqual(wanted, ['99.0 %', '65.0 %', '40.0 %']);
  });

  it('know the method that every game uses, by its own advice', () => {
    const joints = Object.entries(games).map(([id, { hints }]) => [id, hints.search?.joint ?? 'decoupled']);
    assert.deepEqual(
      Object.fromEntries(joints),
      Object.fromEntries(joints.map(([id]) => [id, chosenIn(id as string)])),
    );
  });

  it('compare what others are taken to know only where something is hidden', () => {
    for (const [id, { facts }] of Object.entries(games)) {
      assert.equal(
        methodsOf(id).some(({ name }) => name === 'observers'),
        facts.hidden,
      );
    }
  });

  it('let every thread look for a time of its own, and decide by all that was found', () => {
    const table = readPosition(games, new Source({ game: 'umbrella', seats: ['violet', 'teal'], state: {} }));
    const seat = listSeats(table.waiting)[0] as Seat;
    const found: number[] = [];
    const bot = searchBot('expert', { iterations: 1_000 });
    const spied: SearchBot = {
      ...bot,
      decide: (request, learned) => {
        found.push(learned.visits.reduce((sum, visits) => sum + visits, 0));
        return bot.decide(request, learned);
      },
    };
    for (const threads of [1, 3]) {
      const seen = table.seen(seat);
      const request = { game: table.game, seen, seat, rng: new Rng('threads'), budget: {} };
      together(spied, threads, table, () => ({ iterations: 30 })).choose(request);
    }
    assert.deepEqual(found, [30, 90]);
  });

  it('say of every game by how much the method that it uses wins', () => {
    for (const id of Object.keys(games)) {
      const chosen = chosenIn(id);
      const flat = { ...pair(chosen, 100, 10), a: 'flat', aWins: 3, low: 0.1, high: 0.6 };
      const tournament = { [id]: { date: 'today', machine: 'any', found: { pairs: [flat] } } };
      const row = `| ${id} | ${chosen} (chosen) | flat | 2 | 100 | 10 | 70.0 % | 40.0 % to 90.0 % |`;
      assert.ok(pageOf([], { tournament }).includes(row), row);
    }
  });

  it('find the row that games are added to by its players, their number and their time', () => {
    const file = new URL('../results.generated.json', import.meta.url);
    const kept: { [game: string]: { found: { pairs: Pair[] } } } = JSON.parse(readFileSync(file, 'utf8')).runs.strength;
    for (const [game, { found }] of Object.entries(kept)) {
      for (const row of found.pairs) {
        const meeting = { ...row, game, a: row.a as BotName, b: row.b as BotName, games: 1 };
        assert.deepEqual(keptPair('strength', meeting), row);
        assert.equal(keptPair('strength', { ...meeting, ms: 7 }), undefined);
        assert.equal(keptPair('ladder', meeting), undefined);
      }
    }
  });
});

describe('people who play against fair', () => {
  const game = { hints: { ratings: { beginner: 200, strong: 1000, expert: 1400 } } };
  const levels = {
    beginner: { iterations: 8, depth: 1, notices: 2, noise: 0.2 },
    strong: { iterations: 100, search: { rethink: 0 } },
  };
  const personIn = (elo: number) =>
    personOf({ hints: { ...game.hints, levels } } as unknown as Game, elo).strength as Strength;

  it('play as the level of their strength does, in its own way of searching', () => {
    assert.deepEqual(personIn(1000), levels.strong);
    assert.deepEqual(personIn(200), levels.beginner);
  });

  it('look at more worlds than the one level and at fewer than the other between the two', () => {
    assert.equal(personIn(600).iterations, 28);
  });

  it('count worlds where those above them go by the clock', () => {
    const { iterations, search } = personIn(1100);
    assert.ok(iterations > 100 && iterations < 4000);
    assert.deepEqual(search, levels.strong.search);
  });
});

describe('foresight', () => {
  it('of an evaluation that always shrugs is that of a coin, of one that is sure next to nothing or much', () => {
    const envyra = games.envyra as Game;
    const saying = (chance: number): Game => ({ ...envyra, hints: { ...envyra.hints, evaluate: () => chance } });
    assert.equal(measureForesight(saying(0.5), 1).logLoss, Math.round(1e4 * Math.LN2) / 1e4);
    for (const chance of [0.999, 0.001]) {
      const { logLoss, right } = measureForesight(saying(chance), 1);
      // Whoever won this one game, it was foretold with 999 in 1,000 or with 1.
      assert.ok(right === 1 ? logLoss < 0.01 : right === 0 && logLoss > 6, `${chance}: ${right}, ${logLoss}`);
    }
    // What it was before anything was learned stays what it was.
    const [shrugging, sure] = [0.5, 0.999].map((chance) => measureForesight(saying(chance), 1).before);
    assert.deepEqual(shrugging, sure);
    assert.ok(shrugging && shrugging.logLoss !== Math.round(1e4 * Math.LN2) / 1e4);
  });
});

describe('duel', () => {
  it('is the same again, and a share of one victory', () => {
    const duel = { game: 'envyra', players: 2, a: 'greedy', b: 'random', ms: 1, match: 3 } as const;
    const share = playDuel(duel);
    assert.ok([0, 0.5, 1].includes(share));
    assert.equal(playDuel(duel), share);
  });

  it('seats a cheat, and a search by its plan', () => {
    const plan = { name: 'flat', plan: { depth: 1, cutoff: 5 } };
    for (const game of ['umbra-via', 'envyra']) {
      assert.ok(playDuel({ game, players: 3, a: plan, b: 'random', ms: 1, match: 0 }) <= 1);
      assert.ok(playDuel({ game, players: 2, a: 'uct', b: 'greedy', ms: 1, match: 0 }) <= 1);
    }
  });

  it('threads together count what one would, and so do games that are added later', async () => {
    const meeting = { game: 'umbra-via', players: 2, a: 'greedy', b: 'random', ms: 1, games: 24 } as const;
    let aWins = 0;
    for (let match = 0; match < meeting.games; match++) aWins += playDuel({ ...meeting, match });
    const arena = new Arena(3);
    try {
      const atOnce = await arena.play(meeting);
      assert.equal(atOnce.aWins, aWins);
      const first = await arena.play({ ...meeting, games: 10 });
      assert.deepEqual(await arena.play({ ...meeting, games: 14 }, first), atOnce);
    } finally {
      await arena.close();
    }
  });
});
