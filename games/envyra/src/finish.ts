import { FIRST_SEAT, firstSeats, type Seats, seatsWithout, type Tell, thingOf } from '@penumbra/kit';
import { NO_CELL, NO_CELLS, sizeOf } from './box.ts';
import { NO_CARD, NO_TILE, QUIET_ROUNDS } from './components.ts';
import type { Ending, Event } from './events.ts';
import { cellsWithTile, meets, NOBODY_YET, type State } from './state.ts';

// How a game ends, and how a round gets to the plan or to that end.

export type Telling = Tell<Event> | undefined;

/** Everybody who does not sit out. */
export const planners = (s: State): Seats => seatsWithout(firstSeats(s.config.box.players), s.sittingOut);

/** On to the plan. */
export function askForPlans(s: State, tell: Telling): void {
  // ruling E-3.6: with everybody sitting out the game ends at once
  if (planners(s) === 0) finish(s, tell);
  else s.phase = 'plan';
}

export function finish(s: State, tell: Telling): void {
  returnPlans(s, tell);
  s.phase = 'over';
  s.turn = NOBODY_YET;
  s.pass = 0;
  s.cell = NO_CELL;
  for (let seat = FIRST_SEAT; seat < s.secret.length; seat++) {
    const card = s.secret[seat]!;
    if (card !== NO_CARD) tell?.reveal({ kind: 'card-shown', seat, card });
  }
  tell?.say({ kind: 'game-ended', ending: endingOf(s) });
}

/** Which ending it was can be told from where things lie. */
export function endingOf(s: State): Ending {
  if (s.captured.some((entry) => thingOf(entry) === s.config.box.end)) return 'end-tile';
  if (s.lastRound) return 'stuck';
  if (s.quiet >= QUIET_ROUNDS) return 'quiet';
  if (onlyEndTileWaits(s)) return 'supply';
  return cellsWithTile(s) === NO_CELLS ? 'empty-grid' : 'stopped';
}

/** Planned cubes that did not go. */
export function returnPlans(s: State, tell: Telling): void {
  for (let seat = FIRST_SEAT; seat < s.plans.length; seat++) {
    const cells = s.plans[seat]!;
    if (cells === NO_CELLS) continue;
    s.reserve[seat] = s.reserve[seat]! + sizeOf(cells);
    s.plans[seat] = NO_CELLS;
    tell?.say({ kind: 'cubes-returned', seat, cells });
  }
}

/** Somebody meets the End Tile. */
export function endMayBeLaid(s: State): boolean {
  for (let seat = FIRST_SEAT; seat < s.themes.length; seat++) if (meets(s, seat, s.config.box.end)) return true;
  return false;
}

/** The supply cannot fill an empty cell: the End Tile is all it has, and nobody meets that. */
export const onlyEndTileWaits = (s: State): boolean =>
  s.supply.length === 1 && s.supply[0] === s.config.box.end && s.tiles.includes(NO_TILE) && !endMayBeLaid(s);
