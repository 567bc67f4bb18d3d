// Why a resource is carried, where nothing is built soon: what its site has after it, by the contracts that the seat sees.
import { type Reasoned, speech } from '@penumbra/kit';
import { hexAt, meadowAt } from '../src/atlas.ts';
import { contractOf } from '../src/box.ts';
import { countOf, type Goods, goodsOf, onlyKind, plus } from '../src/goods.ts';
import type { ViaNebula } from '../src/index.ts';
import { isEnough } from '../src/moves/build.ts';
import { NONE, siteIndex } from '../src/state.ts';
import type { Hex, Meadow, Resource } from '../src/words.ts';
import type { Names, Words } from './words.ts';

export function carriedText(
  { needless, gains }: Words,
  names: Names,
  reasoned: Reasoned<ViaNebula>,
): string | undefined {
  const { move, seat, worse } = reasoned;
  const { config, goods, siteGoods, open, hands, sites } = reasoned.seen.view;
  if (move?.kind !== 'carry') return undefined;
  const { atlas } = config.box;
  const before = siteGoods[siteIndex({ sites }, seat, hexAt(atlas, move.at) as Hex, move.nth)] as Goods;
  const kind = move.resource ?? (onlyKind(goods[meadowAt(atlas, move.from) as Meadow] as Goods) as Resource);
  const has = countOf(before, kind);
  const cards = [...open.filter((one) => one !== NONE), ...(hands[seat]?.contracts ?? [])];
  const wanting = cards.filter((contract) => {
    const { demand, cost, size } = contractOf(config, contract);
    return has < (demand === 'these' ? countOf(cost, kind) : demand === 'equal' ? size : 1);
  });
  if (worse) return wanting.length === 0 ? needless(move, names) : undefined;
  const whole = wanting.find((contract) => isEnough(contractOf(config, contract), plus(before, goodsOf(kind, 1))));
  return whole === undefined ? undefined : speech.small(gains.enough(names.card(whole)));
}
