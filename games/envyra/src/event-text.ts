import { eventFields, slots } from '@penumbra/kit';
import { type CellSet, NO_CELLS, type TableConfig } from './box.ts';
import type { Event } from './events.ts';
import { cellTexts, TERMS } from './notation.ts';

const { listed } = slots;

const { seat } = TERMS;

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
