// Names of things in the words of a language, and the forms that numbers ask for.
import type { Cast } from '@penumbra/kit';
import { hexAt } from '../src/atlas.ts';
import { contractOf, type TableConfig, tokenOf } from '../src/box.ts';
import { countOf, type Goods } from '../src/goods.ts';
import { paidGoods } from '../src/moves/build.ts';
import { type Contract, EVERY_RESOURCE, nameOfCell, RESOURCES, siteText } from '../src/words.ts';
import type { Colour, ContractWords, Kind, KindWords, Names, Words } from './words.ts';

export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Chooses a form by the plural rules of a language; the number itself stands where the form has `#`. */
export const plural = (lang: string) => {
  const rules = new Intl.PluralRules(lang);
  return (count: number, forms: Forms): string => {
    const form = rules.select(count);
    const words = (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other;
    return words.replace('#', String(count));
  };
};

/** With its sign: `+2`, `−1`. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const kindWords = (words: Words, resource: number): KindWords => words.kinds[RESOURCES[resource] as Kind];

export function goodsText(words: Words, goods: Goods): string {
  const parts = EVERY_RESOURCE.flatMap((kind) => {
    const count = countOf(goods, kind);
    if (count === 0) return [];
    const { name, many } = kindWords(words, kind);
    return [count === 1 ? name : many(count)];
  });
  return parts.join(', ') || words.labels.none;
}

export const contractWords = (words: Words, config: TableConfig, contract: Contract): ContractWords =>
  words.contracts[contractOf(config, contract).kind];

/** What a contract asks for. */
export function costText(words: Words, config: TableConfig, contract: Contract): string {
  const { demand, cost, size } = contractOf(config, contract);
  if (demand === 'these') return goodsText(words, cost);
  return demand === 'equal' ? words.equal(size) : words.different(size);
}

// Making a formatter takes longer than all the rest: each language has one.
const joiners = new Map<string, Intl.ListFormat>();
export function joining(lang: string): Intl.ListFormat {
  const join = joiners.get(lang) ?? new Intl.ListFormat(lang, { type: 'conjunction' });
  joiners.set(lang, join);
  return join;
}

/** The names of a table: by colour, or as its people are called. */
export type NamesOf = (config: TableConfig) => Names;

/** Made once per table. */
export function namesFor(words: Words, cast: Cast | undefined): NamesOf {
  const known = new WeakMap<TableConfig, Names>();
  return (config) => {
    const names = known.get(config) ?? makeNames(words, config, cast);
    known.set(config, names);
    return names;
  };
}

function makeNames(words: Words, config: TableConfig, cast: Cast | undefined): Names {
  const join = joining(words.lang);
  const { atlas } = config.box;
  const nameOf = (seat: number): string => cast?.names[seat] ?? words.colours[config.seats[seat] as Colour];
  return {
    isYou: (seat) => seat === cast?.you,
    seat: (seat) => (seat === cast?.you ? words.you : nameOf(seat)),
    who: (seat, you, other) => (seat === cast?.you ? you : `${nameOf(seat)} ${other}`),
    cell: nameOfCell,
    site: siteText,
    goods: (goods) => goodsText(words, goods),
    kind: (resource) => kindWords(words, resource).name,
    object: (resource) => kindWords(words, resource).object,
    contract: (contract) => contractWords(words, config, contract).name,
    card: (contract) => `${contractWords(words, config, contract).name} (${costText(words, config, contract)})`,
    paid: (contract, payment) => {
      const card = contractOf(config, contract);
      return card.demand === 'these' ? '' : words.paying(goodsText(words, paidGoods(card, payment)));
    },
    tokenPoints: (token) => tokenOf(config, token).points,
    terrain: (at) => {
      const hex = hexAt(atlas, at);
      return hex === undefined ? undefined : atlas.terrain[hex];
    },
    list: (parts) => join.format(parts),
  };
}
