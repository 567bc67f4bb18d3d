import type { Brand } from '@penumbra/kit';

// Closed sets and the numbers they are counted by.

export const COLOURS = ['blue', 'black', 'white', 'red'] as const;
export const MAX_PLAYERS = COLOURS.length;

export const RESOURCES = ['wood', 'stone', 'clay', 'wheat', 'food'] as const;
export const RESOURCE_LETTERS = 'WSCGF';
/** An index into `RESOURCES`. */
export type Resource = Brand<number, 'Resource'>;
export const resourceNumbered = (n: number): Resource => n as Resource;
export const EVERY_RESOURCE: readonly Resource[] = [0, 1, 2, 3, 4].map(resourceNumbered);

export const MEADOW = 'M';
export const MIST = '~';
export const FOREST = 'F';
export const RUINS = 'R';
export const FORBIDDEN = 'X';
export const NOTHING = '.';
export const TERRAINS = [MEADOW, MIST, FOREST, RUINS, FORBIDDEN, NOTHING] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A place named `a1` … `z39`, on whatever map: row × 26 + column. Moves speak in cells. */
export type Cell = Brand<number, 'Cell'>;
export const cellNumbered = (n: number): Cell => n as Cell;
/** A hex of the map in play, counted in reading order. States speak in hexes. */
export type Hex = Brand<number, 'Hex'>;
export const hexNumbered = (n: number): Hex => n as Hex;
/** A hex with printed meadow, counted in reading order. */
export type Meadow = Brand<number, 'Meadow'>;
export const meadowNumbered = (n: number): Meadow => n as Meadow;
/** Where loops over meadows begin. */
export const FIRST_MEADOW = meadowNumbered(0);
export const MAX_COLUMNS = 26;
/** So that a cell fits into ten bits. */
export const MAX_ROWS = 39;
export const MAX_CELLS = MAX_COLUMNS * MAX_ROWS;

const NEUTRAL_KINDS = [
  'market-stall',
  'distillery',
  'flying-machine',
  'workshop',
  'caravan',
  'goods-export',
  'harvest',
  'adventurers',
  'architect',
  'mayor',
  'merchant',
  'priest',
  'lazy-explorer',
] as const;
export const PRIVATE_KINDS = ['quiet-town', 'express-delivery', 'secret-plan', 'shortcut'] as const;
export const CONTRACT_KINDS = [...NEUTRAL_KINDS, ...PRIVATE_KINDS] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
/** A contract of the table in play, counted in the order of the ids. */
export type Contract = Brand<number, 'Contract'>;
export const contractNumbered = (n: number): Contract => n as Contract;
export const MAX_CONTRACTS = 256;

/** A token of the table in play, counted in the order of the table; copies are alike. */
export type Token = Brand<number, 'Token'>;
export const tokenNumbered = (n: number): Token => n as Token;

// The rest of the box.
export const BUILDINGS = 5;
export const SITES = 3;
export const STACKS = 4;
export const TILES = 60;
export const OPEN_PLACES = 4;
export const PRIVATE_DEALT = 2;
export const ACTIONS_A_TURN = 2;
export const EXPLORER_POINTS = 2;
export const END_CARD_POINTS = 2;
/** Craftsmen, tiles a stack and places a ruin, by number of players. */
export const craftsmenFor = (players: number): number => (players === 2 ? 3 : 2);
export const stackFor = (players: number): number => 7 - players;
export const placesFor = (players: number): number => (players === 2 ? 1 : 2);
/** With fewer than four players every token gives one resource fewer. */
export const yieldFor = (players: number, amount: number): number => amount - (players < 4 ? 1 : 0);

/** `a1` for column 0, row 0. */
export const cellAt = (column: number, row: number): Cell => cellNumbered(row * MAX_COLUMNS + column);
export const nameOfCell = (cell: Cell): string =>
  `${String.fromCharCode(97 + (cell % MAX_COLUMNS))}${Math.floor(cell / MAX_COLUMNS) + 1}`;
/** `d5`, or `d5.2` for the second site of a cell. */
export const siteText = ({ at, nth }: { readonly at: Cell; readonly nth: number }): string =>
  nth === 1 ? nameOfCell(at) : `${nameOfCell(at)}.${nth}`;
/** The cell of a name in small letters; undefined if no map can have it. */
export function cellNamed(name: string): Cell | undefined {
  const [, letter, number] = /^([a-z])([1-9]\d?)$/.exec(name) ?? [];
  if (!letter || Number(number) > MAX_ROWS) return undefined;
  return cellAt(letter.charCodeAt(0) - 97, Number(number) - 1);
}
