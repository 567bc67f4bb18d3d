import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstSeats, type Game, type GameTypes, jointTurn, OVER_TURN, Rng, type Seat } from '@penumbra/kit';
import { type Request, Search, type SearchPlan } from '../src/index.ts';

const MOVES = ['first', 'second', 'foolish'].map((kind) => Object.freeze({ kind }) as GameTypes['Move']);
/** What the first seat gets. Both should mean the first move in one of three; whoever is foolish loses most to the first. */
const WORTH = [
  [0.9, 0.1, 1],
  [0.1, 0.5, 0.6],
  [0, 0.1, 0.5],
];
/** The first is hardly better than the second, which makes something of foolishness. */
const TRAP = [
  [0.51, 0.51, 0.5],
  [0.5, 0.5, 1],
  [0, 0, 0],
];
/** Foolishness looks promising, so it is tried for the sake of trying. */
const PROMISE = [0, 0, 5];

interface State {
  readonly config: { readonly seats: readonly string[] };
  worth: number;
}

function gameOf(players: number, worth = WORTH): Game {
  const config = { seats: Array.from({ length: players }, (_, i) => `seat ${i}`) };
  const at = (move: GameTypes['Move'] | undefined): number => MOVES.indexOf(move as GameTypes['Move']);
  return {
    facts: { hidden: false },
    hints: {
      evaluate: (s: State, seat: Seat) => (seat === 0 ? s.worth : 1 - s.worth),
      promise: (_s: State, _seat: Seat, move: GameTypes['Move']) => PROMISE[at(move)],
    },
    determinize: () => ({ config, worth: -1 }),
    clone: (s: State) => ({ ...s }),
    turn: ({ worth }: State) => (worth < 0 ? jointTurn(firstSeats(players)) : OVER_TURN),
    legal: () => MOVES,
    resolve(s: State, choices: readonly GameTypes['Move'][]) {
      s.worth = worth[at(choices[0])]?.[at(choices[1])] as number;
    },
    result: () => undefined,
    nature: {},
  } as unknown as Game;
}

function searched(players: number, plan: Partial<SearchPlan>, worth = WORTH): Search<GameTypes> {
  const game = gameOf(players, worth);
  const { config } = game.determinize({} as never, new Rng('world')) as unknown as State;
  const seen = { view: { config, viewer: 0 }, legal: MOVES } as unknown as Request['seen'];
  const search = new Search({ game, seen, seat: 0 as Seat, rng: new Rng('pairs'), budget: {} }, plan);
  search.run({ iterations: 20_000 });
  return search;
}

describe('a secret choice of two, learned in pairs', () => {
  it('is prepared for what the other one means, not for what it only tries', () => {
    const search = searched(2, { joint: 'pairs' });
    for (const seat of [0, 1] as Seat[]) {
      const { meant } = search.learned(seat);
      const [first, second, foolish] = meant.map((weight) => weight / 20_000) as [number, number, number];
      assert.ok(Math.abs(first - 1 / 3) < 0.02 && Math.abs(second - 2 / 3) < 0.02 && foolish < 0.01, `${meant}`);
    }
  });

  it('is the move that makes something of mistakes, if they are heeded, though another is a little better without', () => {
    const secondOf = (heed: number): number => {
      const { meant } = searched(2, { joint: 'pairs', heed }, TRAP).learned(0 as Seat);
      return (meant[1] as number) / 20_000;
    };
    assert.ok(secondOf(1) > 0.95, `${secondOf(1)}`);
    assert.ok(secondOf(0) < 0.1, `${secondOf(0)}`);
  });

  it('is one of two: more than two learn as they are told to', () => {
    for (const joint of ['decoupled', 'regret'] as const) {
      assert.deepEqual(searched(3, { joint: 'pairs', many: joint }).learned(), searched(3, { joint }).learned());
    }
  });
});
