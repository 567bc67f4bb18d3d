import { hexAt, meadowAt } from '../atlas.ts';
import { countOf, type Goods, onlyKind } from '../goods.ts';
import { areNeighbours, shoresMeet, shoresOf } from '../ground.ts';
import { nthOfSite, ownerOf, type State, siteIndex, thingOf } from '../state.ts';
import { EVERY_RESOURCE, type Hex, type Meadow, nameOfCell, type Resource } from '../words.ts';
import { type Codes, carryCode, type MoveOf, push, type Rule, refusal } from './move.ts';
import { addToSite, cellOf, hexOfMeadow, takeFromExploitation } from './pieces.ts';

const isJoined = (s: State, a: Hex, shoresOfA: number, b: Hex, shoresOfB: number): boolean =>
  shoresMeet(shoresOfA, shoresOfB) || areNeighbours(s, a, b);

// The mover's sites while carries are listed, and the areas each of them touches.
const ownSites: number[] = [];
const ownShores: number[] = [];

/** VN-7: action E. */
export const carry: Rule<MoveOf<'carry'>> = {
  list(s, seat, codes) {
    let own = 0;
    for (let i = 0; i < s.sites.length; i++) {
      if (ownerOf(s.sites[i] as number) !== seat) continue;
      ownSites[own] = i;
      ownShores[own] = shoresOf(s, thingOf(s.sites[i] as number) as Hex);
      own++;
    }
    if (own === 0) return;
    for (let meadow = 0; meadow < s.goods.length; meadow++) {
      if (s.goods[meadow] === 0) continue;
      const from = hexOfMeadow(s, meadow as Meadow);
      const shores = shoresOf(s, from);
      for (let k = 0; k < own; k++) {
        const site = ownSites[k] as number;
        const hex = thingOf(s.sites[site] as number) as Hex;
        if (isJoined(s, hex, ownShores[k] as number, from, shores)) listKinds(s, meadow as Meadow, site, codes);
      }
    }
  },

  refuse(s, seat, { from, resource, at, nth }) {
    const { atlas } = s.config.box;
    const meadow = meadowAt(atlas, from);
    if (meadow === undefined || s.goods[meadow] === 0) return refusal('no-exploitation-there', nameOfCell(from));
    const goods = s.goods[meadow] as Goods;
    const single = onlyKind(goods);
    if (resource === undefined && single < 0) return refusal('kind-must-be-named', nameOfCell(from));
    if (resource !== undefined && countOf(goods, resource) === 0) {
      return refusal('no-such-resource-there', nameOfCell(from));
    }
    // A move has one name: the kind is named exactly where it has to be.
    if (resource !== undefined && single >= 0) return refusal('kind-is-not-named', nameOfCell(from));
    const to = hexAt(atlas, at);
    if (to === undefined || siteIndex(s, seat, to, nth) < 0) return refusal('no-site-there', nameOfCell(at));
    const start = hexOfMeadow(s, meadow);
    const joined = isJoined(s, to, shoresOf(s, to), start, shoresOf(s, start));
    return joined ? undefined : refusal('no-path', nameOfCell(from), nameOfCell(at));
  },

  play(s, seat, { from, resource, at, nth }, tell) {
    const { atlas } = s.config.box;
    const meadow = meadowAt(atlas, from) as Meadow;
    const kind = resource ?? (onlyKind(s.goods[meadow] as Goods) as Resource);
    s.actions--;
    addToSite(s, siteIndex(s, seat, hexAt(atlas, at) as Hex, nth), kind);
    tell?.say({ kind: 'resource-carried', seat, from, resource: kind, to: { at, nth } });
    takeFromExploitation(s, meadow, kind, tell);
  },
};

function listKinds(s: State, meadow: Meadow, index: number, codes: Codes): void {
  const goods = s.goods[meadow] as Goods;
  const from = cellOf(s, hexOfMeadow(s, meadow));
  const at = cellOf(s, thingOf(s.sites[index] as number) as Hex);
  const nth = nthOfSite(s, index);
  if (onlyKind(goods) >= 0) return push(codes, carryCode(from, -1, at, nth));
  for (const kind of EVERY_RESOURCE) if (countOf(goods, kind) > 0) push(codes, carryCode(from, kind, at, nth));
}
