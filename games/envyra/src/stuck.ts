import { hasSeat, listSeats, NO_SEATS, type Seat, type Seats } from '@penumbra/kit';
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
  let stuck = 0;
  for (let seat = 0; seat < players; seat++) if (openCells(s, seat as Seat) === NO_CELLS) stuck |= 1 << seat;
  return stuck as Seats;
}

function firstInTurnOrder(s: State, seats: Seats): Seat {
  let seat = s.start;
  while (!hasSeat(seats, seat)) seat = nextSeat(s, seat);
  return seat;
}

/** What a stuck seat may remove: a tile without cubes that is restricted to it and is not the End Tile. */
export function removableCells(s: State, seat: Seat): CellSet {
  let set = 0;
  for (let cell = 0; cell < s.tiles.length; cell++) {
    const tile = s.tiles[cell] as Tile;
    // ruling: the End Tile is never removed.
    if (tile === NO_TILE || tile === s.config.box.end || s.cubes[cell] !== 0) continue;
    if (!meets(s, seat, tile)) set |= 1 << cell;
  }
  return set as CellSet;
}

/** A stuck seat has removed the tile of `s.cell`: now a tile that fits is drawn for it, if the supply has one. */
export function replaceOrSitOut(s: State, tell: Telling): void {
  s.phase = 'replace';
  s.turn = NOBODY_YET;
  const stuck = stuckSeats(s);
  if (s.supply.some((tile) => fits(s, tile, stuck))) return;
  // ruling: the removed tile stays out and its cell empty.
  s.cell = NO_CELL;
  if (stuck === 0 || s.lastRound) askForPlans(s, tell);
  else sitOut(s, stuck, tell);
}

/** Whether every seat has a tile to deploy on once this one is laid. */
export function fits(s: State, tile: Tile, stuck: Seats): boolean {
  for (let seat = 0; stuck >> seat !== 0; seat++) {
    if (hasSeat(stuck, seat as Seat) && !meets(s, seat as Seat, tile)) return false;
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
