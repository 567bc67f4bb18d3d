import { type Known, umbrellasInZones } from './state.ts';
import { cellsWith, countOf, type Heap, sizeOf, turned } from './umbrellas.ts';
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
export function distancesTo(pattern: number): Uint8Array {
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

/** The fewest slides to a pattern in a slot from the cells of a colour, if every colour were at hand: never too many. */
export const distanceOn = (pattern: number, slot: number, set: number): number =>
  distancesTo(pattern)[turnedBack(set, slot)] as number;

/** One question for the search, turned so that the pattern lies as printed. Counts are of the colour and of all others. */
interface Puzzle {
  readonly table: Uint8Array;
  readonly solo: boolean;
  /** Nodes it may still look at. */
  nodes: number;
}

interface Zones {
  /** By side, eight bits each: umbrellas of the colour, and of other colours. */
  readonly wanted: number;
  readonly others: number;
  /** In the zones of the table that are not around the stage. */
  readonly wantedAway: number;
  readonly othersAway: number;
}

const add = (counts: number, side: number, by: number): number => counts + by * 2 ** (8 * side);
const has = (counts: number, side: number): boolean => ((counts >>> (8 * side)) & 0xff) !== 0;

/** Whether the pattern can be reached in at most `budget` slides. Says yes, too, when it runs out of nodes. */
function reaches(puzzle: Puzzle, set: number, zones: Zones, budget: number): boolean {
  const bound = puzzle.table[set] as number;
  if (bound > budget) return false;
  if (bound === 0 || puzzle.nodes-- <= 0) return true;
  return anySlide(puzzle, set, zones, (next, left) => reaches(puzzle, next, left, budget - 1));
}

/** Tries every slide, umbrellas of the colour first. */
function anySlide(puzzle: Puzzle, set: number, zones: Zones, leads: (set: number, zones: Zones) => boolean): boolean {
  const away = !puzzle.solo && zones.wanted === 0 && zones.others === 0;
  for (let bit = 1; bit >= 0; bit--) {
    for (let side = 0; side < SIDES.length; side++) {
      const left = taken(zones, side, bit, away);
      if (!left) continue;
      for (let line = 0; line < 4; line++) {
        const out = outBit(set, side, line);
        const after = puzzle.solo ? left : given(left, side ^ 1, out);
        if (leads(slidSet(set, side, line, bit), after)) return true;
      }
    }
  }
  return false;
}

function taken(zones: Zones, side: number, bit: number, away: boolean): Zones | undefined {
  if (away) {
    if (bit) return zones.wantedAway > 0 ? { ...zones, wantedAway: zones.wantedAway - 1 } : undefined;
    return zones.othersAway > 0 ? { ...zones, othersAway: zones.othersAway - 1 } : undefined;
  }
  if (bit) return has(zones.wanted, side) ? { ...zones, wanted: add(zones.wanted, side, -1) } : undefined;
  return has(zones.others, side) ? { ...zones, others: add(zones.others, side, -1) } : undefined;
}

const given = (zones: Zones, side: number, bit: number): Zones =>
  bit ? { ...zones, wanted: add(zones.wanted, side, 1) } : { ...zones, others: add(zones.others, side, 1) };

function zonesFor(s: Known, seat: number, slot: number, colour: number): Zones {
  const { zoneAt } = s.config.box;
  let wanted = 0;
  let others = 0;
  const around = SIDES.map((_, side) => zoneAt[4 * seat + turnedSide(side, slot)]!);
  around.forEach((zone, side) => {
    const heap = s.zones[zone] as Heap;
    wanted = add(wanted, side, countOf(heap, colour));
    others = add(others, side, sizeOf(heap) - countOf(heap, colour));
  });
  const elsewhere = s.zones.filter((_, zone) => !around.includes(zone as never));
  const wantedAway = elsewhere.reduce((sum, heap) => sum + countOf(heap, colour), 0);
  const all = elsewhere.reduce((sum, heap) => sum + sizeOf(heap), 0);
  return { wanted, others, wantedAway, othersAway: all - wantedAway };
}

function puzzleOf(s: Known, seat: number, slot: number, nodes: number): Puzzle {
  const { cells, solo } = s.config.box;
  return { table: distancesTo(cells[s.tops[4 * seat + slot] as Dance] as number), solo, nodes };
}

/**
 * The fewest slides of one's own that bring a colour onto the visible tile of a slot, with the umbrellas that are in
 * the zones, if nobody else moves. Exact up to `depth`; a larger answer only says that fewer are not enough.
 */
export function patternDistance(s: Known, seat: number, slot: number, colour: number, depth: number): number {
  const puzzle = puzzleOf(s, seat, slot, Number.POSITIVE_INFINITY);
  const set = turnedBack(cellsWith(s.stages[seat]!, colour), slot);
  const zones = zonesFor(s, seat, slot, colour);
  const least = puzzle.table[set] as number;
  for (let budget = least; budget <= depth; budget++) if (reaches(puzzle, set, zones, budget)) return budget;
  return Math.max(least, depth + 1);
}

const ENOUGH_NODES = 200_000;

/** Whether the pattern can stand after one slide or more. */
function canStillReach(s: Known, slot: number, colour: number): boolean {
  const puzzle = puzzleOf(s, 0, slot, ENOUGH_NODES);
  const set = turnedBack(cellsWith(s.stages[0]!, colour), slot);
  const zones = zonesFor(s, 0, slot, colour);
  // Shortest first, so that what is possible is found soon.
  for (let budget = 0; budget < umbrellasInZones(s); budget++) {
    if (anySlide(puzzle, set, zones, (next, left) => reaches(puzzle, next, left, budget))) return true;
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
