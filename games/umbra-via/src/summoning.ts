import { bitsOf, FIRST_SEAT, lastSeat, NO_SEATS, type Seat, type Seats, type Tell, withSeat } from '@penumbra/kit';
import { CELLS, type Cell, type CellSet, FIRST_CELL, FOUR_POINT, firstCell, NO_TILE, shapeOf } from './components.ts';
import type { Event } from './events.ts';
import {
  COLOURS,
  ENERGY,
  energyOf,
  flowers,
  type Heap,
  join,
  NEUTRAL,
  NEUTRAL_ENERGY,
  NEUTRAL_SOUL,
  NO_HEAP,
  plus,
  SOUL,
} from './flowers.ts';
import { besideSet } from './paths.ts';
import { bagOf, heapAt, type State, soulsOf } from './state.ts';

/** A path must count as this many tiles for the neutral Soul Tile to be flipped. */
const LONG_ENOUGH = 2;

/**
 * UV-5.1, 5.2: what each colour earns on a path that counts as `length` tiles, neutral last; unranked colours 0.
 * Equal energy shares a rank, and every further rank earns half of what the rank above it earned.
 */
export function awards(energy: Heap, length: number): number[] {
  const earned = [0, 0, 0, 0, 0];
  let award = length;
  let above = Number.POSITIVE_INFINITY;
  for (;;) {
    let most = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const count = energyOf(energy, colour);
      if (count < above && count > most) most = count;
    }
    if (most === 0) return earned;
    for (let colour = 0; colour < COLOURS; colour++) if (energyOf(energy, colour) === most) earned[colour] = award;
    above = most;
    award >>= 1;
  }
}

/** The colours with the most energy, as a set of colour bits; none without any energy. */
export function firstRanked(energy: Heap): number {
  let most = 1;
  let first = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const count = energyOf(energy, colour);
    if (count > most) first = 0;
    if (count >= most) {
      most = count;
      first |= 1 << colour;
    }
  }
  return first;
}

export function energyOn(s: State, path: CellSet): Heap {
  let energy = NO_HEAP;
  for (let rest: number = path; rest !== 0; rest &= rest - 1) {
    energy = join(energy, heapAt(s, 31 - Math.clz32(rest & -rest)));
  }
  return energy;
}

/** UV-8.5: once the neutral Soul Tile is flipped every tile of a path counts twice. */
export const lengthOf = (s: State, path: CellSet): number => bitCount(path) * (s.suddenDeath ? 2 : 1);

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Scores and clears one complete path; gives the seats that claim their Soul Tile with it. */
export function summonPath(s: State, path: CellSet, placer: Seat, tell?: Tell<Event>): Seats {
  const { players, neutral } = s.config.box;
  const energy = energyOn(s, path);
  const length = lengthOf(s, path);
  const earned = awards(energy, length);
  const first = firstRanked(energy);
  const taken = [0, 0, 0, 0, 0];
  let claimers = NO_SEATS;
  for (let seat = FIRST_SEAT; seat < players; seat++) {
    // Decided before the award is taken.
    if (first & (1 << seat) && length >= lengthToClaim(s, seat)) claimers = withSeat(claimers, seat);
    taken[seat] = takeSouls(s, seat, earned[seat]!);
    s.bags[seat] = plus(plus(bagOf(s, seat), flowers(SOUL, taken[seat]!)), flowers(ENERGY, energyOf(energy, seat)));
  }
  const heir = neutral ? heirOf(first, placer, players) : undefined;
  const left = soulsOf(s, NEUTRAL);
  if (heir !== undefined) {
    taken[NEUTRAL] = s.suddenDeath ? 0 : takeSouls(s, NEUTRAL, earned[NEUTRAL]!);
    const handed = plus(flowers(NEUTRAL_SOUL, taken[NEUTRAL]), flowers(NEUTRAL_ENERGY, energyOf(energy, NEUTRAL)));
    s.bags[heir] = plus(bagOf(s, heir), handed);
  }
  tell?.say({ kind: 'path-summoned', cells: path, energy, earned, taken, ...(heir !== undefined && { heir }) });
  if (heir !== undefined) flipNeutral(s, { earned: earned[NEUTRAL]!, left, length, first }, tell);
  clearPath(s, path, tell);
  return claimers;
}

/** UV-5.4: what a path must count as for the seat ranked first on it to claim its Soul Tile. */
export function lengthToClaim(s: Pick<State, 'config' | 'souls'>, seat: number): number {
  const { soulTileCounts, shortestClaim } = s.config.box.edition;
  return Math.max(shortestClaim, soulsOf(s, seat) + soulTileCounts);
}

function takeSouls(s: State, colour: number, earned: number): number {
  const taken = Math.min(earned, soulsOf(s, colour));
  s.souls[colour] = soulsOf(s, colour) - taken;
  return taken;
}

/** UV-8.4: who puts the neutral flowers of a summoning into the own bag. */
function heirOf(first: number, placer: Seat, players: number): Seat {
  const firstPlayers = first & ((1 << players) - 1);
  // ruling UV-8.4: one player in first place is the heir, even if neutral shares it; otherwise who completed the path
  const isOne = firstPlayers !== 0 && (firstPlayers & (firstPlayers - 1)) === 0;
  return isOne ? lastSeat(firstPlayers) : placer;
}

interface NeutralAward {
  readonly earned: number;
  readonly left: number;
  readonly length: number;
  readonly first: number;
}

/** UV-8.5: sudden death begins after the summoning in which neutral runs dry. */
function flipNeutral(s: State, { earned, left, length, first }: NeutralAward, tell?: Tell<Event>): void {
  const isFirst = (first & (1 << NEUTRAL)) !== 0;
  // ruling UV-8.5: a surplus of 1 is enough to flip the neutral Soul Tile, a surplus of 0 is not
  if (s.suddenDeath || !isFirst || length < LONG_ENOUGH || earned <= left) return;
  s.suddenDeath = true;
  tell?.say({ kind: 'sudden-death-begun' });
}

/** UV-5.5. The energy is in the bags already. */
function clearPath(s: State, path: CellSet, tell?: Tell<Event>): void {
  for (let rest: number = path; rest !== 0; rest &= rest - 1) clearCell(s, firstCell(bitsOf(rest)));
  const around = besideSet(path);
  for (let cell = FIRST_CELL; cell < CELLS; cell++) {
    if ((around & (1 << cell)) === 0 || s.tiles[cell] !== FOUR_POINT) continue;
    clearCell(s, cell);
    tell?.say({ kind: 'four-point-cleared', cell });
  }
}

function clearCell(s: State, cell: Cell): void {
  const shape = shapeOf(s.tiles[cell]!);
  s.discard[shape] = s.discard[shape]! + 1;
  s.tiles[cell] = NO_TILE;
  s.energy[cell] = NO_HEAP;
}
