import type { BySeat, Kinds, Seat } from '@penumbra/kit';
import type { Goods } from './goods.ts';
import type { Cell, Contract, Resource, Token } from './words.ts';

export const ENDINGS = ['fifth-building', 'stuck'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A site: the n-th (from 1) of its owner's on that ruin. */
export interface SiteName {
  readonly at: Cell;
  readonly nth: number;
}
/** Where resources lie that a seat may touch: an exploitation or site of its own, or its storage. */
export type Place = SiteName | 'storage';

export type Event = Kinds<{
  'first-chosen': { seat: Seat };
  'tokens-laid': { cells: readonly Cell[]; tokens: readonly Token[] };
  'privates-dealt': { sizes: BySeat<number> };
  /** To the seat alone. */
  'hand-dealt': { seat: Seat; contracts: readonly Contract[] };
  'contracts-opened': { contracts: readonly Contract[] };
  'place-refilled': { place: number; contract: Contract };
  'turn-begun': { seat: Seat; last: boolean };
  /** The turn goes on, by what the seat holds in secret. */
  'turn-kept': { seat: Seat };
  'turn-lost': { seat: Seat };
  'craftsman-placed': { seat: Seat; at: Cell; token: Token; goods: Goods };
  'craftsman-returned': { seat: Seat; at: Cell };
  'exploitation-emptied': { at: Cell };
  'site-placed': { seat: Seat; at: Cell };
  'meadow-laid': { seat: Seat; at: Cell; from: 'stack' | 'reserve' };
  'explorer-uncovered': { seat: Seat; explorers: number };
  'resource-carried': { seat: Seat; from: Cell; resource: Resource; to: SiteName };
  'building-erected': {
    seat: Seat;
    site: SiteName;
    contract: Contract;
    from: 'hand' | 'open';
    paid: Goods;
    stored: Goods;
  };
  'end-card-taken': { seat: Seat };
  'resource-exchanged': { seat: Seat; site: SiteName; out: Resource; into: Resource };
  'action-gained': { seat: Seat };
  'tile-flown': { seat: Seat; from: Cell; to: Cell };
  'resource-returned': { seat: Seat; place: Place; resource: Resource };
  'token-harvested': { seat: Seat; at: Cell; token: Token; goods: Goods };
  'resource-delivered': { seat: Seat; site: SiteName; resource: Resource };
  /** To the seat alone; the others hear `card-drawn`. */
  'contract-drawn': { seat: Seat; contract: Contract };
  'card-drawn': { seat: Seat };
  'tiles-returned': { seat: Seat; count: number };
  'ability-skipped': { seat: Seat; contract: Contract };
  'resources-stored': { seat: Seat; goods: Goods };
  'game-ended': { ending: Ending };
}>;
