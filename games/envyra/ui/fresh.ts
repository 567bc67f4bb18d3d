// What the others did since one last acted, so that it can be marked. Pure.
import type { News, Seat } from '@penumbra/kit';
import type { Event } from '../src/events.ts';
import type { Envyra } from '../src/index.ts';

export interface Fresh {
  /** By cell: how many of the newest cubes. */
  readonly cubes: ReadonlyMap<number, number>;
  /** Cells with a tile that was not there. */
  readonly tiles: ReadonlySet<number>;
}

/** Whoever only looks on sees the last cube marked. */
export function freshOf(log: readonly News<Envyra>[], seat: Seat | undefined): Fresh {
  const events = log.flatMap((news) => news.events as readonly Event[]);
  const isOwn = (event: Event): boolean =>
    event.kind === 'cube-deployed' && (seat === undefined || event.seat === seat);
  const last = events.findLastIndex(isOwn);
  const since = events.slice(seat === undefined ? last : last + 1);
  const cubes = new Map<number, number>();
  const tiles = new Set<number>();
  for (const event of since) {
    if (event.kind === 'cube-deployed') cubes.set(event.cell, (cubes.get(event.cell) ?? 0) + 1);
    if (event.kind === 'tile-captured') cubes.delete(event.cell);
    // The first round has only new tiles: there is nothing to mark.
    if (event.kind === 'tile-laid' && last >= 0) tiles.add(event.cell);
  }
  return { cubes, tiles };
}
