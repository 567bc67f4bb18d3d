// Why a resource is carried, where nothing is built soon: what its site lacks after it, by the contracts that the seat sees.
import type { Reasoned } from '@penumbra/kit';
import { hexAt, meadowAt } from '../src/atlas.ts';
import { type ContractCard, contractOf } from '../src/box.ts';
import { countOf, type Goods, goodsOf, onlyKind, plus } from '../src/goods.ts';
import type { ViaNebula } from '../src/index.ts';
import { NONE, siteIndex } from '../src/state.ts';
import { type Contract, EVERY_RESOURCE, type Hex, type Meadow } from '../src/words.ts';
import type { Done, Names, Words } from './words.ts';

/** How many resources a site with these goods still lacks. */
function lacking({ demand, cost, size }: ContractCard, goods: Goods): number {
  const counts = EVERY_RESOURCE.map((kind) => countOf(goods, kind));
  if (demand === 'equal') return Math.max(0, size - Math.max(...counts));
  if (demand === 'different') return Math.max(0, size - counts.filter((count) => count > 0).length);
  return EVERY_RESOURCE.reduce((sum, kind) => sum + Math.max(0, countOf(cost, kind) - (counts[kind] as number)), 0);
}

type Carry = Done<'carry'>;

/** What lies on the site before and after; undefined where it cannot be told. */
function goodsAround({ seen: { view }, seat }: Reasoned<ViaNebula>, { from, resource, at, nth }: Carry) {
  const { atlas } = view.config.box;
  const heap = view.goods[meadowAt(atlas, from) as Meadow];
  const before = view.siteGoods[siteIndex(view, seat, hexAt(atlas, at) as Hex, nth)];
  if (heap === undefined || before === undefined) return undefined;
  const kind = resource ?? onlyKind(heap);
  return kind < 0 ? undefined : { before, after: plus(before, goodsOf(kind as never, 1)) };
}

export function carriedText({ carried }: Words, names: Names, reasoned: Reasoned<ViaNebula>): string | undefined {
  const { move, seen, seat, worse } = reasoned;
  const goods = move.kind === 'carry' ? goodsAround(reasoned, move) : undefined;
  if (move.kind !== 'carry' || !goods) return undefined;
  const { config, open, hands } = seen.view;
  const known: Contract[] = [...open.filter((one) => one !== NONE), ...(hands[seat]?.contracts ?? [])];
  const served = known
    .map((contract) => ({ contract, card: contractOf(config, contract) }))
    .map(({ contract, card }) => ({
      contract,
      points: card.points,
      before: lacking(card, goods.before),
      after: lacking(card, goods.after),
    }))
    .filter(({ before, after }) => after < before)
    .sort((a, b) => a.after - b.after || b.points - a.points);
  const [best] = served;
  if (!best) return worse ? carried.idle(move, names) : undefined;
  if (worse) return undefined;
  return best.after === 0
    ? carried.complete(move, names, best.contract)
    : carried.lacks(move, names, best.contract, best.after);
}
