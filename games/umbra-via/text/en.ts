import { type Seat, speech } from '@penumbra/kit';
import { MOST_SOULS } from '../src/gist.ts';
import { bidText, cellsText, cellText, hasNeutral, NUMERALS, plural, textOf, tileWords } from './sentences.ts';
import type { Names, Words } from './words.ts';

const n = plural('en');
const souls = (count: number): string => n(count, { one: 'soul', other: 'souls' });
const tiles = (count: number): string => n(count, { one: 'tile', other: 'tiles' });
const slot = (index: number): string => `slot ${NUMERALS[index]}`;

const won = (winners: readonly Seat[], c: Names): string =>
  winners.length === 1
    ? c.who(winners[0] as Seat, 'You win', 'wins')
    : `${speech.capital(c.list(winners.map(c.seat)))} share the victory`;

export const EN: Words = {
  lang: 'en',
  name: 'Umbra Via',
  tagline: 'Secret bids, a garden of paths, souls in bloom',
  about:
    'Everybody bids flowers in secret for four path tiles. Winners lay them in the garden; a path that is closed on all sides is summoned and frees souls. The first to take their own Soul Tile wins.',
  colours: { purple: 'Purple', blue: 'Blue', red: 'Red', yellow: 'Yellow', neutral: 'Neutral' },
  options: {
    edition: {
      label: 'Edition',
      help: 'In the prototype, souls that were bid come back and the Soul Tile counts as one soul instead of two.',
      values: { published: 'Published', prototype: 'Prototype' },
    },
    specialTiles: {
      label: 'Special tiles',
      help: 'Adds Four Point, Void and Block to the stack, one of each.',
      values: { true: 'With', false: 'Without' },
    },
    neutral: {
      label: 'Neutral colour',
      help: 'For two: a third colour without a player competes for every path, and can start sudden death.',
      values: { true: 'With', false: 'Without' },
    },
    claim: {
      label: 'Price of the Soul Tile',
      help: 'The rulebook says that the Soul Tile counts as two souls, but does not list that as a condition. We read it as one. With the price of one, an award of the souls left plus one claims it.',
      values: { two: 'Two souls', one: 'One soul' },
    },
  },
  kinds: {
    energy: (count) => `${count} energy`,
    soul: souls,
    neutralEnergy: (count) => `${count} neutral energy`,
    neutralSoul: (count) => n(count, { one: 'neutral soul', other: 'neutral souls' }),
  },
  shapes: { straight: 'straight', bend: 'bend', tee: 'T', 'four-point': 'Four Point', void: 'Void', block: 'Block' },
  sides: ['north', 'east', 'south', 'west'],
  slot: (numeral) => `slot ${numeral}`,
  you: 'you',
  events: {
    'tiebreak-set': ({ order }, c) => `Ties go to: ${order.map(c.seat).join(', ')}.`,
    'stack-renewed': () => 'The discarded tiles are shuffled into the stack.',
    'tiles-revealed': ({ tiles: revealed }) =>
      revealed.length === 0
        ? 'No tile is left to reveal.'
        : `On the altar: ${revealed.map((tile, i) => `${NUMERALS[i]} ${tileWords(EN, tile)}`).join(', ')}.`,
    'flowers-drawn': ({ seat, hand }, c) => `${c.who(seat, 'You draw', 'draws')} ${c.flowers(hand)}.`,
    'hand-drawn': () => undefined,
    'bids-revealed': ({ bids }, c) =>
      `Bids: ${bids.map((slots, seat) => `${c.seat(seat as never)} – ${bidText(EN, slots, c)}`).join('; ')}.`,
    'hands-returned': () => 'Nothing can be bid on: the drawn flowers go back into the bags.',
    'tile-discarded': ({ slot: at, tile }) => `The ${tileWords(EN, tile)} of ${slot(at)} is discarded.`,
    'order-fixed': ({ order }) =>
      order.length === 0
        ? 'No tile is placed this round.'
        : `Order of placing: ${order.map((at) => NUMERALS[at]).join(', ')}.`,
    'tile-won': ({ slot: at, seat, worth, tie }, c) =>
      `${c.who(seat, 'You win', 'wins')} tile ${NUMERALS[at]} with ${worth}${tie ? ', by the tie' : ''}.`,
    'tile-placed': ({ seat, cell, tile }, c) =>
      `${c.who(seat, 'You place', 'places')} a ${tileWords(EN, tile)} on ${cellText(cell)}.`,
    'energy-moved': ({ from, to, energy }, c) =>
      `Energy moves from ${cellText(from)} to ${cellText(to)}: ${c.heap(energy)}.`,
    'energy-dropped': ({ seat, cell, energy }, c) =>
      `${c.who(seat, 'You leave', 'leaves')} flowers on ${cellText(cell)}: ${c.heap(energy)}.`,
    'path-summoned': ({ cells, energy, taken, heir }, c) =>
      `Path ${cellsText(cells)} summoned. Energy: ${c.heap(energy)}. Souls: ${c.counts(taken)}.${heir === undefined || !hasNeutral(energy, taken) ? '' : ` ${c.who(heir, 'You take', 'takes')} the neutral flowers.`}`,
    'four-point-cleared': ({ cell }) => `The Four Point on ${cellText(cell)} is cleared away.`,
    'sudden-death-begun': () => 'Sudden death: from now on every tile of a path counts twice.',
    'soul-tile-claimed': ({ seat }, c) => `${c.who(seat, 'You claim', 'claims')} the Soul Tile!`,
    'round-begun': ({ round }) => `Round ${round}.`,
    'game-ended': ({ winners, ending }, c) => `${won(winners, c)}: ${EN.endings[ending]}.`,
  },
  led: (seat, cell, open, c) =>
    `${c.who(seat, 'you have', 'has')} most energy on the path of ${cell} (open ends: ${open})`,
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'you win the game', 'wins the game')
        : `${c.list(winners.map(c.seat))} share the victory`,
    'soul-tile-claimed': ({ seat }, c) =>
      `${c.who(seat, 'you claim the Soul Tile and win', 'claims the Soul Tile and wins')}`,
    'path-summoned': ({ taken }, c, seat) =>
      c.shares(taken, seat, (who, count) =>
        count === MOST_SOULS
          ? `${c.who(who, 'you free', 'frees')} most souls with a path`
          : `${c.who(who, 'you free', 'frees')} ${souls(count)} with a path`,
      ),
    'tile-won': ({ seat, slot: at }, c) => `${c.who(seat, 'you win', 'wins')} tile ${NUMERALS[at]}`,
  },
  moments: {
    revealed: 'New tiles lie on the altar',
    bids: 'The bids are open',
    summoned: (count) => `A path of ${tiles(count)} is summoned`,
  },
  goal: (leader, who, count) =>
    `free every soul, then claim your Soul Tile.${leader === 'nobody' ? '' : ` ${leader === 'you' ? 'You lead' : `In the lead: ${who}`}, ${souls(count)} left.`}`,
  why: {
    'soul-tile': (winners, c) =>
      winners.length === 1
        ? `${c.who(winners[0] as never, 'You have', 'has')} earned the last souls and the Soul Tile with them.`
        : `${speech.capital(c.list(winners.map(c.seat)))} claim their Soul Tiles with the same path.`,
    exhausted: (_winners, _c, count) => `All bags are empty, so the fewest souls decide: ${souls(count)} left.`,
    long: (_winners, _c, count) => `Fifty rounds are over, so the fewest souls decide: ${souls(count)} left.`,
  },
  moves: {
    bid: (what) => `Bid ${what}`,
    place: (cell) => `Place the tile on ${cell}`,
    drop: (cell) => `Leave the flowers on ${cell}`,
    shift: (cell) => `Move the flowers to ${cell}`,
    summon: (cell) => `Summon the path of ${cell}`,
  },
  emptyBid: 'Bid nothing',
  bidOn: (flowers, on) => `${flowers} on slot ${on}`,
  refusals: {
    'wrong-phase': () => 'This is not the moment for that.',
    'slot-empty': (at) => `There is no tile in slot ${at}.`,
    'slot-blocked': (at) => `A Block lies in slot ${at}: nobody can bid there.`,
    'flowers-not-in-hand': (at) => `You did not draw that many: ${at}.`,
    'flowers-left-over': (at) => `Every flower you drew has to be bid. Still in hand: ${at}.`,
    'cell-occupied': (at) => `A tile already lies on ${at}.`,
    'first-tile-not-central': (at) => `The first tile goes to one of the four cells in the middle, not to ${at}.`,
    'not-next-to-a-tile': (at) => `${at} touches no tile: a new tile has to share an edge with one.`,
    'no-tile-there': (at) => `The flowers need a tile to move to; ${at} is empty.`,
    'not-next-to-four-point': (at) => `${at} is not beside the Four Point.`,
    'path-not-complete': (at) => `The path of ${at} is not one of those that are complete now.`,
    'not-an-order-of-the-seats': () => 'Every player stands on the tiebreaker track once.',
    'wrong-number-of-tiles': () => 'As many tiles are revealed as there are slots, or as tiles are left.',
    'not-in-the-stack': (at) => `The stack has no such tile left: ${at}.`,
    'wrong-number-of-flowers': (at) => `Three flowers are drawn, or what is left in the bag: ${at}.`,
    'not-in-the-bag': (at) => `Not in the bag: ${at}.`,
    'game-over': () => 'The game is over.',
    'waiting-for-chance': () => 'Tiles or flowers are being drawn.',
    'not-your-turn': () => 'It is somebody else’s turn.',
    'already-committed': () => 'Your bid is sealed. Take it back first to change it.',
    'nothing-committed': () => 'You have no sealed bid to take back.',
    'nothing-to-undo': () => 'There is nothing that could still be taken back.',
    'not-waiting-for-chance': () => 'Nothing is to be drawn now.',
    'no-seed': () => 'This table has no seed to draw from.',
    empty: () => 'Nothing was written.',
    'unknown-word': (at) => `“${at}” is not a move. Moves begin with bid, place, drop, shift or summon.`,
    'bad-cell': (at) => `A cell is a letter from a to d and a number from 1 to 4${at ? `, not “${at}”` : ''}.`,
    'bad-slot': (at) => `Slots are written 1 to 4, as in 1:EE${at ? `, not “${at}”` : ''}.`,
    'bad-flowers': (at) => `Flowers are written E, S, e, s, at most three${at ? `, not “${at}”` : ''}.`,
    'bad-tile': (at) => `“${at}” is not a tile.`,
    'bad-seat': (at) => `“${at}” is not a player of this table.`,
  },
  elements: {
    board: 'the garden',
    altar: 'the altar',
    hand: 'your hand',
    commit: 'the button “Seal the bid”',
    tiebreak: 'the tiebreaker track',
    supply: 'stack and discard pile',
    'soul tile': 'the Soul Tile',
    bag: 'the bag',
    order: 'the order of placing',
    status: 'State of the game',
    seats: 'Players',
    round: 'Round',
    phase: 'Phase',
    bid: 'Bid',
    bids: 'Bids',
    souls: 'Souls left',
    bags: 'Bags',
    hands: 'Hands',
    stack: 'Stack',
    discard: 'Discard pile',
    box: 'Out of the game',
    tile: 'Tile',
    placer: 'Places',
    summoning: 'Paths to summon',
    loose: 'Loose flowers',
    suddenDeath: 'Sudden death',
    winners: 'Victory',
    reveal: 'new tiles',
    draw: 'drawing',
    place: 'placing',
    drop: 'leaving flowers',
    shift: 'moving flowers',
    summon: 'summoning',
    over: 'the end',
    'with hand': '+ hand',
    tie: 'Tie',
  },
  endings: {
    'soul-tile': 'the Soul Tile is claimed',
    exhausted: 'all bags are empty, and the fewest souls are left',
    long: '50 rounds are over, and the fewest souls are left',
  },
  items: {
    'souls-left': 'Souls left',
    'souls-taken': 'Souls taken',
    'soul-tile': 'Soul Tile',
    bag: 'Flowers in the bag',
  },
  prompts: {
    chance: 'Drawing new tiles…',
    bid: (number) => `Bid ${number} of 2 — put every flower on a tile`,
    bidEmpty: 'Your bag is empty — seal an empty bid',
    sealed: 'Your bid is sealed',
    waiting: (names) => `Waiting for ${names}`,
    place: (at) => `Place tile ${at} — choose a cell`,
    drop: 'The Void is yours — leave its flowers on an empty cell',
    shift: 'Four Point — move its flowers to a tile beside it',
    summon: (paths) => `${paths} paths are complete — which is summoned next?`,
    placing: (name, at) => `${name} places tile ${at}`,
    choosing: (name) => `${name} is choosing`,
    over: won,
  },
  labels: {
    board: 'Garden',
    altar: 'Altar',
    hand: 'Your hand',
    handHelp: 'Tap a tile of the altar, or press 1 to 4. Tap a flower here to take it back.',
    handHelpTouch: 'Tap a tile of the altar; tap a flower here to take it back.',
    allAssigned: 'Everything is assigned. Seal it, or tap a flower to take it back.',
    commit: 'Seal the bid',
    takeBack: 'Take back',
    clear: 'Clear',
    sealed: 'Your bid is sealed. It opens when everybody has bid.',
    inHand: (flower) => `${flower} in hand`,
    onSlot: (flower, on) => `${flower} on ${on}: take it back`,
    putHere: (on) => `Put the chosen flower on ${on}`,
    lookFirst: 'Look at a marked place to see what it brings.',
    tapAgain: 'Tap the cell again, or the button.',
    bidNow: 'Now you bid: choose a tile of the altar.',
    chosen: 'chosen',
    free: 'in hand',
    lies: (numeral) => `on ${numeral}`,
    nobodyBids: 'nobody can bid here',
    discarded: 'no flowers: discarded',
    noFlowers: 'no flowers yet',
    flowers: (count) => n(count, { one: 'flower', other: 'flowers' }),
    nth: (place) => ['', '1st', '2nd', '3rd', '4th'][place] ?? String(place),
    laidBy: (name) => `laid: ${name}`,
    byTie: 'by the tie',
    tiles,
    goal: (count) => `Wins with a path of ${tiles(count)}`,
    emptyCell: 'empty',
    emptySlot: 'empty',
    loose: 'Loose flowers',
    completes: (count) => `Complete: ${tiles(count)}`,
    path: (count) => `Path of ${tiles(count)}`,
    openEnds: (count) => `${n(count, { one: 'open end', other: 'open ends' })}. If it were closed now:`,
    nothingEarned: 'No energy on it: nobody earns anything.',
    claims: 'Claims the Soul Tile and wins!',
    thenShift: 'Then you move its flowers to a tile beside it.',
    thenSummon: 'You choose which is summoned first.',
    suddenDeath: 'Sudden death',
    suddenDeathHelp: 'The neutral Soul Tile is flipped: every tile of a path counts twice.',
    tiebreak: 'Ties go to',
    tiebreakHelp: 'Between equal bids the one further to the left wins, then goes to the end.',
    supply: 'Stack and discard pile',
    stack: (count) => `Stack ${count}`,
    discard: (count) => `Discarded ${count}`,
    soulTile: (left) => `Soul Tile: ${souls(left)} left`,
    bag: 'Bag',
    bagAndHand: 'Bag and hand together',
    orderMark: (place) => `Placed as number ${place}`,
    worth: (name, worth) => `${name}: a bid of ${worth}`,
    neutral: 'Neutral',
    none: 'nothing',
  },
  guide: {
    welcome:
      'Welcome to the night garden. You are Purple, the iris. In this short lesson you play two real rounds against Blue and Red, who follow a script.',
    goal: 'Your Soul Tile holds your soul flowers: only 3 here, so that the lesson is short; a full game starts with 11. Paths that are completed free souls from it. Whoever earns all that are left and 2 more takes the tile itself as well, and wins.',
    altar:
      'Four path tiles lie on the altar. They stay turned as they are. Twice a round everybody draws three flowers and bids all of them in secret.',
    'bid-1':
      'You drew 2 energy and 1 soul. Energy counts 1 in a bid and stays on the tile; a soul counts 2 but is gone afterwards. Put 1 energy on I, and 1 energy with the soul on III. Then seal the bid.',
    'bid-1-instead':
      'That is allowed in a game. For this lesson we need I and III: 1 energy on I, the other energy and the soul on III.',
    'revealed-1':
      'All bids open at once. You lead on III with 3, and share I with Red. Blue goes for II, Red for IV. Now everybody draws and bids once more.',
    'bid-2': 'Three energy this time. Put 1 on I to get past Red, and 2 on III, because a rival may still come.',
    'bid-2-instead': 'Close! One energy on I is enough to beat Red; the other two keep III safe.',
    order:
      'Now the tiles are placed: the one with the fewest flowers first, all players’ flowers counted. So I, II, IV, then III. Each goes to the highest bid, and you won I and III. Placing last is often strong: you see what the others did.',
    'place-1':
      'Tile I is yours. The first tile goes to the middle. Place it on b2: its openings look north and east, and the north edge of the garden is near.',
    'place-1-instead':
      'That cell is legal, but b2 is better for our plan: from there the path needs only one more tile to the north.',
    'closed-off':
      'Blue’s straight has no opening towards b2. It closes your path off on the east side. That is not bad: a path is complete when nothing of it is open any more.',
    'rivals-plan':
      'Red keeps out of your way. One opening of your path is left: north of b2, at b1. Rest the pointer on a tile, or press it long, to see what its path would bring.',
    'place-2':
      'Tile III is yours: a straight. On b1 it joins your bend, and its other end meets the edge. Look at the tally before you place it.',
    'place-2-instead': 'There the path stays open. On b1 the straight completes it.',
    summoned:
      'Summoned! The path had 2 tiles. You had most energy on it, so you freed 2 souls. Blue and Red shared second place: half of that, 1 each. You have 1 soul left.',
    returned:
      'All energy of the path went back into the bags, yours too. Freed souls are in your bag as well: strong bids for later. The soul you bid is out of the game.',
    'round-2':
      'Your last soul plus 2 for the Soul Tile makes 3: you need a path of 3 tiles with most of your energy. Look at c2: it is open only to the north. With I on c1 and II on b1 that would be three.',
    'bid-3': 'So you need both I and II. Put 2 energy on I and 1 on II.',
    'bid-3-instead': 'Any split is legal, but now aim for I and II: 2 energy on I, 1 on II.',
    'bid-4':
      'Blue tied with you on I. Watch what happens then. Put all three on II: it has to be yours, and the energy will count on the path.',
    'bid-4-instead': 'Keep everything for II: without it there is no third tile, and you need most of the energy.',
    tie: 'A tie on I: 2 against 2. The tiebreaker track decides. You stood before Blue, so the tile is yours, and your marker moved to the end. Three tiles had four flowers each: they go from left to right.',
    'place-3': 'Place it on c1: its south opening joins c2, its west opening waits for b1.',
    'place-3-instead': 'From there it would not join c2. Try c1, north of it.',
    'rivals-build':
      'Blue and Red build a path of their own, three tiles long. It is still open at one end, so it earns nothing yet.',
    'place-4':
      'Your moment: place the bend on b1. The tally shows 3 souls for you, and that is enough for the Soul Tile.',
    'place-4-instead': 'Legal, but b1 wins the game: it closes the path of three.',
    won: 'You claimed your Soul Tile and won! Now you know bidding, order, placing and summoning. Several paths complete at once? Then whoever placed the tile chooses the order. The rules page has the rest: special tiles and the neutral colour for two.',
  },
};

export const text = textOf(EN);
