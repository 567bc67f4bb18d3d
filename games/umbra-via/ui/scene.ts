import { CELLS, type Cell, type CellSet, NO_TILE, SLOTS, type Tile } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import { energyIn, type Flowers, type Heap, join, NO_FLOWERS, NO_HEAP, plus } from '../src/flowers.ts';
import { bidAt, MAX_PLAYERS } from '../src/state.ts';
import type { View } from '../src/view.ts';

/**
 * What lies on the table at one moment of a change. The rules give only the view before and after; in between the
 * scene follows the events, so that a tile that was laid and cleared in one step is seen lying there.
 */
export interface Scene {
  readonly tiles: readonly Tile[];
  readonly energy: readonly Heap[];
  readonly loose: readonly Heap[];
  readonly altar: readonly Tile[];
  readonly bids: readonly Flowers[];
  readonly order: readonly number[];
  readonly placer: number;
  readonly tiebreak: readonly number[];
  readonly souls: readonly number[];
  readonly suddenDeath: boolean;
}

export const sceneOf = (v: View): Scene => ({
  tiles: v.tiles,
  energy: v.energy,
  loose: v.loose,
  altar: v.altar,
  bids: v.bids,
  order: v.order,
  placer: v.placer,
  tiebreak: v.tiebreak,
  souls: v.souls,
  suddenDeath: v.suddenDeath,
});

const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));
const withoutBids = (bids: readonly Flowers[], slot: number): Flowers[] =>
  bids.map((bid, i) => (Math.floor(i / MAX_PLAYERS) === slot ? NO_FLOWERS : bid));

/** Takes a tile off the altar with all that lies on it. */
const withoutSlot = (s: Scene, slot: number): Scene => ({
  ...s,
  altar: replaced(s.altar, slot, NO_TILE),
  bids: withoutBids(s.bids, slot),
  order: s.order.filter((other) => other !== slot),
});

const withoutCells = (s: Scene, cells: CellSet): Scene => ({
  ...s,
  tiles: s.tiles.map((tile, cell) => (cells & (1 << cell) ? NO_TILE : tile)),
  energy: s.energy.map((energy, cell) => (cells & (1 << cell) ? NO_HEAP : energy)),
});

/** The scene after an event. */
export function sceneAfter(s: Scene, event: Event): Scene {
  switch (event.kind) {
    case 'tiebreak-set':
      return { ...s, tiebreak: event.order };
    case 'tiles-revealed':
      return { ...s, altar: Array.from({ length: SLOTS }, (_, slot) => event.tiles[slot] ?? NO_TILE), order: [] };
    case 'bids-revealed':
      return { ...s, bids: withBids(s.bids, event.bids) };
    case 'tile-discarded':
      return withoutSlot(s, event.slot);
    case 'order-fixed':
      return { ...s, order: event.order };
    case 'tile-won':
      return tileWon(s, event);
    case 'tile-placed':
      return tilePlaced(s, event);
    case 'energy-moved':
      return {
        ...s,
        energy: s.energy.map((heap, cell) =>
          cell === event.from ? NO_HEAP : cell === event.to ? join(heap, event.energy) : heap,
        ),
      };
    case 'energy-dropped':
      return { ...s, loose: replaced(s.loose, event.cell, join(s.loose[event.cell] as Heap, event.energy)) };
    case 'path-summoned':
      return {
        ...withoutCells(s, event.cells),
        souls: s.souls.map((left, colour) => left - (event.taken[colour] as number)),
      };
    case 'four-point-cleared':
      return withoutCells(s, (1 << event.cell) as CellSet);
    case 'sudden-death-begun':
      return { ...s, suddenDeath: true };
    case 'round-begun':
    case 'game-ended':
      return { ...s, placer: -1 };
    default:
      return s;
  }
}

function withBids(bids: readonly Flowers[], added: readonly (readonly Flowers[])[]): Flowers[] {
  const sum = bids.slice();
  added.forEach((slots, seat) => {
    for (const [slot, flowers] of slots.entries()) {
      const at = bidAt(slot, seat);
      sum[at] = plus(sum[at] as Flowers, flowers);
    }
  });
  return sum;
}

function tileWon(s: Scene, { slot, seat, tie }: Event & { readonly kind: 'tile-won' }): Scene {
  return {
    ...s,
    placer: seat,
    tiebreak: tie ? [...s.tiebreak.filter((other) => other !== seat), seat] : s.tiebreak,
    bids: s.bids.map((bid, i) => (Math.floor(i / MAX_PLAYERS) === slot ? energyIn(bid) : bid)),
  };
}

function tilePlaced(s: Scene, { cell, tile, energy }: Event & { readonly kind: 'tile-placed' }): Scene {
  const slot = s.order[0] ?? s.altar.indexOf(tile);
  return {
    ...withoutSlot(s, slot),
    tiles: replaced(s.tiles, cell, tile),
    energy: replaced(s.energy, cell, join(energy, s.loose[cell] as Heap)),
    loose: replaced(s.loose, cell, NO_HEAP),
  };
}

export const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell as Cell);
