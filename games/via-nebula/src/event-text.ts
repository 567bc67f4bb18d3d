import { contractOf, type TableConfig, tokenOf } from './box.ts';
import type { Event, SiteName } from './events.ts';
import type { Goods } from './goods.ts';
import { goodsText, siteText } from './notation.ts';
import { type Cell, type Contract, nameOfCell, RESOURCES, type Token } from './words.ts';

type Writer = (value: never, config: TableConfig) => string;
const cell: Writer = (at: Cell) => nameOfCell(at);
const word: Writer = (text: string | number | boolean) => String(text);
const kind: Writer = (resource: number) => RESOURCES[resource]!;
const heap: Writer = (goods: Goods) => goodsText(goods);
const contract: Writer = (number: Contract, config) => contractOf(config, number).id;
const token: Writer = (number: Token, config) => tokenOf(config, number).id;
const place: Writer = (value: SiteName | Cell | string) =>
  typeof value === 'number' ? nameOfCell(value) : typeof value === 'string' ? value : siteText(value.at, value.nth);
const all =
  (one: Writer): Writer =>
  (list: readonly never[], config) =>
    list.map((entry) => one(entry, config)).join(',');

/** How each field of an event is written: the same name always means the same thing. */
const FIELDS: { readonly [field: string]: Writer } = {
  seat: (seat: number, config) => config.seats[seat]!,
  at: cell,
  from: place,
  to: place,
  site: place,
  place,
  resource: kind,
  out: kind,
  into: kind,
  goods: heap,
  paid: heap,
  stored: heap,
  contract,
  contracts: all(contract),
  token,
  cells: all(cell),
  tokens: all(token),
};
const NUMBERED: { readonly [kind in Event['kind']]?: readonly string[] } = { 'place-refilled': ['place'] };

/** The kind, then what it is about: `meadow-laid seat=blue at=c3 from=stack`. */
export function eventText(event: Event, config: TableConfig): string {
  const parts = Object.entries(event)
    .filter(([field]) => field !== 'kind')
    .map(([field, value]) => {
      const write = NUMBERED[event.kind]?.includes(field) ? word : (FIELDS[field] ?? word);
      return `${field}=${write(value as never, config)}`;
    });
  return [event.kind, ...parts].join(' ');
}
