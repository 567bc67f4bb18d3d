import type { Features } from '@penumbra/kit';
import { CELLS, FIRST_CELL, NO_TILE, OPENINGS, SLOTS, SOULS_ON_TILE } from './components.ts';
import { countOf, ENERGY, NEUTRAL_ENERGY, NEUTRAL_SOUL, NO_FLOWERS, plus, SOUL, worth } from './flowers.ts';
import { openEnds, pathAt } from './paths.ts';
import { bidAt, type State } from './state.ts';
import { awards, energyOn, lengthOf, lengthToClaim } from './summoning.ts';

/** Souls left on the Soul Tile are told apart one by one: the last ones count most. */
const MOST_SOULS = 11;
const SOULS_LEFT = Array.from({ length: MOST_SOULS + 1 }, (_, left) => `soulsLeft${left}`);
const REST = [
  'soulsOnPaths',
  'firstOnPaths',
  'claimsClosed',
  'claimsOpen2',
  'claimsOpen3',
  'claimsIn1',
  'claimsIn2',
  'energyHeld',
  'soulsHeld',
  'neutralHeld',
  'leading',
  'placing',
  'tiebreak',
] as const;

/** What a seat's chances rest on; what each is worth was learned (`weights.ts`). */
const NAMES = [...SOULS_LEFT, ...REST];
const WIDTH = NAMES.length;
// Where each stands in a row; looking it up by name would take longer than the rest.
const FIRST = MOST_SOULS + 1;
const SOULS_ON_PATHS = FIRST;
const FIRST_ON_PATHS = FIRST + 1;
const CLAIMS_CLOSED = FIRST + 2;
const CLAIMS_OPEN_2 = FIRST + 3;
const CLAIMS_OPEN_3 = FIRST + 4;
const CLAIMS_IN_1 = FIRST + 5;
const CLAIMS_IN_2 = FIRST + 6;
const ENERGY_HELD = FIRST + 7;
const SOULS_HELD = FIRST + 8;
const NEUTRAL_HELD = FIRST + 9;
const LEADING = FIRST + 10;
const PLACING = FIRST + 11;
const TIEBREAK = FIRST + 12;
/** A path that would win the game, by its open ends. */
const CLAIMS = [CLAIMS_CLOSED, CLAIMS_CLOSED, CLAIMS_OPEN_2, CLAIMS_OPEN_3];
/** One that would with one tile more, or with two. */
const NEARLY = [CLAIMS_IN_1, CLAIMS_IN_2];

function write(s: State, into: Float64Array): void {
  const { players } = s.config.box;
  into.fill(0, 0, players * WIDTH);
  for (let seat = 0; seat < players; seat++) {
    const row = seat * WIDTH;
    const held = plus(s.bags[seat] ?? NO_FLOWERS, s.hands[seat] ?? NO_FLOWERS);
    into[row + Math.min(MOST_SOULS, s.souls[seat] ?? 0)] = 1;
    // Flowers work on tiles, not in the bag.
    into[row + ENERGY_HELD] = countOf(held, ENERGY);
    into[row + SOULS_HELD] = countOf(held, SOUL);
    into[row + NEUTRAL_HELD] = countOf(held, NEUTRAL_ENERGY) + countOf(held, NEUTRAL_SOUL);
  }
  addPaths(s, into);
  addAltar(s, into);
  if (s.placer >= 0) into[s.placer * WIDTH + PLACING] = 1;
  if (s.tiebreak.length > 0) into[(s.tiebreak[0] ?? 0) * WIDTH + TIEBREAK] = 1;
}

function addPaths(s: State, into: Float64Array): void {
  const { players } = s.config.box;
  let seen = 0;
  for (let cell = FIRST_CELL; cell < CELLS; cell++) {
    if (seen & (1 << cell) || ((s.tiles[cell] ?? NO_TILE) & OPENINGS) === 0) continue;
    const path = pathAt(s.tiles, cell);
    seen |= path;
    const energy = energyOn(s, path);
    if (energy === 0) continue;
    const length = lengthOf(s, path);
    const earned = awards(energy, length);
    const open = openEnds(s.tiles, path);
    for (let seat = 0; seat < players; seat++) {
      const award = earned[seat] ?? 0;
      if (award === 0) continue;
      const row = seat * WIDTH;
      into[row + SOULS_ON_PATHS]! += Math.min(award, s.souls[seat] ?? 0);
      if (award !== length) continue;
      into[row + FIRST_ON_PATHS]! += 1;
      const claim = claimOf(s, seat, length, open);
      if (claim !== undefined) into[row + claim]! += 1;
    }
  }
}

/** What it is to be first on a path that is long enough to win the game, or soon will be. */
function claimOf(s: State, seat: number, length: number, open: number): number | undefined {
  const missing = lengthToClaim(s, seat) - length;
  if (missing <= 0) return CLAIMS[open];
  const tiles = s.suddenDeath ? (missing + 1) >> 1 : missing;
  return open <= tiles + 1 ? NEARLY[tiles - 1] : undefined;
}

function addAltar(s: State, into: Float64Array): void {
  // The first in the order is being placed: its bids are decided.
  const first = s.placer >= 0 ? 1 : 0;
  if (s.order.length > 0) for (let i = first; i < s.order.length; i++) addLead(s, into, s.order[i] ?? 0);
  else for (let slot = 0; slot < SLOTS; slot++) if (s.altar[slot] !== NO_TILE) addLead(s, into, slot);
}

function addLead(s: State, into: Float64Array, slot: number): void {
  let best = 0;
  let leader = -1;
  for (let seat = 0; seat < s.config.box.players; seat++) {
    const value = worth(s.bids[bidAt(slot, seat)] ?? NO_FLOWERS);
    if (value === best) leader = -1;
    if (value > best) {
      best = value;
      leader = seat;
    }
  }
  if (leader >= 0) into[leader * WIDTH + LEADING]! += 1;
}

/** Who has the fewest souls left is nearest to the end. */
function progress(s: State): number {
  let least = SOULS_ON_TILE;
  for (let seat = 0; seat < s.config.box.players; seat++) least = Math.min(least, s.souls[seat] ?? 0);
  return 1 - least / SOULS_ON_TILE;
}

export const features: Features<State> = { names: NAMES, write, progress };
