import type { SearchAdvice, Seat } from '@penumbra/kit';
import { CELLS, type Cell, NO_TILE, OPENINGS, SLOTS, type Tile } from './components.ts';
import { countOf, ENERGY, type Flowers, NEUTRAL_ENERGY, NEUTRAL_SOUL, plus, SOUL, worth } from './flowers.ts';
import { openEnds, pathAt } from './paths.ts';
import { bidAt, isWinner, type State } from './state.ts';
import { awards, energyOn, lengthOf } from './summoning.ts';

// Both found by tournament (bench/results.md, Methods and Levels).
export const search: SearchAdvice = { cutoff: 12, priors: 'evaluate', exploration: 1 };
export const levels = {
  novice: { iterations: 200, softness: 0.35 },
  casual: { iterations: 700, softness: 0.25 },
  skilled: { iterations: 3_000, softness: 0.15 },
};

// What a seat's chances rest on, in logits. Fitted to who won thousands of games between searching bots.
/** By the souls left on the Soul Tile: the last ones count most. */
const SOULS_LEFT = [1.4, 1.06, 0.72, 0.35, 0.2, 0, -0.05, -0.3, -0.45, -0.55, -0.6, -0.65];
/** For every soul that a path on the board would bring. */
const SOUL_ON_PATH = 0.145;
/** For a path that would win the game, by its open ends. */
const WINNING_PATH = [1.15, 1.15, 0.43, 0.08];
/** For one that would with one tile more, or with two. */
const NEARLY_WINNING_PATH = [0.37, 0.17];
/** Flowers work on tiles, not in the bag; souls are the exception. */
const ENERGY_HELD = -0.082;
const SOUL_HELD = 0.02;
const NEUTRAL_HELD = -0.018;
const LEADING_A_TILE = 0.095;
const PLACING = 0.15;

/** How likely each seat is to win, in logits. */
function standing(s: State): number[] {
  const { players } = s.config.box;
  const logits: number[] = [];
  for (let seat = 0; seat < players; seat++) {
    const held = plus(s.bags[seat] as Flowers, s.hands[seat] as Flowers);
    logits.push(
      (SOULS_LEFT[s.souls[seat] as number] as number) +
        ENERGY_HELD * countOf(held, ENERGY) +
        SOUL_HELD * countOf(held, SOUL) +
        NEUTRAL_HELD * (countOf(held, NEUTRAL_ENERGY) + countOf(held, NEUTRAL_SOUL)),
    );
  }
  addPaths(s, logits);
  addAltar(s, logits);
  if (s.placer >= 0) logits[s.placer]! += PLACING;
  return logits;
}

function addPaths(s: State, logits: number[]): void {
  let seen = 0;
  for (let cell = 0 as Cell; cell < CELLS; cell++) {
    if (seen & (1 << cell) || ((s.tiles[cell] as Tile) & OPENINGS) === 0) continue;
    const path = pathAt(s.tiles, cell);
    seen |= path;
    const energy = energyOn(s, path);
    if (energy === 0) continue;
    const length = lengthOf(s, path);
    const earned = awards(energy, length);
    const open = openEnds(s.tiles, path);
    for (let seat = 0; seat < logits.length; seat++) {
      const award = earned[seat] as number;
      if (award === 0) continue;
      logits[seat]! += SOUL_ON_PATH * Math.min(award, s.souls[seat] as number);
      if (award === length) logits[seat]! += chanceToClaim(s, seat, length, open);
    }
  }
}

/** What it is worth to be first on a path that is long enough to win the game, or soon will be. */
function chanceToClaim(s: State, seat: number, length: number, open: number): number {
  const missing = (s.souls[seat] as number) + s.config.box.edition.soulTileCounts - length;
  if (missing <= 0) return WINNING_PATH[open] ?? 0;
  const tiles = s.suddenDeath ? (missing + 1) >> 1 : missing;
  return open <= tiles + 1 ? (NEARLY_WINNING_PATH[tiles - 1] ?? 0) : 0;
}

function addAltar(s: State, logits: number[]): void {
  // The first in the order is being placed: its bids are decided.
  const first = s.placer >= 0 ? 1 : 0;
  if (s.order.length > 0) for (let i = first; i < s.order.length; i++) addLead(s, logits, s.order[i] as number);
  else for (let slot = 0; slot < SLOTS; slot++) if (s.altar[slot] !== NO_TILE) addLead(s, logits, slot);
}

function addLead(s: State, logits: number[], slot: number): void {
  let best = 0;
  let leader = -1;
  for (let seat = 0; seat < logits.length; seat++) {
    const value = worth(s.bids[bidAt(slot, seat)] as Flowers);
    if (value === best) leader = -1;
    if (value > best) {
      best = value;
      leader = seat;
    }
  }
  if (leader >= 0) logits[leader]! += LEADING_A_TILE;
}

/** How well a seat stands among all. */
export function evaluate(s: State, seat: Seat): number {
  if (s.phase === 'over') return isWinner(s, seat) ? 1 : 0;
  const logits = standing(s);
  const own = logits[seat] as number;
  let sum = 0;
  for (let other = 0; other < logits.length; other++) sum += Math.exp((logits[other] as number) - own);
  return 1 / sum;
}
