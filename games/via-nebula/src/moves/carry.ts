import type { Seat } from '@penumbra/kit';
import { hexAt, meadowAt } from '../atlas.ts';
import { countOf, type Goods, onlyKind } from '../goods.ts';
import { AREA, nthOfSite, ownerOf, type State, siteIndex, thingOf } from '../state.ts';
import { type Cell, EVERY_RESOURCE, type Hex, MAX_CELLS, type Meadow, nameOfCell, type Resource } from '../words.ts';
import { type Codes, carryCode, type MoveOf, push, type Rule, refusal } from './move.ts';
import { addToSite, cellOf, hexOfMeadow, takeFromExploitation } from './pieces.ts';

// The mover's sites while a question about carries is answered, one bit each: by area the sites that touch it, by hex
// the sites that stand there. Whatever an exploitation touches then says which sites it reaches.
const own: number[] = [];
let ownCount = 0;
const sitesByArea = new Uint8Array(AREA + 1);
const sitesByHex = new Uint8Array(MAX_CELLS);

function markSites(s: State, seat: Seat): void {
  ownCount = 0;
  for (let i = 0; i < s.sites.length; i++) {
    if (ownerOf(s.sites[i] as number) !== seat) continue;
    own[ownCount] = i;
    mark(s, thingOf(s.sites[i] as number) as Hex, 1 << ownCount);
    ownCount++;
  }
}
function unmarkSites(s: State): void {
  for (let k = 0; k < ownCount; k++) mark(s, thingOf(s.sites[own[k] as number] as number) as Hex, 0);
}

/** Adds a site's bit to all it touches, or with 0 clears them. */
function mark(s: State, hex: Hex, bit: number): void {
  const around = s.config.box.atlas.neighbours[hex] as readonly Hex[];
  sitesByHex[hex] = bit === 0 ? 0 : (sitesByHex[hex] as number) | bit;
  for (let i = 0; i < around.length; i++) {
    const area = (s.ground[around[i] as Hex] as number) & AREA;
    if (area !== 0) sitesByArea[area] = bit === 0 ? 0 : (sitesByArea[area] as number) | bit;
  }
}

/** The marked sites that a resource on this hex can be carried to. */
function reachedFrom(s: State, hex: Hex): number {
  const { ground } = s;
  const around = s.config.box.atlas.neighbours[hex] as readonly Hex[];
  let reached = 0;
  for (let i = 0; i < around.length; i++) {
    const next = around[i] as Hex;
    reached |= (sitesByArea[(ground[next] as number) & AREA] as number) | (sitesByHex[next] as number);
  }
  return reached;
}

/** VN-7: action E. */
export const carry: Rule<MoveOf<'carry'>> = {
  list(s, seat, codes) {
    markSites(s, seat);
    const { meadows } = s.config.box.atlas;
    for (let meadow = 0; ownCount > 0 && meadow < s.goods.length; meadow++) {
      if (s.goods[meadow] === 0) continue;
      const reached = reachedFrom(s, meadows[meadow] as Hex);
      for (let k = 0; reached >> k !== 0; k++) {
        if (reached & (1 << k)) listKinds(s, meadow as Meadow, own[k] as number, codes);
      }
    }
    unmarkSites(s);
  },

  refuse(s, seat, { from, resource, at, nth }) {
    const meadow = meadowAt(s.config.box.atlas, from);
    if (meadow === undefined || s.goods[meadow] === 0) return refusal('no-exploitation-there', nameOfCell(from));
    const goods = s.goods[meadow] as Goods;
    const single = onlyKind(goods);
    if (resource === undefined && single < 0) return refusal('kind-must-be-named', nameOfCell(from));
    if (resource !== undefined && countOf(goods, resource) === 0) {
      return refusal('no-such-resource-there', nameOfCell(from));
    }
    // A move has one name: the kind is named exactly where it has to be.
    if (resource !== undefined && single >= 0) return refusal('kind-is-not-named', nameOfCell(from));
    const index = siteAt(s, seat, at, nth);
    if (index < 0) return refusal('no-site-there', nameOfCell(at));
    markSites(s, seat);
    const reached = reachedFrom(s, hexOfMeadow(s, meadow)) & (1 << own.indexOf(index));
    unmarkSites(s);
    return reached === 0 ? refusal('no-path', nameOfCell(from), nameOfCell(at)) : undefined;
  },

  play(s, seat, { from, resource, at, nth }, tell) {
    const meadow = meadowAt(s.config.box.atlas, from) as Meadow;
    const kind = resource ?? (onlyKind(s.goods[meadow] as Goods) as Resource);
    s.actions--;
    addToSite(s, siteAt(s, seat, at, nth), kind);
    tell?.say({ kind: 'resource-carried', seat, from, resource: kind, to: { at, nth } });
    takeFromExploitation(s, meadow, kind, tell);
  },
};

function siteAt(s: State, seat: Seat, at: Cell, nth: number): number {
  const hex = hexAt(s.config.box.atlas, at);
  return hex === undefined ? -1 : siteIndex(s, seat, hex, nth);
}

function listKinds(s: State, meadow: Meadow, index: number, codes: Codes): void {
  const goods = s.goods[meadow] as Goods;
  const from = cellOf(s, hexOfMeadow(s, meadow));
  const at = cellOf(s, thingOf(s.sites[index] as number) as Hex);
  const nth = nthOfSite(s, index);
  if (onlyKind(goods) >= 0) return push(codes, carryCode(from, -1, at, nth));
  for (const kind of EVERY_RESOURCE) if (countOf(goods, kind) > 0) push(codes, carryCode(from, kind, at, nth));
}
