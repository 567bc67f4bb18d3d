import type { BySeat, Seat } from '@penumbra/kit';
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

export type Event =
  | { readonly kind: 'first-chosen'; readonly seat: Seat }
  | { readonly kind: 'tokens-laid'; readonly cells: readonly Cell[]; readonly tokens: readonly Token[] }
  | { readonly kind: 'privates-dealt'; readonly sizes: BySeat<number> }
  /** To the seat alone. */
  | { readonly kind: 'hand-dealt'; readonly seat: Seat; readonly contracts: readonly Contract[] }
  | { readonly kind: 'contracts-opened'; readonly contracts: readonly Contract[] }
  | { readonly kind: 'place-refilled'; readonly place: number; readonly contract: Contract }
  | { readonly kind: 'turn-begun'; readonly seat: Seat; readonly last: boolean }
  /** The turn goes on, by what the seat holds in secret. */
  | { readonly kind: 'turn-kept'; readonly seat: Seat }
  | { readonly kind: 'turn-lost'; readonly seat: Seat }
  | {
      readonly kind: 'craftsman-placed';
      readonly seat: Seat;
      readonly at: Cell;
      readonly token: Token;
      readonly goods: Goods;
    }
  | { readonly kind: 'craftsman-returned'; readonly seat: Seat; readonly at: Cell }
  | { readonly kind: 'exploitation-emptied'; readonly at: Cell }
  | { readonly kind: 'site-placed'; readonly seat: Seat; readonly at: Cell }
  | { readonly kind: 'meadow-laid'; readonly seat: Seat; readonly at: Cell; readonly from: 'stack' | 'reserve' }
  | { readonly kind: 'explorer-uncovered'; readonly seat: Seat; readonly explorers: number }
  | {
      readonly kind: 'resource-carried';
      readonly seat: Seat;
      readonly from: Cell;
      readonly resource: Resource;
      readonly to: SiteName;
    }
  | {
      readonly kind: 'building-erected';
      readonly seat: Seat;
      readonly site: SiteName;
      readonly contract: Contract;
      readonly from: 'hand' | 'open';
      readonly paid: Goods;
      readonly stored: Goods;
    }
  | { readonly kind: 'end-card-taken'; readonly seat: Seat }
  | {
      readonly kind: 'resource-exchanged';
      readonly seat: Seat;
      readonly site: SiteName;
      readonly out: Resource;
      readonly into: Resource;
    }
  | { readonly kind: 'action-gained'; readonly seat: Seat }
  | { readonly kind: 'tile-flown'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'resource-returned'; readonly seat: Seat; readonly place: Place; readonly resource: Resource }
  | {
      readonly kind: 'token-harvested';
      readonly seat: Seat;
      readonly at: Cell;
      readonly token: Token;
      readonly goods: Goods;
    }
  | { readonly kind: 'resource-delivered'; readonly seat: Seat; readonly site: SiteName; readonly resource: Resource }
  /** To the seat alone; the others hear `card-drawn`. */
  | { readonly kind: 'contract-drawn'; readonly seat: Seat; readonly contract: Contract }
  | { readonly kind: 'card-drawn'; readonly seat: Seat }
  | { readonly kind: 'tiles-returned'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'ability-skipped'; readonly seat: Seat; readonly contract: Contract }
  | { readonly kind: 'resources-stored'; readonly seat: Seat; readonly goods: Goods }
  | { readonly kind: 'game-ended'; readonly ending: Ending };
