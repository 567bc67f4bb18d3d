import type { ComponentSpec } from '@penumbra/kit';

/** The tables of the box: cards, tiles, maps, by id. This game has none. */
export type Components = Record<never, never>;

export const COMPONENTS: ComponentSpec<Components> = { tables: {} };

export const MOST = 3;
export const SMALLEST_HEAP = 9;
export const HEAPS = 6;
export const LAST_STONE = 3;
// #hidden
export const LUCK = 5;
// #end
