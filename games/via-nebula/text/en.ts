import { type Seat, speech } from '@penumbra/kit';
import { sizeOf } from '../src/goods.ts';
import { STORAGE } from '../src/moves/move.ts';
import { FOREST } from '../src/words.ts';
import { GAINS, LABELS } from './en.board.ts';
import { GUIDE_EN } from './en.guide.ts';
import { textOf } from './sentences.ts';
import type { Words } from './words.ts';

const n = speech.plural('en');
const actions = (count: number): string => n(count, { one: 'one action left', other: '# actions left' });
const names = (at: readonly string[]): string => at.join(', ');

export const EN: Words = {
  lang: 'en',
  name: 'Via Nebula',
  tagline: 'Clear the mist, share the roads',
  about:
    'Clear the mist between resources and ruins, carry goods along anybody’s meadows, and fulfil contracts to build five buildings.',
  you: 'you',
  colours: { blue: 'Blue', black: 'Black', white: 'White', red: 'Red' },
  options: {
    map: {
      label: 'Map',
      help: 'The side of the board: the beginner side is more open, the expert side tighter.',
      values: { beginner: 'Beginner', expert: 'Expert' },
    },
  },
  kinds: {
    wood: { name: 'wood', object: 'wood', many: (count) => `${count} wood` },
    stone: { name: 'stone', object: 'stone', many: (count) => `${count} stone` },
    clay: { name: 'clay', object: 'clay', many: (count) => `${count} clay` },
    wheat: { name: 'wheat', object: 'wheat', many: (count) => `${count} wheat` },
    food: { name: 'food', object: 'food', many: (count) => `${count} food` },
  },
  contracts: {
    'market-stall': { name: 'Market Stall', says: 'Swap one of your goods for another kind.' },
    distillery: { name: 'Distillery', says: 'One more action this turn.' },
    'flying-machine': { name: 'Flying Machine', says: 'Move any meadow tile onto any mist.' },
    workshop: { name: 'Workshop', says: 'Lay a meadow on any petrified forest.' },
    adventurers: { name: 'Adventurers', says: 'Lay a meadow on any forbidden hex.' },
    caravan: { name: 'Caravan', says: 'Give back one of your goods.' },
    'goods-export': { name: 'Goods Export', says: 'Give back up to two of your goods.' },
    harvest: { name: 'Harvest', says: 'Turn any token into goods open to all.' },
    architect: { name: 'Architect', says: 'End: +1 per contract you fulfilled.' },
    mayor: { name: 'Mayor', says: 'End: +2 per contract of two goods.' },
    merchant: { name: 'Merchant', says: 'End: +1 per token you own.' },
    priest: { name: 'Priest', says: 'No ability.' },
    'lazy-explorer': { name: 'Lazy Explorer', says: 'End: +1 per explorer still covered.' },
    'quiet-town': { name: 'Quiet Town', says: 'No ability.' },
    'express-delivery': { name: 'Express Delivery', says: 'Any good from the supply to a site of yours.' },
    'secret-plan': { name: 'Secret Plan', says: 'Draw a contract into your hand.' },
    shortcut: { name: 'Shortcut', says: 'Return two meadow tiles to the reserve.' },
  },
  different: (count) => `any ${count} different`,
  equal: (count) => `any ${count} equal`,
  paying: (goods) => `, paying ${goods}`,
  events: {
    'first-chosen': ({ seat }, c) => `${c.who(seat, 'You begin', 'begins')}.`,
    'tokens-laid': () => 'Tokens are laid on all meadows.',
    'privates-dealt': () => 'Everybody is dealt private contracts.',
    'hand-dealt': ({ seat, contracts }, c) => `${c.who(seat, 'You hold', 'holds')}: ${c.list(contracts.map(c.card))}.`,
    'contracts-opened': ({ contracts }, c) =>
      contracts.length === 0 ? 'No contract is left to open.' : `Open contracts: ${contracts.map(c.card).join(', ')}.`,
    'place-refilled': ({ contract }, c) => `New contract: ${c.card(contract)}.`,
    'turn-begun': ({ seat, last }, c) =>
      last ? `${c.who(seat, 'You take the last turn', 'takes the last turn')}.` : undefined,
    'turn-kept': ({ seat }, c) => `${c.who(seat, 'You go on', 'goes on')}: a contract in hand can be built.`,
    'turn-lost': ({ seat }, c) =>
      `${c.who(seat, 'You can do nothing and lose the turn', 'can do nothing and loses the turn')}.`,
    'craftsman-placed': ({ seat, at, goods }, c) =>
      `${c.who(seat, 'You send a craftsman', 'sends a craftsman')} to ${c.cell(at)}: ${goods === 0 ? 'the supply is out' : c.goods(goods)}.`,
    'craftsman-returned': ({ seat, at }, c) =>
      `${c.who(seat, 'You get the craftsman', 'gets the craftsman')} of ${c.cell(at)} back.`,
    'exploitation-emptied': ({ at }, c) => `${c.cell(at)} is an empty meadow now.`,
    'site-placed': ({ seat, at }, c) => `${c.who(seat, 'You stake a site', 'stakes a site')} at ${c.cell(at)}.`,
    'meadow-laid': ({ seat, at }, c) => `${c.who(seat, 'You clear', 'clears')} ${c.cell(at)}.`,
    'explorer-uncovered': ({ seat, explorers }, c) =>
      `${c.who(seat, 'You uncover an explorer', 'uncovers an explorer')}: ${explorers} of 4.`,
    'resource-carried': ({ seat, from, resource, to }, c) =>
      `${c.who(seat, 'You carry', 'carries')} ${c.kind(resource)} from ${c.cell(from)} to ${c.site(to)}.`,
    'building-erected': ({ seat, site, contract, stored }, c) =>
      `${c.who(seat, 'You build', 'builds')} ${c.contract(contract)} at ${c.site(site)}${stored === 0 ? '' : `; into storage: ${c.goods(stored)}`}.`,
    'end-card-taken': ({ seat }, c) =>
      `${c.who(seat, 'You have built the fifth and take the end card', 'has built the fifth and takes the end card')}: last turns.`,
    'resource-exchanged': ({ seat, site, out, into }, c) =>
      `${c.who(seat, 'You swap', 'swaps')} ${c.kind(out)} for ${c.kind(into)} at ${c.site(site)}.`,
    'action-gained': ({ seat }, c) => `${c.who(seat, 'You get one more action', 'gets one more action')}.`,
    'tile-flown': ({ seat, from, to }, c) =>
      `${c.who(seat, 'You fly a meadow', 'flies a meadow')} from ${c.cell(from)} to ${c.cell(to)}.`,
    'resource-returned': ({ seat, place, resource }, c) =>
      `${c.who(seat, 'You give back', 'gives back')} ${c.kind(resource)} from ${place === 'storage' ? 'the storage' : c.site(place)}.`,
    'token-harvested': ({ seat, at, goods }, c) =>
      `${c.who(seat, 'You harvest', 'harvests')} ${c.cell(at)}: ${goods === 0 ? 'the supply is out' : `${c.goods(goods)}, open to all`}.`,
    'resource-delivered': ({ seat, site, resource }, c) =>
      `${c.who(seat, `You have ${c.kind(resource)} delivered`, `has ${c.kind(resource)} delivered`)} to ${c.site(site)}.`,
    'contract-drawn': ({ seat, contract }, c) => `${c.who(seat, 'You draw', 'draws')} ${c.card(contract)}.`,
    'card-drawn': ({ seat }, c) => `${c.who(seat, 'You draw a contract in secret', 'draws a contract in secret')}.`,
    'tiles-returned': ({ seat, count }, c) =>
      `${c.who(seat, 'You return', 'returns')} ${n(count, { one: '# tile', other: '# tiles' })} to the reserve.`,
    'ability-skipped': ({ seat, contract }, c) =>
      `${c.who(seat, 'You leave', 'leaves')} ${c.contract(contract)} unused.`,
    'resources-stored': ({ seat, goods }, c) =>
      `${c.who(seat, 'You store what is left', 'stores what is left')}, ${n(sizeOf(goods), { one: '# good', other: '# goods' })}: ${c.goods(goods)}.`,
    'game-ended': ({ ending }) => `The game is over: ${EN.endings[ending]}.`,
  },
  reasons: {
    won: ({ winners }, c) =>
      winners.length === 1
        ? c.who(winners[0] as Seat, 'you win the game', 'wins the game')
        : `${c.list(winners.map(c.seat))} share the victory`,
    'end-card-taken': ({ seat }, c, points) =>
      `${c.who(seat, 'you build your fifth and take the end card', 'builds a fifth and takes the end card')}: ${speech.signed(points)}`,
    'building-erected': ({ seat, contract }, c, points) =>
      `${c.who(seat, 'you build', 'builds')} ${c.card(contract)}: ${speech.signed(points)}`,
    'craftsman-placed': ({ seat, at, goods }, c, points) =>
      `${c.who(seat, 'you get', 'gets')} the token of ${c.cell(at)}: ${speech.signed(points)}${goods === 0 ? '' : ` and ${c.goods(goods)} to carry`}`,
    'explorer-uncovered': ({ seat }, c, points) =>
      `${c.who(seat, 'you uncover', 'uncovers')} an explorer: ${speech.signed(points)}`,
    'action-gained': ({ seat }, c) => c.who(seat, 'you get one more action', 'gets one more action'),
    'turn-lost': ({ seat }, c) => c.who(seat, 'you can do nothing and lose a turn', 'can do nothing and loses a turn'),
  },
  needless: (site, c) => `the site at ${c.site(site)} needs that resource for no contract`,
  moves: {
    ...GAINS.title,
    carry: ({ from, resource, ...to }, c) =>
      `Carry ${resource === undefined ? '' : `${c.kind(resource)} `}from ${c.cell(from)} to ${c.site(to)}`,
    explore: ({ at }, c) =>
      c.terrain(at) === FOREST ? `Clear the forest at ${c.cell(at)} (two actions)` : `Clear the mist at ${c.cell(at)}`,
    build: ({ contract, payment, ...site }, c) =>
      `Build ${c.card(contract)} at ${c.site(site)}${c.paid(contract, payment)}`,
    return: ({ resource, at, nth }, c) =>
      `Give back ${c.kind(resource)} from ${at === STORAGE ? 'the storage' : c.site({ at, nth })}`,
    exchange: ({ out, into, ...site }, c) => `Swap ${c.kind(out)} for ${c.kind(into)} at ${c.site(site)}`,
    deliver: ({ resource, ...site }, c) => `Deliver ${c.kind(resource)} to ${c.site(site)}`,
    extra: () => 'Take one more action',
    draw: () => 'Draw a contract',
    shortcut: () => 'Return two meadow tiles to the reserve',
    skip: () => 'Skip the ability',
  },
  refusals: {
    'not-your-turn': () => 'It is somebody else’s turn.',
    'wrong-phase': () => 'This is not the moment for that.',
    'other-ability': () => 'The contract you fulfilled has another ability.',
    'no-such-hex': (at) => `The valley has no hex ${names(at)}.`,
    'no-craftsman-left': () => 'All your craftsmen are out. One comes home when its hex is emptied.',
    'no-token-there': (at) => `There is no token on ${names(at)}.`,
    'no-site-left': () => 'All your sites are staked. Building on one brings it back.',
    'no-ruin-there': (at) => `Sites are staked on ruins; ${names(at)} is none.`,
    'no-room-there': (at) => `The ruin ${names(at)} is full.`,
    'more-sites-than-buildings': () => 'You cannot have more sites than buildings left.',
    'nothing-to-explore-there': (at) => `Only mist and petrified forest can be cleared, not ${names(at)}.`,
    'tile-there-already': (at) => `${names(at)} is a meadow already.`,
    'not-next-to-yours': (at) => `${names(at)} touches neither an empty meadow nor a piece of yours.`,
    'no-tile-left': () => 'Your stacks and the reserve have no meadow tile left.',
    'needs-two-actions': (at) => `The petrified forest ${names(at)} takes two actions, and you have one left.`,
    'no-exploitation-there': (at) => `There is nothing to carry on ${names(at)}.`,
    'no-site-there': (at) => `You have no site on ${names(at)}.`,
    'no-such-resource-there': (at) => `That good is not there: ${names(at)}.`,
    'kind-must-be-named': (at) => `Several kinds lie on ${names(at)}: say which.`,
    'kind-is-not-named': (at) => `Only one kind lies on ${names(at)}: it is not named.`,
    'no-path': ([from, to]) => `No way of empty meadows leads from ${from} to ${to}.`,
    'no-such-contract': (at) => `Neither open nor in your hand: ${names(at) || 'that contract'}.`,
    'resources-missing': ([site, contract]) => `The site on ${site} has not all that ${contract} asks for.`,
    'wrong-payment': (at) => `That is not what ${names(at)} asks for.`,
    'nothing-of-yours-there': (at) => `Nothing of yours lies there: ${names(at)}.`,
    'same-kind': () => 'A swap is for another kind.',
    'supply-is-out': () => 'The supply has none of that kind left.',
    'no-tile-there': (at) => `Only a meadow tile can fly; there is none on ${names(at)}.`,
    'not-mist': (at) => `The tile lands on mist; ${names(at)} is none.`,
    'not-forest': (at) => `The Workshop needs a petrified forest; ${names(at)} is none.`,
    'not-forbidden': (at) => `The Adventurers need a forbidden hex; ${names(at)} is none.`,
    'deck-is-empty': () => 'The deck is empty.',
    'no-more-actions': () => 'With the end card your turn is over: no more actions.',
    'stacks-are-empty': () => 'Your stacks are empty.',
    'not-this-chance': () => 'Something else is to be drawn now.',
    'not-a-seat': () => 'That is not a player of this table.',
    'wrong-tokens': (at) => `These are not the tokens of this table${at.length > 0 ? `: ${names(at)}` : ''}.`,
    'wrong-contracts': (at) => `These contracts cannot be drawn${at.length > 0 ? `: ${names(at)}` : ''}.`,
    'game-over': () => 'The game is over.',
    'waiting-for-chance': () => 'Contracts are being drawn.',
    'already-committed': () => 'Your choice is made.',
    'nothing-committed': () => 'You have no choice to take back.',
    'nothing-to-undo': () => 'There is nothing that could still be taken back.',
    'not-waiting-for-chance': () => 'Nothing is to be drawn now.',
    'no-seed': () => 'This table has no seed to draw from.',
    'unknown-move': (at) =>
      `“${names(at)}” is not a move. Moves begin with craft, site, explore, carry or build, or with an ability’s word.`,
    'unreadable-move': (at) => `“${names(at)}” cannot be read. Examples: carry c4>d5, build d5 market-stall-1.`,
    'unknown-chance': (at) => `“${names(at)}” is nothing that can be drawn.`,
    'unreadable-chance': (at) => `“${names(at)}” cannot be read as something drawn.`,
  },
  elements: {
    status: 'State of the game',
    map: 'The valley',
    open: 'Open contracts',
    hand: 'Your contracts',
    players: 'Guilds',
    deck: 'the deck',
    supply: 'the supply',
    reserve: 'the reserve',
    actions: 'the lanterns',
    storage: 'your storage',
    stacks: 'your stacks',
    guild: 'your guild',
    craft: 'Send a craftsman',
    site: 'Stake a site',
    explore: 'Clear',
    carry: 'Carry',
    build: 'Build',
    extra: 'one more action',
    draw: 'draw a contract',
    shortcut: 'return tiles',
    skip: 'skip the ability',
    phase: 'Phase',
    turn: 'Turn',
    actionsLeft: 'Actions left',
    craftsmen: 'Craftsmen',
    sites: 'Sites',
    buildings: 'Buildings',
    tokens: 'Tokens',
    exploitations: 'Exploitations',
    resources: 'Goods',
    meadows: 'Meadows',
    owner: 'Of',
    at: 'On',
    done: 'Contracts fulfilled',
    ability: 'Ability',
    contract: 'Contract',
    left: 'Left',
    endCard: 'End card',
    lastTurns: 'Last turns',
    first: 'who begins',
    private: 'private contracts',
    act: 'actions',
    refill: 'new contract',
    secret: 'secret contract',
    over: 'the end',
    cards: 'Cards',
    piles: 'Stacks',
    store: 'Storage',
    different: 'all different',
    equal: 'all equal',
  },
  endings: { 'fifth-building': 'a fifth building stands', stuck: 'nobody can act any more' },
  items: {
    tokens: 'Tokens',
    contracts: 'Contracts',
    bonuses: 'Bonuses',
    explorers: 'Explorers',
    'end-card': 'End card',
    storage: 'Storage',
    points: 'Points',
    stored: 'Tie: stored',
  },
  prompts: {
    setup: 'The valley is being laid out…',
    refill: 'A new contract is drawn…',
    secret: (name) => `${name} draws a contract in secret…`,
    act: (count, last) =>
      `${last ? 'Your last turn' : 'Your turn'}: ${count === 2 ? 'two actions' : actions(count)} — choose a place or a card`,
    ability: (contract, task) => `${contract} — ${task}`,
    acting: (name, count, last) => `${name} is choosing: ${actions(count)}${last ? ', last turn' : ''}`,
    deciding: (name, contract) => `${name} may use ${contract}`,
    over: (winners, count) =>
      count === 0 ? 'The game is over' : `${winners} ${count === 1 ? 'wins' : 'share the victory'}`,
    youWin: 'You win the valley',
    youShare: (all) => `${speech.capital(all)} share the victory`,
    goal: (best, leaders) =>
      best === 0
        ? 'The fifth building starts the last turns. Nobody has built yet.'
        : `The fifth building starts the last turns. Most so far: ${leaders} (${best}).`,
    lastTurns: (seat, left, c) =>
      `${c.who(seat, 'You have', 'has')} the end card. ${left ? `Still to play: ${left}.` : 'This is the last turn.'}`,
    whyPoints: (seat, points, second, c) =>
      `${c.who(seat, 'You have', 'has')} ${n(points, { one: '# point', other: '# points' })}, the next has ${second}.`,
    whyStorage: (seat, stored, others, c) =>
      `Level on points, and the tie goes to the emptier storage: ${c.who(seat, 'you win', 'wins')} with ${stored} against ${others}.`,
    whyShared: (points) => `Level on points, ${points}, and on goods in storage.`,
  },
  abilities: {
    'market-stall': 'swap one of your goods, or skip',
    distillery: 'take one more action, or skip',
    'flying-machine': 'choose a meadow tile that flies, or skip',
    workshop: 'lay a meadow on any petrified forest, or skip',
    adventurers: 'lay a meadow on any forbidden hex, or skip',
    caravan: 'give back one of your goods, or skip',
    'goods-export': 'give back one of your goods, or stop',
    harvest: 'open a token to all, or skip',
    'express-delivery': 'choose a good and a site, or skip',
    'secret-plan': 'draw a contract, or skip',
    shortcut: 'return two meadow tiles, or skip',
  },
  guide: GUIDE_EN,
  labels: LABELS,
  gains: GAINS,
};

export const text = textOf(EN);
