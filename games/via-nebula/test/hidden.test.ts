import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type JsonObject, Rng, type Seat, Source, type Viewer } from '@penumbra/kit';
import { viaNebula } from '@penumbra/via-nebula';
import { positioned, stateOf } from './helpers.ts';

const TOKENS = { a1: 'wood-3', b2: 'stone-3', e1: 'clay-3', e3: 'wheat-3' };
const handIn = (state: unknown, colour: string): string[] =>
  (state as { players: { [colour: string]: { hand?: string[] } } }).players[colour]?.hand ?? [];

function worlds(state: Parameters<typeof positioned>[0], viewer: Viewer, count: number): unknown[] {
  const rng = new Rng('worlds');
  const s = stateOf(positioned(state));
  const view = viaNebula.view(s, viewer);
  return Array.from({ length: count }, () => {
    const world = viaNebula.determinize(view, rng);
    assert.deepEqual(viaNebula.view(world, viewer), view);
    return viaNebula.notation.state(world);
  });
}

test('VN-2.3 other hands are dealt from the private contracts nobody has shown, evenly', () => {
  const state = {
    tokens: TOKENS,
    players: {
      blue: { hand: ['quiet-town-1', 'shortcut-1'] },
      black: { hand: ['quiet-town-2', 'secret-plan-1'] },
      red: { done: ['shortcut-2'] },
    },
  };
  const count = new Map<string, number>();
  for (const world of worlds(state, 0 as Seat, 4000)) {
    for (const id of handIn(world, 'black')) count.set(id, (count.get(id) ?? 0) + 1);
  }
  assert.deepEqual([...count.keys()].sort(), [
    'express-delivery-1',
    'express-delivery-2',
    'quiet-town-2',
    'secret-plan-1',
    'secret-plan-2',
  ]);
  for (const times of count.values()) assert.ok(Math.abs(times - 1600) < 160, `${[...count.values()]}`);
});

test('VN-10.10 drawn contracts are dealt from the neutral ones, and the deck with them', () => {
  const state = {
    tokens: TOKENS,
    open: ['priest', 'mayor'],
    deck: ['caravan-1', 'caravan-2'],
    players: { black: { hand: ['shortcut-2', 'architect'], done: ['secret-plan-1'] } },
  };
  const drawn = new Set<string>();
  for (const world of worlds(state, 0 as Seat, 600)) {
    const [secret, neutral] = handIn(world, 'black');
    assert.match(String(secret), /^(quiet-town|express-delivery|secret-plan|shortcut)/);
    drawn.add(String(neutral));
    const { deck } = world as { deck: string[] };
    assert.equal(deck.length, 2);
    assert.ok(!deck.includes(String(neutral)) && !deck.includes('priest'));
  }
  assert.equal(drawn.size, 31);
});

test('VN-14 whatever a position holds, the truth is possible', () => {
  const odd = {
    tokens: TOKENS,
    players: { black: { hand: ['priest', 'quiet-town-1', 'mayor'] }, red: { hand: ['shortcut-1'] } },
  };
  for (const world of worlds(odd, 'public', 50)) {
    const backs = handIn(world, 'black').map((id) => /^(quiet-town|express|secret|shortcut)/.test(id));
    assert.deepEqual(backs, [false, true, false]);
    assert.equal(handIn(world, 'red').length, 1);
  }
});

test('VN-3.3 a seat that is asked can act in every world', () => {
  const stuck = { craftsmen: 0, sites: 0, stacks: [0, 0, 0, 0] };
  const state = {
    map: ['RF'],
    reserve: 0,
    deck: [],
    sites: [{ at: 'a1', owner: 'black', resources: { wood: 1, wheat: 1 } }],
    turn: 'black',
    players: { blue: stuck, black: { ...stuck, hand: ['quiet-town-1', 'secret-plan-1'] }, white: stuck, red: stuck },
  };
  for (const world of worlds(state, 0 as Seat, 100)) assert.ok(handIn(world, 'black').includes('secret-plan-1'));
});

test('VN-2 a view read back from JSON is the same view', () => {
  const s = stateOf(
    positioned({
      tokens: TOKENS,
      open: ['priest', 'mayor'],
      players: {
        blue: { hand: ['quiet-town-1', 'shortcut-1'] },
        black: { hand: ['quiet-town-2', 'workshop-1'], done: ['secret-plan-1'] },
      },
    }),
  );
  for (const viewer of [0, 1, 2, 3, 'public'] as Viewer[]) {
    const view = viaNebula.view(s, viewer);
    const json = JSON.parse(JSON.stringify(viaNebula.notation.view(view)));
    const again = viaNebula.notation.readView?.(new Source(json), s.config, viewer);
    assert.deepEqual({ ...again, config: 0 }, { ...view, config: 0 });
  }
});

test('VN-8.3 a contract from the hand is revealed: that build cannot be taken back, one from the display can', () => {
  const state = {
    tokens: TOKENS,
    open: ['merchant', 'mayor'],
    deck: [],
    sites: [
      { at: 'c1', owner: 'blue', resources: { stone: 1, clay: 1, wheat: 1, food: 1 } },
      { at: 'c4', owner: 'blue', resources: { stone: 1, clay: 1, wheat: 1 } },
    ],
    players: { blue: { hand: ['quiet-town-2'] } },
  };
  const table = positioned(state as unknown as JsonObject);
  table.submitText(0 as Seat, 'build c4 merchant');
  assert.ok(table.undoable(0 as Seat));
  table.submitText(0 as Seat, 'build c1 quiet-town-2');
  assert.ok(!table.undoable(0 as Seat));
});
