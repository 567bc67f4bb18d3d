import type { Seat } from '@penumbra/kit';
import { hexAt, hexOn, meadowAt } from '../atlas.ts';
import { countOf, type Goods, onlyKind } from '../goods.ts';
import { MIXED, STOCKED } from '../ground.ts';
import { bitOf, countIn, firstIn, withoutFirst, wordOf, wordsFor } from '../hexes.ts';
import { goodsOn, NONE, type State, setWord, siteIndex } from '../state.ts';
import { type Cell, EVERY_RESOURCE, type Hex, MAX_CELLS, nameOfCell, type Resource, SITES } from '../words.ts';
import { type Codes, carryCode, type MoveOf, push, type Rule } from './move.ts';
import { findSites, own } from './own.ts';
import { addToSite, hexOfMeadow, takeFromExploitation } from './pieces.ts';
import { refused } from './refusal.ts';

/** By own site and word: the exploitations whose resources can be carried there. */
const reach = new Int32Array(SITES * wordsFor(MAX_CELLS));
let sites = 0;

/** Looks from a ruin: what touches it, and what is on a shore with it. */
function findReach({ config, sets, shores }: State, ruin: Hex, at: number): void {
  const { words, around } = config.box.atlas;
  for (let i = 0; i < words; i++) reach[at + i] = around[ruin * words + i]!;
  for (let shore = 0; shore < shores.length; shore += words) {
    if ((shores[shore + wordOf(ruin)]! & bitOf(ruin)) === 0) continue;
    for (let i = 0; i < words; i++) reach[at + i] = reach[at + i]! | shores[shore + i]!;
  }
  for (let i = 0; i < words; i++) reach[at + i] = reach[at + i]! & sets[STOCKED * words + i]!;
}

/** VN-7: action E. */
export const carry: Rule<MoveOf<'carry'>> = {
  list(s, seat, codes) {
    const { words } = s.config.box.atlas;
    sites = findSites(s, seat);
    for (let k = 0; k < sites; k++) findReach(s, own.hex[k]!, k * words);
    walk(s, Number.POSITIVE_INFINITY, codes);
  },

  count(s, seat) {
    const { words } = s.config.box.atlas;
    sites = findSites(s, seat);
    let count = 0;
    for (let k = 0; k < sites; k++) {
      findReach(s, own.hex[k]!, k * words);
      for (let i = 0; i < words; i++) {
        const word = reach[k * words + i]!;
        count += countIn(word);
        const mixed = word & setWord(s, MIXED * words + i);
        for (let bits = mixed; bits !== 0; bits = withoutFirst(bits)) count += kindsAt(s, firstIn(bits, i)) - 1;
      }
    }
    return count;
  },

  nth: (s, _seat, n) => walk(s, n),

  refuse(s, seat, { from, resource, at, nth }) {
    const meadow = meadowAt(s.config.box.atlas, from);
    if (meadow === undefined || s.goods[meadow] === 0) return refused('no-exploitation-there', nameOfCell(from));
    const goods = goodsOn(s, meadow);
    const single = onlyKind(goods);
    if (resource === undefined && single < 0) return refused('kind-must-be-named', nameOfCell(from));
    if (resource !== undefined && countOf(goods, resource) === 0) {
      return refused('no-such-resource-there', nameOfCell(from));
    }
    // A move has one name: the kind is named exactly where it has to be.
    if (resource !== undefined && single >= 0) return refused('kind-is-not-named', nameOfCell(from));
    if (siteAt(s, seat, at, nth) < 0) return refused('no-site-there', nameOfCell(at));
    findReach(s, hexOn(s.config.box.atlas, at), 0);
    const hex = hexOfMeadow(s, meadow);
    const isReached = (reach[wordOf(hex)]! & bitOf(hex)) !== 0;
    return isReached ? undefined : refused('no-path', nameOfCell(from), nameOfCell(at));
  },

  play(s, seat, { from, resource, at, nth }, tell) {
    const meadow = meadowAt(s.config.box.atlas, from)!;
    const kind = resource ?? (onlyKind(goodsOn(s, meadow)) as Resource);
    s.actions--;
    addToSite(s, siteAt(s, seat, at, nth), kind);
    tell?.say({ kind: 'resource-carried', seat, from, resource: kind, to: { at, nth } });
    takeFromExploitation(s, meadow, kind, tell);
  },
};

export function siteAt(s: State, seat: Seat, at: Cell, nth: number): number {
  const hex = hexAt(s.config.box.atlas, at);
  return hex === undefined ? -1 : siteIndex(s, seat, hex, nth);
}

/** Goes through all carries in their order: lists them, or gives the code of the n-th. */
function walk(s: State, n: number, codes?: Codes): number {
  const { words } = s.config.box.atlas;
  let left = n;
  for (let i = 0; i < words; i++) {
    let from = 0;
    for (let k = 0; k < sites; k++) from |= reach[k * words + i]!;
    for (; from !== 0; from = withoutFirst(from)) {
      for (let k = 0; k < sites; k++) {
        if ((reach[k * words + i]! & from & -from) === 0) continue;
        const hex = firstIn(from, i);
        const kinds = kindsAt(s, hex);
        if (codes) for (let kind = 0; kind < kinds; kind++) push(codes, codeOf(s, hex, kind, k));
        else if (left < kinds) return codeOf(s, hex, left, k);
        left -= kinds;
      }
    }
  }
  return NONE;
}

const goodsAt = (s: State, hex: Hex): Goods => goodsOn(s, s.config.box.atlas.meadowOf[hex]!);

/** How many kinds of resources lie there. */
function kindsAt(s: State, hex: Hex): number {
  const goods = goodsAt(s, hex);
  if (onlyKind(goods) >= 0) return 1;
  let kinds = 0;
  for (const kind of EVERY_RESOURCE) if (countOf(goods, kind) > 0) kinds++;
  return kinds;
}

/** The n-th kind of what lies there, to an own site. */
function codeOf(s: State, hex: Hex, n: number, k: number): number {
  const { cells } = s.config.box.atlas;
  const goods = goodsAt(s, hex);
  const kind = onlyKind(goods) >= 0 ? -1 : EVERY_RESOURCE.filter((kind) => countOf(goods, kind) > 0)[n]!;
  return carryCode(cells[hex]!, kind, cells[own.hex[k]!]!, own.nth[k]!);
}
