import { ownerOf } from '@penumbra/kit';
import { hexAt, hexOn } from '../atlas.ts';
import { countOf, goodsOf } from '../goods.ts';
import { siteIndex, siteNumbered } from '../state.ts';
import { EVERY_RESOURCE, nameOfCell } from '../words.ts';
import { deliverCode, type MoveOf, push, type Rule } from './move.ts';
import { nameOfSite } from './own.ts';
import { addToSite, fromSupply } from './pieces.ts';
import { refused } from './refusal.ts';

/** VN-10: Express Delivery. */
export const deliver: Rule<MoveOf<'deliver'>> = {
  list(s, seat, codes) {
    for (let i = 0; i < s.sites.length; i++) {
      if (ownerOf(siteNumbered(s, i)) !== seat) continue;
      const { at, nth } = nameOfSite(s, i);
      for (const kind of EVERY_RESOURCE) if (countOf(s.supply, kind) > 0) push(codes, deliverCode(at, nth, kind));
    }
  },

  refuse(s, seat, { at, nth, resource }) {
    const hex = hexAt(s.config.box.atlas, at);
    if (hex === undefined || siteIndex(s, seat, hex, nth) < 0) return refused('no-site-there', nameOfCell(at));
    return countOf(s.supply, resource) > 0 ? undefined : refused('supply-is-out');
  },

  play(s, seat, { at, nth, resource }, tell) {
    fromSupply(s, goodsOf(resource, 1));
    addToSite(s, siteIndex(s, seat, hexOn(s.config.box.atlas, at), nth), resource);
    s.uses--;
    tell?.say({ kind: 'resource-delivered', seat, site: { at, nth }, resource });
  },
};
