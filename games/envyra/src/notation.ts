import { type Answer, no, type Seat, seatNamed, union, unreachable, type Viewer, yes } from '@penumbra/kit';
import { type Cell, type CellSet, cellNumbered, cellsIn, NO_CELLS, setOf, type TableConfig } from './box.ts';
import type { Chance } from './chance.ts';
import type { Card, Tile } from './components.ts';
import { deployMove } from './moves/deploy.ts';
import type { Move } from './moves/index.ts';
import { planMove } from './moves/plan.ts';
import { removeMove } from './moves/remove.ts';
import type { State } from './state.ts';

export const NOTATION_ERRORS = [
  'empty',
  'unknown-word',
  'bad-cell',
  'cell-twice',
  'one-cell',
  'one-or-two-cells',
  'bad-pair',
  'bad-tile',
  'bad-card',
  'bad-seat',
] as const;
export type NotationError = (typeof NOTATION_ERRORS)[number];

export const cellText = (config: TableConfig, cell: Cell): string =>
  config.box.grid.names[cell] ?? `cell ${Number(cell)}`;
export const cellTexts = (config: TableConfig, cells: CellSet): string[] =>
  cellsIn(cells).map((cell) => cellText(config, cell));
export const tileText = (config: TableConfig, tile: Tile): string => config.box.tileIds[tile]!;
export const cardText = (config: TableConfig, card: Card): string => config.box.cardIds[card]!;

export function moveText(move: Move, config: TableConfig): string {
  const cells = move.kind === 'plan' ? cellTexts(config, move.cells) : [cellText(config, move.cell)];
  return [move.kind, ...cells].join(' ');
}

/** In lower case; a colon needs no blanks around it and a comma is as good as a blank. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\s*:\s*/g, ':')
    .split(/[\s,]+/)
    .filter((word) => word !== '');

const MOVES = ['plan', 'deploy', 'remove'] as const;

export function parseMove(text: string, s: State, _seat: Seat): Answer<Move, NotationError> {
  const words = wordsOf(text);
  if (words.length === 0) return no('empty');
  const kind = MOVES.find((known) => words.includes(known));
  if (!kind) return no('unknown-word', words[0]!);
  const names = words.filter((word) => word !== kind);
  const cells = names.map((name) => cellNumbered(s.config.box.grid.names.indexOf(name)));
  const bad = names.filter((_, i) => cells[i]! < 0);
  if (bad.length > 0) return no('bad-cell', ...bad);
  if (kind === 'plan') return parsePlan(cells, names);
  if (cells.length !== 1) return no('one-cell', ...names);
  return yes((kind === 'deploy' ? deployMove : removeMove)(cells[0]!));
}

function parsePlan(cells: readonly Cell[], names: readonly string[]): Answer<Move, NotationError> {
  const set = cells.reduce((sum, cell) => union(sum, setOf(cell)), NO_CELLS);
  if (cells.length < 1 || cells.length > 2) return no('one-or-two-cells', ...names);
  if (cellsIn(set).length < cells.length) return no('cell-twice', names[0]!);
  return yes(planMove(set));
}

export function chanceText(outcome: Chance, config: TableConfig, viewer?: Viewer): string {
  const { seats } = config;
  switch (outcome.kind) {
    case 'first':
      return `first ${seats[outcome.seat]}`;
    case 'deal':
      return viewer === undefined
        ? ['deal', ...outcome.tiles.map((tile) => tileText(config, tile))].join(' ')
        : `deal ${outcome.tiles.length}`;
    case 'lay':
    case 'refill':
    case 'replace': {
      const pair = (tile: Tile, i: number): string =>
        `${cellText(config, outcome.cells[i]!)}:${tileText(config, tile)}`;
      return [outcome.kind, ...outcome.tiles.map(pair)].join(' ');
    }
    case 'open':
      return ['open', ...outcome.cards.map((card) => cardText(config, card))].join(' ');
    case 'secret': {
      const isSeen = (seat: number): boolean => viewer === undefined || viewer === seat;
      return [
        'secret',
        ...outcome.cards.map((card, i) => `${seats[i]}:${isSeen(i) ? cardText(config, card) : 1}`),
      ].join(' ');
    }
    default:
      return unreachable(outcome);
  }
}

const CHANCES = ['first', 'deal', 'lay', 'open', 'secret', 'refill', 'replace'] as const;

export function parseChance(text: string, s: State): Answer<Chance, NotationError> {
  const { config } = s;
  const words = wordsOf(text);
  if (words.length === 0) return no('empty');
  const kind = CHANCES.find((known) => words[0] === known);
  if (!kind) return no('unknown-word', words[0]!);
  const parts = words.slice(1);
  switch (kind) {
    case 'first': {
      const seat = seatNamed(config.seats, parts[0]);
      return seat !== undefined && parts.length === 1 ? yes({ kind, seat }) : no('bad-seat', ...parts);
    }
    case 'deal': {
      const tiles = lookUp(parts, config.box.tileOf, 'bad-tile');
      return tiles.ok ? yes({ kind, tiles: tiles.value.sort(byNumber) }) : tiles;
    }
    case 'open': {
      const cards = lookUp(parts, config.box.cardOf, 'bad-card');
      return cards.ok ? yes({ kind, cards: cards.value.sort(byNumber) }) : cards;
    }
    case 'secret':
      return parseSecret(parts, config);
    default:
      return parseLaying(kind, parts, config);
  }
}

const byNumber = (a: number, b: number): number => a - b;

function lookUp<T>(
  ids: readonly string[],
  known: ReadonlyMap<string, T>,
  code: 'bad-tile' | 'bad-card',
): Answer<T[], NotationError> {
  const bad = ids.filter((id) => !known.has(id));
  return bad.length > 0 ? no(code, ...bad) : yes(ids.map((id) => known.get(id)!));
}

interface Pair {
  readonly place: number;
  readonly id: string;
}

/** `a1:x b2:y`, by place. */
function parsePairs(
  parts: readonly string[],
  places: readonly string[],
  code: 'bad-cell' | 'bad-seat',
): Answer<readonly Pair[], NotationError> {
  const pairs: Pair[] = [];
  for (const part of parts) {
    const [name, id, ...rest] = part.split(':');
    if (!name || !id || rest.length > 0) return no('bad-pair', part);
    const place = places.indexOf(name);
    if (place < 0) return no(code, name);
    if (pairs.some((pair) => pair.place === place)) return no('cell-twice', name);
    pairs.push({ place, id });
  }
  return yes(pairs.sort((a, b) => a.place - b.place));
}

function parseSecret(parts: readonly string[], { seats, box }: TableConfig): Answer<Chance, NotationError> {
  const pairs = parsePairs(parts, seats, 'bad-seat');
  if (!pairs.ok) return pairs;
  if (pairs.value.length !== seats.length) return no('bad-seat', ...seats);
  const cards = lookUp(
    pairs.value.map(({ id }) => id),
    box.cardOf,
    'bad-card',
  );
  return cards.ok ? yes({ kind: 'secret', cards: cards.value }) : cards;
}

function parseLaying(
  kind: 'lay' | 'refill' | 'replace',
  parts: readonly string[],
  { box }: TableConfig,
): Answer<Chance, NotationError> {
  const pairs = parsePairs(parts, box.grid.names, 'bad-cell');
  if (!pairs.ok) return pairs;
  const tiles = lookUp(
    pairs.value.map(({ id }) => id),
    box.tileOf,
    'bad-tile',
  );
  if (!tiles.ok) return tiles;
  return yes({ kind, cells: pairs.value.map(({ place }) => cellNumbered(place)), tiles: tiles.value });
}
