// Reviews are kept beside the games they are about: the bots look at a finished game once.
import type { Review } from '@penumbra/bots';
import type { GameRecord } from '@penumbra/kit';

/** The number grows when reviews say more: older ones are made anew. */
const KEY = 'penumbra/review/2/';

interface Kept {
  /** What it is about: a game that was taken back and played on is another. */
  readonly of: string;
  readonly review: Review;
}

const nameOf = ({ steps }: GameRecord): string => `${steps.length} ${steps.at(-1)?.join(' ')}`;

export function keptReview(id: string, record: GameRecord): Review | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + id) ?? 'null') as Kept | null;
    return kept?.of === nameOf(record) ? kept.review : undefined;
  } catch {
    return undefined;
  }
}

/** Shares of a hundredth of a per cent are enough for a curve, and take a third of the room. */
const short = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;

export function keepReview(id: string, record: GameRecord, review: Review): void {
  try {
    const kept: Kept = { of: nameOf(record), review };
    localStorage.setItem(KEY + id, JSON.stringify(kept, short));
  } catch {
    // Without room the bots look once more next time.
  }
}
