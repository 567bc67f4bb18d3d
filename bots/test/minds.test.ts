import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  CHANCE_TURN,
  type Game,
  type GameTypes,
  OVER_TURN,
  Rng,
  type Seat,
  seatTurn,
  type Viewer,
} from '@penumbra/kit';
import { type Request, Search, type SearchPlan, searchBot } from '../src/index.ts';
import { secretsIn } from '../src/search/secrets.ts';
import { configOf, decisions, games } from './positions.ts';

type Move = GameTypes['Move'];
const move = (kind: string): Move => Object.freeze({ kind });
const [STAY, DARE, LEFT, RIGHT] = [move('stay'), move('dare'), move('left'), move('right')];
const SIDES = [LEFT, RIGHT];
const PLANS = ['one', 'each'] as const satisfies readonly SearchPlan['minds'][];

interface State {
  readonly config: object;
  phase: 'offer' | 'guess' | 'luck' | 'over';
  /** Under which of two cups the pebble is; −1 in the views of those who do not know. */
  pebble: number;
  winner: number;
}

/**
 * The first seat stays, and wins three times in ten, or dares the second to find a pebble under one of two cups. Who has
 * seen where it is put decides what is right: one of the seats.
 */
function cups(witness: number): Game {
  const shown = (s: State, viewer: Viewer): State => ({ ...s, pebble: viewer === witness ? s.pebble : -1 });
  const game = {
    facts: { hidden: true },
    hints: { evaluate: () => 0.5 },
    clone: (s: State) => ({ ...s }),
    view: shown,
    determinize: (v: State, rng: Rng): State => ({ ...v, pebble: v.pebble < 0 ? rng.below(2) : v.pebble }),
    turn({ phase }: State) {
      if (phase === 'luck') return CHANCE_TURN;
      return phase === 'over' ? OVER_TURN : seatTurn((phase === 'offer' ? 0 : 1) as Seat);
    },
    legal: ({ phase }: State) => (phase === 'offer' ? [STAY, DARE] : SIDES),
    play(s: State, _seat: Seat, chosen: Move) {
      if (chosen === STAY || chosen === DARE) {
        s.phase = chosen === DARE ? 'guess' : 'luck';
        return;
      }
      s.phase = 'over';
      s.winner = SIDES.indexOf(chosen) === s.pebble ? 1 : 0;
    },
    nature: {
      sample: (_s: State, rng: Rng) => ({ kind: 'luck', winner: rng.below(10) < 3 ? 0 : 1 }),
      apply(s: State, { winner }: { winner: number }) {
        s.phase = 'over';
        s.winner = winner;
      },
    },
    result: ({ phase, winner }: State) => (phase === 'over' ? { winners: [winner], ending: 'found' } : undefined),
  };
  return game as unknown as Game;
}

/** What the first seat makes of it: its choice, and what it expects of daring. */
function offered(witness: number, minds: SearchPlan['minds']): { readonly chosen: Move; readonly dare: number } {
  const game = cups(witness);
  const start: State = { config: { seats: ['a', 'b'] }, phase: 'offer', pebble: 1, winner: -1 };
  const seen = { view: game.view(start as never, 0 as Seat), turn: seatTurn(0 as Seat), legal: [STAY, DARE] };
  const request = (): Request =>
    ({ game, seen, seat: 0 as Seat, rng: new Rng('cups'), budget: {} }) as unknown as Request;
  const bot = searchBot('test', { iterations: 2_000 }, { minds });
  const { visits, values } = bot.look(request());
  return { chosen: bot.choose(request()), dare: (values[1] as number) / (visits[1] as number) };
}

describe('what others know', () => {
  it('somebody who saw where the pebble was put finds it: one mind for all does not see that coming', () => {
    const [one, each] = PLANS.map((minds) => offered(1, minds));
    assert.equal(one?.chosen, DARE);
    assert.equal(each?.chosen, STAY);
    assert.ok(each.dare < 0.15, `${each.dare}`);
  });
});

const hidden = Object.values(games).filter(({ facts }) => facts.hidden);

describe('secrets of a seat', () => {
  for (const game of hidden) {
    it(`of ${game.facts.id} have the same number exactly where the seat sees the same`, () => {
      const config = configOf(game, game.facts.players.max);
      for (const { table } of decisions(game, config, 8)) {
        const open = game.view(table.state, 'public');
        for (const seat of config.seats.keys()) {
          const [texts, numbers] = [new Set<string>(), new Set<number>()];
          for (let i = 0; i < 12; i++) {
            const view = game.view(game.determinize(open, new Rng(`world ${i}`)), seat as Seat);
            texts.add(JSON.stringify(game.notation.view(view)));
            numbers.add(secretsIn(view, open));
          }
          assert.equal(numbers.size, texts.size);
        }
      }
    });
  }

  it('are where and what a view shows more than the public one', () => {
    const open = { round: 1, cups: [0, 0], hand: undefined };
    const views = [
      open,
      { ...open, cups: [0, 1] },
      { ...open, cups: [1, 0] },
      { ...open, cups: [2, 0] },
      { ...open, hand: ['a'] },
      { ...open, hand: ['b'] },
      { ...open, hand: { of: 'b' } },
      { ...open, hand: false },
    ];
    assert.equal(new Set(views.map((view) => secretsIn(view, open))).size, views.length);
    assert.equal(secretsIn({ ...open, round: 2, cups: [0, 1] }, { ...open, round: 2 }), secretsIn(views[1]!, open));
  });
});

describe('a search that tells minds apart', () => {
  for (const game of hidden) {
    it(`answers with moves of ${game.facts.id} that are legal, and expects one victory`, () => {
      for (const { table, seat } of decisions(game, configOf(game, 2), 8)) {
        const request = { game, seen: table.seen(seat), seat, rng: new Rng('minds'), budget: {} };
        const search = new Search(request, { minds: 'each' });
        search.run({ iterations: 60 });
        const { moves, visits, values, meant } = search.learned();
        assert.deepEqual(moves, table.legal(seat));
        for (const list of [visits, values, meant]) assert.equal(list.length, moves.length);
        assert.ok(Math.abs(search.expected(0 as Seat) + search.expected(1 as Seat) - 1) < 1e-9);
      }
    });
  }

  it('is the usual one where nothing is hidden', () => {
    const game = Object.values(games).find(({ facts }) => !facts.hidden) as Game;
    for (const { table, seat } of decisions(game, configOf(game, 2), 4)) {
      const [one, each] = PLANS.map((minds) => {
        const search = new Search({ game, seen: table.seen(seat), seat, rng: new Rng('x'), budget: {} }, { minds });
        search.run({ iterations: 60 });
        return search.learned();
      });
      assert.deepEqual(each, one);
    }
  });
});
