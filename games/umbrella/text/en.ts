import { type Seat, speech } from '@penumbra/kit';
import { LABELS } from './en.board.ts';
import { GUIDE_EN } from './en.guide.ts';
import { textOf } from './sentences.ts';
import type { Names, SideName, Words } from './words.ts';

const n = speech.plural('en');
const names = (at: readonly string[]): string => at.join(', ');
const into: { readonly [side in SideName]: (line: string) => string } = {
  left: (line) => `into row ${line} from the left`,
  right: (line) => `into row ${line} from the right`,
  top: (line) => `down column ${line}`,
  bottom: (line) => `up column ${line}`,
};
const out: { readonly [side in SideName]: string } = {
  left: 'to the right',
  right: 'to the left',
  top: 'at the bottom',
  bottom: 'at the top',
};
const push = (c: Names, side: number, line: number): string => into[c.side(side)](c.line(side, line));

export const EN: Words = {
  lang: 'en',
  name: 'Umbrella',
  tagline: 'Choreographies in the rain',
  about:
    'Slide coloured umbrellas across your stage until four of one colour stand where a choreography wants them, and pass it on to your neighbour.',
  you: 'you',
  seats: { violet: 'Violet', teal: 'Teal', orange: 'Orange', slate: 'Slate' },
  colours: { R: 'red', B: 'blue', Y: 'yellow', G: 'green' },
  options: {
    level: {
      label: 'Level',
      help: 'The score tile that everybody uses, from simple to demanding; 1 to begin with.',
      values: { 1: '1 · groups', 2: '2 · two colours', 3: '3 · runs', 4: '4 · powers' },
    },
    side: {
      label: 'Side of the tiles',
      help: 'Which side of the choreography tiles starts face up, for the whole table; alone it is always black.',
      values: { white: 'White', black: 'Black' },
    },
    completion: {
      label: 'Completing',
      help: 'By the rules a choreography has to be completed if a coloured space fits. House rule: it may always be declined.',
      values: { must: 'Compulsory', may: 'Optional' },
    },
  },
  zones: {
    center: 'the centre',
    yours: 'your own pavement',
    of: (name) => `own pavement of ${name}`,
    yourLeft: 'the pavement to your left',
    yourRight: 'the pavement to your right',
    leftOf: (name) => `the pavement to the left of ${name}`,
    nth: (number) => `side pavement ${number}`,
  },
  powers: { again: 'extra turn', swap: 'swap', trade: 'trade' },
  faces: { white: 'white', black: 'black' },
  corners: {
    'top-left': 'top left',
    'top-right': 'top right',
    'bottom-right': 'bottom right',
    'bottom-left': 'bottom left',
  },
  events: {
    'first-drawn': ({ seat }, c) => `${c.who(seat, 'You begin', 'begins')}.`,
    'zones-filled': () => 'Twenty umbrellas are mixed and wait on the pavements.',
    'tiles-dealt': () => 'The choreographies are dealt.',
    'umbrella-slid': (e, c) => {
      const from = c.elsewhere(e.seat, e.side, e.from);
      const where = e.to < 0 ? 'goes down the drain' : `falls out ${out[c.side(e.side)]}`;
      return `${c.who(e.seat, 'You push', 'pushes')} ${c.colour(e.colour)} ${push(c, e.side, e.line)}${from ? `, taken from ${from}` : ''}; ${c.colour(e.out)} ${where}.`;
    },
    'marker-placed': (e, c) =>
      `${c.who(e.seat, 'You complete', 'completes')} choreography ${e.slot + 1} in ${c.colour(e.colour)}: space ${e.space + 1}${e.fromAside ? ', with a marker that was set aside' : ''}.`,
    'completion-declined': ({ seat }, c) =>
      `${c.who(seat, 'You do not complete', 'does not complete')} the choreography.`,
    'extra-turn-declined': ({ seat }, c) => `${c.who(seat, 'You decline', 'declines')} the extra turn.`,
    'power-fired': ({ seat, power }, c) =>
      power === 'again'
        ? c.solo
          ? 'Extra turn: the umbrella comes back from the drain.'
          : `${c.who(seat, 'You win', 'wins')} an extra turn.`
        : `${c.who(seat, 'You may', 'may')} ${power}.`,
    'umbrella-returned': ({ zone, colour }, c) => `${speech.capital(c.colour(colour))} comes back to ${c.zone(zone)}.`,
    'umbrellas-swapped': ({ seat, cells }, c) =>
      `${c.who(seat, 'You swap', 'swaps')} ${c.cell(cells[0])} and ${c.cell(cells[1])}.`,
    'umbrellas-traded': (e, c) =>
      `${c.who(e.seat, 'You trade', 'trades')} ${c.colour(e.given)} on ${c.cell(e.cell)} for ${c.colour(e.taken)} from ${c.zone(e.zone)}.`,
    'power-declined': ({ seat }, c) => `${c.who(seat, 'You leave', 'leaves')} the power unused.`,
    'tile-uncovered': ({ seat, slot }, c) =>
      `${c.who(seat, 'You uncover', 'uncovers')} a new choreography in slot ${slot + 1}.`,
    'tile-laid': ({ seat, slot, covering }, c) =>
      c.solo
        ? `The tile is turned to white and lies in slot ${slot + 1}.`
        : `${c.who(seat, 'You get', 'gets')} the tile, ${covering ? `over choreography ${slot + 1}` : `slot ${slot + 1}`}.`,
    'tile-discarded': () => 'The white tile is discarded.',
    'last-turns-began': ({ ending }) => `Last turns: ${EN.endings[ending]}.`,
    'turn-began': ({ seat, extra }, c) => (extra ? `${c.who(seat, 'You take', 'takes')} an extra turn.` : undefined),
    'game-ended': ({ ending }) => `The game is over: ${EN.endings[ending]}.`,
  },
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'you win the game', 'wins the game')
        : `${c.list(winners.map(c.seat))} share the victory`,
    'marker-placed': ({ seat, slot, colour }, c, points) =>
      `${c.who(seat, 'you complete', 'completes')} choreography ${slot + 1} in ${c.colour(colour)}: ${speech.signed(points)}`,
    'power-fired': ({ seat, power }, c) =>
      power === 'again'
        ? c.solo
          ? 'the umbrella comes back from the drain'
          : c.who(seat, 'you win an extra turn', 'wins an extra turn')
        : `${c.who(seat, 'you fire a power', 'fires a power')}: ${EN.powers[power]}`,
    'last-turns-began': () => 'the last turns begin',
  },
  outlook: {
    near: ({ slot, colour, pushes }, c) =>
      `choreography ${slot + 1} in ${c.colour(colour)} is ${pushes === 1 ? 'one push' : `${pushes} pushes`} away`,
    helps: ({ seat, slot, colour }, c) =>
      `${c.who(seat, 'you can complete', 'can complete')} choreography ${slot + 1} in ${c.colour(colour)} with one push`,
    idle: 'no choreography comes nearer',
  },
  moves: {
    slide: ({ side, colour, line, from }, c) =>
      `Push ${c.colour(colour)} ${push(c, side, line)}${from < 0 ? '' : `, from ${c.zone(from)}`}`,
    complete: ({ slot, space, face }, c) =>
      `Complete choreography ${slot + 1} on space ${space + 1}${face < 0 ? '' : ` (${c.face(face)} side up)`}`,
    cover: ({ slot }) => `Cover choreography ${slot + 1}`,
    swap: ({ cells }, c) => `Swap ${c.cell(cells[0])} and ${c.cell(cells[1])}`,
    trade: ({ zone, colour, cell }, c) => `Trade for ${c.cell(cell)}: ${c.colour(colour)} from ${c.zone(zone)}`,
    decline: () => 'Decline',
    stop: () => 'Stop here',
  },
  refusals: {
    'not-your-turn': () => 'It is somebody else’s turn.',
    'wrong-phase': () => 'This is not the moment for that.',
    'colour-not-in-zone': (at) => `No ${at.at(-1)} umbrella waits there${at.length > 1 ? ` (${at[0]})` : ''}.`,
    'zones-not-empty': () => 'Your four pavements must be empty first.',
    'zone-wanted': () => 'Your four pavements are empty: take an umbrella from elsewhere.',
    'own-zone': () => 'Take it from a pavement that is not around your stage.',
    'no-tile': (at) => `No tile lies there: ${names(at)}.`,
    'pattern-not-formed': (at) => `Not complete yet: ${names(at)}.`,
    'space-taken': (at) => `A marker lies there already: ${at.at(-1)}.`,
    'space-does-not-fit': (at) => `Another colour or corner is wanted there: ${at.at(-1)}.`,
    'no-marker-left': () => 'No marker is left, neither in the pool nor aside.',
    'must-complete': () => 'A coloured space fits, so it has to be completed.',
    'side-wanted': () => 'Say which side of the tile will be up: white or black.',
    'side-not-chosen': () => 'With three or four players, and alone, the side is not chosen.',
    'other-power': (at) => `Another power is asked for now: ${names(at)}.`,
    'not-adjacent': (at) => `Only neighbours are swapped: ${names(at)}.`,
    'same-colour': (at) => `Both have the same colour: ${names(at)}.`,
    'not-solo': () => 'Only somebody who plays alone may stop.',
    'no-such-outcome': () => 'That cannot be drawn.',
    'wrong-count': (at) => `The count is wrong${at.length > 0 ? `: ${names(at)}` : ''}.`,
    'tile-not-unseen': (at) => `This tile has been seen already: ${names(at)}.`,
    'unknown-move': (at) =>
      `“${names(at)}” is not a move. Moves begin with slide, complete, cover, swap, trade, decline or stop.`,
    unreadable: (at) => `“${names(at)}” cannot be read. Examples: slide left R 2, complete 3 s5.`,
    'unknown-seat': (at) => `Nobody is called that at this table: ${names(at)}.`,
    'unknown-tile': (at) => `There is no such tile: ${names(at)}.`,
    'unknown-chance': (at) => `“${names(at)}” is nothing that can be drawn.`,
    'game-over': () => 'The game is over.',
    'waiting-for-chance': () => 'Something is being drawn.',
    'already-committed': () => 'Your choice is made.',
    'nothing-committed': () => 'You have no choice to take back.',
    'nothing-to-undo': () => 'There is nothing that could still be taken back.',
    'not-waiting-for-chance': () => 'Nothing is to be drawn now.',
    'no-seed': () => 'This table has no seed to draw from.',
  },
  elements: {
    phase: 'Phase',
    turn: 'Turn',
    stages: 'Stages',
    zones: 'Pavements',
    dances: 'Choreographies',
    markers: 'Markers',
    pool: 'Pool',
    aside: 'Set aside',
    powers: 'Powers',
    passing: 'Tile on its way',
    to: 'to',
    tile: 'tile',
    again: 'Extra turn',
    pushed: 'Pushed out',
    colour: 'colour',
    zone: 'pavement',
    lastTurns: 'Last turns',
    discards: 'Discarded tiles',
    stage: 'your stage',
    score: 'your score tile',
    left: 'the left pavement',
    right: 'the right pavement',
    top: 'the centre',
    bottom: 'your own pavement',
    neighbours: 'the others',
    stop: 'Stop here',
    decline: 'Decline',
    table: 'State of the game',
    first: 'who begins',
    fill: 'umbrellas are mixed',
    deal: 'tiles are dealt',
    slide: 'push',
    complete: 'complete',
    power: 'power',
    uncover: 'a tile is uncovered',
    cover: 'a tile is covered',
    over: 'over',
    points: 'points',
  },
  slot: (slot) => `choreography ${slot}`,
  space: (space) => `space ${space}`,
  endings: {
    'pool-empty': 'the markers ran out',
    'no-tiles': 'somebody has no choreography left',
    'score-tile-full': 'a score tile is full',
    'six-markers': 'all six markers are placed',
    'no-umbrellas': 'no umbrella is left',
    stopped: 'stopped early',
  },
  ranks: {
    rehearsal: 'Rehearsal',
    'first-night': 'First night',
    'good-house': 'Good house',
    encore: 'Encore!',
    'standing-ovation': 'Standing ovation',
    'storm-of-applause': 'Storm of applause',
  },
  items: {
    markers: 'Markers, 2 each',
    'score-tile': 'Score tile',
    'personal-zone': 'Own pavement',
    'umbrellas-left': 'Umbrellas left',
    points: 'Points',
    'how-markers': 'Markers placed',
    'how-groups': 'Full groups',
    'how-runs': 'Runs of markers',
    waiting: 'Tie-break: umbrellas waiting',
  },
  prompts: {
    setup: 'The square is being laid out…',
    uncover: 'A new tile comes to light…',
    slide: (last) => (last ? 'Last turn — take an umbrella from a pavement' : 'Take an umbrella from a pavement'),
    slideExtra: 'Extra turn — take an umbrella, or decline',
    slideAlone: 'Take an umbrella from a pavement, or stop here',
    slideElsewhere: 'Your pavements are empty — take from elsewhere',
    complete: (slot, colour, mayDecline) =>
      `Choreography ${slot} in ${colour} — ${mayDecline ? 'a space, or decline' : 'choose a space'}`,
    completeSome: (count, mayDecline) =>
      `${count === 2 ? 'Two' : count} are done — choose one${mayDecline ? ', or decline' : ', then a space'}`,
    power: {
      swap: 'Swap two neighbours on your stage, or decline',
      trade: 'Trade one of yours for a waiting one, or decline',
    },
    cover: (from) =>
      from === undefined ? 'The tile comes back white — cover one' : `${from} passes you a tile — cover one`,
    sliding: (name, last, extra) =>
      `${name} is choosing${extra ? ': extra turn' : last ? ': last turn' : ' an umbrella'}`,
    completing: (name) => `${name} completes a choreography`,
    usingPower: (name, power) => `${name} may use a power: ${power}`,
    covering: (name) => `${name} gets a tile and lays it`,
    over: (winners, count) =>
      count === 0 ? 'The game is over' : `${winners} ${count === 1 ? 'wins' : 'share the victory'}`,
    youWin: 'You win',
    youShare: (all) => `${speech.capital(all)} share the victory`,
    alone: (rank, points) => `${rank} — ${n(points, { one: '# point', other: '# points' })}`,
    goal: (left, leaders, points) =>
      `The last turns come when the markers are used up: ${left} left. In front: ${leaders} with ${points}.`,
    lastTurns: (left) => `Last turns. Still to play: ${left}.`,
    goalAlone: (points, rank, next, from) =>
      `${rank} with ${points}.${next === undefined ? '' : ` ${next} from ${from}.`}`,
    whyPoints: (seat, points, second, c) =>
      `${c.who(seat, 'You have', 'has')} ${n(points, { one: '# point', other: '# points' })}, the next has ${second}.`,
    whyTie: (seat, waiting, others, c) =>
      `Level on points; the emptier pavement decides: ${c.who(seat, 'you win', 'wins')} with ${waiting} against ${others}.`,
    whyShared: (points) => `Level on points, ${points}, and on umbrellas waiting.`,
    whyAlone: (ending, next, missing) =>
      `${speech.capital(ending)}.${next === undefined ? ' There is no higher rank.' : ` ${n(missing, { one: '# point', other: '# points' })} more would have been: ${next}.`}`,
  },
  labels: LABELS,
  guide: GUIDE_EN,
};

export const text = textOf(EN);
