// Names of what is on the screen, for choosing, arrows, flights and bubbles; cells have the names of the rules.
import { BOARD, type Cell, type CellSet, cellsIn } from '../src/components.ts';

export const cellName = (cell: Cell): string => BOARD.names[cell] as string;
export const cellOf = (name: string | undefined): Cell | undefined => {
  const cell = name === undefined ? -1 : BOARD.names.indexOf(name);
  return cell < 0 ? undefined : (cell as Cell);
};
export const cellNames = (cells: CellSet): readonly string[] => cellsIn(cells).map(cellName);
/** The tile that lies on a cell, apart from the cell. */
export const tileName = (cell: Cell): string => `tile ${cellName(cell)}`;

export const HAND = 'hand';
export const slotName = (slot: number): string => `slot ${slot + 1}`;
/** The tile of a slot, apart from the slot. */
export const altarTileName = (slot: number): string => `tile ${slotName(slot)}`;
/** A flower of the own bid that is being made. */
export const flowerName = (id: number): string => `flower ${id}`;
/** A colour's Soul Tile in its panel. */
export const soulsName = (colour: string): string => `${colour} souls`;

const numberIn = (name: string, prefix: string): number | undefined =>
  name.startsWith(`${prefix} `) ? Number(name.slice(prefix.length + 1)) : undefined;
export const slotOf = (name: string): number | undefined => {
  const number = numberIn(name, 'slot');
  return number === undefined ? undefined : number - 1;
};
export const flowerOfName = (name: string): number | undefined => numberIn(name, 'flower');
