// Names of things in the words of a language.
import { type Cast, speech } from '@penumbra/kit';
import { hexAt } from '../src/atlas.ts';
import { contractOf, type TableConfig, tokenOf } from '../src/box.ts';
import { countOf, type Goods } from '../src/goods.ts';
import { paidGoods } from '../src/moves/build.ts';
import { type Contract, EVERY_RESOURCE, nameOfCell, RESOURCES, siteText } from '../src/words.ts';
import type { Colour, ContractWords, Kind, KindWords, Names, Words } from './words.ts';

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

/** The names of a table: by colour, or as its people are called. */
export const namesFor = (words: Words, cast: Cast | undefined): ((config: TableConfig) => Names) =>
  speech.oncePer((config) => makeNames(words, config, cast));

function makeNames(words: Words, config: TableConfig, cast: Cast | undefined): Names {
  const { atlas } = config.box;
  return {
    ...speech.called(words, cast, (seat) => words.colours[config.seats[seat] as Colour]),
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
  };
}
