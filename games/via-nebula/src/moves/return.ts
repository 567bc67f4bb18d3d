import { ownerOf } from '@penumbra/kit';
import { countOf, type Goods, goodsOf, minus } from '../goods.ts';
import { goodsOn, goodsOnSite, siteNumbered, storageOf } from '../state.ts';
import { type Cell, EVERY_RESOURCE, FIRST_MEADOW, nameOfCell } from '../words.ts';
import { type Codes, type MoveOf, push, type Rule, returnCode, STORAGE } from './move.ts';
import { heapAt, isOwnMeadow, nameOfMeadowCell, nameOfSite } from './own.ts';
import { takeFromExploitation, toSupply } from './pieces.ts';
import { refused } from './refusal.ts';

/** VN-10: Caravan, and twice for Goods Export. */
export const giveBack: Rule<MoveOf<'return'>> = {
  list(s, seat, codes) {
    for (let meadow = FIRST_MEADOW; meadow < s.goods.length; meadow++) {
      if (!isOwnMeadow(s, seat, meadow)) continue;
      listKinds(goodsOn(s, meadow), nameOfMeadowCell(s, meadow), 1, codes);
    }
    for (let i = 0; i < s.sites.length; i++) {
      if (ownerOf(siteNumbered(s, i)) !== seat || s.siteGoods[i] === 0) continue;
      const { at, nth } = nameOfSite(s, i);
      listKinds(goodsOnSite(s, i), at, nth, codes);
    }
    listKinds(storageOf(s, seat), STORAGE, 1, codes);
  },

  refuse(s, seat, { at, nth, resource }) {
    const heap = heapAt(s, seat, at, nth);
    const name = at === STORAGE ? 'storage' : nameOfCell(at);
    if (!heap) return refused('nothing-of-yours-there', name);
    return countOf(heap.list[heap.index]!, resource) > 0 ? undefined : refused('no-such-resource-there', name);
  },

  play(s, seat, { at, nth, resource }, tell) {
    const heap = heapAt(s, seat, at, nth)!;
    toSupply(s, goodsOf(resource, 1));
    s.uses--;
    tell?.say({ kind: 'resource-returned', seat, place: at === STORAGE ? 'storage' : { at, nth }, resource });
    if (heap.where === 'exploitation') takeFromExploitation(s, heap.index, resource, tell);
    else heap.list[heap.index] = minus(heap.list[heap.index]!, goodsOf(resource, 1));
  },
};

function listKinds(goods: Goods, at: Cell, nth: number, codes: Codes): void {
  for (const kind of EVERY_RESOURCE) if (countOf(goods, kind) > 0) push(codes, returnCode(at, nth, kind));
}
