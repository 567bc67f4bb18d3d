import { type Guide, guideSteps } from '@penumbra/kit';

/** Every sentence of the guided game; the languages give the words. */
export const GUIDE_LINES = [
  'welcome',
  'tiles',
  'goal',
  'turn',
  'push-1',
  'push-1-instead',
  'out',
  'rival-1',
  'push-2',
  'push-2-instead',
  'complete-1',
  'complete-1-instead',
  'passed',
  'rival-2',
  'push-3',
  'push-3-instead',
  'complete-2',
  'complete-2-instead',
  'group',
  'yours',
  'end',
] as const;
export type GuideLine = (typeof GUIDE_LINES)[number];

const { say, chance, move, ask } = guideSteps<GuideLine>();

/**
 * The first turns of the very table that "Play" deals: two players, level 1. One push serves two choreographies; Violet
 * completes both, gets one from Teal in between, and fills a group.
 */
export const GUIDE: Guide = {
  seats: ['violet', 'teal'],
  seat: 'violet',
  options: {},
  steps: [
    chance('first violet'),
    say('welcome', 'stage'),
    chance('deal violet:c24,c14 teal:c05,c01'),
    say('tiles', 'slot 1', 'slot 2'),
    say('goal', 'score'),
    say('turn', 'left', 'right', 'top', 'bottom'),
    ask('push-1', ['slide bottom Y a'], 'bottom Y', 'gate bottom a'),
    say('out', 'top', 'bottom'),
    move('teal', 'slide top R c'),
    say('rival-1', 'top', 'neighbours'),
    ask('push-2', ['slide top B c'], 'top B', 'gate top c'),
    ask('complete-1', ['complete 1 s1 black', 'complete 1 s1 white'], 's1'),
    chance('uncover c09'),
    say('passed', 'slot 1', 'neighbours'),
    move('teal', 'slide right R 1'),
    move('teal', 'complete 1 s3 white'),
    chance('uncover c10'),
    say('rival-2', 'left', 'slot 3'),
    ask('push-3', ['slide top Y d'], 'top Y', 'gate top d'),
    ask('complete-2', ['complete 2 s2 black', 'complete 2 s2 white'], 's2'),
    chance('uncover c13'),
    say('group', 'score'),
    say('yours', 'bottom', 'pool'),
    say('end', 'stage'),
  ],
};
