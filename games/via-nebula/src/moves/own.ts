import { ownerOf, thingOf } from '@penumbra/kit';
import { hexAt, meadowAt } from '../atlas.ts';
import type { SiteName } from '../events.ts';
import type { Goods } from '../goods.ts';
import { nthOfSite, type State, siteIndex, siteNumbered } from '../state.ts';
import type { Cell, Hex, Meadow } from '../words.ts';
import { STORAGE } from './move.ts';
import { cellOf, hexOfMeadow } from './pieces.ts';

// Where resources lie that belong to a seat: own exploitations (with its craftsman), own sites, own storage.

export type Heap = { readonly list: Goods[] } & (
  | { readonly where: 'exploitation'; readonly index: Meadow }
  | { readonly where: 'site' | 'storage'; readonly index: number }
);

export const isOwnMeadow = (s: State, seat: number, meadow: Meadow): boolean => s.owners[meadow] === seat + 1;

export function heapAt(s: State, seat: number, at: Cell, nth: number): Heap | undefined {
  const { atlas } = s.config.box;
  if (at === STORAGE) return nth === 1 ? { where: 'storage', list: s.storage, index: seat } : undefined;
  const meadow = meadowAt(atlas, at);
  if (meadow !== undefined) {
    return nth === 1 && isOwnMeadow(s, seat, meadow)
      ? { where: 'exploitation', list: s.goods, index: meadow }
      : undefined;
  }
  const hex = hexAt(atlas, at);
  const index = hex === undefined ? -1 : siteIndex(s, seat, hex, nth);
  return index < 0 ? undefined : { where: 'site', list: s.siteGoods, index };
}

/** The own sites that were last asked for, in their order: where in `sites`, on which ruin, and the how many-th there. */
export const own: { index: number[]; hex: Hex[]; nth: number[] } = { index: [], hex: [], nth: [] };

/** Finds them; gives how many there are. */
export function findSites({ sites }: State, seat: number): number {
  let count = 0;
  for (let i = 0; i < sites.length; i++) {
    const entry = sites[i]!;
    if (ownerOf(entry) !== seat) continue;
    const hex = thingOf(entry);
    let nth = 1;
    for (let k = 0; k < count; k++) if (own.hex[k] === hex) nth++;
    own.index[count] = i;
    own.hex[count] = hex;
    own.nth[count] = nth;
    count++;
  }
  return count;
}

export const nameOfMeadowCell = (s: State, meadow: Meadow): Cell => cellOf(s, hexOfMeadow(s, meadow));
export const nameOfSite = (s: State, index: number): SiteName => ({
  at: cellOf(s, thingOf(siteNumbered(s, index))),
  nth: nthOfSite(s, index),
});
