import { ownerOf, thingOf } from '@penumbra/kit';
// What lies where: read from a view, for drawing and for ways.
import type { Atlas } from '../src/atlas.ts';
import type { Goods } from '../src/goods.ts';
import { isEmptyMeadow } from '../src/ground.ts';
import type { View } from '../src/view.ts';
import type { Hex } from '../src/words.ts';

export const atlasOfView = (v: View): Atlas => v.config.box.atlas;

/** An empty meadow: printed or laid, nothing on it. */
export const isOpen = (v: View, hex: number): boolean => isEmptyMeadow(v, hex as Hex);
export const isTile = (v: View, hex: number): boolean => isOpen(v, hex) && atlasOfView(v).meadowOf[hex] === -1;

export interface SiteOn {
  readonly kind: 'site';
  readonly seat: number;
  /** Which of its owner's on this ruin, from 1. */
  readonly nth: number;
  readonly goods: Goods;
}
export interface BuildingOn {
  readonly kind: 'building';
  readonly seat: number;
}
export type OnPlot = SiteOn | BuildingOn;

/** What stands on a ruin, plot by plot: buildings, then sites in the order they were staked. */
export function plotsOf(v: View, hex: Hex): readonly OnPlot[] {
  const buildings = v.buildings
    .filter((entry) => thingOf(entry) === hex)
    .map((entry): OnPlot => ({ kind: 'building', seat: ownerOf(entry) }));
  const counts = new Map<number, number>();
  const sites = v.sites.flatMap((entry, i): OnPlot[] => {
    if (thingOf(entry) !== hex) return [];
    const seat = ownerOf(entry);
    const nth = (counts.get(seat) ?? 0) + 1;
    counts.set(seat, nth);
    return [{ kind: 'site', seat, nth, goods: v.siteGoods[i] as Goods }];
  });
  return [...buildings, ...sites];
}

/** Which plot a seat's n-th site there takes; −1 if there is none. */
export const plotOfSite = (v: View, hex: Hex, seat: number, nth: number): number =>
  plotsOf(v, hex).findIndex((on) => on.kind === 'site' && on.seat === seat && on.nth === nth);

/** The own sites of a seat, with their ruins. */
export const sitesOf = (v: View, seat: number): readonly (SiteOn & { readonly hex: Hex })[] =>
  [...new Set(v.sites.filter((entry) => ownerOf(entry) === seat).map(thingOf))].flatMap((hex) =>
    plotsOf(v, hex as Hex).flatMap((on) =>
      on.kind === 'site' && on.seat === seat ? [{ ...on, hex: hex as Hex }] : [],
    ),
  );

/** By hex, where a good that sets out at `from` came from; −1 where it cannot be. Ruins and goods end a way. */
export function spread(v: View, from: Hex): Int16Array {
  const { neighbours, size } = atlasOfView(v);
  const came = new Int16Array(size).fill(-1);
  const queue = [from];
  came[from] = from;
  for (const hex of queue) {
    for (const next of neighbours[hex] as readonly Hex[]) {
      if (came[next] !== -1) continue;
      came[next] = hex;
      if (isOpen(v, next)) queue.push(next);
    }
  }
  return came;
}

/** The shortest way over empty meadows, both ends included; undefined if there is none. */
export function wayBetween(v: View, from: Hex, to: Hex): readonly Hex[] | undefined {
  const came = spread(v, from);
  if (came[to] === -1) return undefined;
  const way = [to];
  while (way[0] !== from) way.unshift(came[way[0] as Hex] as Hex);
  return way;
}

/** The empty meadows that a good from there can walk. */
export const reachOf = (v: View, from: Hex): readonly Hex[] => {
  const came = spread(v, from);
  return [...came.keys()].filter((hex) => hex !== from && came[hex] !== -1 && isOpen(v, hex)) as Hex[];
};
