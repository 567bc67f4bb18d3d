import { type Guide, guideSteps } from '@penumbra/kit';

/** Every sentence of the guided game; the languages give the words. */
export const GUIDE_LINES = [
  'welcome',
  'goal',
  'tokens',
  'contracts',
  'turn',
  'craft-1',
  'craft-1-instead',
  'site-1',
  'site-1-instead',
  'rival-1',
  'carry-1',
  'carry-1-instead',
  'craft-2',
  'craft-2-instead',
  'rival-2',
  'explore-1',
  'explore-1-instead',
  'explore-2',
  'explore-2-instead',
  'stacks',
  'rival-3',
  'carry-2',
  'carry-2-instead',
  'build-1',
  'build-1-instead',
  'swap-1',
  'swap-1-instead',
  'points',
  'end',
] as const;
export type GuideLine = (typeof GUIDE_LINES)[number];

const { say, chance, move, ask } = guideSteps<GuideLine>();

const TOKENS =
  'tokens a1:wheat-5 e1:clay-4 f1:food-3 h1:wood-4 j1:stone-5 b2:clay-3 d3:wood-3 j3:stone-4 b4:stone-3 g4:wheat-4 ' +
  'a5:wood-3 f5:food-4 j5:clay-5 b6:food-3 h6:stone-3 d7:wood-4 g7:wheat-3 b8:stone-4 e8:wheat-3 h8:food-4 a9:clay-4 ' +
  'e9:wood-5 h9:wheat-4 j9:clay-3';

/**
 * The first four turns of the very table that "Play" deals: two guilds, the map for beginners. Blue sends craftsmen,
 * stakes a site, carries and clears, loses a stone to the neighbour, and still builds first and uses the ability.
 */
export const GUIDE: Guide = {
  seats: ['blue', 'black'],
  seat: 'blue',
  options: {},
  steps: [
    chance('first blue'),
    say('welcome', 'map'),
    chance(TOKENS),
    say('tokens', 'd3', 'g4', 'j5'),
    chance('private blue:express-delivery-1,quiet-town-1 black:secret-plan-1,shortcut-2'),
    chance('open market-stall-1 caravan-2 flying-machine-2 mayor'),
    say('goal', 'guild'),
    say('contracts', 'open', 'hand'),
    say('turn', 'actions'),
    ask('craft-1', ['craft d3'], 'd3'),
    ask('site-1', ['site e3'], 'e3'),
    move('black', 'site c5'),
    move('black', 'craft g4'),
    say('rival-1', 'c5', 'g4'),
    ask('carry-1', ['carry d3>e3'], 'd3', 'e3'),
    ask('craft-2', ['craft b4'], 'b4'),
    move('black', 'explore h4'),
    move('black', 'site i4'),
    say('rival-2', 'h4', 'i4'),
    ask('explore-1', ['explore c4'], 'c4'),
    ask('explore-2', ['explore d4'], 'd4'),
    say('stacks', 'guild'),
    move('black', 'carry g4>i4'),
    move('black', 'carry b4>c5'),
    say('rival-3', 'b4', 'c5'),
    ask('carry-2', ['carry b4>e3'], 'b4', 'e3'),
    ask('build-1', ['build e3 market-stall-1'], 'market-stall-1', 'e3'),
    ask(
      'swap-1',
      ['exchange d3 wood food', 'exchange d3 wood stone', 'exchange d3 wood clay', 'exchange d3 wood wheat'],
      'd3',
    ),
    chance('refill distillery-4'),
    say('points', 'guild'),
    say('end', 'map'),
  ],
};
