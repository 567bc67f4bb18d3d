import type { BoardProps } from '@penumbra/board';
import { useState } from 'react';
import { BLOCK, NO_TILE, SLOTS } from '../src/components.ts';
import type { UmbraVia } from '../src/index.ts';
import type { UmbraText } from '../text/words.ts';
import { assign, bidOfDraft, type Draft, draftOf, draftOfBid, inHand, nextPiece, type Piece } from './draft.ts';

export interface Bidding {
  readonly draft: Draft;
  readonly selected: number | undefined;
  /** A bid is asked for and not committed. */
  readonly bidding: boolean;
  readonly sealed: boolean;
  /** Why the last attempt was refused, until something is done about it. */
  readonly refusal: string | undefined;
  put(piece: Piece, slot: number): void;
  tapSlot(slot: number): void;
  tapPiece(piece: Piece): void;
  assignKey(slot: number): void;
  commit(): void;
  clear(): void;
  retract(): void;
  /** Backspace: what was put last comes back. */
  takeLast(): void;
}

interface Kept {
  readonly key: string;
  readonly draft: Draft;
  readonly selected: number | undefined;
  /** The refusal that was answered. */
  readonly heard: number | undefined;
}

/** The bid that is being made. It belongs to one seat and one bid: whoever looks next starts with nothing of it. */
export function useBid({
  seen,
  seat,
  act,
  retract,
  still,
  pending,
  refusal,
}: BoardProps<UmbraVia, UmbraText>): Bidding {
  const { view, mine } = seen;
  const sealed = mine?.kind === 'bid';
  const bidding = seat !== undefined && !still && view.phase === 'bid' && seen.legal.length > 0 && !sealed;
  const key = `${seat} ${view.round} ${view.bid} ${view.phase} ${view.hand}`;
  const [kept, setKept] = useState<Kept>(() => untouched(key, view.hand));
  const fresh = kept.key === key ? kept : untouched(key, view.hand);
  const draft = sealed ? draftOfBid(mine) : pending?.kind === 'bid' ? draftOfBid(pending) : bidding ? fresh.draft : [];
  const set = (changes: Partial<Kept>): void => setKept({ ...fresh, heard: refusal?.id, ...changes });

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
    refusal: refusal?.move.kind === 'bid' && refusal.id !== fresh.heard ? refusal.sentence : undefined,
    put,
    assignKey,
    tapSlot: assignKey,
    tapPiece: (piece) => (piece.slot >= 0 ? put(piece, -1) : bidding && set({ selected: piece.id })),
    commit: () => act(bidOfDraft(draft)),
    clear: () => set({ draft: draftOf(view.hand), selected: undefined }),
    takeLast: () => {
      const last = draft.findLast((piece) => piece.slot >= 0);
      if (last) put(last, -1);
    },
    retract: () => {
      set({ draft: sealed ? restored(mine, view.hand) : fresh.draft });
      retract();
    },
  };
}

const untouched = (key: string, hand: UmbraVia['View']['hand']): Kept => ({
  key,
  draft: draftOf(hand),
  selected: undefined,
  heard: undefined,
});

/** What was taken back lies where it lay, ready to be changed. */
const restored = (mine: UmbraVia['Move'], hand: UmbraVia['View']['hand']): Draft => {
  const draft = mine.kind === 'bid' ? draftOfBid(mine) : [];
  return draft.length === inHand(draftOf(hand)).length ? draft : draftOf(hand);
};
