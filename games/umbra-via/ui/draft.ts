import { SLOTS } from '../src/components.ts';
import { countOf, type Flowers, flowers, KINDS, NO_FLOWERS, plus } from '../src/flowers.ts';
import { type Bid, bidOf } from '../src/moves/bid.ts';

/** A flower of the own hand while a bid is being made: where it lies, −1 in the hand. */
export interface Piece {
  readonly id: number;
  readonly kind: number;
  readonly slot: number;
}
export type Draft = readonly Piece[];

/** All of a hand, nothing assigned yet. */
export function draftOf(hand: Flowers): Draft {
  const kinds = KINDS.flatMap((_, kind) => new Array<number>(countOf(hand, kind)).fill(kind));
  return kinds.map((kind, id) => ({ id, kind, slot: -1 }));
}

/** A committed bid as it was made. */
export function draftOfBid(bid: Bid): Draft {
  const pieces = bid.slots.flatMap((all, slot) =>
    KINDS.flatMap((_, kind) => new Array(countOf(all, kind)).fill({ kind, slot })),
  ) as { kind: number; slot: number }[];
  return pieces.map((piece, id) => ({ ...piece, id }));
}

export const assign = (draft: Draft, id: number, slot: number): Draft =>
  draft.map((piece) => (piece.id === id ? { ...piece, slot } : piece));

export const bidOfDraft = (draft: Draft): Bid =>
  bidOf(
    Array.from({ length: SLOTS }, (_, slot) =>
      draft
        .filter((piece) => piece.slot === slot)
        .reduce<Flowers>((all, { kind }) => plus(all, flowers(kind, 1)), NO_FLOWERS),
    ),
  );

export const inHand = (draft: Draft): Draft => draft.filter((piece) => piece.slot < 0);
export const onSlot = (draft: Draft, slot: number): Draft => draft.filter((piece) => piece.slot === slot);

/** The flower that a tap on a slot assigns: the selected one, or the first that is left. */
export const nextPiece = (draft: Draft, selected: number | undefined): Piece | undefined =>
  inHand(draft).find((piece) => piece.id === selected) ?? inHand(draft)[0];
