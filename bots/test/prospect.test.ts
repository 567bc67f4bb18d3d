import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Game,
  type Prospect,
  Rng,
  readPosition,
  type Seat,
  Source,
  type Table,
  Table as Tables,
} from '@penumbra/kit';
import { prospectOf } from '../src/index.ts';
import { configOf, decisions, games } from './positions.ts';

/** Ends at once: the fewest worlds that a reason needs. */
const SHORT = { late: () => true };

const foresee = (table: Table, seat: Seat, text: string, game: Game = table.game): Prospect => {
  const seen = table.seen(seat);
  const move = seen.legal.find((one) => game.notation.move(one, table.config) === text);
  assert.ok(move, text);
  return prospectOf({ game, seen, seat, rng: new Rng('why'), budget: SHORT }, move);
};
const kinds = (events: Prospect['now']): string[] => events.map(({ kind }) => kind);

const LAST_PATH = {
  phase: 'place',
  round: 3,
  altar: [{ tile: 'NS', bids: { purple: { energy: 1 } } }, { tile: 'ES', bids: { blue: { energy: 1 } } }, null, null],
  order: [1, 2],
  board: { b1: { tile: 'NS', energy: { purple: 2 } }, b3: { tile: 'NE' }, c3: { tile: 'ES' }, c2: { tile: 'EW' } },
  souls: { purple: 1 },
};

describe('what a move leads to', () => {
  const source = { game: 'umbra-via', seats: ['purple', 'blue', 'red'], state: LAST_PATH };
  const open = (): Table =>
    readPosition(games, new Source({ format: 'penumbra/position@1', ...source }, 'the position'));

  it('is told by the events that follow in most worlds, and by who wins', () => {
    const { now } = foresee(open(), 0 as Seat, 'place b2');
    assert.deepEqual(kinds(now).sort(), ['path-summoned', 'soul-tile-claimed', 'won']);
    assert.ok(!kinds(foresee(open(), 0 as Seat, 'place c1').now).includes('won'));
  });

  it('has nothing that the seat would not hear', () => {
    const { gist: _, ...plain } = games['umbra-via'] as Game;
    const { now, next, often } = foresee(open(), 0 as Seat, 'place c1', plain);
    const all = [...now, ...next, ...often.map(({ event }) => event)];
    const drawn = all.filter(({ kind }) => kind === 'flowers-drawn') as unknown as { readonly seat: Seat }[];
    assert.ok(all.length > 0);
    assert.deepEqual(
      drawn.filter(({ seat }) => seat !== 0),
      [],
    );
  });

  for (const game of Object.values(games)) {
    it(`is the same in ${game.facts.id} whatever the seat cannot know`, () => {
      for (const { table, seat } of decisions(game, configOf(game, 2), 2)) {
        const seen = table.seen(seat);
        const move = game.notation.move(seen.legal[0] as never, table.config);
        const start = game.determinize(seen.view, new Rng('another truth'));
        const twin = new Tables(game, table.config, { start });
        assert.deepEqual(foresee(twin, seat, move), foresee(table, seat, move));
      }
    });
  }
});
