import { FIRST_SEAT, type Seat, without } from '@penumbra/kit';
import { type Cell, type CellSet, firstCell, setOf } from './box.ts';
import { NO_TILE, type Tile } from './components.ts';
import { cubeCount, NO_CUBES } from './cubes.ts';
import type { Move } from './moves/index.ts';
import { meets, type State } from './state.ts';
import { worthOf, worthOfCube } from './worth.ts';

/** How promising a legal move looks. */
export function promise(s: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'plan':
      return promiseOfPlan(s, seat, move.cells);
    case 'deploy':
      return worthOfCube(s, seat, move.cell) + urgency(s, seat, move.cell);
    case 'remove':
      return worthToOthers(s, seat, s.tiles[move.cell] ?? NO_TILE);
  }
}

const SECOND_CUBE = 0.75;
const PER_CUBE = 0.35;

function promiseOfPlan(s: State, seat: Seat, cells: CellSet): number {
  const first = chanceOf(s, seat, firstCell(cells));
  const rest = without(cells, setOf(firstCell(cells)));
  if (rest === 0) return first;
  const second = chanceOf(s, seat, firstCell(rest));
  return Math.max(first, second) + SECOND_CUBE * Math.min(first, second) - PER_CUBE;
}

const RESTRICTED = 0.15;
const LEFT_OVER = 0.9;
const SNATCHED = 0.45;

/** The worth of a cube on a cell, less where others who come before will want to fill it. */
function chanceOf(s: State, seat: Seat, cell: Cell): number {
  const { box } = s.config;
  const tile = s.tiles[cell] ?? NO_TILE;
  const worth = worthOfCube(s, seat, cell);
  if (!meets(s, seat, tile)) return Math.min(RESTRICTED, worth);
  if (worth <= 0 || !takesOneMore(s, cell)) return worth;
  const before = (seat - s.start + box.players) % box.players;
  if (before === 0) return worth;
  return worth * (betterToFill(s, cell) >= before ? LEFT_OVER : SNATCHED);
}

const takesOneMore = (s: State, cell: number): boolean =>
  s.tiles[cell] !== NO_TILE &&
  (s.config.box.required[s.tiles[cell] ?? NO_TILE] ?? 0) === cubeCount(s.cubes[cell] ?? NO_CUBES) + 1;

/** How many tiles that one cube fills have more points on them. */
function betterToFill(s: State, cell: Cell): number {
  const { points } = s.config.box;
  const own = points[s.tiles[cell] ?? NO_TILE] ?? 0;
  let better = 0;
  for (let other = 0; other < s.tiles.length; other++) {
    if (other === cell || !takesOneMore(s, other)) continue;
    const worth = points[s.tiles[other] ?? NO_TILE] ?? 0;
    if (worth > own || (worth === own && other < cell)) better++;
  }
  return better;
}

const THREAT = 0.5;

/** More for a tile that others may fill before the next turn. */
function urgency(s: State, seat: Seat, cell: Cell): number {
  const tile = s.tiles[cell] ?? NO_TILE;
  let rivals = 0;
  for (let other = FIRST_SEAT; other < s.plans.length; other++) {
    if (other !== seat && (s.plans[other] ?? 0) & (1 << cell) && meets(s, other, tile)) rivals++;
  }
  const left = (s.config.box.required[tile] ?? 0) - cubeCount(s.cubes[cell] ?? NO_CUBES);
  return rivals >= left ? THREAT * worthOf(s, seat, tile) : 0;
}

/** A stuck player takes away what others could use. */
function worthToOthers(s: State, seat: Seat, tile: Tile): number {
  let sum = 0;
  for (let other = FIRST_SEAT; other < s.reserve.length; other++) {
    if (other !== seat && tile !== NO_TILE && meets(s, other, tile)) sum += worthOf(s, other, tile);
  }
  return sum;
}
