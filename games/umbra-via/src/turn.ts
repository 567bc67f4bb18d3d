import {
  bit,
  bitsOf,
  CHANCE_TURN,
  everySeat,
  FIRST_SEAT,
  firstSeats,
  jointTurn,
  lastSeat,
  listSeats,
  NO_SEAT,
  NO_SEATS,
  OVER_TURN,
  type Seat,
  type Seats,
  seatsOf,
  seatTurn,
  type Tell,
  type Turn,
  unreachable,
  without,
  withSeat,
} from '@penumbra/kit';
import {
  BLOCK,
  type Cell,
  firstCell,
  LAST_ROUND,
  NO_CELLS,
  NO_TILE,
  SLOTS,
  shapeOf,
  type Tile,
  VOID,
} from './components.ts';
import type { Ending, Event } from './events.ts';
import {
  countOf,
  energyIn,
  type Heap,
  heapOf,
  join,
  NEUTRAL,
  NEUTRAL_SOUL,
  NO_FLOWERS,
  NO_HEAP,
  plus,
  SOUL,
  sizeOf,
  soulsIn,
  worth,
} from './flowers.ts';
import { BESIDE_CELL, completePathAt, pathAt } from './paths.ts';
import { altarTile, bagOf, bidAt, bidOn, type State } from './state.ts';
import { summonPath } from './summoning.ts';

/** Whom each phase waits for. */
export function turn(s: State): Turn {
  switch (s.phase) {
    case 'order':
    case 'reveal':
    case 'draw':
      return CHANCE_TURN;
    case 'bid':
      return jointTurn(firstSeats(s.config.box.players));
    case 'place':
    case 'drop':
    case 'shift':
    case 'summon':
      return seatTurn(s.placer);
    case 'over':
      return OVER_TURN;
    default:
      return unreachable(s.phase);
  }
}

// The sequence of play. Each function is one line of the round and ends by calling the next, until a seat is
// asked or chance is awaited:
//
//   beginRound → (reveal, draw, bid, draw, bid) → beginPlacing → nextTile → (place | drop | shift)
//     → completePaths → (summon) → nextTile → … → endRound → beginRound

export function afterBid(s: State, tell?: Tell<Event>): void {
  if (s.bid === 2) return beginPlacing(s, tell);
  s.bid = 2;
  s.phase = 'draw';
}

/** UV-3.7 to 3.9: tiles nobody wants are discarded, the others get their order for the whole phase. */
function beginPlacing(s: State, tell?: Tell<Event>): void {
  const order: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const tile = altarTile(s, slot);
    const count = flowersOn(s, slot);
    if (tile !== NO_TILE && count > 0 && tile !== BLOCK) {
      // Behind all that have no more flowers: equal counts stay left to right.
      let place = order.length;
      while (place > 0 && flowersOn(s, order[place - 1]!) > count) place--;
      order.splice(place, 0, slot);
    } else if (tile !== NO_TILE) {
      discardSlot(s, slot);
      tell?.say({ kind: 'tile-discarded', slot, tile });
    }
  }
  s.order = order;
  tell?.say({ kind: 'order-fixed', order: s.order.slice() });
  nextTile(s, tell);
}

export function flowersOn(s: State, slot: number): number {
  let sum = 0;
  for (let seat = 0; seat < s.config.box.players; seat++) sum += sizeOf(bidOn(s, bidAt(slot, seat)));
  return sum;
}

function discardSlot(s: State, slot: number): void {
  const shape = shapeOf(altarTile(s, slot));
  s.discard[shape] = s.discard[shape]! + 1;
  s.altar[slot] = NO_TILE;
}

/** UV-4.1, 4.2: settles the next tile of the order, or ends the round. */
export function nextTile(s: State, tell?: Tell<Event>): void {
  for (;;) {
    s.placer = NO_SEAT;
    const slot = s.order[0];
    if (slot === undefined) return endRound(s, tell);
    s.placer = winnerOf(s, slot, tell);
    spendSouls(s, slot);
    if (awaitPlacer(s, slot, tell)) return;
  }
}

/** Asks the placer about the current tile. */
export function awaitPlacer(s: State, slot: number, tell?: Tell<Event>): boolean {
  if (s.altar[slot] !== VOID) {
    s.phase = 'place';
    return true;
  }
  if (energyOnSlot(s, slot) !== NO_HEAP) {
    s.phase = 'drop';
    return true;
  }
  // ruling UV-6.6: a Void without energy is discarded unasked as soon as its winner is known
  takeTile(s);
  discardVoid(s, slot, tell);
  return false;
}

export function discardVoid(s: State, slot: number, tell?: Tell<Event>): void {
  const shape = shapeOf(VOID);
  s.discard[shape] = s.discard[shape]! + 1;
  tell?.say({ kind: 'tile-discarded', slot, tile: VOID });
}

/** UV-4.1: the highest bid wins; a tie goes to the tied seat highest on the track, whose marker drops at once. */
function winnerOf(s: State, slot: number, tell?: Tell<Event>): Seat {
  let best = 0;
  let tied = NO_SEATS;
  for (let seat = FIRST_SEAT; seat < s.config.box.players; seat++) {
    const value = worth(bidOn(s, bidAt(slot, seat)));
    if (value > best) tied = NO_SEATS;
    if (value >= best) {
      best = value;
      tied = withSeat(tied, seat);
    }
  }
  const isTie = (tied & (tied - 1)) !== 0;
  const seat = isTie ? breakTie(s, tied) : lastSeat(tied);
  tell?.say({ kind: 'tile-won', slot, seat, worth: best, tie: isTie });
  return seat;
}

function breakTie(s: State, tied: Seats): Seat {
  const place = s.tiebreak.findIndex((seat) => (tied & (1 << seat)) !== 0);
  const seat = s.tiebreak[place]!;
  s.tiebreak.splice(place, 1);
  s.tiebreak.push(seat);
  return seat;
}

/** UV-4.2: all souls on a tile leave it when its winner is known. */
function spendSouls(s: State, slot: number): void {
  const { players, edition } = s.config.box;
  for (let seat = 0; seat < players; seat++) {
    const at = bidAt(slot, seat);
    const bid = bidOn(s, at);
    const souls = soulsIn(bid);
    if (souls === NO_FLOWERS) continue;
    s.bids[at] = energyIn(bid);
    if (edition.soulsAreSpent) {
      s.box[seat] = s.box[seat]! + countOf(souls, SOUL);
      s.box[NEUTRAL] = s.box[NEUTRAL]! + countOf(souls, NEUTRAL_SOUL);
    } else {
      s.bags[seat] = plus(bagOf(s, seat), souls);
    }
  }
}

export function energyOnSlot(
  s: Pick<State, 'config'> & { readonly bids: readonly State['bids'][number][] },
  slot: number,
): Heap {
  let energy = NO_HEAP;
  for (let seat = FIRST_SEAT; seat < s.config.box.players; seat++) {
    energy = join(energy, heapOf(seat, bidOn(s, bidAt(slot, seat))));
  }
  return energy;
}

/** Takes the current tile off the altar; gives it with its energy. */
export function takeTile(s: State): { readonly slot: number; readonly tile: Tile; readonly energy: Heap } {
  const slot = s.order.shift()!;
  const tile = altarTile(s, slot);
  const energy = energyOnSlot(s, slot);
  s.altar[slot] = NO_TILE;
  for (let seat = 0; seat < s.config.box.players; seat++) s.bids[bidAt(slot, seat)] = NO_FLOWERS;
  return { slot, tile, energy };
}

/** UV-4.5, 5: finds the paths that the tile on `cell` completed and summons them, asking for the order of several. */
export function completePaths(s: State, cell: Cell, tell?: Tell<Event>): void {
  let firsts = 0;
  let rest = BESIDE_CELL[cell]! | (1 << cell);
  while (rest !== 0) {
    const path = completePathAt(s.tiles, firstCell(bitsOf(rest)));
    rest &= (rest - 1) & ~path;
    if (path !== 0) firsts |= 1 << firstCell(path);
  }
  s.summoning = bitsOf(firsts);
  summonUnasked(s, tell);
}

/** With one path left there is nothing to choose. */
export function summonUnasked(s: State, tell?: Tell<Event>): void {
  if ((s.summoning & (s.summoning - 1)) !== 0) {
    s.phase = 'summon';
    return;
  }
  if (s.summoning !== 0) return summonNext(s, firstCell(s.summoning), tell);
  nextTile(s, tell);
}

/** UV-5: one summoning, then the rest of the placement, unless a Soul Tile was claimed. */
export function summonNext(s: State, first: Cell, tell?: Tell<Event>): void {
  s.summoning = without(s.summoning, bit(first));
  const claimers = summonPath(s, pathAt(s.tiles, first), s.placer, tell);
  for (const seat of listSeats(claimers)) tell?.say({ kind: 'soul-tile-claimed', seat });
  if (claimers !== NO_SEATS) return endGame(s, claimers, 'soul-tile', tell);
  summonUnasked(s, tell);
}

function endRound(s: State, tell?: Tell<Event>): void {
  // ruling UV-4.7: with all bags empty nobody could ever bid again, and the fewest flowers left win
  if (s.bags.every((bag) => bag === NO_FLOWERS)) return endGame(s, fewestLeft(s), 'exhausted', tell);
  // ruling UV-4.8: the fewest flowers left win after round 50, too, so that no table goes on for ever
  if (s.round === LAST_ROUND) return endGame(s, fewestLeft(s), 'long', tell);
  s.round++;
  s.bid = 1;
  s.phase = 'reveal';
  tell?.say({ kind: 'round-begun', round: s.round });
}

function fewestLeft(s: State): Seats {
  const left = s.souls.slice(0, s.config.box.players);
  const fewest = Math.min(...left);
  return seatsOf(everySeat(left).filter((seat) => left[seat] === fewest));
}

function endGame(s: State, winners: Seats, ending: Ending, tell?: Tell<Event>): void {
  s.winners = winners;
  s.ending = ending;
  s.phase = 'over';
  s.placer = NO_SEAT;
  s.summoning = NO_CELLS;
  tell?.say({ kind: 'game-ended', winners: listSeats(winners), ending });
}
