import { type Guide, guideSteps } from '@penumbra/kit';

/** Every sentence of the guided game; the languages give the words. */
export const GUIDE_LINES = [
  'welcome',
  'tile',
  'goal',
  'barred',
  'order',
  'plan-1',
  'plan-1-instead',
  'revealed-1',
  'deploy-1',
  'deploy-1-instead',
  'captured-1',
  'skipped',
  'deploy-2',
  'deploy-2-instead',
  'round-2',
  'plan-2',
  'plan-2-instead',
  'revealed-2',
  'deploy-3',
  'deploy-3-instead',
  'bonus',
  'deploy-4',
  'deploy-4-instead',
  'end',
] as const;
export type GuideLine = (typeof GUIDE_LINES)[number];

const { say, chance, move, ask } = guideSteps<GuideLine>();

/**
 * The last two rounds of a game for two, so that ten minutes are enough for everything from the first plan to the fall
 * of the End Tile. Purple takes a contested tile first, opens a barred one by a capture, and closes the game.
 */
export const GUIDE: Guide = {
  seats: ['purple', 'gray'],
  seat: 'purple',
  start: {
    format: 'penumbra/position@1',
    game: 'envyra',
    options: {},
    seats: ['purple', 'gray'],
    state: {
      round: 6,
      phase: 'plan',
      start: 'purple',
      grid: {
        a1: { tile: 'fire-flame-1' },
        b1: { tile: 'flora-flower-2', cubes: ['gray'] },
        c1: { tile: 'bonus-3-1', cubes: ['gray'] },
        a2: { tile: 'water-rain-3', cubes: ['gray'] },
        b2: { tile: 'end', cubes: ['purple'] },
        c2: { tile: 'flora-tree-2' },
      },
      captured: {
        purple: ['flora-leaf-2', 'water-wave-1', 'fire-lava-1'],
        gray: ['fire-sun-1', 'fire-spark-1', 'flora-flower-1', 'water-rain-1'],
      },
      supply: ['fire-lava-3', 'flora-tree-1', 'water-ice-1', 'water-mist-1'],
    },
  },
  steps: [
    say('welcome', 'grid'),
    say('tile', 'b1'),
    say('goal', 'b2', 'end tile'),
    say('barred', 'c1'),
    say('order', 'tide'),
    move('gray', 'plan b1 b2'),
    ask('plan-1', ['plan a1 b1'], 'a1', 'b1', 'commit'),
    say('revealed-1', 'b1', 'tide'),
    ask('deploy-1', ['deploy b1'], 'b1'),
    say('captured-1', 'b1'),
    move('gray', 'deploy b2'),
    say('skipped', 'tide'),
    ask('deploy-2', ['deploy a1'], 'a1'),
    chance('refill a1:water-ice-1 b1:flora-tree-1'),
    say('round-2', 'tide', 'c1'),
    move('gray', 'plan a2 b1'),
    ask('plan-2', ['plan c1 b2'], 'c1', 'b2', 'commit'),
    move('gray', 'deploy a2'),
    say('revealed-2', 'tide', 'a2'),
    ask('deploy-3', ['deploy c1'], 'c1'),
    say('bonus', 'c1'),
    ask('deploy-4', ['deploy b2'], 'b2'),
    say('end', 'grid'),
  ],
};
