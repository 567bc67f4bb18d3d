import { bitsOf, CHANCE_TURN, FIRST_SEAT, jointTurn, OVER_TURN, type Seat, seatTurn, type Turn } from '@penumbra/kit';
import { type CellSet, NO_CELLS } from './box.ts';
import { NO_TILE, QUIET_ROUNDS } from './components.ts';
import { cubesOf, without } from './cubes.ts';
import { endMayBeLaid, finish, onlyEndTileWaits, planners, returnPlans, type Telling } from './finish.ts';
import { cellsWithTile, meets, NOBODY_YET, nextSeat, type Phase, type State, seatBefore } from './state.ts';
import { checkStuck, replaceOrSitOut } from './stuck.ts';

/** Whom each phase waits for. */
export function turn(s: State): Turn {
  switch (s.phase) {
    case 'plan':
      return jointTurn(planners(s));
    case 'deploy':
    case 'remove':
      return seatTurn(s.turn);
    case 'over':
      return OVER_TURN;
    default:
      return CHANCE_TURN;
  }
}

/** The steps of setup, each one of chance; after the last of them round 1 begins. */
export function goOnWithSetup(s: State, done: Phase, tell: Telling): void {
  const { openCards, secretCards } = s.config.box;
  if (done === 'first') s.phase = 'deal';
  else if (done === 'deal') s.phase = 'lay';
  else if (done === 'lay' && openCards) s.phase = 'open';
  else if (done !== 'secret' && secretCards) s.phase = 'secret';
  else beginRound(s, tell);
}

function beginRound(s: State, tell: Telling): void {
  s.quiet++;
  tell?.say({ kind: 'round-begun', round: s.round, start: s.start });
  checkStuck(s, tell);
}

/** Plans are revealed: the way there starts with the starting player. */
export function beginDeployment(s: State, tell: Telling): void {
  s.phase = 'deploy';
  s.pass = 1;
  s.turn = s.start;
  askOrSkip(s, tell);
}

/** The planned cells a seat can deploy on now: the tile is still there and not restricted to it. */
export function readyCells(s: State, seat: Seat): CellSet {
  let ready = 0;
  for (let rest: number = s.plans[seat]!; rest !== 0; rest &= rest - 1) {
    const cell = 31 - Math.clz32(rest & -rest);
    const tile = s.tiles[cell]!;
    if (tile !== NO_TILE && meets(s, seat, tile)) ready |= 1 << cell;
  }
  return bitsOf(ready);
}

/** A cube was deployed, and the tile it went on did not end the game. */
export function passTurn(s: State, tell: Telling): void {
  if (toNextTurn(s)) askOrSkip(s, tell);
  else endRound(s, tell);
}

/** Moves on to the first turn that has a cube to deploy. */
function askOrSkip(s: State, tell: Telling): void {
  // ruling E-5.3: what cannot go on the way there may go on the way back, the only cube of a plan, too
  while (readyCells(s, s.turn) === NO_CELLS) {
    if (s.plans[s.turn] !== NO_CELLS) tell?.say({ kind: 'turn-skipped', seat: s.turn, pass: s.pass });
    if (!toNextTurn(s)) {
      endRound(s, tell);
      return;
    }
  }
}

/** There clockwise from the starting player, back counter-clockwise from the last; false after the last turn. */
function toNextTurn(s: State): boolean {
  const { passes } = s.config.box;
  const last = seatBefore(s, s.start);
  if (s.pass === 1) {
    if (s.turn !== last) s.turn = nextSeat(s, s.turn);
    else if (passes === 2) s.pass = 2;
    else return false;
    return true;
  }
  if (s.turn === s.start) return false;
  s.turn = seatBefore(s, s.turn);
  return true;
}

function endRound(s: State, tell: Telling): void {
  returnPlans(s, tell);
  // ruling E-7.2: a round that somebody sat out ends the game before the refill
  if (s.lastRound) finish(s, tell);
  // ruling E-7.3: so does the twentieth round in a row without a capture
  else if (s.quiet >= QUIET_ROUNDS) finish(s, tell);
  else refillOrGoOn(s, tell);
}

function refillOrGoOn(s: State, tell: Telling): void {
  s.phase = 'refill';
  s.turn = NOBODY_YET;
  s.pass = 0;
  if (refillCount(s) === 0) closeRound(s, tell);
}

/** How many cells a refill fills: the empty ones, as far as tiles that may be laid go. */
export function refillCount(s: State): number {
  let empty = 0;
  for (let cell = 0; cell < s.tiles.length; cell++) if (s.tiles[cell] === NO_TILE) empty++;
  if (empty === 0 || s.supply.length === 0) return 0;
  const waits = s.supply.includes(s.config.box.end) && !endMayBeLaid(s);
  return Math.min(empty, s.supply.length - (waits ? 1 : 0));
}

/** What follows the refill: two endings, cubes that are taken back, the starting figure. */
export function closeRound(s: State, tell: Telling): void {
  // ruling E-7.7: a grid without a tile ends the game
  if (onlyEndTileWaits(s) || cellsWithTile(s) === NO_CELLS) {
    finish(s, tell);
    return;
  }
  for (let seat = FIRST_SEAT; seat < s.reserve.length; seat++) if (s.reserve[seat] === 0) takeBack(s, seat, tell);
  s.start = nextSeat(s, s.start);
  s.round++;
  beginRound(s, tell);
}

function takeBack(s: State, seat: Seat, tell: Telling): void {
  let cells = 0;
  let count = 0;
  for (let cell = 0; cell < s.cubes.length; cell++) {
    const own = cubesOf(s.cubes[cell]!, seat);
    if (own === 0) continue;
    count += own;
    cells |= 1 << cell;
    s.cubes[cell] = without(s.cubes[cell]!, seat);
  }
  s.reserve[seat] = count;
  tell?.say({ kind: 'cubes-taken-back', seat, cells: bitsOf(cells) });
}

/** After import: on, as a step does, until somebody is asked or chance is awaited. */
export function runOn(s: State): void {
  switch (s.phase) {
    case 'plan':
    case 'remove':
      s.turn = NOBODY_YET;
      checkStuck(s, undefined);
      return;
    case 'deploy':
      askOrSkip(s, undefined);
      return;
    case 'replace':
      replaceOrSitOut(s, undefined);
      return;
    case 'refill':
      refillOrGoOn(s, undefined);
      return;
    default:
      return;
  }
}
