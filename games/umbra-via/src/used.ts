import { itemOf, type Used } from '@penumbra/kit';
import { SHAPES, shapeOf, type Tile, VOID } from './components.ts';
import type { Event } from './events.ts';

/** Tiles count by their shape: how they lie is chance. */
const shape = (tile: Tile): string => itemOf(SHAPES, shapeOf(tile));

export function used(event: Event): Used | undefined {
  switch (event.kind) {
    case 'tile-placed':
      return { seat: event.seat, component: shape(event.tile) };
    // Who wins a void drops energy instead of placing it; a block is for nobody.
    case 'energy-dropped':
      return { seat: event.seat, component: shape(VOID) };
    default:
      return undefined;
  }
}
