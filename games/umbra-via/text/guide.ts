import type { Guide } from '@penumbra/kit';

/** Every sentence of the guided game; the languages give the words. */
export const GUIDE_LINES = [
  'welcome',
  'goal',
  'altar',
  'bid-1',
  'bid-1-instead',
  'revealed-1',
  'bid-2',
  'bid-2-instead',
  'order',
  'place-1',
  'place-1-instead',
  'closed-off',
  'rivals-plan',
  'place-2',
  'place-2-instead',
  'summoned',
  'returned',
  'round-2',
  'bid-3',
  'bid-3-instead',
  'bid-4',
  'bid-4-instead',
  'tie',
  'place-3',
  'place-3-instead',
  'rivals-build',
  'place-4',
  'place-4-instead',
  'won',
] as const;
export type GuideLine = (typeof GUIDE_LINES)[number];

const say = (line: GuideLine, ...point: string[]): Guide['steps'][number] => ({ kind: 'say', say: line, point });
const chance = (outcome: string): Guide['steps'][number] => ({ kind: 'chance', outcome });
const move = (seat: string, what: string): Guide['steps'][number] => ({ kind: 'move', seat, move: what });
const ask = (line: GuideLine, moves: readonly string[], ...point: string[]): Guide['steps'][number] => ({
  kind: 'ask',
  say: line,
  moves,
  instead: `${line}-instead` satisfies string,
  point,
});

/**
 * Two rounds of a game that is nearly over, so that ten minutes are enough for everything from the first bid to the
 * Soul Tile. Purple lays and completes a path of two in the first round, and claims with a path of three in the second.
 */
export const GUIDE: Guide = {
  seats: ['purple', 'blue', 'red'],
  seat: 'purple',
  start: {
    format: 'penumbra/position@1',
    game: 'umbra-via',
    options: {},
    seats: ['purple', 'blue', 'red'],
    state: { round: 1, phase: 'reveal', tiebreak: ['red', 'purple', 'blue'], souls: { purple: 3, blue: 6, red: 6 } },
  },
  steps: [
    say('welcome', 'board'),
    say('goal', 'soul tile'),
    chance('reveal NE NS NS ES'),
    say('altar', 'altar'),
    chance('draw purple:EES blue:EEE red:EEE'),
    move('blue', 'bid 2:EE 4:E'),
    move('red', 'bid 1:E 4:EE'),
    ask('bid-1', ['bid 1:E 3:ES'], 'slot 1', 'slot 3', 'hand'),
    say('revealed-1', 'altar'),
    chance('draw purple:EEE blue:EES red:EEE'),
    move('blue', 'bid 2:E 3:ES'),
    move('red', 'bid 2:E 4:EE'),
    ask('bid-2', ['bid 1:E 3:EE'], 'slot 1', 'slot 3', 'hand'),
    say('order', 'altar', 'order'),
    ask('place-1', ['place b2'], 'b2'),
    move('blue', 'place c2'),
    say('closed-off', 'c2', 'b2'),
    move('red', 'place c3'),
    say('rivals-plan', 'c3'),
    ask('place-2', ['place b1'], 'b1'),
    say('summoned', 'soul tile'),
    say('returned', 'bag'),
    chance('reveal SW NE EW NES'),
    say('round-2', 'altar', 'c2'),
    chance('draw purple:EEE blue:EEE red:EEE'),
    move('blue', 'bid 1:EE 3:E'),
    move('red', 'bid 3:E 4:EE'),
    ask('bid-3', ['bid 1:EE 2:E'], 'slot 1', 'slot 2', 'hand'),
    chance('draw purple:EEE blue:EES red:EEE'),
    move('blue', 'bid 2:S 3:EE'),
    move('red', 'bid 2:E 4:EE'),
    ask('bid-4', ['bid 2:EEE'], 'slot 2', 'hand'),
    say('tie', 'tiebreak', 'slot 1'),
    ask('place-3', ['place c1'], 'c1'),
    move('blue', 'place d3'),
    move('red', 'place c4'),
    say('rivals-build', 'c3', 'd3', 'c4'),
    ask('place-4', ['place b1'], 'b1'),
    say('won', 'soul tile'),
  ],
};
