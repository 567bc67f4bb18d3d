import type { SearchAdvice, Seat } from '@penumbra/kit';
import { CELLS, type Cell, NO_TILE, OPENINGS, SLOTS, SOULS_ON_TILE, type Tile } from './components.ts';
import { countOf, ENERGY, type Flowers, SOUL, worth } from './flowers.ts';
import { openEnds, pathAt } from './paths.ts';
import { bidAt, isWinner, type State } from './state.ts';
import { awards, energyOn, lengthOf } from './summoning.ts';

/** Found by tournament at equal time (bench/results.md, Methods). */
export const search: SearchAdvice = { cutoff: 12 };

/** How likely a path with this many open ends is to be summoned before its ranking changes. */
const NEARNESS = [1, 0.55, 0.35, 0.22, 0.15];
/** What a soul flower in hand or bag is worth in bids, in souls taken. */
const SPENDABLE = 0.06;
const ENERGY_WORTH = 0.015;
const LEADING_A_TILE = 0.5;
/** How much of an advantage of one soul shows in the chance to win. */
const STEEPNESS = 0.35;

/**
 * How far each seat is on the way to its Soul Tile: souls taken, the share it would get of the paths on the board,
 * flowers it can still bid, and tiles of the altar that it is about to place.
 */
function standing(s: State): number[] {
  const { players, edition } = s.config.box;
  const goal = SOULS_ON_TILE + edition.soulTileCounts;
  const points = new Array<number>(players).fill(0);
  for (let seat = 0; seat < players; seat++) {
    const bag = s.bags[seat] as Flowers;
    points[seat] = SOULS_ON_TILE - (s.souls[seat] as number);
    points[seat] = (points[seat] as number) + SPENDABLE * countOf(bag, SOUL) + ENERGY_WORTH * countOf(bag, ENERGY);
  }
  addPaths(s, points, goal);
  addAltar(s, points);
  return points;
}

function addPaths(s: State, points: number[], goal: number): void {
  let seen = 0;
  for (let cell = 0 as Cell; cell < CELLS; cell++) {
    if (seen & (1 << cell) || ((s.tiles[cell] as Tile) & OPENINGS) === 0) continue;
    const path = pathAt(s.tiles, cell);
    seen |= path;
    const energy = energyOn(s, path);
    if (energy === 0) continue;
    const nearness = NEARNESS[Math.min(openEnds(s.tiles, path), NEARNESS.length - 1)] as number;
    const earned = awards(energy, lengthOf(s, path));
    for (let seat = 0; seat < points.length; seat++) {
      const useful = Math.min(earned[seat] as number, goal - (points[seat] as number));
      points[seat] = (points[seat] as number) + nearness * Math.max(0, useful);
    }
  }
}

function addAltar(s: State, points: number[]): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.altar[slot] === NO_TILE) continue;
    let best = 0;
    let leader = -1;
    for (let seat = 0; seat < points.length; seat++) {
      const value = worth(s.bids[bidAt(slot, seat)] as Flowers);
      if (value === best) leader = -1;
      if (value > best) {
        best = value;
        leader = seat;
      }
    }
    if (leader >= 0) points[leader] = (points[leader] as number) + LEADING_A_TILE;
  }
}

/** How well a seat stands against its strongest rival. */
export function evaluate(s: State, seat: Seat): number {
  if (s.phase === 'over') return isWinner(s, seat) ? 1 : 0;
  const points = standing(s);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++)
    if (other !== seat) rival = Math.max(rival, points[other] as number);
  return 1 / (1 + Math.exp(STEEPNESS * (rival - (points[seat] as number))));
}
