import type { Review } from '@penumbra/bots';
import type { GameRecord } from '@penumbra/kit';
import { useEffect, useState } from 'react';
import { startReview } from '../think/reviewer.ts';
import { keepReview, keptReview } from './kept.ts';

export type Reviewing =
  | { readonly kind: 'none' }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'problem'; readonly problem: string };

interface Wanted {
  readonly record: GameRecord;
  /** Of the table on this device; a record that came in a link is not kept. */
  readonly id: string | undefined;
  /** Only finished games are judged. */
  readonly over: boolean;
}

/** What bots think of a finished game. It runs by itself, in a worker of its own, unless it is known already. */
export function useReview({ record, id, over }: Wanted): Reviewing {
  const [reply, setReply] = useState<Reviewing>(() => {
    const review = over && id !== undefined ? keptReview(id, record) : undefined;
    return review ? { kind: 'review', review } : { kind: 'none' };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a game, whatever else is drawn again
  useEffect(() => {
    if (!over || reply.kind === 'review') return;
    setReply({ kind: 'progress', done: 0, total: record.steps.length });
    return startReview(record, (answer) => {
      if (answer.kind === 'review' && id !== undefined) keepReview(id, record, answer.review);
      setReply(answer);
    });
  }, [over, id]);
  return reply;
}
