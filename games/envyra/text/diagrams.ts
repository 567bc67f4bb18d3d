// Positions for the pictures of the rules page: few tiles, so that only what is talked about is seen.
import type { JsonObject } from '@penumbra/kit';

const position = (state: JsonObject, seats: readonly string[] = ['purple', 'gray', 'pink']): JsonObject => ({
  format: 'penumbra/position@1',
  game: 'envyra',
  options: {},
  seats: [...seats],
  state,
});

export const DIAGRAMS = {
  /** One of each kind: flora, water, fire, two bonus tiles, the End Tile. */
  tiles: position(
    {
      phase: 'plan',
      round: 4,
      start: 'purple',
      grid: {
        a1: { tile: 'flora-tree-2', cubes: ['gray', 'purple', 'gray'] },
        b1: { tile: 'water-mist-1' },
        c1: { tile: 'fire-sun-1', cubes: ['gray', 'purple'] },
        a2: { tile: 'bonus-3-2' },
        b2: { tile: 'bonus-3-1' },
        c2: { tile: 'end', cubes: ['purple'] },
      },
      captured: { purple: ['flora-leaf-1', 'water-wave-1', 'fire-lava-1'] },
      supply: ['water-ice-1'],
    },
    ['purple', 'gray'],
  ),
  /** Revealed: both want b1; on the way there purple is first. */
  plans: position({
    phase: 'deploy',
    round: 3,
    start: 'purple',
    turn: 'purple',
    plans: { purple: ['a1', 'b1'], gray: ['b1', 'c2'], pink: ['b1'] },
    grid: {
      a1: { tile: 'fire-flame-1' },
      b1: { tile: 'flora-flower-3', cubes: ['gray'] },
      c1: { tile: 'water-rain-1' },
      a2: { tile: 'water-ice-1' },
      b2: { tile: 'fire-lava-2', cubes: ['pink'] },
      c2: { tile: 'flora-leaf-2', cubes: ['gray', 'pink'] },
      a3: { tile: 'flora-seed-1' },
      b3: { tile: 'water-wave-2' },
      c3: { tile: 'fire-sun-1' },
    },
    supply: ['end', 'water-mist-1'],
  }),
  /** 2–2 on a tile of five: whoever fills it with fewer cubes does not get it. */
  majority: position(
    {
      phase: 'deploy',
      round: 9,
      start: 'pink',
      turn: 'pink',
      plans: { pink: ['a1'] },
      grid: {
        a1: { tile: 'water-mist-2', cubes: ['purple', 'gray', 'gray', 'purple'] },
        b1: { tile: 'flora-tree-1', cubes: ['gray'] },
        c1: { tile: 'fire-spark-2', cubes: ['pink', 'purple', 'pink'] },
      },
      supply: ['end', 'water-ice-1'],
    },
    ['purple', 'gray', 'pink'],
  ),
} satisfies { readonly [name: string]: JsonObject };
