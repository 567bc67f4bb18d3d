import { speech } from '@penumbra/kit';
import type { Gains, Labels, Prompts } from './words.ts';

const n = speech.plural('en');
const way = (back: boolean): string => (back ? 'on the way back' : 'on the way there');
const or = (cells: readonly string[]): string => cells.join(' or ');

export const PROMPTS: Prompts = {
  setup: 'The table is being laid out…',
  refill: 'New tiles are drawn…',
  replace: (cell) => `A tile is drawn for ${cell}…`,
  plan: (most, last) =>
    `${last ? 'Last round: plan' : 'Plan'} in secret — mark ${most > 1 ? 'one or two tiles' : 'one tile'}, then seal`,
  sealed: (names) => `Your plan is sealed — waiting for ${names}`,
  planning: (names) => `Secret plans — waiting for ${names}`,
  sitOut: (names) => `You sit this round out — waiting for ${names}`,
  deploy: (cells, back) => `Deploy a cube ${way(back)} — ${or(cells)}`,
  deploying: (name, back) => `${name} deploys ${way(back)}`,
  remove: 'Every tile is barred to you — remove one from the game',
  removing: (name) => `${name} is stuck and removes a tile`,
  over: (winners, count) =>
    count === 0 ? 'The game is over' : `${winners} ${count === 1 ? 'wins' : 'share the victory'}`,
  youWin: 'You win',
  youShare: (all) => `${speech.capital(all)} share the victory`,
  goal: (best, leaders) =>
    best === 0
      ? 'Most points when the End Tile falls. Nobody has any yet.'
      : `Most points when the End Tile falls. Ahead: ${leaders} (${best}).`,
  goalLast: 'This is the last round; then most points win.',
  goalEnd: (cell, left) =>
    `End Tile on ${cell}: ${n(left, { one: 'one more cube ends', other: '# more cubes end' })} the game.`,
  contested: (count, all, cell) =>
    all
      ? count === 2
        ? `Both want ${cell}`
        : `All ${count} want ${cell}`
      : `${count === 2 ? 'Two' : count === 3 ? 'Three' : count} want ${cell}`,
  uncontested: 'The plans are open: no two meet',
  why: {
    'end-tile': 'The End Tile has fallen.',
    stuck: 'Somebody had no tile to deploy on: that was the last round.',
    quiet: 'Twenty rounds went by without a capture.',
    supply: 'Only the End Tile is left, and nobody may deploy on it.',
    'empty-grid': 'No tile is left in the grid.',
    stopped: 'The game was stopped.',
  },
  whyPoints: (seat, points, second, c) => `${c.who(seat, 'You have', 'has')} ${points} points, the next has ${second}.`,
  whySets: (seat, sets, others, c) =>
    `Level on points; ${c.who(seat, 'you have', 'has')} more of them from sets, ${sets} against ${others}.`,
  whyEndTile: (seat, c) => `Level on points and sets; ${c.who(seat, 'you own', 'owns')} the End Tile.`,
  whyShared: (points) => `Level on ${points} points and on sets: the victory is shared.`,
};

const points = (count: number): string => n(count, { one: '# point', other: '# points' });
const cubes = (count: number): string => n(count, { one: 'one cube', other: '# cubes' });

export const LABELS: Labels = {
  there: 'there',
  back: 'back',
  station: (number, name) => `Turn ${number}: ${name}`,
  stationNow: (number, name) => `Turn ${number}, now: ${name}`,
  stationDone: (number, name, cell) => `Turn ${number}: ${name}, on ${cell}`,
  stationPassed: (number, name) => `Turn ${number}: ${name}, no cube`,
  starts: (name) => `Starting figure: ${name}`,
  planning: 'planning…',
  sealed: 'sealed',
  sitsOut: 'sits out',
  planned: (cells) => `planned: ${cells}`,
  noPlan: 'no plan',
  empty: 'empty cell',
  points,
  cubes: (placed, required) => `${placed} of ${cubes(required).replace('one', '1')}`,
  owners: (names) => `from the oldest: ${names}`,
  leads: (name, isYou, newest) =>
    `${isYou ? 'you lead' : `${name} leads`}${newest ? ', equal, by the newest cube' : ''}`,
  needs: (what) => `needs ${what}`,
  barred: 'barred to you',
  open: 'open to you',
  waits: (names) => `planned by ${names}`,
  marked: 'marked by you',
  theme: (theme, count) => `${count} ${theme}`,
  endTile: 'End Tile',
  endShort: (cell, placed, required) => `${cell}: ${placed}/${required}`,
  endHidden: (tiles) => n(tiles, { one: 'It is the last tile of the supply.', other: 'Hidden among # tiles.' }),
  endIn: (tiles) => `1 in ${tiles}`,
  endLies: (cell, left) => `Lies on ${cell}. ${n(left, { one: 'One cube', other: '# cubes' })} and the game ends.`,
  endTaken: (name, isYou) => (isYou ? 'You have taken it.' : `${name} has taken it.`),
  endRemoved: 'A stuck player has removed it.',
  endGone: 'Not in this game.',
  supply: (tiles) => `Supply ${tiles}`,
  mayDeploy: (names) => `May deploy on it: ${names}`,
  nobody: 'nobody yet',
  openCard: 'Open card',
  secretCard: 'Your secret',
  otherSecret: 'a secret card',
  wonCard: (name, worth) => `to ${name}, ${worth}`,
  card: (symbols, worth) => `${symbols}: ${points(worth)}`,
  ownedBy: (symbol, names) => `${symbol}: ${names}`,
  ownedByNobody: (symbol) => `${symbol}: nobody`,
  quiet: (rounds) => `${rounds} of 20 rounds without a capture`,
  lastRound: 'Last round',
  reserve: (count) => `${cubes(count).replace('one', '1')} in reserve`,
  markTile: 'mark a tile',
  markSecond: 'second cube: optional',
  tapBack: 'tap to take back',
  isSealed: 'sealed',
  onlyCube: 'your only cube',
  cannotGo: 'barred for now',
  gone: 'the tile is gone',
  seal: 'Seal the plan',
  sealNote: (cells, most) =>
    cells === 0
      ? 'Only you see your marks.'
      : cells < most
        ? 'A second cube is optional.'
        : 'Seal, or tap a mark to take it back.',
  deployAct: (cell) => `Deploy on ${cell}`,
  removeAct: (cell) => `Remove ${cell}`,
  removeNote: 'Removing a tile costs nothing. Choose one that is barred to you and holds no cube.',
  twoMarked: (cells) => `Two tiles are marked. Tap ${or(cells)} to take a cube back.`,
  noTile: 'No tile here.',
  sealedNow: 'Your plan is sealed. Take it back to change it.',
  waitYourTurn: 'It is not your turn.',
  score: (count) => n(count, { one: '# point so far', other: '# points so far' }),
  set: (worth) => `set +${worth}`,
  ofTheme: (theme, count, symbols, worth) =>
    `${theme}: ${n(count, { one: '# tile', other: '# tiles' })}${symbols ? ` (${symbols})` : ''}${worth ? `, sets ${points(worth)}` : ''}`,
  bonus: (worth) => `Bonus tile: ${points(worth)}`,
  tilesOf: (name) => `Tiles of ${name}`,
  ledgers: 'Everybody’s tiles',
  details: 'End Tile and cards',
  close: 'Close',
  missed: 'not complete',
};

export const GAINS: Gains = {
  takes: (seat, tile, c) => `${c.who(seat, 'You take', 'takes')} ${c.tile(tile)}`,
  endFalls: (seat, c) => `The End Tile falls to ${c.seat(seat)}`,
  adds: (placed, required) => `Cube ${placed} of ${required}`,
  majority: (seat, own, all, c) =>
    `${c.isYou(seat) ? 'You have' : `${c.seat(seat)} has`} most cubes on it: ${own} of ${all}.`,
  newest: (seat, c) => `Equal cubes: ${c.isYou(seat) ? 'yours is the newest' : `the newest is by ${c.seat(seat)}`}.`,
  leads: (seat, c) => `${c.who(seat, 'You lead', 'leads')} on it.`,
  left: (cubes) => n(cubes, { one: 'One more cube fills it.', other: '# more cubes fill it.' }),
  cubesHome: 'All cubes on it go home.',
  gameEnds: (leaders, youLead) => `The game ends at once, ${youLead ? 'and you win' : `with ${leaders} ahead`}.`,
  set: (points) => `+${points} from sets.`,
  card: (card) => `And the open card ${card}.`,
  opens: (cells) => `Opens ${cells}.`,
  nextFills: (name, cells) => `Next is ${name}, who can fill ${cells}.`,
  next: (name) => `Next is ${name}.`,
  barredTitle: 'Barred to you for now',
  barred: (lacks) => `You lack ${lacks}. You may mark it: the cube goes only if you own that when your turn comes.`,
  before: (names) => `Before you come ${names}.`,
  youFirst: 'You come first.',
  fillsNow: 'Your cube fills it.',
  removes: (tile, c) => `Remove ${c.tile(tile)}`,
  removeRandom:
    'It leaves the game. A random tile with which everybody can deploy takes its place, if the supply has one.',
  removeEmpty: 'It leaves the game, and the supply is empty: whoever stays stuck sits out, and this is the last round.',
  short: {
    ends: 'ends the game now',
    yours: (points) => `fills it: yours, +${points}`,
    theirs: (name) => `fills it for ${name}`,
    leads: 'you lead',
    follows: (name) => `${name} leads`,
  },
};
