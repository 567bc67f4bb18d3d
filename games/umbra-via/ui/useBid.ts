import type { BoardProps } from '@penumbra/board';
import { useState } from 'react';
import { BLOCK, NO_TILE, SLOTS } from '../src/components.ts';
import type { UmbraVia } from '../src/index.ts';
import { assign, bidOfDraft, type Draft, draftOf, draftOfBid, inHand, nextPiece, type Piece } from './draft.ts';

export interface Bidding {
  readonly draft: Draft;
  readonly selected: number | undefined;
  /** A bid is asked for and not committed. */
  readonly bidding: boolean;
  readonly sealed: boolean;
  put(piece: Piece, slot: number): void;
  tapSlot(slot: number): void;
  tapPiece(piece: Piece): void;
  assignKey(slot: number): void;
  commit(): void;
  clear(): void;
  retract(): void;
}

interface Kept {
  readonly key: string;
  readonly draft: Draft;
  readonly selected: number | undefined;
}

/** The bid that is being made. It belongs to one seat and one bid: whoever looks next starts with nothing of it. */
export function useBid({ seen, seat, act, retract, still, pending }: BoardProps<UmbraVia>): Bidding {
  const { view, mine } = seen;
  const sealed = mine?.kind === 'bid';
  const bidding = seat !== undefined && !still && view.phase === 'bid' && seen.legal.length > 0 && !sealed;
  const key = `${seat} ${view.round} ${view.bid} ${view.phase} ${view.hand}`;
  const [kept, setKept] = useState<Kept>({ key, draft: draftOf(view.hand), selected: undefined });
  const fresh: Kept = kept.key === key ? kept : { key, draft: draftOf(view.hand), selected: undefined };
  const draft = sealed ? draftOfBid(mine) : pending?.kind === 'bid' ? draftOfBid(pending) : bidding ? fresh.draft : [];
  const set = (changes: Partial<Kept>): void => setKept({ ...fresh, ...changes });

  const put = (piece: Piece, slot: number): void => {
    if (!bidding) return;
    const isClosed = slot >= 0 && (view.altar[slot] === NO_TILE || view.altar[slot] === BLOCK);
    const next = assign(draft, piece.id, slot);
    // The rules themselves say why not.
    if (isClosed) return act(bidOfDraft(next));
    set({ draft: next, selected: undefined });
  };
  const assignKey = (slot: number): void => {
    const piece = nextPiece(draft, fresh.selected);
    if (piece && slot < SLOTS) put(piece, slot);
  };
  return {
    draft,
    selected: fresh.selected,
    bidding,
    sealed,
    put,
    assignKey,
    tapSlot: assignKey,
    tapPiece: (piece) => (piece.slot >= 0 ? put(piece, -1) : bidding && set({ selected: piece.id })),
    commit: () => act(bidOfDraft(draft)),
    clear: () => set({ draft: draftOf(view.hand), selected: undefined }),
    retract: () => {
      set({ draft: sealed ? restored(mine, view.hand) : fresh.draft });
      retract();
    },
  };
}

/** What was taken back lies where it lay, ready to be changed. */
const restored = (mine: UmbraVia['Move'], hand: UmbraVia['View']['hand']): Draft => {
  const draft = mine.kind === 'bid' ? draftOfBid(mine) : [];
  return draft.length === inHand(draftOf(hand)).length ? draft : draftOf(hand);
};
