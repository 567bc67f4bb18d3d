import type { Seat } from '@penumbra/kit';
import { GAINS, LABELS, PROMPTS } from './en.board.ts';
import { GUIDE_EN } from './en.guide.ts';
import { textOf } from './sentences.ts';
import type { Words } from './words.ts';

const names = (at: readonly string[]): string => at.join(', ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const EN: Words = {
  lang: 'en',
  name: 'Envyra',
  tagline: 'Elements in balance',
  about: 'Mark tiles in secret, reveal together, and capture what others wanted before the End Tile falls.',
  you: 'you',
  colours: { purple: 'Purple', gray: 'Gray', pink: 'Pink', white: 'White' },
  options: {
    variant: {
      label: 'Variant',
      help: 'Basic: exactly one cube per player and round, and no way back.',
      values: { standard: 'Standard', basic: 'Basic' },
    },
    equilibrium: {
      label: 'Equilibrium cards',
      help: 'Extra goals at the end: open for all, secret for each, or both. The rulebook recommends Secret and Both for three or more players.',
      values: { none: 'None', open: 'Open', secret: 'Secret', both: 'Both' },
    },
    endTile: {
      label: 'End Tile',
      help: 'Which End Tile closes the game. With two players the rulebook recommends the standard one.',
      values: { standard: 'Standard', alternative: 'Alternative' },
    },
  },
  themes: { flora: 'flora', water: 'water', fire: 'fire' },
  symbols: {
    leaf: 'leaf',
    flower: 'flower',
    tree: 'tree',
    seed: 'seed',
    wave: 'wave',
    rain: 'rain',
    ice: 'ice',
    mist: 'mist',
    lava: 'lava',
    flame: 'flame',
    spark: 'spark',
    sun: 'sun',
  },
  bonusTile: (points) => `Bonus ${points}`,
  endTile: 'the End Tile',
  symbolTile: (symbol, points) => `${capital(symbol)} ${points}`,
  events: {
    'start-drawn': ({ seat }, c) => `${c.who(seat, 'You have', 'has')} the starting figure.`,
    'tiles-dealt': ({ count }) => `${count} tiles are in this game; which were left out nobody knows.`,
    'tile-laid': ({ cell, tile }, c) => `New on ${c.cell(cell)}: ${c.tile(tile)}.`,
    'card-opened': ({ card }, c) => `Open card: ${c.card(card)}.`,
    'card-dealt': ({ card }, c) => `Your secret card: ${c.card(card)}.`,
    'card-hidden': ({ seat }, c) => `${c.who(seat, 'You get', 'gets')} a secret card.`,
    'round-begun': ({ round }) => `Round ${round}.`,
    'seat-stuck': ({ seat }, c) => `${c.who(seat, 'You are stuck', 'is stuck')}: every tile is barred.`,
    'tile-removed': ({ seat, cell, tile }, c) =>
      `${c.who(seat, 'You remove', 'removes')} ${c.tile(tile)} from ${c.cell(cell)}.`,
    'seats-sat-out': ({ seats }, c) => `Sitting out: ${c.list(seats.map(c.seat))}. This is the last round.`,
    'plans-revealed': ({ plans }, c) =>
      `Plans: ${plans
        .flatMap((cells, seat) => (cells === 0 ? [] : [`${c.seat(seat as never)} ${c.cells(cells)}`]))
        .join('; ')}.`,
    'cube-deployed': ({ seat, cell }, c) => `${c.who(seat, 'You deploy', 'deploys')} on ${c.cell(cell)}.`,
    'turn-skipped': ({ seat, pass }, c) =>
      `${c.who(seat, 'You have', 'has')} no cube that can go on the way ${pass === 1 ? 'there' : 'back'}.`,
    'tile-captured': ({ seat, cell, tile }, c) =>
      `${c.who(seat, 'You take', 'takes')} ${c.tile(tile)} from ${c.cell(cell)}.`,
    'card-won': ({ seat, card }, c) => `${c.who(seat, 'You win', 'wins')} the open card ${c.card(card)}.`,
    'cubes-returned': ({ seat, cells }, c) =>
      `${c.who(seat, 'You take', 'takes')} planned cubes back: ${c.cells(cells)}.`,
    'cubes-taken-back': ({ seat, cells }, c) =>
      `${c.who(seat, 'You have', 'has')} all five cubes out and ${c.isYou(seat) ? 'take' : 'takes'} them back: ${c.cells(cells)}.`,
    'card-shown': ({ seat, card }, c) => `${c.who(seat, 'You show', 'shows')} the secret card ${c.card(card)}.`,
    'game-ended': ({ ending }) => `The game is over: ${EN.endings[ending]}.`,
  },
  captured: { majority: (own, all) => `${own} of ${all} cubes`, newest: 'equal cubes, the newest decides' },
  gridLaid: (count) => `The grid is laid: ${count} tiles.`,
  tilesLaid: (tiles, c) => `New: ${c.list(tiles.map(({ cell, tile }) => `${c.tile(tile)} on ${c.cell(cell)}`))}.`,
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'you win the game', 'wins the game')
        : `${c.list(winners.map(c.seat))} share the victory`,
    'tile-captured': ({ seat, cell, tile }, c, points) =>
      `${c.who(seat, 'you take', 'takes')} ${c.tile(tile)} on ${c.cell(cell)}: +${points}`,
    'card-won': ({ seat, card }, c) => `${c.who(seat, 'you win', 'wins')} the open card ${c.card(card)}`,
    'seat-stuck': ({ seat }, c) => c.who(seat, 'every tile is barred to you', 'finds every tile barred'),
  },
  moves: {
    plan: ({ cells }, c) => `Plan ${c.cells(cells)}`,
    deploy: ({ cell }, c) => `Deploy on ${c.cell(cell)}`,
    remove: ({ cell }, c) => `Remove the tile of ${c.cell(cell)}`,
  },
  refusals: {
    'wrong-phase': () => 'This is not the moment for that.',
    'no-such-cell': (at) => `The grid has no cell ${names(at)}.`,
    'no-tile': (at) => `There is no tile on ${names(at)}.`,
    'one-or-two-cells': () => 'A plan marks one tile or two different ones.',
    'one-cell-only': () => 'You have one cube to plan with: mark one tile.',
    'not-planned': (at) => `${names(at)} is not in your plan.`,
    'tile-gone': (at) => `The tile you marked on ${names(at)} is gone.`,
    restricted: (at) => `${names(at)} is barred to you: it asks for tiles that you do not own yet.`,
    'not-restricted': (at) => `${names(at)} is open to you. Only what is barred to you can be removed.`,
    'has-cubes': (at) => `The tile on ${names(at)} holds cubes. Only an empty one can be removed.`,
    'wrong-kind': () => 'Something else is to be drawn now.',
    'wrong-cells': () => 'Tiles are not laid on these cells now.',
    'wrong-count': () => 'That is not the number to be drawn.',
    'drawn-twice': (at) => `Drawn twice: ${names(at)}.`,
    'cannot-be-drawn': (at) => `That cannot be drawn: ${names(at)}.`,
    empty: () => 'Nothing was written.',
    'unknown-word': (at) => `“${names(at)}” is not a move. Moves begin with plan, deploy or remove.`,
    'bad-cell': (at) => `There is no cell “${names(at)}”. Cells have a letter and a number: a1, c2.`,
    'cell-twice': (at) => `${names(at)} stands there twice. Two cubes mark two different tiles.`,
    'one-cell': () => 'Name exactly one cell: deploy c2, remove b1.',
    'bad-pair': (at) => `“${names(at)}” cannot be read. Write a cell, a colon and a tile: a1:flora-leaf-1.`,
    'bad-tile': (at) => `There is no tile “${names(at)}”.`,
    'bad-card': (at) => `There is no card “${names(at)}”.`,
    'bad-seat': (at) => `That is not a player of this table: ${names(at)}.`,
    'not-your-turn': () => 'It is somebody else’s turn.',
    'game-over': () => 'The game is over.',
    'waiting-for-chance': () => 'Tiles are being drawn.',
    'already-committed': () => 'Your plan is sealed. Take it back to change it.',
    'nothing-committed': () => 'You have no plan to take back.',
    'nothing-to-undo': () => 'There is nothing that could still be taken back.',
    'not-waiting-for-chance': () => 'Nothing is to be drawn now.',
    'no-seed': () => 'This table has no seed to draw from.',
  },
  elements: {
    state: 'State of the game',
    grid: 'The tiles',
    seats: 'Players',
    tide: 'The turn order',
    plan: 'your plan',
    reserve: 'your reserve',
    'end tile': 'the End Tile',
    supply: 'the supply',
    'open cards': 'the open cards',
    'secret card': 'your secret card',
    ledger: 'captured tiles',
    commit: 'Seal the plan',
  },
  endings: {
    'end-tile': 'the End Tile has fallen',
    stuck: 'somebody had no tile to deploy on',
    quiet: 'twenty rounds without a capture',
    supply: 'only the End Tile is left, and nobody may deploy on it',
    'empty-grid': 'no tile is left in the grid',
    stopped: 'the game was stopped',
  },
  items: {
    tiles: 'Tiles',
    sets: 'Sets',
    equilibrium: 'Equilibrium cards',
    flora: 'Flora tiles',
    water: 'Water tiles',
    fire: 'Fire tiles',
    bonus: 'Bonus tiles',
    'end-tile': 'End Tile',
    'flora-sets': 'Flora sets',
    'water-sets': 'Water sets',
    'fire-sets': 'Fire sets',
    'open-cards': 'Open cards',
    'secret-card': 'Secret card',
    points: 'Points',
    'tie-sets': 'Tie-break: sets',
    'tie-end-tile': 'Tie-break: End Tile',
  },
  prompts: PROMPTS,
  labels: LABELS,
  gains: GAINS,
  guide: GUIDE_EN,
};

export const text = textOf(EN);
