import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  firstSeats,
  type Game,
  type GameTypes,
  jointTurn,
  OVER_TURN,
  Rng,
  readPosition,
  type Seat,
  Source,
  Table,
} from '@penumbra/kit';
import {
  advise,
  BOTS,
  type Budget,
  type Request,
  Search,
  type SearchPlan,
  type Strength,
  searchBot,
  thinkingTime,
} from '../src/index.ts';
import { glance } from '../src/search/sight.ts';
import { configOf, type Decision, decisions, games } from './positions.ts';

type Move = GameTypes['Move'];
const SHARP: Strength = { iterations: 600, softness: 0 };

const ask = ({ table, seat }: Decision, strength: Strength = SHARP, budget: Budget = {}, seed = 'bot'): Move =>
  searchBot('test', strength).choose({
    game: table.game,
    seen: table.seen(seat),
    seat,
    rng: new Rng(seed),
    budget,
  });

const WORLDS = 12;
const WORLDS_IN_TIME = 2_000;

/** The moves with which the seat wins alone, before anybody or anything else has a say, whatever it cannot see. */
function winningMoves(game: Game, { table, seat }: Decision): Move[] {
  if (table.turn.kind !== 'seat') return [];
  const view = game.view(table.state, seat);
  const rng = new Rng('worlds');
  const winsIn = (world: GameTypes['State'], move: Move): boolean => {
    game.play(world, seat, move);
    const { winners = [] } = game.result(world) ?? {};
    return winners.length === 1 && winners[0] === seat;
  };
  return table
    .legal(seat)
    .filter((move) => winsIn(game.clone(table.state), move))
    .filter((move) => Array.from({ length: WORLDS }, () => winsIn(game.determinize(view, rng), move)).every(Boolean));
}

/** Moments of random games in which some moves win at once and others do not. */
function openGoals(game: Game, count: number): { readonly decision: Decision; readonly winning: readonly Move[] }[] {
  const config = configOf(game, 2);
  const found: ReturnType<typeof openGoals> = [];
  for (let i = 0; found.length < count && i < 150; i++) {
    const rng = new Rng(`goal ${i}`);
    const table = new Table(game, config, { seed: `abc${i}` });
    while (!table.result && found.length < count) {
      if (table.turn.kind === 'chance') {
        table.chance();
        continue;
      }
      const seat = config.seats.findIndex((_, s) => table.legal(s as Seat).length > 0) as Seat;
      const winning = winningMoves(game, { table, seat });
      if (winning.length > 0 && winning.length < table.legal(seat).length) {
        const start = game.clone(table.state);
        found.push({ decision: { table: new Table(game, config, { start }), seat }, winning });
      }
      table.submit(seat, rng.pick(table.legal(seat)));
    }
  }
  return found;
}

/** Whether there is hardly any doubt about the victory after the move, although the game goes on. */
function isWonAfter({ table, seat }: Decision, move: Move): boolean {
  const { game } = table;
  const seen = { ...table.seen(seat), legal: [move] };
  const search = new Search({ game, seen, seat, rng: new Rng('after'), budget: {} });
  search.run({ iterations: 400 });
  return search.expected(seat) > 0.97;
}

describe('search', () => {
  for (const game of Object.values(games)) {
    it(`wins ${game.facts.id} at once where it can`, () => {
      for (const { decision, winning } of openGoals(game, 4)) {
        const { notation } = game;
        const move = ask(decision);
        const text = notation.move(move, decision.table.config);
        assert.ok(
          winning.includes(move) || isWonAfter(decision, move),
          `it chose ${text} at ${JSON.stringify(notation.state(decision.table.state))}`,
        );
      }
    });

    it(`thinks about every moment of ${game.facts.id}, for every number of players`, () => {
      for (let players = game.facts.players.min; players <= game.facts.players.max; players++) {
        for (const decision of decisions(game, configOf(game, players), 8)) {
          const { table, seat } = decision;
          assert.ok(table.legal(seat).includes(ask(decision, { iterations: 40, softness: 1 })));
        }
      }
    });
  }

  for (const game of Object.values(games)) {
    it(`answers in ${game.facts.id} before the time is over only what it would have answered then`, () => {
      const [shorter, whole] = [0, 1].map((more) => {
        const asked: number[] = [];
        const moves = decisions(game, configOf(game, 2), 12).map((decision) => {
          let worlds = 0;
          // Each world takes a tick; somebody who is not told how many are left goes on to the end.
          const late = (): boolean => ++worlds >= WORLDS_IN_TIME;
          const left = (): number => 1 - worlds / WORLDS_IN_TIME;
          const move = ask(decision, { iterations: 1, ms: 1 }, { late, ...(more === 0 && { left }) });
          if (decision.table.legal(decision.seat).length > 1) asked.push(worlds);
          return game.notation.move(move, decision.table.config);
        });
        return { asked, moves };
      });
      assert.deepEqual(shorter?.moves, whole?.moves);
      assert.ok(whole?.asked.every((worlds) => worlds === WORLDS_IN_TIME));
      assert.ok(shorter?.asked.some((worlds) => worlds < WORLDS_IN_TIME));
    });
  }

  it('places the tile that claims the last souls', () => {
    const state = {
      phase: 'place',
      round: 3,
      altar: [
        { tile: 'NS', bids: { purple: { energy: 1 } } },
        { tile: 'ES', bids: { blue: { energy: 1 } } },
        null,
        null,
      ],
      order: [1, 2],
      board: { b1: { tile: 'NS', energy: { purple: 2 } }, b3: { tile: 'NE' }, c3: { tile: 'ES' }, c2: { tile: 'EW' } },
      souls: { purple: 1 },
    };
    const source = { game: 'umbra-via', seats: ['purple', 'blue', 'red'], state };
    const table = readPosition(games, new Source({ format: 'penumbra/position@1', ...source }, 'the position'));
    const move = ask({ table, seat: 0 as Seat });
    assert.equal(table.game.notation.move(move, table.config), 'place b2');
  });

  it('expects shares of one victory', () => {
    const game = games.umbrella as Game;
    const { table, seat } = decisions(game, configOf(game, 3), 3)[2] as Decision;
    const search = new Search({ game, seen: table.seen(seat), seat, rng: new Rng('x'), budget: {} });
    search.run({ iterations: 50 });
    const sum = [0, 1, 2].reduce((total, other) => total + search.expected(other as Seat), 0);
    assert.ok(Math.abs(sum - 1) < 1e-9);
    assert.equal(search.iterations, 50);
    assert.equal(
      search.learned().visits.reduce((sum, n) => sum + n),
      50,
    );
  });
});

describe('a second look', () => {
  const game = games.umbrella as Game;
  const { table, seat } = decisions(game, configOf(game, 2), 3)[2] as Decision;
  const priorsAfter = (iterations: number, plan: Partial<SearchPlan>): readonly number[] => {
    const search = new Search({ game, seen: table.seen(seat), seat, rng: new Rng('x'), budget: {} }, plan);
    search.run({ iterations });
    return (search.root.choices[0] as { priors: readonly number[] }).priors;
  };

  it('gives the moves of a point that many pass the priors of what comes of them', () => {
    const [promised, tried] = [priorsAfter(1, { priors: 'promise' }), priorsAfter(1, { priors: 'evaluate' })];
    assert.notDeepEqual(promised, tried);
    assert.deepEqual(priorsAfter(8, { rethink: 8 }), promised);
    assert.deepEqual(priorsAfter(9, { rethink: 8 }), tried);
  });

  it('is not taken by who has no feeling for moves, nor at the levels that were measured without it', () => {
    const visits = (level: 'casual' | 'strong', plan: Partial<SearchPlan>) => {
      const nebula = games['via-nebula'] as Game;
      const [decision] = decisions(nebula, configOf(nebula, 2), 1) as [Decision];
      const strength = nebula.hints.levels?.[level] as Strength;
      const seen = decision.table.seen(decision.seat);
      const request = { game: nebula, seen, seat: decision.seat, rng: new Rng('x'), budget: {} };
      return searchBot('test', strength, plan).look(request).visits;
    };
    for (const level of ['casual', 'strong'] as const) {
      assert.deepEqual(visits(level, {}), visits(level, { rethink: 0 }));
      assert.notDeepEqual(visits(level, {}), visits(level, { rethink: 4, priors: 'promise' }));
    }
  });
});

describe('a secret choice by regret matching', () => {
  const game = games.envyra as Game;
  const isSecret = ({ table, seat }: Decision): boolean => table.turn.kind === 'joint' && table.legal(seat).length > 5;
  const { table, seat } = decisions(game, configOf(game, 2), 20).find(isSecret) as Decision;
  const request = () => ({ game, seen: table.seen(seat), seat, rng: new Rng('x'), budget: { iterations: 400 } });
  const search = new Search(request());
  search.run({ iterations: 400 });
  const { moves, visits, meant } = search.learned();
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

  it('means as much as it has looked at, but not the same', () => {
    assert.ok(Math.abs(sum(meant) - 400) < 1e-6);
    assert.equal(sum(visits), 400);
    assert.notDeepEqual(meant, visits);
  });

  it('is advised as it is meant', () => {
    const shares = new Map(advise(request()).map(({ move, share }) => [move, share]));
    for (const [i, move] of moves.entries()) assert.ok(Math.abs(shares.get(move)! - meant[i]! / 400) < 1e-6);
  });
});

describe('how long a search goes on', () => {
  const game = Object.values(games)[0] as Game;
  const decision = decisions(game, configOf(game, 2), 20).find((d) => d.table.legal(d.seat).length > 5) as Decision;
  const count = (strength: Strength, budget: Budget): number => {
    let iterations = 0;
    const late = budget.late && (() => budget.late?.() ?? false);
    const counted = { ...game, determinize: (...args: Parameters<Game['determinize']>) => game.determinize(...args) };
    counted.determinize = (...args) => {
      iterations++;
      return game.determinize(...args);
    };
    const { table, seat } = decision;
    const request = { game: counted, seen: table.seen(seat), seat, rng: new Rng('x') };
    searchBot('test', strength).choose({ ...request, budget: { ...budget, ...(late && { late }) } });
    // One world is made to have something to write over.
    return iterations - 1;
  };
  const after = (n: number) => {
    let asked = 0;
    return () => ++asked >= n;
  };

  it('counted levels stop at their count, or earlier if they have to', () => {
    const counted: Strength = { iterations: 30, softness: 0 };
    assert.equal(count(counted, {}), 30);
    assert.equal(count(counted, { iterations: 10 }), 10);
    assert.equal(count(counted, { iterations: 90 }), 30);
    assert.equal(count(counted, { late: after(7) }), 7);
  });

  it('levels with a clock go on until it is late; without one they count', () => {
    const clocked: Strength = { iterations: 30, ms: 1000, softness: 0 };
    assert.equal(count(clocked, {}), 30);
    assert.equal(count(clocked, { iterations: 90 }), 90);
    assert.equal(count(clocked, { late: after(70) }), 70);
    assert.equal(count(clocked, { late: () => true }), 1);
  });

  it('expert and master think by the clock, at most one and three seconds', () => {
    assert.deepEqual(
      ['strong', 'expert', 'master'].map((name) => thinkingTime(name as 'expert')),
      [undefined, 1000, 3000],
    );
  });

  it('soft levels vary, sharp ones do not where one seat chooses', () => {
    const other = Object.values(games).find(({ facts }) => !facts.simultaneous) as Game;
    const seatTurn = decisions(other, configOf(other, 2), 40).find(
      ({ table, seat }) => table.turn.kind === 'seat' && table.legal(seat).length > 8,
    ) as Decision;
    const chosen = (softness: number): number =>
      new Set(Array.from({ length: 12 }, (_, i) => ask(seatTurn, { iterations: 500, softness }, {}, `${i}`))).size;
    assert.ok(chosen(2) > chosen(0));
  });
});

describe('levels', () => {
  for (const game of Object.values(games)) {
    it(`${game.facts.id} sets its own dial: so many worlds and moves, and no clock below expert`, () => {
      const [decision] = decisions(game, configOf(game, 2), 1) as [Decision];
      const { table, seat } = decision;
      const looked = (['beginner', 'novice', 'casual', 'skilled', 'strong'] as const).map((level) => {
        const request = { game, seen: table.seen(seat), seat, rng: new Rng('dial'), budget: {} };
        const { visits, moves } = BOTS[level]().look(request);
        const { iterations, notices = Number.POSITIVE_INFINITY } = game.hints.levels?.[level] ?? { iterations: 0 };
        assert.ok(moves.every((move) => table.legal(seat).includes(move)));
        assert.equal(moves.length, Math.min(notices, table.legal(seat).length));
        assert.equal(
          visits.reduce((a, b) => a + b, 0),
          iterations,
        );
        assert.equal(thinkingTime(level), undefined);
        return iterations;
      });
      // A level that looks one move ahead may look at as many worlds as one that thinks further.
      assert.ok(looked.every((worlds) => worlds > 0) && (looked.at(-1) as number) > (looked[0] as number));
    });
  }
});

describe('somebody who is new to the game', () => {
  const game = games['via-nebula'] as Game;
  const decision = decisions(game, configOf(game, 2), 40).find(
    ({ table, seat }) => table.turn.kind === 'seat' && table.legal(seat).length > 12,
  ) as Decision;
  const choose = (strength: Strength, seed: string): Move => ask(decision, strength, {}, seed);

  it('misjudges the same position in the same way with the same stream, and otherwise with another', () => {
    const newcomer: Strength = { iterations: 40, depth: 1, noise: 0.3 };
    const seeds = Array.from({ length: 12 }, (_, i) => `${i}`);
    const chosen = seeds.map((seed) => choose(newcomer, seed));
    assert.deepEqual(
      seeds.map((seed) => choose(newcomer, seed)),
      chosen,
    );
    const sober = new Set(seeds.map((seed) => choose({ iterations: 40, depth: 1 }, seed)));
    assert.ok(new Set(chosen).size > sober.size);
  });

  it('notices some of the moves, each as often as the others', () => {
    const rng = new Rng('eye');
    const caught = [0, 0, 0, 0, 0];
    for (let i = 0; i < 5_000; i++) {
      const moves = glance([0, 1, 2, 3, 4], 2, rng);
      assert.equal(moves.length, 2);
      for (const move of moves) caught[move]!++;
    }
    for (const times of caught) assert.ok(times > 1_850 && times < 2_150, `${caught}`);
  });
});

describe('eight seats that choose at once', () => {
  it('lead to a point of the tree for every way they chose', () => {
    const moves = Array.from({ length: 3 }, (_, i) => Object.freeze({ kind: `m${i}` }));
    const seats = Array.from({ length: 8 }, (_, i) => `seat ${i}`);
    const config = { seats };
    const chosen = new Set<string>();
    // Two rounds of eight choices; whatever else a game has is never asked for.
    const game = {
      hints: { evaluate: () => 0.5 },
      determinize: () => ({ config, round: 0 }),
      clone: (s: object) => ({ ...s }),
      turn: (s: { round: number }) => (s.round < 2 ? jointTurn(firstSeats(8)) : OVER_TURN),
      legal: () => moves,
      resolve(s: { round: number }, choices: readonly Move[]) {
        if (s.round++ === 0) chosen.add(choices.map(({ kind }) => kind).join());
      },
      result: (s: { round: number }) => (s.round < 2 ? undefined : { winners: [0 as Seat], ending: 'rounds' }),
      nature: {},
    } as unknown as Game;
    const seen = { view: { config, viewer: 0 }, legal: moves } as unknown as Request['seen'];
    const request: Request = { game, seen, seat: 0 as Seat, rng: new Rng('eight'), budget: {} };
    const search = new Search(request, { joint: 'regret', cutoff: 0, priors: 'none' });
    search.run({ iterations: 500 });
    assert.ok(chosen.size > 100);
    assert.equal(search.root.children?.size, chosen.size);
  });
});
