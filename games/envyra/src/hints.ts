import type { SearchAdvice, Seat } from '@penumbra/kit';
import { type Cell, type CellSet, firstCell } from './box.ts';
import { NO_TILE, type Tile } from './components.ts';
import { type Cubes, capturer, cubeCount, cubesOf, NO_CUBES } from './cubes.ts';
import { legal, type Move, play } from './moves/index.ts';
import { result, scoreOf } from './scoring.ts';
import { clone, meets, type State } from './state.ts';
import { worthOf, worthOfCube } from './worth.ts';

// The levels were found by tournament; among the cut-offs none stands out yet (bench/results.md, Levels and Methods).
export const search: SearchAdvice = { cutoff: 8 };
export const levels = {
  novice: { iterations: 25, softness: 0.5 },
  casual: { iterations: 70, softness: 0.4 },
  skilled: { iterations: 250, softness: 0.3 },
};

const SPREAD = 5;
const CUBE_IN_RESERVE = 0.25;
const LEADER_SHARE = 0.7;
const OTHER_SHARE = 0.2;

// The round that `evaluate` plays to its end. Written over by every call.
let scratch: State | undefined;

/**
 * How well a seat stands: the lead in points and in what lies on the tiles, squeezed into 0 … 1. Revealed plans are
 * carried out first, everybody deploying what looks best, since before that nothing has changed hands.
 */
export function evaluate(s: State, seat: Seat): number {
  if (s.phase !== 'deploy') return standing(s, seat);
  scratch = clone(s, scratch);
  while (scratch.phase === 'deploy') play(scratch, scratch.turn, likeliest(scratch));
  return standing(scratch, seat);
}

function likeliest(s: State): Move {
  const moves = legal(s, s.turn);
  const [one, other] = moves as readonly [Move, Move | undefined];
  return other === undefined || promise(s, s.turn, one) >= promise(s, s.turn, other) ? one : other;
}

function standing(s: State, seat: Seat): number {
  const over = result(s);
  if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0 as Seat; other < s.reserve.length; other++) {
    const standing = standingOf(s, other);
    if (other === seat) own = standing;
    else best = Math.max(best, standing);
  }
  return 1 / (1 + Math.exp((best - own) / SPREAD));
}

function standingOf(s: State, seat: Seat): number {
  let sum = scoreOf(s, seat).total + CUBE_IN_RESERVE * (s.reserve[seat] as number);
  for (let cell = 0; cell < s.tiles.length; cell++) {
    const cubes = s.cubes[cell] as Cubes;
    if (cubes === NO_CUBES) continue;
    const own = cubesOf(cubes, seat);
    if (own === 0) continue;
    const tile = s.tiles[cell] as Tile;
    const share = capturer(cubes) === seat ? LEADER_SHARE : OTHER_SHARE;
    sum += (share * worthOf(s, seat, tile) * own) / (s.config.box.required[tile] as number);
  }
  return sum;
}

export function promise(s: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'plan':
      return promiseOfPlan(s, seat, move.cells);
    case 'deploy':
      return worthOfCube(s, seat, move.cell) + urgency(s, seat, move.cell);
    case 'remove':
      return worthToOthers(s, seat, s.tiles[move.cell] as Tile);
  }
}

const SECOND_CUBE = 0.75;
const PER_CUBE = 0.35;

function promiseOfPlan(s: State, seat: Seat, cells: CellSet): number {
  const first = chanceOf(s, seat, firstCell(cells));
  const rest = (cells & (cells - 1)) as CellSet;
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
  const tile = s.tiles[cell] as Tile;
  const worth = worthOfCube(s, seat, cell);
  if (!meets(s, seat, tile)) return Math.min(RESTRICTED, worth);
  if (worth <= 0 || !takesOneMore(s, cell)) return worth;
  const before = (seat - s.start + box.players) % box.players;
  if (before === 0) return worth;
  return worth * (betterToFill(s, cell) >= before ? LEFT_OVER : SNATCHED);
}

const takesOneMore = (s: State, cell: number): boolean =>
  s.tiles[cell] !== NO_TILE &&
  (s.config.box.required[s.tiles[cell] as Tile] as number) === cubeCount(s.cubes[cell] as Cubes) + 1;

/** How many tiles that one cube fills have more points on them. */
function betterToFill(s: State, cell: Cell): number {
  const { points } = s.config.box;
  const own = points[s.tiles[cell] as Tile] as number;
  let better = 0;
  for (let other = 0; other < s.tiles.length; other++) {
    if (other === cell || !takesOneMore(s, other)) continue;
    const worth = points[s.tiles[other] as Tile] as number;
    if (worth > own || (worth === own && other < cell)) better++;
  }
  return better;
}

const THREAT = 0.5;

/** More for a tile that others may fill before the next turn. */
function urgency(s: State, seat: Seat, cell: Cell): number {
  const tile = s.tiles[cell] as Tile;
  let rivals = 0;
  for (let other = 0 as Seat; other < s.plans.length; other++) {
    if (other !== seat && (s.plans[other] as number) & (1 << cell) && meets(s, other, tile)) rivals++;
  }
  const left = (s.config.box.required[tile] as number) - cubeCount(s.cubes[cell] as Cubes);
  return rivals >= left ? THREAT * worthOf(s, seat, tile) : 0;
}

/** A stuck player takes away what others could use. */
function worthToOthers(s: State, seat: Seat, tile: Tile): number {
  let sum = 0;
  for (let other = 0 as Seat; other < s.reserve.length; other++) {
    if (other !== seat && tile !== NO_TILE && meets(s, other, tile)) sum += worthOf(s, other, tile);
  }
  return sum;
}
