import { ownerOf } from '@penumbra/kit';
import { countOf, type Goods, goodsOf, minus, plus } from '../goods.ts';
import { stock } from '../ground.ts';
import { goodsOn, goodsOnSite, type State, siteNumbered } from '../state.ts';
import { EVERY_RESOURCE, FIRST_MEADOW, nameOfCell } from '../words.ts';
import { exchangeCode, type MoveOf, push, type Rule } from './move.ts';
import { heapAt, isOwnMeadow, nameOfMeadowCell, nameOfSite } from './own.ts';
import { fromSupply, toSupply } from './pieces.ts';
import { refused } from './refusal.ts';

/** VN-10: Market Stall. */
export const exchange: Rule<MoveOf<'exchange'>> = {
  list(s, seat, codes) {
    for (let meadow = FIRST_MEADOW; meadow < s.goods.length; meadow++) {
      if (!isOwnMeadow(s, seat, meadow)) continue;
      const at = nameOfMeadowCell(s, meadow);
      listSwaps(s, goodsOn(s, meadow), (out, into) => push(codes, exchangeCode(at, 1, out, into)));
    }
    for (let i = 0; i < s.sites.length; i++) {
      if (ownerOf(siteNumbered(s, i)) !== seat) continue;
      const { at, nth } = nameOfSite(s, i);
      listSwaps(s, goodsOnSite(s, i), (out, into) => push(codes, exchangeCode(at, nth, out, into)));
    }
  },

  refuse(s, seat, { at, nth, out, into }) {
    const heap = heapAt(s, seat, at, nth);
    if (!heap) return refused('nothing-of-yours-there', nameOfCell(at));
    if (countOf(heap.list[heap.index]!, out) === 0) return refused('no-such-resource-there', nameOfCell(at));
    // ruling VN-10.1: for another kind
    if (out === into) return refused('same-kind');
    return countOf(s.supply, into) > 0 ? undefined : refused('supply-is-out');
  },

  play(s, seat, { at, nth, out, into }, tell) {
    const heap = heapAt(s, seat, at, nth)!;
    const goods = plus(minus(heap.list[heap.index]!, goodsOf(out, 1)), goodsOf(into, 1));
    if (heap.where === 'exploitation') stock(s, heap.index, goods);
    else heap.list[heap.index] = goods;
    toSupply(s, goodsOf(out, 1));
    fromSupply(s, goodsOf(into, 1));
    s.uses--;
    tell?.say({ kind: 'resource-exchanged', seat, site: { at, nth }, out, into });
  },
};

type Kind = (typeof EVERY_RESOURCE)[number];
function listSwaps(s: State, goods: Goods, each: (out: Kind, into: Kind) => void): void {
  for (const out of EVERY_RESOURCE) {
    if (countOf(goods, out) === 0) continue;
    for (const into of EVERY_RESOURCE) if (into !== out && countOf(s.supply, into) > 0) each(out, into);
  }
}
