import { heapIn, type Known, markersOf, stageAt, topAt, umbrellasInZones } from './state.ts';
import { cellsWith, countOf, type Stage, sizeOf, turned } from './umbrellas.ts';
import { COLOURS, NO_DANCE, SIDES, SLOTS } from './words.ts';

// How many slides a pattern is away. One colour at a time, a stage is the set of cells that carry it: 65,536 stages.
//
// With every colour at hand on every side the distances of all stages are found at once, backwards from those that
// show the pattern. That table never says more than the truth, so it guides the exact search, which counts the
// umbrellas of the zones, too.

const STAGES = 1 << 16;
const FAR = 255;

/** A set of cells after an umbrella came in from a side on a line; `bit` is 1 if it has the colour in question. */
function slidSet(set: number, side: number, line: number, bit: number): number {
  if (side < 2) {
    const row = (set >> (4 * line)) & 15;
    const moved = side === 0 ? ((row << 1) & 15) | bit : (row >> 1) | (bit << 3);
    return (set & ~(15 << (4 * line))) | (moved << (4 * line));
  }
  const column = (set >> line) & 0x1111;
  const moved = side === 2 ? ((column << 4) & 0x1111) | bit : (column >> 4) | (bit << 12);
  return (set & ~(0x1111 << line)) | (moved << line);
}

/** Whether the umbrella pushed out by such a slide has the colour. */
const outBit = (set: number, side: number, line: number): number =>
  (set >> (side === 0 ? 4 * line + 3 : side === 1 ? 4 * line : side === 2 ? 12 + line : line)) & 1;

const TABLES: (Uint8Array | undefined)[] = new Array(STAGES);

/** By set of cells of a colour: the fewest slides to a pattern when every colour is at hand on every side. */
function distancesTo(pattern: number): Uint8Array {
  const known = TABLES[pattern];
  if (known) return known;
  const table = new Uint8Array(STAGES).fill(FAR);
  let edge: number[] = [];
  for (let set = 0; set < STAGES; set++) {
    if ((set & pattern) !== pattern) continue;
    table[set] = 0;
    edge.push(set);
  }
  for (let distance = 1; edge.length > 0; distance++) edge = stepBack(table, edge, distance);
  TABLES[pattern] = table;
  return table;
}

/** Marks every stage that one slide brings to the edge. Undoing a slide is a slide from the other side. */
function stepBack(table: Uint8Array, edge: readonly number[], distance: number): number[] {
  const next: number[] = [];
  for (const set of edge) {
    for (let key = 0; key < 32; key++) {
      const before = slidSet(set, key >> 3, (key >> 1) & 3, key & 1);
      if (table[before] !== FAR) continue;
      table[before] = distance;
      next.push(before);
    }
  }
  return next;
}

// A tile in slot k is turned by k quarters. Instead of turning the pattern, the stage is turned back.
const QUARTER_BACK = Uint16Array.from({ length: STAGES }, (_, set) => {
  let back = 0;
  for (let cell = 0; cell < 16; cell++) if (set & (1 << turned(cell))) back |= 1 << cell;
  return back;
});
function turnedBack(set: number, quarters: number): number {
  let back = set;
  for (let i = 0; i < quarters; i++) back = QUARTER_BACK[back]!;
  return back;
}
/** The side that a side becomes by a quarter turn clockwise: left → top → right → bottom. */
const QUARTER_SIDE = [2, 3, 1, 0] as const;
const turnedSide = (side: number, quarters: number): number =>
  quarters === 0 ? side : turnedSide(QUARTER_SIDE[side]!, quarters - 1);
/** By slot and side of the tile as printed: the side of the stage. */
const TURNED_SIDE = Array.from({ length: SLOTS * SIDES.length }, (_, key) => turnedSide(key & 3, key >> 2));

/** The fewest slides to a pattern in a slot from the cells of a colour, if every colour were at hand: never too many. */
export const distanceOn = (pattern: number, slot: number, set: number): number =>
  distancesTo(pattern)[turnedBack(set, slot)]!;

/** What is asked: a colour on the visible tile of a slot, from the seat's stage or from another one. */
export interface Goal {
  readonly seat: number;
  readonly slot: number;
  readonly colour: number;
  readonly stage?: Stage;
}

/** One question for the search, turned so that the pattern lies as printed. Its counts change as umbrellas are slid. */
interface Puzzle {
  readonly table: Uint8Array;
  readonly solo: boolean;
  /** The cells of the colour before the first slide. */
  readonly set: number;
  /** Umbrellas of the colour, and of other colours, by side: eight bits each. */
  wanted: number;
  others: number;
  /**
   * The same for the zones of the table that are not around the stage, all together. They count only if nothing is
   * around it: a slide never empties what is.
   */
  wantedAway: number;
  othersAway: number;
  /** Positions it may still look at. */
  nodes: number;
}

const oneOn = (side: number): number => 1 << (8 * side);
const hasOn = (counts: number, side: number): boolean => (counts & (0xff << (8 * side))) !== 0;

/** Whether the pattern can be reached in at most `budget` slides. Says yes, too, when it runs out of nodes. */
function reaches(puzzle: Puzzle, set: number, budget: number): boolean {
  const bound = puzzle.table[set]!;
  if (bound > budget) return false;
  if (bound === 0 || puzzle.nodes-- <= 0) return true;
  return leads(puzzle, set, budget);
}

/** The same with at least one slide. Umbrellas of the colour are tried first. */
function leads(puzzle: Puzzle, set: number, budget: number): boolean {
  if (puzzle.wanted === 0 && puzzle.others === 0) return leadsFromAway(puzzle, set, budget);
  let found = false;
  for (let side = 0; side < SIDES.length && !found; side++) {
    if (!hasOn(puzzle.wanted, side)) continue;
    puzzle.wanted -= oneOn(side);
    found = leadsFrom(puzzle, set, budget, 2 * side + 1);
    puzzle.wanted += oneOn(side);
  }
  for (let side = 0; side < SIDES.length && !found; side++) {
    if (!hasOn(puzzle.others, side)) continue;
    puzzle.others -= oneOn(side);
    found = leadsFrom(puzzle, set, budget, 2 * side);
    puzzle.others += oneOn(side);
  }
  return found;
}

/** With nothing around the stage, an umbrella from anywhere comes in from any side. */
function leadsFromAway(puzzle: Puzzle, set: number, budget: number): boolean {
  let found = false;
  for (let side = 0; side < SIDES.length && !found; side++) {
    if (puzzle.wantedAway > 0) {
      puzzle.wantedAway--;
      found = leadsFrom(puzzle, set, budget, 2 * side + 1);
      puzzle.wantedAway++;
    }
    if (!found && puzzle.othersAway > 0) {
      puzzle.othersAway--;
      found = leadsFrom(puzzle, set, budget, 2 * side);
      puzzle.othersAway++;
    }
  }
  return found;
}

/** Tries the four lines of a side; `entry` is twice the side, plus 1 if the umbrella has the colour. */
function leadsFrom(puzzle: Puzzle, set: number, budget: number, entry: number): boolean {
  const side = entry >> 1;
  const back = puzzle.solo ? 0 : oneOn(side ^ 1);
  let found = false;
  for (let line = 0; line < 4 && !found; line++) {
    const out = outBit(set, side, line);
    if (out === 1) puzzle.wanted += back;
    else puzzle.others += back;
    found = reaches(puzzle, slidSet(set, side, line, entry & 1), budget - 1);
    if (out === 1) puzzle.wanted -= back;
    else puzzle.others -= back;
  }
  return found;
}

function puzzleOf(s: Known, { seat, slot, colour, stage = stageAt(s, seat) }: Goal, nodes: number): Puzzle {
  const { cells, solo, zoneAt } = s.config.box;
  const table = distancesTo(cells[topAt(s, 4 * seat + slot)]!);
  const set = turnedBack(cellsWith(stage, colour), slot);
  const puzzle: Puzzle = { table, solo, set, wanted: 0, others: 0, wantedAway: 0, othersAway: 0, nodes };
  for (let side = 0; side < SIDES.length; side++) {
    const heap = heapIn(s, zoneAt[4 * seat + TURNED_SIDE[4 * slot + side]!]!);
    const wanted = countOf(heap, colour);
    puzzle.wanted |= wanted << (8 * side);
    puzzle.others |= (sizeOf(heap) - wanted) << (8 * side);
  }
  if (puzzle.wanted === 0 && puzzle.others === 0) {
    for (const heap of s.zones) {
      puzzle.wantedAway += countOf(heap, colour);
      puzzle.othersAway += sizeOf(heap) - countOf(heap, colour);
    }
  }
  return puzzle;
}

/**
 * The fewest slides of one's own that reach a goal with the umbrellas that are in the zones, if nobody else moves.
 * Exact up to `depth`; a larger answer only says that fewer are not enough.
 */
export function patternDistance(s: Known, goal: Goal, depth: number): number {
  const puzzle = puzzleOf(s, goal, Number.POSITIVE_INFINITY);
  const least = puzzle.table[puzzle.set]!;
  for (let budget = least; budget <= depth; budget++) if (reaches(puzzle, puzzle.set, budget)) return budget;
  return Math.max(least, depth + 1);
}

const ENOUGH_NODES = 200_000;

/** Whether a solo player can have the pattern after one slide or more. */
function canStillReach(s: Known, slot: number, colour: number): boolean {
  const puzzle = puzzleOf(s, { seat: 0, slot, colour }, ENOUGH_NODES);
  // Shortest first, so that what is possible is found soon.
  for (let budget = 1; budget <= umbrellasInZones(s); budget++) if (leads(puzzle, puzzle.set, budget)) return true;
  return false;
}

/**
 * Proves that a solo player can complete nothing any more, whatever is slid. False may also mean that the proof is
 * too long to look for.
 */
export function nothingLeft(s: Known): boolean {
  const { solo, fits } = s.config.box;
  if (!solo || s.phase !== 'slide') return false;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.tops[slot] === NO_DANCE) continue;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const open = fits[4 * colour + slot]! & ~markersOf(s, 0);
      if (open !== 0 && s.pool > 0 && canStillReach(s, slot, colour)) return false;
    }
  }
  return true;
}
