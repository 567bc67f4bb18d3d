import { bitsOf, FIRST_SEAT, hasSeat, listSeats, NO_SEATS, type Seat, type Seats, withSeat } from '@penumbra/kit';
import { type CellSet, NO_CELL, NO_CELLS } from './box.ts';
import { NO_TILE, type Tile } from './components.ts';
import { askForPlans, type Telling } from './finish.ts';
import { meets, NOBODY_YET, nextSeat, openCells, type State } from './state.ts';

/** Step 0 of a round. */
export function checkStuck(s: State, tell: Telling): void {
  const stuck = s.lastRound ? NO_SEATS : stuckSeats(s);
  if (stuck === 0) {
    askForPlans(s, tell);
    return;
  }
  const seat = firstInTurnOrder(s, stuck);
  // ruling E-3.4: with cubes on every tile nothing can be removed, and the stuck sit out
  if (removableCells(s, seat) === NO_CELLS) {
    sitOut(s, stuck, tell);
    return;
  }
  s.phase = 'remove';
  s.turn = seat;
  tell?.say({ kind: 'seat-stuck', seat });
}

/** The seats to whom every tile of the grid is restricted; cubes on a tile do not matter. */
export function stuckSeats(s: State): Seats {
  const { players } = s.config.box;
  let stuck = NO_SEATS;
  for (let seat = FIRST_SEAT; seat < players; seat++) {
    if (openCells(s, seat) === NO_CELLS) stuck = withSeat(stuck, seat);
  }
  return stuck;
}

function firstInTurnOrder(s: State, seats: Seats): Seat {
  let seat = s.start;
  while (!hasSeat(seats, seat)) seat = nextSeat(s, seat);
  return seat;
}

/** What a stuck seat may remove: a tile without cubes that is restricted to it, the End Tile like any other. */
export function removableCells(s: State, seat: Seat): CellSet {
  let set = 0;
  for (let cell = 0; cell < s.tiles.length; cell++) {
    const tile = s.tiles[cell]!;
    if (tile === NO_TILE || s.cubes[cell] !== 0) continue;
    if (!meets(s, seat, tile)) set |= 1 << cell;
  }
  return bitsOf(set);
}

/** A stuck seat has removed the tile of `s.cell`: now a tile that fits is drawn for it, if the supply has one. */
export function replaceOrSitOut(s: State, tell: Telling): void {
  s.phase = 'replace';
  s.turn = NOBODY_YET;
  const stuck = stuckSeats(s);
  if (s.supply.some((tile) => fits(s, tile, stuck))) return;
  // ruling E-3.5: the removed tile stays out and its cell empty
  s.cell = NO_CELL;
  if (stuck === 0 || s.lastRound) askForPlans(s, tell);
  else sitOut(s, stuck, tell);
}

/** Whether every seat has a tile to deploy on once this one is laid. */
export function fits(s: State, tile: Tile, stuck: Seats): boolean {
  for (let seat = FIRST_SEAT; stuck >> seat !== 0; seat++) {
    if (hasSeat(stuck, seat) && !meets(s, seat, tile)) return false;
  }
  return true;
}

/** A tile that fits was laid. */
export function goOnAfterReplacement(s: State, tell: Telling): void {
  s.cell = NO_CELL;
  askForPlans(s, tell);
}

function sitOut(s: State, stuck: Seats, tell: Telling): void {
  s.sittingOut = stuck;
  s.lastRound = true;
  tell?.say({ kind: 'seats-sat-out', seats: listSeats(stuck) });
  askForPlans(s, tell);
}
