import { connectedAreas } from '@penumbra/kit';
import { AREA, type State } from './state.ts';
import type { Hex, Meadow } from './words.ts';

// `ground[hex]` holds what paths and explorers ask about a hex: bits 0–9 the number of the connected area of empty
// meadows it belongs to (0: not an empty meadow), bits 10–13 the seats with a piece on it, bits 14–15 how many places
// of a ruin are taken. A path exists exactly if two hexes touch each other or touch an area in common, so no carry needs
// a search; areas are joined when a meadow appears and counted afresh when one disappears.

const PIECE = 1 << 10;
const TAKEN = 1 << 14;
const TAKEN_SHIFT = 14;

export const isEmptyMeadow = (s: State, hex: Hex): boolean => ((s.ground[hex] as number) & AREA) !== 0;
export const placesTaken = (s: State, hex: Hex): number => (s.ground[hex] as number) >> TAKEN_SHIFT;

/** Whether an explorer of the seat may go there: next to an empty meadow or a piece of its own. */
export function isExplorable(s: State, seat: number, hex: Hex): boolean {
  const { ground } = s;
  const around = s.config.box.atlas.neighbours[hex] as readonly Hex[];
  const mask = AREA | (PIECE << seat);
  for (let i = 0; i < around.length; i++) if (((ground[around[i] as Hex] as number) & mask) !== 0) return true;
  return false;
}

export function takePlace(s: State, seat: number, hex: Hex): void {
  s.ground[hex] = ((s.ground[hex] as number) + TAKEN) | (PIECE << seat);
}
export function putCraftsman(s: State, seat: number, meadow: Meadow): void {
  const hex = s.config.box.atlas.meadows[meadow] as Hex;
  s.owners[meadow] = seat + 1;
  s.ground[hex] = (s.ground[hex] as number) | (PIECE << seat);
}

/** The craftsman of an exploitation, if there is one, goes back to its guild board. */
export function takeCraftsman(s: State, meadow: Meadow): void {
  const seat = (s.owners[meadow] as number) - 1;
  if (seat < 0) return;
  const hex = s.config.box.atlas.meadows[meadow] as Hex;
  s.owners[meadow] = 0;
  s.craftsmen[seat] = (s.craftsmen[seat] as number) + 1;
  s.ground[hex] = (s.ground[hex] as number) & ~(PIECE << seat);
}

/** A hex becomes an empty meadow: the areas around it become one. */
export function addMeadow(s: State, hex: Hex): void {
  const { ground } = s;
  let area = 0;
  for (const next of s.config.box.atlas.neighbours[hex] as readonly Hex[]) {
    const other = (ground[next] as number) & AREA;
    if (other === 0 || other === area) continue;
    if (area === 0) area = other;
    else joinAreas(s, other, area);
  }
  if (area === 0) area = newArea(s);
  ground[hex] = (ground[hex] as number) | area;
}

function joinAreas(s: State, from: number, to: number): void {
  const { ground } = s;
  const change = to - from;
  for (let hex = 0; hex < ground.length; hex++) {
    if (((ground[hex] as number) & AREA) === from) ground[hex] = (ground[hex] as number) + change;
  }
}

function newArea(s: State): number {
  if (s.areas === AREA) recountAreas(s);
  s.areas++;
  return s.areas;
}

/** A hex is no empty meadow any more; its area may fall apart. */
export function removeMeadow(s: State, hex: Hex): void {
  s.ground[hex] = (s.ground[hex] as number) & ~AREA;
  recountAreas(s);
}

function recountAreas(s: State): void {
  const { ground, count } = countAreas(s);
  s.areas = count;
  for (let hex = 0; hex < ground.length; hex++) s.ground[hex] = ground[hex] as number;
}

/** The ground with its areas numbered in reading order. */
export function countAreas(s: State): { readonly ground: number[]; readonly count: number } {
  const inside = (hex: number): boolean => ((s.ground[hex] as number) & AREA) !== 0;
  const { area, count } = connectedAreas(s.config.box.atlas.neighbours, inside);
  return { ground: s.ground.map((ground, hex) => (ground & ~AREA) | (area[hex] as number)), count };
}
