// The table between two truths: what stood before, with the events that have been shown so far.
import { type Moment, type Scenery, type ShownScene, shownScene } from '@penumbra/board/pure';
import { type Owned, owned, type Seat, type Seats, type Seen } from '@penumbra/kit';
import { type CellSet, cellsIn, NO_CELLS, setOf, sizeOf } from '../src/box.ts';
import { HIDDEN_CARD, NO_TILE, type Tile } from '../src/components.ts';
import { type Cubes, cubesOf, NO_CUBES, placed, sendHome, without } from '../src/cubes.ts';
import type { Event } from '../src/events.ts';
import type { Envyra } from '../src/index.ts';
import { addOwned, NOBODY_YET } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** A view that is being written on. */
type Draft = { -readonly [field in keyof View]: View[field] };
type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const changed = (list: readonly number[], index: number, by: number): readonly number[] =>
  list.with(index, (list[index] as number) + by);
const added = <T extends number>(list: readonly Owned<T>[], entry: Owned<T>): readonly Owned<T>[] => {
  const more = [...list];
  addOwned(more, entry);
  return more;
};

function capture(v: Draft, { seat, cell, tile }: Told<'tile-captured'>): void {
  const reserve = [...v.reserve];
  sendHome(v.cubes[cell] as Cubes, reserve);
  v.reserve = reserve;
  v.cubes = v.cubes.with(cell, NO_CUBES);
  v.tiles = v.tiles.with(cell, NO_TILE);
  v.captured = added(v.captured, owned(tile, seat));
  v.quiet = 0;
}

function takeBack(v: Draft, { seat, cells }: Told<'cubes-taken-back'>): void {
  for (const cell of cellsIn(cells)) {
    const cubes = v.cubes[cell] as Cubes;
    v.reserve = changed(v.reserve, seat, cubesOf(cubes, seat));
    v.cubes = v.cubes.with(cell, without(cubes, seat));
  }
}

function returnPlan(v: Draft, seat: Seat, cells: CellSet): void {
  v.plans = v.plans.with(seat, NO_CELLS);
  v.reserve = changed(v.reserve, seat, sizeOf(cells));
}

/** Classes of tiles in the supply: how many of each are left. */
const lay = (v: Draft, cell: number, tile: Tile): void => {
  v.tiles = v.tiles.with(cell, tile);
  const c = v.config.box.classOf[tile] as number;
  if ((v.supply[c] as number) > 0) v.supply = changed(v.supply, c, -1);
};

function apply(v: Draft, event: Event): void {
  switch (event.kind) {
    case 'start-drawn':
      v.start = event.seat;
      return;
    case 'tiles-dealt':
      v.supply = [v.config.box.size.starting, v.config.box.size.basic, 0, 1];
      return;
    case 'tile-laid':
      return lay(v, event.cell, event.tile);
    case 'card-opened':
      v.open = [...v.open, event.card];
      return;
    case 'card-dealt':
    case 'card-shown':
      v.secret = v.secret.with(event.seat, event.card);
      return;
    case 'card-hidden':
      v.secret = v.secret.with(event.seat, HIDDEN_CARD);
      return;
    case 'round-begun':
      Object.assign(v, { round: event.round, start: event.start, phase: 'plan', turn: NOBODY_YET, pass: 0 });
      return;
    case 'seat-stuck':
      Object.assign(v, { phase: 'remove', turn: event.seat });
      return;
    case 'tile-removed':
      v.tiles = v.tiles.with(event.cell, NO_TILE);
      v.removed = [...v.removed, event.tile];
      return;
    case 'seats-sat-out':
      v.sittingOut = event.seats.reduce((all, seat) => all | (1 << seat), 0) as Seats;
      v.lastRound = true;
      return;
    default:
      return applyRound(v, event);
  }
}

function applyRound(v: Draft, event: Event): void {
  switch (event.kind) {
    case 'plans-revealed':
      v.plans = event.plans;
      v.reserve = v.reserve.map((count, seat) => count - sizeOf(event.plans[seat] as CellSet));
      Object.assign(v, { phase: 'deploy', pass: 1, turn: v.start });
      return;
    case 'cube-deployed':
      v.plans = v.plans.with(event.seat, ((v.plans[event.seat] as CellSet) & ~setOf(event.cell)) as CellSet);
      v.cubes = v.cubes.with(event.cell, placed(v.cubes[event.cell] as Cubes, event.seat));
      return;
    case 'tile-captured':
      return capture(v, event);
    case 'card-won':
      v.open = v.open.filter((card) => card !== event.card);
      v.won = added(v.won, owned(event.card, event.seat));
      return;
    case 'cubes-returned':
      return returnPlan(v, event.seat, event.cells);
    case 'cubes-taken-back':
      return takeBack(v, event);
    case 'game-ended':
      Object.assign(v, { phase: 'over', turn: NOBODY_YET, pass: 0 });
      return;
    default:
      return;
  }
}

export function sceneAfter(view: View, event: Event): View {
  const draft: Draft = { ...view };
  apply(draft, event);
  return draft;
}

/** A removed tile is still seen while it sinks. */
const showsAfter = (event: Event): boolean => event.kind !== 'tile-removed' && event.kind !== 'game-ended';

const SCENERY: Scenery<Envyra, View> = { of: (view) => view, after: sceneAfter, showsAfter };

interface Stage {
  readonly seen: Seen<Envyra>;
  readonly before?: Seen<Envyra> | undefined;
  readonly moments?: readonly Moment<Envyra>[];
}

/** What stands on the table at this moment, for the board and for the panels. */
export const sceneOf = (stage: Stage): ShownScene<Envyra, View> => shownScene(stage, SCENERY);
