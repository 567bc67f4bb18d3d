import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rng } from '@penumbra/kit';
import { envyra } from '../src/index.ts';
import { configOf, tableOn } from './tables.ts';

const SAMPLES = 6000;

/** How often each outcome came up, in notation. */
function tally(table: ReturnType<typeof tableOn>): Map<string, number> {
  const rng = new Rng('tally');
  const counts = new Map<string, number>();
  for (let i = 0; i < SAMPLES; i++) {
    const text = envyra.notation.chance(envyra.nature.sample(table.state, rng), table.config);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** All outcomes there are, and none of them rarer or more frequent than chance explains (five sigma). */
function assertEven(counts: Map<string, number>, outcomes: number): void {
  assert.equal(counts.size, outcomes);
  const mean = SAMPLES / outcomes;
  for (const [text, count] of counts) assert.ok(Math.abs(count - mean) < 5 * Math.sqrt(mean), `${text}: ${count}`);
}

const slow = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`slow-${i}`, { cubes: 5, points: 1 }]));
const grid = Object.fromEntries(['a1', 'b1', 'c1', 'a2'].map((cell, i) => [cell, { tile: `slow-${i + 1}` }]));
const components = { tiles: slow };

test('E-2.1 every seat begins equally often', () => assertEven(tally(tableOn({}, { players: 3 })), 3));

test('E-2.4 every pair of open cards, and every deal of secret ones, is equally likely', () => {
  assertEven(tally(tableOn({ phase: 'open', grid }, { components, options: { equilibrium: 'open' } })), 15);
  assertEven(tally(tableOn({ phase: 'secret', grid }, { components, options: { equilibrium: 'secret' } })), 30);
});

test('E-2.2 every tile that may be dealt is dealt equally often', () => {
  const table = tableOn({ phase: 'deal' });
  const rng = new Rng('deal');
  const counts = new Map<number, number>();
  for (let i = 0; i < SAMPLES; i++) {
    const outcome = envyra.nature.sample(table.state, rng);
    assert.equal(envyra.nature.refuse(table.state, outcome), undefined);
    if (outcome.kind === 'deal') for (const tile of outcome.tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  const { box } = configOf(2);
  assert.equal(counts.size, 15 + 18);
  for (const [tile, count] of counts) {
    const share = box.starting[tile] ? 11 / 15 : 8 / 18;
    assert.ok(Math.abs(count / SAMPLES - share) < 0.03, `${box.tileIds[tile]}: ${count}`);
  }
});

test('E-7.4 a refill draws without the End Tile, or with it as likely as any other', () => {
  const supply = ['end', 'fire-lava-1', 'water-ice-1', 'water-wave-1'];
  assertEven(tally(tableOn({ phase: 'refill', grid, supply }, { components })), 6);
  const captured = { gray: ['flora-leaf-1', 'water-ice-2', 'fire-lava-2'] };
  assertEven(tally(tableOn({ phase: 'refill', grid, supply, captured }, { components })), 12);
});

test('E-3.3 a replacement is any of the tiles that fit, equally often', () => {
  const tiles = {
    lock: { cubes: 2, points: 1, needs: { flora: 1 } },
    gone: { cubes: 2, points: 1, needs: { flora: 1 } },
  };
  const state = {
    phase: 'replace',
    cell: 'b1',
    grid: { a1: { tile: 'lock' } },
    removed: ['gone'],
    supply: ['end', 'bonus-2-1', 'fire-lava-1', 'water-ice-1', 'water-wave-1'],
  };
  const counts = tally(tableOn(state, { components: { tiles } }));
  assertEven(counts, 3);
  assert.deepEqual([...counts.keys()].sort(), [
    'replace b1:fire-lava-1',
    'replace b1:water-ice-1',
    'replace b1:water-wave-1',
  ]);
});

test('E-10.1 who sees an outcome: nobody the deal, each seat its own secret card', () => {
  const table = tableOn({ phase: 'secret', grid }, { components, options: { equilibrium: 'secret' } });
  const outcome = envyra.notation.parseChance('secret gray:card-4 purple:card-3', table.state);
  assert.ok(outcome.ok);
  const seen = [0, 1, 'public'].map((viewer) => envyra.notation.chance(outcome.value, table.config, viewer as never));
  assert.deepEqual(seen, ['secret purple:card-3 gray:1', 'secret purple:1 gray:card-4', 'secret purple:1 gray:1']);
  const deal = tableOn({ phase: 'deal' });
  const dealt = envyra.nature.sample(deal.state, new Rng('x'));
  assert.equal(envyra.notation.chance(dealt, deal.config, 'public'), 'deal 19');
});
