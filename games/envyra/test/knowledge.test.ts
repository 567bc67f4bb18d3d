import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsFor, Rng, type Seat } from '@penumbra/kit';
import { envyra } from '../src/index.ts';
import { stateOf, tableOn } from './tables.ts';

const WORLDS = 3000;
const PURPLE = 0 as Seat;

/** States that the seat cannot tell from the true one. */
function* worlds(table: ReturnType<typeof tableOn>) {
  const rng = new Rng('worlds');
  const view = envyra.view(table.state, PURPLE);
  for (let i = 0; i < WORLDS; i++) yield envyra.determinize(view, rng);
}

const share = (list: readonly boolean[]): number => list.filter(Boolean).length / list.length;

test('E-10.1 the supply of a world has as many starting and basic tiles as everybody can count, and the End Tile', () => {
  const supply = ['end', 'fire-lava-1', 'fire-lava-2', 'water-ice-2', 'bonus-2-1', 'flora-tree-2'];
  const grid = { a1: { tile: 'flora-leaf-1' }, b1: { tile: 'water-ice-1' } };
  const table = tableOn({ phase: 'plan', round: 3, grid, supply });
  const { box } = table.config;
  const tileOf = (id: string): number => box.tileOf.get(id) as number;
  const withLava: boolean[] = [];
  const withBonus: boolean[] = [];
  for (const { supply: tiles } of worlds(table)) {
    assert.equal(tiles.length, 6);
    assert.ok(tiles.includes(box.end));
    assert.equal(tiles.filter((tile) => box.starting[tile]).length, 2);
    assert.ok(!tiles.includes(tileOf('fire-sun-2') as never), 'marked 3/4');
    withLava.push(tiles.includes(tileOf('fire-lava-1') as never));
    withBonus.push(tiles.includes(tileOf('bonus-2-2') as never));
  }
  // 2 of the 13 starting tiles that are not in sight, 3 of the 18 basic ones for two players.
  assert.ok(Math.abs(share(withLava) - 2 / 13) < 0.03);
  assert.ok(Math.abs(share(withBonus) - 3 / 18) < 0.03);
});

test('E-10.1 while a replacement is awaited something in every world fits, with its true probability', () => {
  const lock = { cubes: 2, points: 1, needs: { flora: 1 } };
  const tiles = { lock, gone: lock };
  const grid = { a1: { tile: 'lock' } };
  const table = tableOn(
    { phase: 'replace', cell: 'b1', grid, removed: ['gone'], supply: ['bonus-2-1', 'fire-flame-2'] },
    { components: { tiles } },
  );
  const { box } = table.config;
  const pairs = new Map<string, number>();
  for (const { supply } of worlds(table)) {
    assert.ok(supply.some((tile) => box.needs[tile] === 0));
    const restricted = supply.filter((tile) => box.needs[tile] !== 0).length;
    pairs.set(String(restricted), (pairs.get(String(restricted)) ?? 0) + 1);
  }
  // Of 18 basic tiles in the box for two, 6 are restricted: pairs with none of them 66, with one 72.
  assert.ok(Math.abs((pairs.get('1') ?? 0) / WORLDS - 72 / (66 + 72)) < 0.05);
});

test('E-10.1 after a removal without replacement nothing in any world fits', () => {
  const lock = { cubes: 2, points: 1, needs: { flora: 1 } };
  const table = tableOn(
    {
      phase: 'remove',
      round: 3,
      quiet: 1,
      grid: { a1: { tile: 'lock' }, b1: { tile: 'gone' } },
      captured: { gray: ['flora-leaf-1'] },
      supply: ['bonus-2-1', 'end'],
    },
    { components: { tiles: { lock, gone: lock } } },
  );
  assert.ok(table.submitText(PURPLE, 'remove b1').ok);
  assert.equal(stateOf(table).lastRound, true);
  const { box } = table.config;
  for (const { supply } of worlds(table)) assert.ok(supply.every((tile) => box.needs[tile] !== 0));
});

test('E-10.1 another seat’s secret card is any that is not in sight, equally often', () => {
  const grid = { a1: { tile: 'flora-leaf-1' } };
  const equilibrium = { open: ['card-1', 'card-2'], secret: { purple: 'card-3', gray: 'card-4' } };
  const table = tableOn({ phase: 'plan', round: 3, grid, equilibrium }, { options: { equilibrium: 'both' } });
  const counts = new Map<string, number>();
  for (const { secret } of worlds(table)) {
    const card = table.config.box.cardIds[secret[1]!]!;
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  assert.deepEqual([...counts.keys()].sort(), ['card-4', 'card-5', 'card-6']);
  for (const count of counts.values()) assert.ok(Math.abs(count / WORLDS - 1 / 3) < 0.04);
});

test('E-10.1 taking a tile out and ending the game with secret cards in play cannot be undone', () => {
  const lock = { cubes: 2, points: 1, needs: { flora: 1 } };
  const removal = tableOn(
    {
      phase: 'remove',
      grid: { a1: { tile: 'lock' }, b1: { tile: 'gone' } },
      captured: { gray: ['flora-leaf-1'] },
      supply: ['end'],
    },
    { components: { tiles: { lock, gone: lock } } },
  );
  assert.ok(removal.submitText(PURPLE, 'remove b1').ok);
  assert.equal(removal.undoable(PURPLE), false);
  const captured = { purple: ['flora-leaf-1', 'water-ice-1', 'fire-lava-1'] };
  const last = {
    phase: 'deploy',
    grid: { a1: { tile: 'end', cubes: ['purple', 'purple'] } },
    captured,
    plans: { purple: ['a1'] },
  };
  for (const equilibrium of ['none', 'secret']) {
    const secret = equilibrium === 'secret' ? { equilibrium: { secret: { purple: 'card-3', gray: 'card-4' } } } : {};
    const table = tableOn({ ...last, ...secret }, { options: { equilibrium } });
    const answer = table.submitText(PURPLE, 'deploy a1');
    assert.ok(answer.ok);
    assert.equal(table.undoable(PURPLE), equilibrium === 'none');
    const shown = eventsFor(answer.value, 'public').filter(({ kind }) => kind === 'card-shown');
    assert.equal(shown.length, equilibrium === 'none' ? 0 : 2);
  }
});
