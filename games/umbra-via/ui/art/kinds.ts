import type { TableConfig } from '../../src/box.ts';
import type { FlowerColour } from './Flower.tsx';

/** How a kind of a seat's flowers looks: kinds 2 and 3 are neutral. */
export const flowerOf = (
  config: TableConfig,
  seat: number,
  kind: number,
): { readonly colour: FlowerColour; readonly soul: boolean } => ({
  colour: (kind < 2 ? config.seats[seat] : 'neutral') as FlowerColour,
  soul: kind % 2 === 1,
});
