import type { Moment } from '@penumbra/board';
import { BOARD, type CellSet, cellsIn } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import type { UmbraVia } from '../src/index.ts';
import type { View } from '../src/view.ts';
import type { AltarMoment } from './Altar.tsx';
import { flyCopy, flyFrom } from './flight.ts';
import { showsAfter } from './motion.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

export interface Shown {
  readonly scene: Scene;
  /** Before the moment that is being shown. */
  readonly earlier: Scene;
  readonly now: Moment<UmbraVia> | undefined;
}

/** What lies on the table while a change is being shown. */
export function shownScene(view: View, before: View | undefined, moments: readonly Moment<UmbraVia>[]): Shown {
  const now = moments.find((moment) => moment.when === 'now');
  if (!before || moments.length === 0) return { scene: sceneOf(view), earlier: sceneOf(view), now: undefined };
  const earlier = moments
    .filter((moment) => moment.when === 'past')
    .reduce((scene, { event }) => sceneAfter(scene, event), sceneOf(before));
  const scene = now && showsAfter(now.event) ? sceneAfter(earlier, now.event) : earlier;
  return { scene, earlier, now };
}

export function altarMoment(event: Event | undefined): AltarMoment {
  switch (event?.kind) {
    case 'tiles-revealed':
      return { kind: 'reveal', slot: -1 };
    case 'bids-revealed':
      return { kind: 'bids', slot: -1 };
    case 'tile-won':
      return { kind: 'won', slot: event.slot };
    case 'tile-discarded':
      return { kind: 'discard', slot: event.slot };
    default:
      return { kind: undefined, slot: -1 };
  }
}

export const leavingCells = (event: Event | undefined): CellSet => {
  if (event?.kind === 'path-summoned') return event.cells;
  return (event?.kind === 'four-point-cleared' ? 1 << event.cell : 0) as CellSet;
};

/** Flights of the moment: the tile from its slot to its cell, souls from the path to their bags. */
export function launch(root: Element, { now, earlier }: Shown): void {
  if (!now || now.ms === 0) return;
  const { event, ms } = now;
  if (event.kind === 'tile-placed') {
    const slot = earlier.order[0];
    const from = root.querySelector(`[data-altar-tile="${(slot ?? 0) + 1}"]`);
    const tile = root.querySelector(`[data-tile-at="${BOARD.names[event.cell]}"]`);
    if (from && tile) flyFrom(tile, from.getBoundingClientRect(), ms);
  }
  if (event.kind === 'path-summoned') flySouls(root, event, ms);
}

const MOST_FLIGHTS = 6;

function flySouls(root: Element, event: Event & { readonly kind: 'path-summoned' }, ms: number): void {
  const cells = cellsIn(event.cells).map((cell) => root.querySelector(`[data-cell="${BOARD.names[cell]}"]`));
  event.taken.forEach((taken, colour) => {
    const player = document.querySelector(`[data-uv-player="${colour}"]`);
    const picture = root.querySelector(`[data-gain="${colour}"] svg`);
    if (!player || !picture) return;
    for (let i = 0; i < Math.min(taken, MOST_FLIGHTS); i++) {
      const from = cells[i % cells.length];
      if (from) flyCopy(picture, from, player, { ms: ms * 0.55, delay: ms * 0.3 + i * 60 });
    }
  });
}
