import type { ComponentSpec } from '@penumbra/kit';

/** The tables of the box: cards, tiles, maps, by id. This game has none. */
export type Components = Record<never, never>;

export const COMPONENTS: ComponentSpec<Components> = { tables: {} };

/** The dice of a seat at the start. */
export const DICE = 3;
export const FACES = 6;
/** Counts as every number, and no claim is about it. */
export const WILD = 1;
export const MOST_PLAYERS = 5;
