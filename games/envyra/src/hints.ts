import type { SearchAdvice, Seat } from '@penumbra/kit';
import { type Cell, type CellSet, firstCell, type ThemeCounts, themesOwned } from './box.ts';
import { NO_TILE, type Tile } from './components.ts';
import { type Cubes, cubeCount, cubesOf } from './cubes.ts';
import { legal, type Move, play } from './moves/index.ts';
import { result, scoreOf } from './scoring.ts';
import { clone, meets, nextSeat, type State } from './state.ts';
import { worthOf, worthOfCube } from './worth.ts';

// Found by tournament (bench/results.md, Methods and Levels).
export const search: SearchAdvice = { joint: 'regret', cutoff: 8 };
export const levels = {
  novice: { iterations: 90, softness: 0.5 },
  casual: { iterations: 250, softness: 0.4 },
  skilled: { iterations: 800, softness: 0.25 },
};

// What a seat's chances rest on, in logits. Fitted to who won 1,600 games between searching bots.
/** For every point, taken or within reach; more once the End Tile lies there. */
const POINT = 0.33;
const POINT_NEAR_THE_END = 0.47;
/** By how many of the three themes the seat owns: without all of them it cannot touch the End Tile. */
const THEMES_OWNED = [-0.75, -0.55, 0, 0.8];
const STARTING = 0.23;
/** For every tile that the seat may not deploy on. */
const BARRED = -0.42;

// The round that `evaluate` plays to its end. Written over by every call.
let scratch: State | undefined;

/**
 * How likely a seat is to win. Revealed plans are carried out first, everybody deploying what looks best, since before
 * that nothing has changed hands.
 */
export function evaluate(s: State, seat: Seat): number {
  if (s.phase !== 'deploy') return chanceToWin(s, seat);
  scratch = clone(s, scratch);
  while (scratch.phase === 'deploy') play(scratch, scratch.turn, likeliest(scratch));
  return chanceToWin(scratch, seat);
}

function likeliest(s: State): Move {
  const moves = legal(s, s.turn);
  const [one, other] = moves as readonly [Move, Move | undefined];
  return other === undefined || promise(s, s.turn, one) >= promise(s, s.turn, other) ? one : other;
}

function chanceToWin(s: State, seat: Seat): number {
  const over = result(s);
  if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  const point = s.tiles.includes(s.config.box.end) ? POINT_NEAR_THE_END : POINT;
  const own = standing(s, seat, point);
  let sum = 1;
  for (let other = 0 as Seat; other < s.reserve.length; other++) {
    if (other !== seat) sum += Math.exp(standing(s, other, point) - own);
  }
  return 1 / sum;
}

function standing(s: State, seat: Seat, point: number): number {
  const { box } = s.config;
  let points = scoreOf(s, seat).total;
  let barred = 0;
  for (let cell = 0; cell < s.tiles.length; cell++) {
    const tile = s.tiles[cell] as Tile;
    if (tile === NO_TILE) continue;
    if (!meets(s, seat, tile)) barred++;
    const own = cubesOf(s.cubes[cell] as Cubes, seat);
    if (own > 0) points += (worthOf(s, seat, tile) * own) / (box.required[tile] as number);
  }
  const first = s.phase === 'refill' ? nextSeat(s, s.start) : s.start;
  return (
    point * points +
    (THEMES_OWNED[themesOwned(s.themes[seat] as ThemeCounts)] as number) +
    BARRED * barred +
    (first === seat ? STARTING : 0)
  );
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
