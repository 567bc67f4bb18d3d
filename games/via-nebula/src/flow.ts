import { everySeat, NO_SEAT, ownerOf, type Seat, seatNumbered, type Tell } from '@penumbra/kit';
import type { Event } from './events.ts';
import { NO_GOODS, plus } from './goods.ts';
import { stock } from './ground.ts';
import { couldBuildFromHand } from './moves/build.ts';
import { canUseAbility, carryOut, type Means, meansOf } from './moves/index.ts';
import type { Move } from './moves/move.ts';
import { emptyExploitation } from './moves/pieces.ts';
import { goodsOn, goodsOnSite, NO_CONTRACT, NONE, type State, storageOf } from './state.ts';
import { emptyPlace } from './turn.ts';
import { ACTIONS_A_TURN, meadowNumbered } from './words.ts';

// The sequence of play:
//   first → tokens → private → open → act
//   act → act | ability (after a build)
//   ability → ability (Goods Export) | secret (Secret Plan) | refill
//   secret → refill → refill … → act of the same turn, of the next, or over

export function play(s: State, seat: Seat, move: Move, tell?: Tell<Event>): void {
  carryOut(s, seat, move, tell);
  runOn(s, tell);
}

/** Goes on until a seat is asked, chance is awaited or the game is over. */
export function runOn(s: State, tell?: Tell<Event>): void {
  if (s.phase === 'secret') leaveAbility(s);
  if (s.phase === 'ability' && !canUseAbility(s)) {
    leaveAbility(s);
    s.phase = 'refill';
  }
  // ruling VN-8.4: the display is refilled before an extra action is used
  if (s.phase === 'refill' && (s.deck.length === 0 || emptyPlace(s) < 0)) s.phase = 'act';
  if (s.phase === 'act') goOnActing(s, tell);
}

function goOnActing(s: State, tell?: Tell<Event>): void {
  const means = meansOf(s);
  const shown = s.actions > 0 && showsHand(s, means);
  // ruling VN-3.2: the turn ends by itself, and only when no action is legal
  if (means === 'none') nextTurn(s, shown, tell);
  else if (shown) tell?.reveal({ kind: 'turn-kept', seat: s.turn });
}

/** Whether it tells the others something about the hand that a seat can act, or cannot. */
const showsHand = (s: State, means: Means): boolean =>
  means === 'hand' || (means === 'none' && couldBuildFromHand(s, s.turn));
function announce(tell: Tell<Event>, event: Event, shown: boolean): void {
  if (shown) tell.reveal(event);
  else tell.say(event);
}

function leaveAbility(s: State): void {
  s.ability = NO_CONTRACT;
  s.uses = 0;
}

/** The first turn of the game. */
export function beginPlay(s: State, tell?: Tell<Event>): void {
  s.phase = 'act';
  s.actions = ACTIONS_A_TURN;
  tell?.say({ kind: 'turn-begun', seat: s.turn, last: false });
  runOn(s, tell);
}

/** Passes the turn to the next seat that can act; with nobody left, the game is over. */
function nextTurn(s: State, handShown: boolean, tell?: Tell<Event>): void {
  const { players } = s.config.box;
  const ended = s.turn;
  let shown = handShown;
  for (let k = 1; s.endCard === NONE ? k <= players : s.last !== 0; k++) {
    const seat = seatNumbered(s.endCard === NONE ? (ended + k) % players : takeLastTurn(s));
    s.turn = seat;
    s.actions = ACTIONS_A_TURN;
    const means = meansOf(s);
    shown ||= showsHand(s, means);
    if (tell && means !== 'none') announce(tell, { kind: 'turn-begun', seat, last: s.endCard !== NONE }, shown);
    if (means !== 'none') return;
    // ruling VN-3.3: who cannot act is passed over
    if (tell) announce(tell, { kind: 'turn-lost', seat }, shown);
  }
  // ruling VN-3.4: nobody can act, the player whose turn ended included
  closeGame(s, shown, tell);
}

function takeLastTurn(s: State): number {
  const seat = (s.last & 7) - 1;
  s.last >>= 3;
  return seat;
}

/** Resources on own exploitations and sites go to the storages; craftsmen on emptied exploitations return. */
function closeGame(s: State, handShown: boolean, tell?: Tell<Event>): void {
  const gained = s.storage.map(() => NO_GOODS);
  s.owners.forEach((owner, meadow) => {
    if (owner === 0) return;
    gained[owner - 1] = plus(gained[owner - 1]!, goodsOn(s, meadow));
    stock(s, meadowNumbered(meadow), NO_GOODS);
    emptyExploitation(s, meadowNumbered(meadow), tell);
  });
  s.sites.forEach((entry, i) => {
    gained[ownerOf(entry)] = plus(gained[ownerOf(entry)]!, goodsOnSite(s, i));
    s.siteGoods[i] = NO_GOODS;
  });
  for (const seat of everySeat(gained)) {
    const goods = gained[seat]!;
    s.storage[seat] = plus(storageOf(s, seat), goods);
    if (goods !== 0) tell?.say({ kind: 'resources-stored', seat, goods });
  }
  s.phase = 'over';
  s.turn = NO_SEAT;
  s.actions = 0;
  s.last = 0;
  if (tell) announce(tell, { kind: 'game-ended', ending: s.endCard === NONE ? 'stuck' : 'fifth-building' }, handShown);
}
