import { type Known, umbrellasInZones } from './state.ts';
import { cellsWith, countOf, type Heap, type Stage, sizeOf, turned } from './umbrellas.ts';
import { COLOURS, type Dance, NO_DANCE, SIDES, SLOTS } from './words.ts';

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
  for (let i = 0; i < quarters; i++) back = QUARTER_BACK[back] as number;
  return back;
}
/** The side that a side becomes by a quarter turn clockwise: left → top → right → bottom. */
const QUARTER_SIDE = [2, 3, 1, 0] as const;
const turnedSide = (side: number, quarters: number): number =>
  quarters === 0 ? side : turnedSide(QUARTER_SIDE[side] as number, quarters - 1);
/** By slot and side of the tile as printed: the side of the stage. */
const TURNED_SIDE = Array.from({ length: SLOTS * SIDES.length }, (_, key) => turnedSide(key & 3, key >> 2));

/** The fewest slides to a pattern in a slot from the cells of a colour, if every colour were at hand: never too many. */
export const distanceOn = (pattern: number, slot: number, set: number): number =>
  distancesTo(pattern)[turnedBack(set, slot)] as number;

/** One question for the search, turned so that the pattern lies as printed. */
interface Puzzle {
  readonly table: Uint8Array;
  readonly solo: boolean;
  /**
   * Umbrellas of the colour, and of other colours, in the zones of the table that are not around the stage. They count
   * only if nothing is around it: a slide never empties what is.
   */
  wantedAway: number;
  othersAway: number;
  /** Positions it may still look at. */
  nodes: number;
}

/** Counts of umbrellas by side, eight bits each. */
const oneOn = (side: number): number => 1 << (8 * side);
const hasOn = (counts: number, side: number): boolean => (counts & (0xff << (8 * side))) !== 0;

/** Whether the pattern can be reached in at most `budget` slides. Says yes, too, when it runs out of nodes. */
function reaches(puzzle: Puzzle, set: number, wanted: number, others: number, budget: number): boolean {
  const bound = puzzle.table[set] as number;
  if (bound > budget) return false;
  if (bound === 0 || puzzle.nodes-- <= 0) return true;
  return leads(puzzle, set, wanted, others, budget);
}

/** The same after one slide at least, which is not counted yet. Umbrellas of the colour are tried first. */
function leads(puzzle: Puzzle, set: number, wanted: number, others: number, budget: number): boolean {
  if (wanted === 0 && others === 0) return leadsFromAway(puzzle, set, budget);
  for (let side = 0; side < SIDES.length; side++) {
    if (hasOn(wanted, side) && leadsFrom(puzzle, set, wanted - oneOn(side), others, budget, side, 1)) return true;
  }
  for (let side = 0; side < SIDES.length; side++) {
    if (hasOn(others, side) && leadsFrom(puzzle, set, wanted, others - oneOn(side), budget, side, 0)) return true;
  }
  return false;
}

/** With nothing around the stage, an umbrella from anywhere comes in from any side. */
function leadsFromAway(puzzle: Puzzle, set: number, budget: number): boolean {
  let found = false;
  for (let side = 0; side < SIDES.length && !found; side++) {
    if (puzzle.wantedAway > 0) {
      puzzle.wantedAway--;
      found = leadsFrom(puzzle, set, 0, 0, budget, side, 1);
      puzzle.wantedAway++;
    }
    if (!found && puzzle.othersAway > 0) {
      puzzle.othersAway--;
      found = leadsFrom(puzzle, set, 0, 0, budget, side, 0);
      puzzle.othersAway++;
    }
  }
  return found;
}

/** Tries the four lines of a side with an umbrella that has left its zone: of the colour (1) or of another (0). */
function leadsFrom(
  puzzle: Puzzle,
  set: number,
  wanted: number,
  others: number,
  budget: number,
  side: number,
  bit: number,
): boolean {
  const back = puzzle.solo ? 0 : oneOn(side ^ 1);
  for (let line = 0; line < 4; line++) {
    const next = slidSet(set, side, line, bit);
    const found =
      outBit(set, side, line) === 1
        ? reaches(puzzle, next, wanted + back, others, budget - 1)
        : reaches(puzzle, next, wanted, others + back, budget - 1);
    if (found) return true;
  }
  return false;
}

/** The umbrellas of a colour (or, with `others`, of the other three) around the stage, turned back with the tile. */
function countsAround(s: Known, seat: number, slot: number, colour: number, others: boolean): number {
  const { zoneAt } = s.config.box;
  let counts = 0;
  for (let side = 0; side < SIDES.length; side++) {
    const heap = s.zones[zoneAt[4 * seat + TURNED_SIDE[4 * slot + side]!]!] as Heap;
    const wanted = countOf(heap, colour);
    counts |= (others ? sizeOf(heap) - wanted : wanted) << (8 * side);
  }
  return counts;
}

function countAway(s: Known, seat: number, count: (heap: Heap) => number): number {
  const around = s.config.box.zoneAt.slice(4 * seat, 4 * seat + SIDES.length) as number[];
  return s.zones.reduce((sum, heap, zone) => (around.includes(zone) ? sum : sum + count(heap)), 0);
}

function puzzleOf(s: Known, seat: number, slot: number, nodes: number): Puzzle {
  const { cells, solo } = s.config.box;
  const table = distancesTo(cells[s.tops[4 * seat + slot] as Dance] as number);
  return { table, solo, wantedAway: 0, othersAway: 0, nodes };
}

/**
 * The fewest slides of one's own that bring a colour onto the visible tile of a slot, with the umbrellas that are in
 * the zones, if nobody else moves. Exact up to `depth`; a larger answer only says that fewer are not enough.
 * With a stage given, the question is asked of that one.
 */
export function patternDistance(
  s: Known,
  seat: number,
  slot: number,
  colour: number,
  depth: number,
  stage: Stage = s.stages[seat]!,
): number {
  const puzzle = puzzleOf(s, seat, slot, Number.POSITIVE_INFINITY);
  const set = turnedBack(cellsWith(stage, colour), slot);
  const least = puzzle.table[set] as number;
  if (least === 0 || least > depth) return least;
  const wanted = countsAround(s, seat, slot, colour, false);
  const others = countsAround(s, seat, slot, colour, true);
  if (wanted === 0 && others === 0) {
    puzzle.wantedAway = countAway(s, seat, (heap) => countOf(heap, colour));
    puzzle.othersAway = countAway(s, seat, sizeOf) - puzzle.wantedAway;
  }
  for (let budget = least; budget <= depth; budget++) {
    if (reaches(puzzle, set, wanted, others, budget)) return budget;
  }
  return depth + 1;
}

const ENOUGH_NODES = 200_000;

/** Whether the pattern can stand after one slide or more of a solo game. */
function canStillReach(s: Known, slot: number, colour: number): boolean {
  const puzzle = puzzleOf(s, 0, slot, ENOUGH_NODES);
  const set = turnedBack(cellsWith(s.stages[0]!, colour), slot);
  const wanted = countsAround(s, 0, slot, colour, false);
  const others = countsAround(s, 0, slot, colour, true);
  // Shortest first, so that what is possible is found soon.
  for (let budget = 1; budget <= umbrellasInZones(s); budget++) {
    if (leads(puzzle, set, wanted, others, budget)) return true;
  }
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
      const open = (fits[4 * colour + slot] as number) & ~(s.markers[0] as number);
      if (open !== 0 && s.pool > 0 && canStillReach(s, slot, colour)) return false;
    }
  }
  return true;
}
