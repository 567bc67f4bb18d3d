import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@penumbra/kit';
import { viaNebula } from '@penumbra/via-nebula';
import { positioned, stateOf } from './helpers.ts';

const s = stateOf(
  positioned({
    exploitations: {
      b2: { owner: 'blue', resources: { wood: 2 } },
      a1: { owner: 'blue', resources: { wood: 1, food: 1 } },
    },
    sites: [
      { at: 'c1', owner: 'blue', resources: { wood: 2, stone: 1, clay: 1 } },
      { at: 'c1', owner: 'blue' },
    ],
    open: ['priest', 'lazy-explorer', 'market-stall-1'],
  }),
);
const read = (text: string): string => {
  const move = viaNebula.notation.parseMove(text, s, 0 as Seat);
  return move.ok ? viaNebula.notation.move(move.value, s.config) : move.refusal.code;
};

test('VN-13 moves are read in harmless variations', () => {
  for (const [text, canonical] of [
    [' CRAFT  A1 ', 'craft a1'],
    ['Site c1', 'site c1'],
    ['c1 site', 'site c1'],
    ['explore C3', 'explore c3'],
    ['carry b2>c1', 'carry b2>c1'],
    ['carry b2:wood > c1.1', 'carry b2>c1'],
    ['carry b2:clay>c1', 'carry b2:clay>c1'],
    ['carry a1:food>c1.2', 'carry a1:food>c1.2'],
    ['carry food a1>c1', 'carry a1:food>c1'],
    ['build c1.1 market-stall-1', 'build c1 market-stall-1'],
    ['build market-stall-1 c1.2', 'build c1.2 market-stall-1'],
    ['build c1 priest using clay, wood ,stone', 'build c1 priest using wood,stone,clay'],
    ['build c1 using wood,wood lazy-explorer', 'build c1 lazy-explorer using wood,wood'],
    ['exchange wood food c1', 'exchange c1 wood food'],
    ['exchange c1.2 food wood', 'exchange c1.2 food wood'],
    ['return wood storage', 'return storage wood'],
    ['return c1.2 wood', 'return c1.2 wood'],
    ['deliver c1 wood', 'deliver wood c1'],
    ['fly E4 g6', 'fly e4 g6'],
    ['SKIP', 'skip'],
  ] as const) {
    assert.equal(read(text), canonical, text);
  }
});

test('VN-13 what is not a move is refused with a code', () => {
  for (const text of [
    '',
    'dance a1',
    'craft',
    'craft a1 b2',
    'craft wood',
    'craft a0',
    'craft a99',
    'craft aa1',
    'site c1.2',
    'carry a1',
    'carry a1>b2>c1',
    'build c1',
    'build c1 castle',
    'build c1 priest',
    'build c1 priest using wood,wood,stone',
    'build c1 lazy-explorer using wood,stone',
    'build c1 market-stall-1 using wood,stone',
    'exchange c1 wood',
    'return c1',
    'return wood',
    'deliver wood storage',
    'carry a1:gold>c1',
    'carry a1>c1.3',
    'skip a1',
  ]) {
    assert.match(read(text), /^(unknown|unreadable)-move$/, text);
  }
});

test('VN-13 equal moves are the same object, from text and from the list', () => {
  for (const move of viaNebula.legal(s, 0 as Seat)) {
    const again = viaNebula.notation.parseMove(viaNebula.notation.move(move, s.config), s, 0 as Seat);
    assert.ok(again.ok && again.value === move);
    assert.ok(Object.isFrozen(move));
  }
});

test('VN-13 events are one line in the words of the game', () => {
  const lines: string[] = [];
  const tell = {
    say: (event: never) => void lines.push(viaNebula.notation.event(event, s.config)),
    reveal: (event: never) => tell.say(event),
  };
  const table = stateOf(positioned({ tokens: { a1: 'wood-3' } }));
  const craft = viaNebula.notation.parseMove('craft a1', table, 0 as Seat);
  assert.ok(craft.ok);
  viaNebula.play(table, 0 as Seat, craft.value, tell);
  assert.deepEqual(lines, ['craftsman-placed seat=blue at=a1 token=wood-3 goods=wood,wood,wood']);
});
