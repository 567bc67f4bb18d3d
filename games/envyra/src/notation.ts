import { eventFields, type Form, form, grammarOf, no, type Seat, slots, union, wordsOf } from '@penumbra/kit';
import { type Cell, type CellSet, cellsIn, NO_CELLS, setOf, type TableConfig } from './box.ts';
import type { Chance, Laying } from './chance.ts';
import type { Card, Tile } from './components.ts';
import type { LayingPhase } from './draws.ts';
import type { Event } from './events.ts';
import { deployMove } from './moves/deploy.ts';
import type { Move } from './moves/index.ts';
import { planMove } from './moves/plan.ts';
import { removeMove } from './moves/remove.ts';
import type { State } from './state.ts';

const { forEach, listed, paired, sealed, termsOf, zipped } = slots;

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
const cellTexts = (config: TableConfig, cells: CellSet): string[] =>
  cellsIn(cells).map((cell) => cellText(config, cell));

const { named } = termsOf<TableConfig, NotationError>();

const TERMS = {
  seat: named<Seat>(({ seats }) => seats, 'bad-seat'),
  // Moves may name cells that this grid does not have.
  cell: {
    ...named<Cell>(({ box }) => box.grid.names, 'bad-cell'),
    write: (cell: Cell, config: TableConfig) => cellText(config, cell),
  },
  tile: named<Tile>(({ box }) => box.tileIds, 'bad-tile'),
  card: named<Card>(({ box }) => box.cardIds, 'bad-card'),
};
const { seat, cell, tile, card } = TERMS;

const reading = {
  /** A comma is as good as a blank. */
  words: (text: string) => wordsOf(text, /[\s,]+/),
  unknown: (_: string, [word]: readonly string[]) => (word === undefined ? no('empty') : no('unknown-word', word)),
  unreadable: 'unknown-word',
} as const;

const texts = (cells: readonly Cell[], { config }: State): string[] => cells.map((one) => cellText(config, one));
const onOne = <M extends { readonly cell: Cell }>(moveTo: (cell: Cell) => M): Form<M, State, NotationError> =>
  form(
    { cells: listed(cell) },
    ({ cells }, s) => {
      const [first] = cells;
      return first === undefined || cells.length > 1 ? no('one-cell', ...texts(cells, s)) : moveTo(first);
    },
    (move) => ({ cells: [move.cell] }),
  );

export const moveNotation = grammarOf<Move, State, NotationError>(reading, {
  plan: form(
    { cells: listed(cell) },
    ({ cells }, s) => {
      const set = cells.reduce((sum, one) => union(sum, setOf(one)), NO_CELLS);
      if (cells.length < 1 || cells.length > 2) return no('one-or-two-cells', ...texts(cells, s));
      return cellsIn(set).length < cells.length ? no('cell-twice', ...texts(cellsIn(set), s)) : planMove(set);
    },
    (plan) => ({ cells: cellsIn(plan.cells) }),
  ),
  deploy: onOne(deployMove),
  remove: onOne(removeMove),
});

const byNumber = (a: number, b: number): number => a - b;
const wrong = { malformed: 'bad-pair', repeated: 'cell-twice' } as const;
const laying = <K extends LayingPhase>(kind: K) =>
  form(
    { laid: paired(cell, tile, wrong) },
    ({ laid }) => ({ kind, cells: laid.map(([at]) => at), tiles: laid.map(([, one]) => one) }),
    ({ cells, tiles }: Laying) => ({ laid: zipped(cells, tiles) }),
  );

export const chanceNotation = grammarOf<Chance, State, NotationError>(reading, {
  first: { seat },
  deal: { tiles: sealed(listed(tile, byNumber), ({ length }) => length) },
  lay: laying('lay'),
  refill: laying('refill'),
  replace: laying('replace'),
  open: { cards: listed(card, byNumber) },
  secret: { cards: forEach(seat, card, { ...wrong, hide: () => 1 }) },
});

/** The kind, then what it is about: `tile-captured gray b2 flora-leaf-1 gray purple`. */
export const eventText = eventFields<Event, TableConfig>(
  {
    ...TERMS,
    start: seat,
    seats: listed(seat),
    cubes: listed(seat),
    cells: (cells, config) => cellTexts(config, cells).join(' '),
    plans: (plans, config) => plans.flatMap((cells, of) => planText(cells, of, config)).join(' '),
  },
  (_, text) => (text === '' ? '' : ` ${text}`),
);

const planText = (cells: CellSet, of: number, config: TableConfig): string[] =>
  cells === NO_CELLS ? [] : [`${config.seats[of]}:${cellTexts(config, cells).join('+')}`];
