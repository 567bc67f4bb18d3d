// Rules compared with a second, naive reading of them, on random boards and hands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure, Rng, type Seat, Source } from '@penumbra/kit';
import { drawHand } from '../src/chance.ts';
import {
  BOARD,
  CELLS,
  type Cell,
  type CellSet,
  cellsIn,
  ORIENTATIONS,
  TILES,
  type Tile,
  tileName,
} from '../src/components.ts';
import { countOf, ENERGY, flowers, type Heap, heap, join, NO_HEAP, plus, SOUL } from '../src/flowers.ts';
import { umbraVia } from '../src/index.ts';
import { completePathAt, pathAt } from '../src/paths.ts';
import { awards, firstRanked } from '../src/summoning.ts';

const random = new Rng('umbra-via/rules');

test('UV-5.1, UV-5.2 awards on random paths agree with ranking by sorting', () => {
  for (let round = 0; round < 2000; round++) {
    const counts = Array.from({ length: 5 }, () => random.below(4) * random.below(4));
    const length = 1 + random.below(30);
    const energy = counts.reduce<Heap>((all, n, colour) => join(all, heap(colour, n)), NO_HEAP);
    const levels = [...new Set(counts.filter((n) => n > 0))].sort((a, b) => b - a);
    const expected = counts.map((n) => (n === 0 ? 0 : Math.floor(length / 2 ** levels.indexOf(n))));
    assert.deepEqual(awards(energy, length), expected);
    const first = counts.flatMap((n, colour) => (n > 0 && n === levels[0] ? [colour] : []));
    assert.deepEqual(cellsIn(firstRanked(energy) as CellSet), first);
  }
});

/** The path of a tile by repeating until nothing changes, from openings written as letters. */
function naivePath(tiles: readonly Tile[], cell: number): { readonly cells: number[]; readonly open: boolean } {
  const sides = 'NESW';
  const openingsOf = (at: number): string[] =>
    tiles[at] ? [...tileName(tiles[at] as Tile)].filter((c) => sides.includes(c)) : [];
  const beside = (at: number, side: string): number => (BOARD.beside[at] as number[])[sides.indexOf(side)] as number;
  const opposite = (side: string): string => sides[(sides.indexOf(side) + 2) % 4] as string;
  const cells = new Set([cell]);
  let open = false;
  for (let grown = true; grown; ) {
    grown = false;
    for (const at of [...cells]) {
      for (const side of openingsOf(at)) {
        const next = beside(at, side);
        if (next < 0) continue;
        if (!tiles[next]) open = true;
        else if (openingsOf(next).includes(opposite(side)) && !cells.has(next)) {
          cells.add(next);
          grown = true;
        }
      }
    }
  }
  return { cells: [...cells].sort((a, b) => a - b), open };
}

test('UV-4.5 paths and their completeness on random boards agree with a naive search', () => {
  const regular = TILES.filter((tile) => tile < 16);
  for (let round = 0; round < 1500; round++) {
    const tiles = Array.from({ length: CELLS }, () => (random.below(4) === 0 ? 0 : random.pick(regular)) as Tile);
    for (let cell = 0; cell < CELLS; cell++) {
      if (!tiles[cell]) continue;
      const naive = naivePath(tiles, cell);
      assert.deepEqual(cellsIn(pathAt(tiles, cell as Cell)), naive.cells);
      assert.deepEqual(cellsIn(completePathAt(tiles, cell as Cell)), naive.open ? [] : naive.cells);
    }
  }
});

/** Fails when a count is further from its expectation than chance makes likely (about 5 standard deviations). */
function assertShare(count: number, of: number, share: number, what: string): void {
  const deviation = Math.sqrt(of * share * (1 - share));
  assert.ok(Math.abs(count - of * share) < 5 * deviation, `${what}: ${count} of ${of}, expected a share of ${share}`);
}

test('UV-2.1 every tile of the stack and every different orientation is equally likely', () => {
  const config = configure(umbraVia, { seats: ['purple', 'blue'], options: { specialTiles: true } });
  const s = umbraVia.setup(config);
  s.phase = 'reveal';
  const seen = new Map<Tile, number>();
  const draws = 4000;
  for (let i = 0; i < draws; i++) {
    const outcome = umbraVia.nature.sample(s, random);
    assert.ok(outcome.kind === 'reveal' && outcome.tiles.length === 4);
    for (const tile of outcome.tiles) seen.set(tile, (seen.get(tile) ?? 0) + 1);
  }
  const stack = [5, 6, 6, 1, 1, 1];
  ORIENTATIONS.forEach((tiles, shape) => {
    for (const tile of tiles) {
      assertShare(seen.get(tile) ?? 0, draws * 4, (stack[shape] as number) / 20 / tiles.length, tileName(tile));
    }
  });
});

test('UV-3.1 flowers are drawn without replacement, each as likely as any other', () => {
  const bag = plus(flowers(ENERGY, 4), flowers(SOUL, 2));
  const draws = 6000;
  const souls = [0, 0, 0];
  for (let i = 0; i < draws; i++) souls[countOf(drawHand(bag, random), SOUL)]! += 1;
  for (const [n, share] of [4 / 20, 12 / 20, 4 / 20].entries())
    assertShare(souls[n] as number, draws, share, `${n} souls`);
});

test('UV-3.2 the number of bids is the product of the splits of each kind', () => {
  const config = configure(umbraVia, { seats: ['red', 'purple'] });
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (n / k) * choose(n - 1, k - 1));
  for (let slots = 1; slots <= 4; slots++) {
    for (let energy = 0; energy <= 3; energy++) {
      for (let soul = 0; soul <= 3 - energy; soul++) {
        const neutralEnergy = 3 - energy - soul;
        const altar = ['NS', 'NE', 'ES', 'NES'].map((tile, i) => (i < slots ? { tile } : null));
        const state = { phase: 'bid', altar, hands: { red: { energy, soul, neutralEnergy } } };
        const s = umbraVia.notation.readState(new Source(state), config);
        const splits = [energy, soul, neutralEnergy].map((n) => choose(n + slots - 1, n));
        assert.equal(umbraVia.legal(s, 0 as Seat).length, Math.round(splits.reduce((a, b) => a * b, 1)));
      }
    }
  }
});
