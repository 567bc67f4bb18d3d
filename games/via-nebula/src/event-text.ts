import { eventFields, slots } from '@penumbra/kit';
import type { TableConfig } from './box.ts';
import type { Event } from './events.ts';
import { goodsText, siteText, TERMS } from './notation.ts';
import { nameOfCell } from './words.ts';

const { joined } = slots;

const { cell, contract, resource, token } = TERMS;
/** The kind, then what it is about: `meadow-laid seat=blue at=c3 from=stack`. */
export const eventText = eventFields<Event, TableConfig>(
  {
    ...TERMS,
    at: cell,
    from: (from) => (typeof from === 'string' ? from : nameOfCell(from)),
    to: (to) => (typeof to === 'number' ? nameOfCell(to) : siteText(to)),
    // A place of the display is a number.
    place: (place) => (typeof place === 'object' ? siteText(place) : String(place)),
    out: resource,
    into: resource,
    goods: goodsText,
    paid: goodsText,
    stored: goodsText,
    sizes: String,
    contracts: joined(contract),
    cells: joined(cell),
    tokens: joined(token),
  },
  (field, text) => ` ${field}=${text}`,
);
