// The names of what can be chosen, and by which of them a move is chosen.
import { inAnyOrder, inTurn, type Way } from '@penumbra/board/pure';
import type { Move } from '../src/moves/index.ts';
import type { Known } from '../src/state.ts';
import { CELLS, COLOURS, FACES, lineNames, SIDES, SPACES, type Zone } from '../src/words.ts';
import { EVERY_SIDE, zoneOn } from './facts.ts';

// Cells are called by their names, and so are spaces and the faces of a tile. The rest:

/** A stack on one of the four pavements of one's own, by its side: `left R`. */
const sideStack = (side: number, colour: number): string => `${SIDES[side]} ${COLOURS[colour]}`;
/** A stack of any pavement, as a seat meets it: by its side if it is one of the four. */
export function stackName(v: Known, seat: number, zone: Zone, colour: number): string {
  const side = EVERY_SIDE.find((one) => zoneOn(v, seat, one) === zone);
  return side === undefined ? `${v.config.box.zones[zone]} ${COLOURS[colour]}` : sideStack(side, colour);
}
export const gateName = (side: number, line: number): string => `gate ${SIDES[side]} ${lineNames(side as never)[line]}`;
export const slotName = (slot: number): string => `slot ${slot + 1}`;
export const spaceName = (space: number): string => SPACES[space] as string;
export const cellName = (cell: number): string => CELLS[cell] as string;
/** The same places of somebody else, which are only looked at. */
export const theirs = (colour: string, name: string): string => `${colour} ${name}`;

/** A tile chooses itself where only one is complete. */
export const isImplied = (name: string): boolean => name.startsWith('slot ');

export function waysOf(v: Known, seat: number, move: Move): readonly Way[] {
  switch (move.kind) {
    case 'slide': {
      const zone = move.from < 0 ? zoneOn(v, seat, move.side) : (move.from as Zone);
      return inAnyOrder(stackName(v, seat, zone, move.colour), gateName(move.side, move.line));
    }
    case 'complete': {
      const face = move.face < 0 ? [] : [FACES[move.face] as string];
      return inTurn(inAnyOrder(slotName(move.slot), spaceName(move.space)), ...face);
    }
    case 'cover':
      return [[slotName(move.slot)]];
    case 'swap':
      return inAnyOrder(cellName(move.cells[0]), cellName(move.cells[1]));
    case 'trade':
      return inAnyOrder(stackName(v, seat, move.zone, move.colour), cellName(move.cell));
    case 'decline':
    case 'stop':
      return [[move.kind]];
  }
}
