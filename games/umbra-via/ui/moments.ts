import type { Scenery, ShownScene } from '@penumbra/board/pure';
import type { CellSet } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import type { UmbraVia } from '../src/index.ts';
import type { AltarMoment } from './Altar.tsx';
import { showsAfter } from './motion.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';

export type Shown = ShownScene<UmbraVia, Scene>;
/** What lies on the table while a change is being shown, for the board and for the panels. */
export const SCENERY: Scenery<UmbraVia, Scene> = { of: sceneOf, after: sceneAfter, showsAfter };

export function altarMoment(event: Event | undefined): AltarMoment {
  switch (event?.kind) {
    case 'tiles-revealed':
      return { kind: 'reveal', slot: -1 };
    case 'bids-revealed':
      return { kind: 'bids', slot: -1 };
    case 'order-fixed':
      return { kind: 'order', slot: -1 };
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
